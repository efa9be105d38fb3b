import { useEffect } from 'react';
import { useCookie } from '../../device/use-cookie.ts';
import { sessionCookies } from '../session-names.ts';

/**
 * Calls `start` while a customer is signed in, so that visitors do not load its code. If the code cannot be loaded
 * (offline, or after a deploy), pages work without it.
 * @param start does nothing when it is called again
 */
export function useWhileSignedIn(start: () => Promise<unknown>): void {
  const isSignedIn = useCookie(sessionCookies.profile) !== undefined;
  useEffect(() => {
    if (isSignedIn) start().catch(() => undefined);
  }, [isSignedIn, start]);
}
