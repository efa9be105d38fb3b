import { signOutPatienceMs } from '@tianguis/domain';
import { paths } from '../../links/paths.ts';
import { leaveSession } from './leave-session.ts';

/** SS-03: waits at most 700 ms for the server, then deletes all stored data and goes to the home page. */
export async function signOut(): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, signOutPatienceMs, false);
  const isEnded = await Promise.race([endAtShop(), isLate]);
  clearTimeout(timer);
  leaveSession('home', isEnded);
}

/**
 * Ends the session at the server, which also deletes the cookies that scripts cannot delete.
 * @returns whether the server did so
 */
export async function endAtShop(): Promise<boolean> {
  try {
    // The request continues when the page is left. The redirect of the reply is not followed, since the script goes to
    // the home page.
    const reply = await fetch(paths.signOut, { method: 'POST', redirect: 'manual', keepalive: true });
    return reply.type === 'opaqueredirect';
  } catch {
    return false;
  }
}
