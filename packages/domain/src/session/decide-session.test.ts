import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideAfterRefresh,
  decideSession,
  type RefreshReply,
  readMoment,
  type SessionTimes,
} from './decide-session.ts';

const now = 1_800_000_000;

describe('the state of a session', () => {
  test.each<[string, SessionTimes, ReturnType<typeof decideSession>]>([
    ['SS-05 without data of its expiry it ends', { access: undefined, refresh: undefined }, end('home')],
    ['SS-05 … though the refresh token is known', { access: undefined, refresh: now + 900 }, end('home')],
    ['SS-05 a refresh token that has expired leads to sign in', { access: now - 900, refresh: now }, end('login')],
    ['SS-05 … even where the access token has not', { access: now + 900, refresh: now - 1 }, end('login')],
    ['SS-04 it is left alone before that', { access: now + 900, refresh: now + 9000 }, { act: 'wait', seconds: 890 }],
    ['SS-04 11 s before its expiry, it waits one more', { access: now + 11, refresh: now + 99 }, wait(1)],
    ['SS-04 within 10 s of its expiry it is refreshed', { access: now + 10, refresh: now + 99 }, { act: 'refresh' }],
    ['SS-04 … and behind it', { access: now - 5000, refresh: now + 99 }, { act: 'refresh' }],
    ['SS-10 an unknown refresh token lasts 7948800 s more', { access: now - 7_948_799, refresh: undefined }, refresh],
    ['SS-10 … and no longer', { access: now - 7_948_800, refresh: undefined }, end('login')],
    ['milliseconds are no seconds', { access: now * 1000, refresh: undefined }, end('home')],
  ])('%s', (_, times, decision) => {
    expect(decideSession(times, now)).toEqual(decision);
  });
});

describe('SS-06 the reply to a refresh', () => {
  const times = { access: now + 5, refresh: now + 9000 };
  const postponed = { act: 'keep', times: { access: now + 305, refresh: now + 9000 } };
  test.each<[string, RefreshReply, unknown]>([
    ['200 has new tokens', tokens(900, 9999), { act: 'keep', times: { access: now + 900, refresh: now + 9999 } }],
    ['… whose refresh token may be unknown', tokens(900), keep({ access: now + 900, refresh: now + 900 + 7_948_800 })],
    ['400 invalid_grant', { status: 400, error: 'invalid_grant' }, end('login')],
    ['400 invalid_client', { status: 400, error: 'invalid_client' }, end('home')],
    ['400 unauthorized_client', { status: 400, error: 'unauthorized_client' }, end('home')],
    ['any other 400', { status: 400 }, end('home')],
    ['401', { status: 401, error: 'invalid_grant' }, end('home')],
    ['500 postpones by 300 s', { status: 500 }, postponed],
    ['503, too', { status: 503, error: 'invalid_grant' }, postponed],
    ['no reply, too', undefined, postponed],
    ['what no provider answers, too', { status: 404 }, postponed],
    ['too many requests, too', { status: 429 }, postponed],
    ['200 without tokens, too', { status: 200 }, postponed],
    ['200 with tokens that have expired, too', tokens(0), postponed],
  ])('%s', (_, reply, decision) => {
    expect(decideAfterRefresh(reply, times, now)).toEqual(decision);
  });

  test('a session that expired long ago is postponed from now on', () => {
    const late = decideAfterRefresh({ status: 500 }, { access: now - 4000, refresh: now + 9000 }, now);
    expect(late).toEqual(keep({ access: now + 300, refresh: now + 9000 }));
  });
});

test.each([
  ['1800000000', 1_800_000_000],
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['1800000000000', undefined],
  ['1800000000; path=/', undefined],
])('ST-02 the expiry in a cookie: %j', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

describe('sequences of events', () => {
  const lifetime = fc.integer({ min: 1, max: 90_000 });
  const event = fc.oneof(
    fc.record({ what: fc.constant('sign in' as const), expires_in: lifetime, refresh_expires_in: fc.option(lifetime) }),
    fc.record({ what: fc.constant('refresh' as const), expires_in: lifetime, refresh_expires_in: fc.option(lifetime) }),
    fc.record({
      what: fc.constant('error' as const),
      status: fc.constantFrom(400, 401, 403, 404, 429, 500, 502, 503, 504),
      error: fc.constantFrom('invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_request', undefined),
    }),
    fc.record({ what: fc.constant('silence' as const) }),
    fc.record({ what: fc.constant('sign out' as const) }),
    fc.record({ what: fc.constant('lost' as const), which: fc.constantFrom('access' as const, 'refresh' as const) }),
    fc.record({ what: fc.constant('time' as const), seconds: fc.integer({ min: -90_000, max: 9_000_000 }) }),
  );

  test('SS-03 to SS-06, SS-10 10,000 of them go, step by step, as the table of the specification says', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
        let clock = now;
        let ours: SessionTimes | 'out' = 'out';
        // A second implementation of the specification's table, which stores only expiries.
        let table: Row | 'out' = 'out';
        for (const one of events) {
          if (one.what === 'time') clock += one.seconds;
          if (one.what === 'sign out') ours = table = 'out';
          if (one.what === 'sign in') {
            const nothing = { access: undefined, refresh: undefined };
            ours = next(decideAfterRefresh({ status: 200, tokens: tokensOf(one) }, nothing, clock));
            table = issued(clock, one);
          }
          if (one.what === 'lost' && ours !== 'out' && table !== 'out') {
            ours = { ...ours, [one.which]: undefined };
            table = { ...table, [one.which === 'access' ? 'expires' : 'ends']: undefined };
          }
          if (ours === 'out' || table === 'out') {
            expect([ours, table]).toEqual(['out', 'out']);
            continue;
          }
          const due = decideSession(ours, clock);
          expect(due).toEqual(dueOf(table, clock));
          if (due.act === 'sign-out') {
            ours = table = 'out';
            continue;
          }
          // A token is refreshed at the decided time, and no sooner.
          if (due.act === 'refresh' && (one.what === 'refresh' || one.what === 'error' || one.what === 'silence')) {
            const reply =
              one.what === 'refresh'
                ? { status: 200, tokens: tokensOf(one) }
                : one.what === 'error'
                  ? { status: one.status, error: one.error }
                  : undefined;
            const result = decideAfterRefresh(reply, ours, clock);
            const { expires = clock } = table;
            if (one.what === 'refresh') table = issued(clock, one);
            else if (reply?.status === 400 || reply?.status === 401) table = 'out';
            else table = { ...table, expires: Math.max(expires, clock) + 300 };
            if (table === 'out') expect(result).toEqual(end(isGrantOver(reply) ? 'login' : 'home'));
            ours = next(result);
          }
          expect(ours).toEqual(table === 'out' ? 'out' : { access: table.expires, refresh: table.ends });
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

/**
 * State of a second implementation, with which the test compares. `expires` is the expiry of the access token, `ends`
 * the expiry of the refresh token. The value is undefined if the browser has lost it.
 */
type Row = { expires: number | undefined; ends: number | undefined };
type Issued = { expires_in: number; refresh_expires_in: number | null };
const issued = (clock: number, { expires_in, refresh_expires_in }: Issued): Row => ({
  expires: clock + expires_in,
  ends: clock + (refresh_expires_in ?? expires_in + 7_948_800),
});
const tokensOf = ({ expires_in, refresh_expires_in }: Issued) => ({
  expires_in,
  refresh_expires_in: refresh_expires_in ?? undefined,
});
function dueOf({ expires, ends }: Row, clock: number): ReturnType<typeof decideSession> {
  if (expires === undefined) return end('home');
  if (clock >= (ends ?? expires + 7_948_800)) return end('login');
  return clock < expires - 10 ? wait(expires - 10 - clock) : refresh;
}
const isGrantOver = (reply: RefreshReply) => reply?.status === 400 && reply.error === 'invalid_grant';
const next = (result: ReturnType<typeof decideAfterRefresh>) => (result.act === 'keep' ? result.times : 'out');

function end(to: 'login' | 'home') {
  return { act: 'sign-out' as const, to };
}
function wait(seconds: number) {
  return { act: 'wait' as const, seconds };
}
function keep(times: SessionTimes) {
  return { act: 'keep' as const, times };
}
function tokens(expires_in: number, refresh_expires_in?: number): RefreshReply {
  return { status: 200, tokens: { expires_in, refresh_expires_in } };
}
const refresh = { act: 'refresh' as const };
