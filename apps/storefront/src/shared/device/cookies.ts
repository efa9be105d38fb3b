/** Small, readable cookies without secrets: the settings of a device (ST-03). */
import { cookieSeconds } from '@tianguis/domain';

/**
 * Decoded value of a cookie; undefined if the cookie is missing. `from` is a Cookie header; default: the page's
 * cookies.
 */
export function readCookie(
  name: string,
  from = typeof document === 'undefined' ? '' : document.cookie,
): string | undefined {
  for (const part of from.split('; ')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) {
      try {
        return decodeURIComponent(part.slice(at + 1));
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}

/** A Set-Cookie value that lasts a year; `secure` if the shop is served over TLS. */
export function cookieLine(name: string, value: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** A Set-Cookie value that deletes a cookie. */
export function expiredCookieLine(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Name of the window event that reports a changed cookie. */
export const cookieChange = 'cookiechange';

/** Sets a cookie from the page, and notifies its subscribers. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shoppers use
  document.cookie = cookieLine(name, value, location.protocol === 'https:');
  window.dispatchEvent(new Event(cookieChange));
}

/** Deletes a cookie from the page, and notifies its subscribers. */
export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = expiredCookieLine(name);
  window.dispatchEvent(new Event(cookieChange));
}

/**
 * Calls `listener` when a cookie may have changed: this page changed it, another tab may have changed it while this tab
 * was hidden, or the page returns from the back/forward cache.
 * @returns a function that ends the calls
 */
export function watchCookies(listener: () => void): () => void {
  window.addEventListener(cookieChange, listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener(cookieChange, listener);
    window.removeEventListener('pageshow', listener);
  };
}
