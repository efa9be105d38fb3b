import { cookieSeconds } from '@tianguis/domain';
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { Cookies } from './request-scope.ts';

export interface CookieJar extends Cookies {
  /** Values of `Set-Cookie`. If a cookie was set twice, only the last value is sent. */
  lines(): string[];
}

/**
 * @param header the browser's header; a value that cannot be decoded is returned unchanged
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
