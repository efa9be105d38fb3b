import { cookieSeconds } from '@tianguis/domain';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { Cookies } from './request-scope.ts';

export interface CookieJar extends Cookies {
  /** Values of `Set-Cookie`, one a name: the last that was set counts. */
  lines(): string[];
}

/**
 * @param header what the browser sent; a value that cannot be decoded is given as it is
 * @param secure whether the shop is served over TLS
 */
export function createCookieJar(header: string, secure: boolean): CookieJar {
  const sent = parseCookie(header);
  const changed = new Map<string, { value: string | undefined; line: string }>();

  function put(cookie: Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'httpOnly'>): void {
    const { name, value, maxAge } = cookie;
    const line = stringifySetCookie({ ...cookie, secure, path: '/', sameSite: 'lax' });
    changed.set(name, { value: maxAge === 0 ? undefined : value, line });
  }

  return {
    get(name) {
      const own = changed.get(name);
      return own ? own.value : sent[name];
    },
    set: (name, value, { maxAge = cookieSeconds, readable = false } = {}) =>
      put({ name, value, maxAge, httpOnly: !readable }),
    delete: (name) => put({ name, value: '', maxAge: 0, httpOnly: true }),
    lines: () => Array.from(changed.values(), ({ line }) => line),
  };
}
