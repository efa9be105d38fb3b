/** The scope of a request, of what the listener hands over. */
import { type CookieJar, createCookieJar } from './cookie-jar.server.ts';
import type { RequestScope } from './request-scope.ts';

/** What the listener knows of a request. */
export interface ListenerScope {
  id: string;
  address: string | undefined;
  /** What is the visitor's own; absent for a page that is the same for everybody. */
  personal?: { cookie: string; signal: AbortSignal };
}

/** The scope of a request, with what only its middleware needs to know. */
export interface TrackedScope extends RequestScope {
  /** Whether something of the visitor was read or set, so that the reply is the visitor's own. */
  readonly isPersonal: boolean;
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

/** Whatever is read of it would be shown to everybody who comes after. */
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
  setCookies: () => [],
};

function refuse(what: string): never {
  throw new Error(
    `A public page is the same for everybody, so its loader may not use the request's ${what}: take its route off app/public-pages.ts.`,
  );
}
