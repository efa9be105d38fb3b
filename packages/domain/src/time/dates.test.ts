import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFormat, dateInMexico, lastDateBefore, localTime, minuteInMexico, momentFormat } from './dates.ts';

test('issue 37 B1: a day begins at midnight of Mexico City, for a moment of each type', () => {
  for (const [moment, date] of [
    ['2026-11-26T05:59:59Z', '2026-11-25'],
    ['2026-11-26T06:00:00Z', '2026-11-26'],
    ['2026-11-28T23:59:00-06:00', '2026-11-28'],
  ] as const)
    for (const same of [moment, new Date(moment), Date.parse(moment)]) expect(dateInMexico(same)).toBe(date);
});

test.each([
  ['2026-11-29T05:59:00Z', '2026-11-28'],
  ['2026-11-29T06:00:00Z', '2026-11-28'],
  ['2026-11-29T06:00:01Z', '2026-11-29'],
])('issue 37 B1: an offer until %s ends on %s', (end, date) => expect(lastDateBefore(end)).toBe(date));

test('issue 37 B1: since 2023, date and minute are those of a clock six hours behind UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2023-01-01'), max: Date.parse('2040-01-01') }), (moment) => {
      const shown = new Date(moment - 6 * 3_600_000).toISOString();
      expect(dateInMexico(moment)).toBe(shown.slice(0, 10));
      expect(minuteInMexico(moment)).toBe(Number(shown.slice(11, 13)) * 60 + Number(shown.slice(14, 16)));
    }),
  );
});

test('issue 37 B1: a moment is shown with its date in Mexico, and a date as it is', () => {
  const long = { dateStyle: 'long' } as const;
  expect(momentFormat(long)('2026-12-01T05:00:00Z')).toBe('30 de noviembre de 2026');
  expect(dateFormat(long)('2026-12-01')).toBe('1 de diciembre de 2026');
});

test.each([
  ['2026-11-27T06:00:00Z', 'America/Mexico_City', '2026-11-27T00:00:00'],
  ['2026-11-27T05:59:59Z', 'America/Mexico_City', '2026-11-26T23:59:59'],
  ['2026-07-01T19:05:09Z', 'America/Tijuana', '2026-07-01T12:05:09'],
  ['2026-12-01T19:05:09Z', 'America/Tijuana', '2026-12-01T11:05:09'],
])('AF-03 %s is in %s %s', (moment, zone, time) => expect(localTime(moment, zone)).toBe(time));
