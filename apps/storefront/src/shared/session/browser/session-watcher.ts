/**
 * Refreshes the session of an open page (SS-04 to SS-06). The page checks when its tokens expire and asks the server,
 * which decides by the same table. Several tabs refresh only once: a lock lets one tab after the other check, and each
 * tab checks again when it gets the lock.
 */
import { decideAfterRefresh, decideSession, readMoment, type SessionTimes, tokenCheckDelayMs } from '@tianguis/domain';
import { askShop } from '../../api/resource.ts';
import { cookieChange, readCookie, writeCookie } from '../../device/cookies.ts';
import { inTurn } from '../../device/in-turn.ts';
import { paths } from '../../links/paths.ts';
import type { SessionAnswer } from '../session-answer.ts';
import { sessionCookies as names } from '../session-names.ts';
import { leaveEndedSession, onSessionEnd } from './leave-session.ts';
import { endAtShop } from './sign-out.ts';

const lockName = 'sesion';
/** Timers of browsers last at most 24 days. */
const longestMs = 20 * 86_400_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let isAsking = false;

/** Starts to watch the session; a second call changes nothing. */
export function watchSession(): void {
  if (isWatching) return;
  isWatching = true;
  // A device that slept, and a page that returns, check at once instead of at the end of their timer.
  for (const event of ['pageshow', 'online', cookieChange]) window.addEventListener(event, soon);
  document.addEventListener('visibilitychange', soon);
  onSessionEnd();
  soon();
}

const soon = () => check(tokenCheckDelayMs);

function check(inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(), Math.min(inMs, longestMs));
}

const isSignedIn = () => readCookie(names.profile) !== undefined;
const seconds = () => Date.now() / 1_000;
const readTimes = (): SessionTimes => ({
  access: readMoment(readCookie(names.accessExpiry)),
  refresh: readMoment(readCookie(names.refreshExpiry)),
});

async function look(): Promise<void> {
  if (!isSignedIn() || isAsking) return;
  const decision = decideSession(readTimes(), seconds());
  if (decision.act === 'wait') return check(decision.seconds * 1_000);
  isAsking = true;
  try {
    // In browsers without locks, the server shares one refresh among the tabs.
    await inTurn(lockName, ask);
  } finally {
    isAsking = false;
  }
}

async function ask(): Promise<void> {
  // Meanwhile another tab may have refreshed the session or signed out.
  if (!isSignedIn()) return;
  const decision = decideSession(readTimes(), seconds());
  if (decision.act === 'wait') return check(decision.seconds * 1_000);
  let answer: SessionAnswer;
  try {
    answer = await askShop<SessionAnswer>(paths.session, { form: new FormData() });
  } catch {
    // The server cannot be reached, which counts as a failed refresh (SS-06).
    const decided = decideAfterRefresh(undefined, readTimes(), seconds());
    if (decided.act === 'keep' && decided.times.access && isSignedIn())
      writeCookie(names.accessExpiry, String(Math.floor(decided.times.access)));
    return;
  }
  if (answer.act === 'sign-out') return leaveEndedSession(answer.to);
  // The server's duration is used, since the clock of the device may be wrong.
  if (isSignedIn()) return check(answer.seconds * 1_000);
  // SS-03: another tab signed out meanwhile, but this reply has stored tokens again. The stored tokens are revoked, so
  // delete them.
  await endAtShop();
}
