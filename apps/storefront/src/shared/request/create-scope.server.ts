/** Makes the scope of a request from the values that the HTTP server passes in. */
import { type CookieJar, createCookieJar } from './cookie-jar.server.ts';
import type { RequestScope } from './request-scope.ts';

/** What the HTTP server passes in about a request. */
export interface ListenerScope {
  id: string;
  address: string | undefined;
  /** The visitor's cookies and connection; absent for a public page. */
  personal?: { cookie: string; signal: AbortSignal };
}

/** The scope of a request, with properties that only the middleware reads. */
export interface TrackedScope extends RequestScope {
  /** Whether the rendering read or set a value of the visitor, so that the reply is private. */
  readonly isPersonal: boolean;
  /** Whether the scope belongs to a public page, which has no visitor. */
  readonly isPublic: boolean;
  /** Values of `Set-Cookie`. */
  setCookies(): string[];
}

/** @param secure whether the shop is served over TLS */
export function createRequestScope(listener: ListenerScope | undefined, secure: boolean): TrackedScope {
  return listener?.personal ? new PersonalScope(listener, listener.personal, secure) : publicScope;
}

class PersonalScope implements TrackedScope {
  readonly #listener: ListenerScope;
  readonly #own: NonNullable<ListenerScope['personal']>;
  readonly #secure: boolean;
  #jar: CookieJar | undefined;
  isPersonal = false;
  readonly isPublic = false;

  constructor(listener: ListenerScope, own: NonNullable<ListenerScope['personal']>, secure: boolean) {
    this.#listener = listener;
    this.#own = own;
    this.#secure = secure;
  }

  get id(): string {
    return this.#listener.id;
  }

  get address(): string | undefined {
    this.isPersonal = true;
    return this.#listener.address;
  }

  get signal(): AbortSignal {
    return this.#own.signal;
  }

  get cookies(): CookieJar {
    this.isPersonal = true;
    this.#jar ??= createCookieJar(this.#own.cookie, this.#secure);
    return this.#jar;
  }

  setCookies(): string[] {
    return this.#jar?.lines() ?? [];
  }
}

/**
 * The scope of public pages. It throws when a visitor's value is read, since all later visitors would see that value.
 */
const publicScope: TrackedScope = {
  get id() {
    return refuse('id');
  },
  get address() {
    return refuse('address');
  },
  get signal() {
    return refuse('signal');
  },
  get cookies() {
    return refuse('cookies');
  },
  isPersonal: false,
  isPublic: true,
  setCookies: () => [],
};

function refuse(what: string): never {
  throw new Error(
    `A public page is the same for everybody, so its loader may not use the request's ${what}: take its route off app/public-pages.ts.`,
  );
}
