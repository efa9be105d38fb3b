import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, mexicoClock, momentInMexico, toDate, toDay, weekdayOf } from './days.ts';

/** Mexico City is six hours behind UTC all year, since October 2022. */
test.each([
  ['2026-11-24T06:00:00Z', '2026-11-24', 0],
  ['2026-11-24T05:59:59.999Z', '2026-11-23', 1_439],
  ['2026-11-24T20:00:00Z', '2026-11-24', 840],
  ['2026-11-24T19:59:59.999Z', '2026-11-24', 839],
  // Dates at which daylight saving time began and ended until 2022.
  ['2026-04-05T08:30:00Z', '2026-04-05', 150],
  ['2026-07-15T18:00:00Z', '2026-07-15', 720],
  ['2026-10-25T07:00:00Z', '2026-10-25', 60],
  ['2027-01-01T05:59:59Z', '2026-12-31', 1_439],
  ['2028-03-01T05:59:00Z', '2028-02-29', 1_439],
])('AP-15 at %s it is %s, minute %i, in Mexico City', (moment, date, minute) => {
  const clock = mexicoClock(Date.parse(moment));
  expect([toDate(clock.day), clock.minute]).toEqual([date, minute]);
});

test('AP-15 every moment since 2023 is the first of its minute, or in that minute', () => {
  const moment = fc.integer({ min: Date.parse('2023-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(moment, (now) => {
      const { day, minute } = mexicoClock(now);
      expect(momentInMexico(day, minute)).toBe(now - (now % 60_000));
    }),
  );
});

test('AP-15 minute 1440 is the next midnight', () => {
  expect(momentInMexico(toDay('2026-11-24'), 1_440)).toBe(momentInMexico(toDay('2026-11-25'), 0));
});

test('AP-15 a date and its day are the same, with the right weekday and month', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
      expect(toDay(toDate(day))).toBe(day);
      const at = new Date(`${toDate(day)}T12:00:00Z`);
      expect(weekdayOf(day)).toBe(at.getUTCDay());
      expect(calendarOf(day)).toEqual({
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        date: at.getUTCDate(),
      });
    }),
  );
});
