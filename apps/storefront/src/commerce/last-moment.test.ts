import { expect, test } from 'vitest';
import { lastMoment } from './last-moment.ts';

test.each([
  ['2026-06-29T06:00:00.000Z', /^domingo 28 de junio a las 11:59\sp\.\s?m\.$/],
  ['2026-06-29T05:59:59.999Z', /^domingo 28 de junio a las 11:59\sp\.\s?m\.$/],
  // The feed's 23:59: an end that is not midnight is shown as it is.
  ['2026-06-28T23:59:00-06:00', /^domingo 28 de junio a las 11:59\sp\.\s?m\.$/],
  ['2026-11-22T19:30:00Z', /^domingo 22 de noviembre a la 1:30\sp\.\s?m\.$/],
  ['2026-11-22T18:00:00Z', /^domingo 22 de noviembre a las 12:00\sp\.\s?m\.$/],
])('RT-01, issue 37 B9: an offer until %s is shown until %s', (end, words) => {
  expect(lastMoment(end)).toMatch(words);
});

test('RT-01 offers that end soon say the day without its month', () => {
  expect(lastMoment('2026-11-23T06:00:00Z', 'day')).toMatch(/^domingo 22 a las 11:59\sp\.\s?m\.$/);
});
