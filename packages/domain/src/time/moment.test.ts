import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMoment } from './moment.ts';

it.each([
  ['2026-11-27T00:00:00-06:00', Date.UTC(2026, 10, 27, 6)],
  ['2026-11-27T00:00:00+05:30', Date.UTC(2026, 10, 26, 18, 30)],
  ['2028-02-29T23:59:59Z', Date.UTC(2028, 1, 29, 23, 59, 59)],
])('%s is %d', (text, moment) => expect(parseMoment(text)).toBe(moment));

it.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00-06:00',
  '2026-13-45T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-11-27T24:00:00Z',
  '2026-11-27T23:60:00Z',
  '2026-11-27T23:59:60Z',
  '2026-11-27T00:00:00+24:00',
  '2026-11-27T00:00:00-06:60',
  '2026-11-27T00:00:00',
  '2026-11-27T00:00:00.5Z',
  '2026-11-27',
  '27 nov 2026',
  '',
])('%j is not a date and time', (text) => expect(parseMoment(text)).toBeUndefined());

it('parsing a formatted time gives the same time', () => {
  const seconds = fc.integer({ min: 0, max: Date.parse('9999-12-31T23:59:59Z') / 1000 });
  fc.assert(
    fc.property(seconds, (second) => {
      expect(parseMoment(new Date(second * 1000).toISOString().replace('.000Z', 'Z'))).toBe(second * 1000);
    }),
  );
});
