import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyArray, copyLine, copyTime } from './copy-text.ts';

test('a line escapes the special characters of COPY', () => {
  expect(copyLine([1, null, 'a\tb\nc\\d', true, ''])).toBe('1\t\\N\ta\\tb\\nc\\\\d\tt\t\n');
});

test('an array quotes its texts', () => {
  expect(copyArray(['6.5" de pantalla', 'a\\b', ''])).toBe('{"6.5\\" de pantalla","a\\\\b",""}');
  expect(copyArray([1, 2])).toBe('{1,2}');
});

test('a time has the format of Date.toISOString, also before 1970', () => {
  const whole = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
  const any = fc.integer({ min: -2_000_000_000_000, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(fc.oneof(whole, any), (time) => {
      expect(copyTime(time)).toBe(new Date(time).toISOString());
    }),
  );
});
