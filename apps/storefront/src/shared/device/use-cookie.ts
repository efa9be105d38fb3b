import { useSyncExternalStore } from 'react';
import { cookieChange, readCookie } from './cookies.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener(cookieChange, listener);
  // A page that returns from the back/forward cache may be out of date: another page may have changed the cookie.
  window.addEventListener('pageshow', listener);
  // Another tab may also have changed the cookie.
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener(cookieChange, listener);
    window.removeEventListener('pageshow', listener);
  };
}

/**
 * Value of a readable cookie, updated when this page changes the cookie. The value is undefined on the server and at
 * hydration, since pages are the same for everybody. Personal values appear after hydration.
 */
export function useCookie(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(name),
    () => undefined,
  );
}
