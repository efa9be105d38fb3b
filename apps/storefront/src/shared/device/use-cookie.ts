import { useSyncExternalStore } from 'react';
import { readCookie, watchCookies } from './cookies.ts';

/**
 * Value of a readable cookie, updated when this page or another tab changes the cookie. The value is undefined on the
 * server and at hydration, since pages are the same for everybody. Personal values appear after hydration.
 */
export function useCookie(name: string): string | undefined {
  return useSyncExternalStore(
    watchCookies,
    () => readCookie(name),
    () => undefined,
  );
}
