import { useSyncExternalStore } from 'react';
import { cookieChange, readCookie } from './cookies.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener(cookieChange, listener);
  // A page that returns from the back/forward cache may be outdated: another page may have changed the cookie.
  window.addEventListener('pageshow', listener);
  // And so may another tab.
  document.addEventListener('visibilitychange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener(cookieChange, listener);
    window.removeEventListener('pageshow', listener);
  };
}

/**
 * Value of a readable cookie, updated when this page changes it. Undefined on the server and at hydration: pages are
 * the same for everybody, and personal values appear after hydration.
 */
export function useCookie(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(name),
    () => undefined,
  );
}
