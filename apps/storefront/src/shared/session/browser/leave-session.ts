/** The end of a session in the browser: what is erased, and where each of its tabs goes (SS-03, SS-05). */
import { cookieChange, expiredCookieLine, readCookie, writeCookie } from '../../device/cookies.ts';
import { loginPath, paths } from '../../links/paths.ts';
import { sessionCookies } from '../session-names.ts';
import { erasedCookies, erasedItems } from './erased-at-sign-out.ts';

const channelName = 'sesion';
/** Pages that show what is only the customer's. */
const isPrivate = (path: string) => /^\/(mi-cuenta|carrito|pedido|acciones)(\/|$)/.test(path);
/** SS-03: these pages are loaded again instead of left. */
const isStart = (path: string) => ['', '/home', paths.login].includes(path.replace(/\/$/, ''));

/** Erases what scripts may erase; the rest is the server's. */
function eraseDevice(): void {
  for (const name of erasedCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that shoppers use
    if (readCookie(name) !== undefined) document.cookie = expiredCookieLine(name);
  }
  for (const name of erasedItems) {
    try {
      localStorage.removeItem(name);
    } catch {
      // Forbidden: nothing was stored.
    }
  }
  delete document.documentElement.dataset.theme;
  window.dispatchEvent(new Event(cookieChange));
}

/** This tab hears its own message, too; it knows already where it goes. */
let isLeaving = false;

/**
 * Erases what this device stores of the customer, and tells the other tabs. The page goes on by itself.
 * @param isRevoked false where the server does not know of it: a marker makes the next request that reaches it end the
 *   session, which until then signs nobody in (SS-03)
 */
export function forgetSession(isRevoked = true): void {
  isLeaving = true;
  eraseDevice();
  if (!isRevoked) writeCookie(sessionCookies.ended, '1');
  if ('BroadcastChannel' in window) new BroadcastChannel(channelName).postMessage('fin');
}

type Target = 'login' | 'home';

/** The customer ends the session: this tab goes on at once, and tells the others. @param isRevoked as of `forgetSession` */
export function leaveSession(to: Target, isRevoked = true): void {
  forgetSession(isRevoked);
  goOn(to);
}

/** The server has ended the session: the same, but a document that this tab is on its way to comes first. */
export function leaveEndedSession(to: Target): void {
  forgetSession();
  afterArrival(() => goOn(to));
}

function goOn(to: Target): void {
  const { pathname, search, origin } = location;
  if (to === 'login') location.assign(loginPath(origin + pathname + search));
  else if (isStart(pathname)) location.reload();
  else location.assign(paths.home);
}

/** How long another document may take to arrive, before this page is left for another one. */
const arrivalMs = 10_000;
let departedAt = Number.NEGATIVE_INFINITY;

/**
 * Watches whether this page waits for another document: one that a link, a form, a script or the address bar asked for.
 * Pages of a customer are stored by no browser; on other pages the listener would exclude them from the back/forward cache.
 */
function watchDepartures(): void {
  if (isPrivate(location.pathname))
    window.addEventListener('beforeunload', () => {
      departedAt = performance.now();
    });
}

/**
 * Calls `go`, unless the document that this page waits for arrives before: going elsewhere would cancel that document. No
 * event says that such a navigation came to nothing (a download, a 204), so it counts for `arrivalMs`.
 */
function afterArrival(go: () => void): void {
  const ms = departedAt + arrivalMs - performance.now();
  if (ms > 0) setTimeout(() => afterArrival(go), ms);
  else go();
}

/** How long this tab's own calls, whose replies delete cookies, may take to be followed by `isLeaving`. */
const ownEndMs = 1_000;

/**
 * What the other tabs do: a page of the customer is left, any other one stays and greets nobody. A tab that signs out by
 * script tells the others; one whose scripts had not arrived cannot, so they also look when a cookie changes (where
 * browsers report that), and when they are shown again. Called while signed in.
 */
export function onSessionEnd(): void {
  let wasSignedIn = true;
  watchDepartures();
  // A reply that ended the session may lead to the entrance.
  const leave = () =>
    afterArrival(() => {
      if (isPrivate(location.pathname) && !isLeaving) location.replace(paths.home);
    });
  const react = () => {
    wasSignedIn = false;
    window.dispatchEvent(new Event(cookieChange));
    leave();
  };
  const look = () => {
    const isSignedIn = readCookie(sessionCookies.profile) !== undefined;
    if (wasSignedIn && !isSignedIn) react();
    wasSignedIn = isSignedIn;
  };
  if ('BroadcastChannel' in window) new BroadcastChannel(channelName).addEventListener('message', react);
  if ('cookieStore' in window) cookieStore.addEventListener('change', () => setTimeout(look, ownEndMs));
  document.addEventListener('visibilitychange', look);
  // A page that returns from the back/forward cache was asleep when it ended.
  window.addEventListener('pageshow', look);
  // It may have ended while this script was loaded.
  look();
}
