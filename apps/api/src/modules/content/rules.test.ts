import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';
import { dateInMexico, isShown, nextChange, nextMidnight } from './schedule.ts';

const key = randomBytes(32);
const noon = Date.parse('2026-11-21T12:00:00Z');

test('RT-01 a block is shown from its first second until just before its last', () => {
  const block = { from: '2026-11-27T00:00:00-06:00', until: '2026-11-28T00:00:00-06:00' };
  const [from, until] = [Date.parse(block.from), Date.parse(block.until)];
  expect([from - 1, from, until - 1, until].map((now) => isShown(block, now))).toEqual([false, true, true, false]);
  expect([from - 1, from, until].map((now) => nextChange([block, {}], now))).toEqual([from, until, undefined]);
  expect(isShown({}, 0)).toBe(true);
});

test('RT-01 the day ends at midnight in Mexico City', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2023-01-01'), max: Date.parse('2060-01-01') }), (now) => {
      const midnight = nextMidnight(now);
      expect(midnight - now).toBeGreaterThan(0);
      expect(midnight - now).toBeLessThanOrEqual(24 * 3_600_000);
      expect(dateInMexico(midnight - 1)).toBe(dateInMexico(now));
      expect(dateInMexico(midnight)).not.toBe(dateInMexico(now));
    }),
  );
});

test('RT-15 a preview link opens its draft, for its time', () => {
  const draft = randomUUID();
  const token = makePreviewToken(draft, noon + 10_000, key);
  expect(readPreviewToken(token, key, noon)).toBe(draft);
  expect(readPreviewToken(token, key, noon + 10_000)).toBeUndefined();
  expect(readPreviewToken(token, randomBytes(32), noon)).toBeUndefined();
});

test('RT-15 an altered preview link opens nothing', () => {
  const token = makePreviewToken(randomUUID(), noon + 10_000, key);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcdef0123456789.-_'), (at, letter) => {
      fc.pre(token[at] !== letter);
      const altered = token.slice(0, at) + letter + token.slice(at + 1);
      expect(readPreviewToken(altered, key, noon)).toBeUndefined();
    }),
  );
  expect(readPreviewToken('', key, noon)).toBeUndefined();
});
