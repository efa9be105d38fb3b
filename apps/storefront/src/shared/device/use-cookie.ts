import { useSyncExternalStore } from 'react';
import { cookieChange, readCookie } from './cookies.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener(cookieChange, listener);
  // A page that comes back out of the browser's memory may find what another page has changed.
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(cookieChange, listener);
    window.removeEventListener('pageshow', listener);
  };
}

/**
 * Value of a readable cookie, and again when this page changes it. Undefined on the server and at hydration: pages are the same for
 * everybody, and what is personal comes after.
 */
export function useCookie(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(name),
    () => undefined,
  );
}
