import { useEffect } from 'react';
import { useCookie } from '../../device/use-cookie.ts';
import { sessionCookies } from '../session-names.ts';

/**
 * Starts what is only for who is signed in, and loaded for nobody else. What cannot be loaded (offline, or another
 * build) is left out: pages work without it. @param start does nothing more when it is called again
 */
export function useWhileSignedIn(start: () => Promise<unknown>): void {
  const isSignedIn = useCookie(sessionCookies.profile) !== undefined;
  useEffect(() => {
    if (isSignedIn) start().catch(() => undefined);
  }, [isSignedIn, start]);
}
