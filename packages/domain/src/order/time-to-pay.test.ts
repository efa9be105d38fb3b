/** Tests how long customers have to pay (CO-05, PA-03, PA-04). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDay } from '../shipping/days/days.ts';
import { holidaysWith } from '../shipping/days/holidays.ts';
import { timeToPay } from './time-to-pay.ts';

const times = { cardMinutes: 20, speiHours: 72, oxxoDays: 2 };
const shown = (
  way: 'card' | 'oxxo' | 'spei',
  now: string,
  ...more: [typeof times?, ReturnType<typeof holidaysWith>?]
) => {
  const { expires, reservedUntil } = timeToPay(way, Date.parse(now), ...more);
  return [expires.toISOString(), reservedUntil.toISOString()].map((text) => text.slice(0, 16));
};

test.each<[string, 'card' | 'oxxo' | 'spei', string, string, string]>([
  ['a card has 30 minutes', 'card', '2026-12-01T16:00Z', '2026-12-01T16:30', '2026-12-01T16:30'],
  ['a transfer has 48 hours', 'spei', '2026-12-01T16:00Z', '2026-12-03T16:00', '2026-12-03T16:00'],
  // Monday: until the end of Thursday, and its payment is known on Friday.
  ['cash has days until midnight in Mexico City', 'oxxo', '2026-11-30T16:00Z', '2026-12-04T06:00', '2026-12-05T06:00'],
  [
    'at 11 p.m. the day in Mexico City counts, not the day in UTC',
    'oxxo',
    '2026-12-01T05:00Z',
    '2026-12-04T06:00',
    '2026-12-05T06:00',
  ],
  [
    'after a Friday, the next business day is Monday',
    'oxxo',
    '2026-12-01T16:00Z',
    '2026-12-05T06:00',
    '2026-12-08T06:00',
  ],
])('PA-03 PA-04 %s', (_, way, now, expires, until) => {
  expect(shown(way, now)).toEqual([expires, until]);
});

test('PA-03 holidays are no business days, and the times are those of the shop', () => {
  const monday = holidaysWith([toDay('2026-12-07')]);
  expect(shown('oxxo', '2026-12-02T16:00Z', times, monday)).toEqual(['2026-12-05T06:00', '2026-12-09T06:00']);
  expect(shown('card', '2026-12-02T16:00Z', times)[0]).toBe('2026-12-02T16:20');
  expect(shown('spei', '2026-12-02T16:00Z', times)[0]).toBe('2026-12-05T16:00');
});

test('CO-05 pieces are reserved at least until the customer can no longer pay', () => {
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2029-01-01') });
  fc.assert(
    fc.property(fc.constantFrom('card', 'oxxo', 'spei'), moment, (way, now) => {
      const { expires, reservedUntil } = timeToPay(way, now);
      expect(expires.getTime()).toBeGreaterThan(now);
      expect(reservedUntil.getTime()).toBeGreaterThanOrEqual(expires.getTime());
    }),
  );
});
