/** The end of a session in the browser: what is deleted, and where each of its tabs goes (SS-03, SS-05). */
import { signOutPatienceMs } from '@tianguis/domain';
import { cookieChange, expiredCookieLine, readCookie, writeCookie } from '../../device/cookies.ts';
import { loginPath, paths } from '../../links/paths.ts';
import { sessionCookies } from '../session-names.ts';
import { afterArrival, isPrivate } from './departures.ts';
import { erasedCookies, erasedItems } from './erased-at-sign-out.ts';

const channelName = 'sesion';
/** SS-03: pages that are reloaded at the end of a session instead of left. */
const isStart = (path: string) => ['', '/home', paths.login].includes(path.replace(/\/$/, ''));

/** Deletes all cookies and items that scripts may delete. The server deletes the other cookies. */
function eraseDevice(): void {
  for (const name of erasedCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shoppers use
    if (readCookie(name) !== undefined) document.cookie = expiredCookieLine(name);
  }
  for (const name of erasedItems) {
    try {
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  }
  delete document.documentElement.dataset.theme;
  window.dispatchEvent(new Event(cookieChange));
}

/**
 * This tab also receives the message that it has sent. The tab ignores the message if it is already leaving the page.
 */
let isLeaving = false;

/** Messages to the other tabs: the customer has ended the session, or the server has. */
type Message = 'fin' | 'vencida';

/**
 * Deletes the data of the customer on this device, and notifies the other tabs. The caller leaves the page.
 * @param isRevoked false if the server was not reached. A cookie then makes the next request end the session. Until
 * then the session signs nobody in (SS-03)
 */
export function forgetSession(isRevoked = true, message: Message = 'fin'): void {
  isLeaving = true;
  eraseDevice();
  if (!isRevoked) writeCookie(sessionCookies.ended, '1');
  if ('BroadcastChannel' in window) new BroadcastChannel(channelName).postMessage(message);
}

type LastWork = () => Promise<void>;
const lastWork = new Set<LastWork>();

/**
 * Registers work that this page does before it is left because the server has ended the session, such as storing typed
 * texts (ER-09). A customer who signs out wants nothing stored, so the work is then not done.
 * @returns a function that removes the work
 */
export function beforeSessionEnd(work: LastWork): () => void {
  lastWork.add(work);
  return () => void lastWork.delete(work);
}

/** Does the registered work. The page waits for the server as long as it waits at a sign-out. */
async function finish(): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, signOutPatienceMs);
  await Promise.race([Promise.allSettled([...lastWork].map((work) => work())), isLate]);
  clearTimeout(timer);
}

type Target = 'login' | 'home';

/**
 * The customer ends the session: this tab leaves the page at once, and notifies the other tabs.
 * @param isRevoked as in `forgetSession`
 */
export function leaveSession(to: Target, isRevoked = true): void {
  forgetSession(isRevoked);
  goOn(to);
}

/**
 * The server has ended the session: this tab does the same, but first does its last work, and waits for a document that
 * it has requested.
 */
export async function leaveEndedSession(to: Target): Promise<void> {
  forgetSession(true, 'vencida');
  await finish();
  afterArrival(() => goOn(to));
}

function goOn(to: Target): void {
  const { pathname, search, origin } = location;
  if (to === 'login') location.assign(loginPath(origin + pathname + search));
  else if (isStart(pathname)) location.reload();
  else location.assign(paths.home);
}

/**
 * Delay of the check after a changed cookie. A reply to this tab's own call deletes cookies a moment before `isLeaving`
 * is set.
 */
const ownEndMs = 1_000;

/**
 * Handles the end of the session in the other tabs. A tab with a page of the customer leaves this page. In a tab with
 * another page the greeting disappears. A tab that signs out by script notifies the other tabs; a tab without scripts
 * cannot send a message. So tabs also check the session when they become visible, and when a cookie changes, if the
 * browser reports that. Call this while signed in.
 */
export function onSessionEnd(): void {
  let wasSignedIn = true;
  // The reply that ended the session may redirect to the sign-in, so that document may arrive first.
  const leave = () =>
    afterArrival(() => {
      if (isPrivate(location.pathname) && !isLeaving) location.replace(paths.home);
    });
  const react = async (message: Message) => {
    wasSignedIn = false;
    window.dispatchEvent(new Event(cookieChange));
    if (message === 'vencida' && !isLeaving) await finish();
    leave();
  };
  // Without a message the customer may have signed out before scripts ran, so nothing is stored.
  const look = () => {
    const isSignedIn = readCookie(sessionCookies.profile) !== undefined;
    if (wasSignedIn && !isSignedIn) void react('fin');
    wasSignedIn = isSignedIn;
  };
  if ('BroadcastChannel' in window)
    new BroadcastChannel(channelName).addEventListener('message', ({ data }) => void react(data));
  if ('cookieStore' in window) cookieStore.addEventListener('change', () => setTimeout(look, ownEndMs));
  document.addEventListener('visibilitychange', look);
  // A page in the back/forward cache did not notice the end of the session.
  window.addEventListener('pageshow', look);
  // The session may have ended while this script was loaded.
  look();
}
