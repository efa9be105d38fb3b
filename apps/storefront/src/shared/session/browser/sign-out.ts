import { signOutPatienceMs } from '@tianguis/domain';
import { paths } from '../../links/paths.ts';
import { leaveSession } from './leave-session.ts';

/**
 * SS-03: the call runs, for at most 700 ms; then all that is stored is erased, and the page goes home.
 */
export async function signOut(): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, signOutPatienceMs, false);
  const isEnded = await Promise.race([endAtShop(), isLate]);
  clearTimeout(timer);
  leaveSession('home', isEnded);
}

/** Ends the session at the shop, and erases what no script can. @returns whether the shop did so */
export async function endAtShop(): Promise<boolean> {
  try {
    // Goes on when the page is left. Its redirect home is not followed: the page goes there itself.
    const reply = await fetch(paths.signOut, { method: 'POST', redirect: 'manual', keepalive: true });
    return reply.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
