/**
 * Keeps the session of an open page alive (SS-04 to SS-06). The page looks when its tokens expire, and asks the server,
 * which decides by the same table; so N tabs refresh once: they take turns, and each looks again when it is its turn.
 */
import { decideAfterRefresh, decideSession, readMoment, type SessionTimes, tokenCheckDelayMs } from '@tianguis/domain';
import { askShop } from '../../api/resource.ts';
import { cookieChange, readCookie, writeCookie } from '../../device/cookies.ts';
import { paths } from '../../links/paths.ts';
import type { SessionAnswer } from '../session-answer.ts';
import { sessionCookies as names } from '../session-names.ts';
import { leaveEndedSession, onSessionEnd } from './leave-session.ts';
import { endAtShop } from './sign-out.ts';

const lockName = 'sesion';
/** Timers of browsers are no longer than 24 days. */
const longestMs = 20 * 86_400_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
let isAsking = false;

/** Watches from now on; a second call changes nothing. */
export function watchSession(): void {
  if (isWatching) return;
  isWatching = true;
  // A device that slept, and a page that returns, do not wait for their timer.
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
    await inTurn(ask);
  } finally {
    isAsking = false;
  }
}

/** One tab after the other. Browsers without locks ask at once, and the server makes one refresh of it. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

async function ask(): Promise<void> {
  // While this tab waited, another one has refreshed, or signed out.
  if (!isSignedIn()) return;
  const decision = decideSession(readTimes(), seconds());
  if (decision.act === 'wait') return check(decision.seconds * 1_000);
  let answer: SessionAnswer;
  try {
    answer = await askShop<SessionAnswer>(paths.session, { form: new FormData() });
  } catch {
    // The shop cannot be reached: as a failing refresh (SS-06).
    const decided = decideAfterRefresh(undefined, readTimes(), seconds());
    if (decided.act === 'keep' && decided.times.access && isSignedIn())
      writeCookie(names.accessExpiry, String(Math.floor(decided.times.access)));
    return;
  }
  if (answer.act === 'sign-out') return leaveEndedSession(answer.to);
  // The server's word counts, whatever clock the device has.
  if (isSignedIn()) return check(answer.seconds * 1_000);
  // SS-03: another tab signed out meanwhile, and this reply has stored tokens again, which are dead.
  await endAtShop();
}
