import { expect, test } from 'vitest';
import { copyArray, copyLine } from './copy-text.ts';

test('a line escapes what COPY would take for its own', () => {
  expect(copyLine([1, null, 'a\tb\nc\\d', true, ''])).toBe('1\t\\N\ta\\tb\\nc\\\\d\tt\t\n');
});

test('an array quotes its texts', () => {
  expect(copyArray(['6.5" de pantalla', 'a\\b', ''])).toBe('{"6.5\\" de pantalla","a\\\\b",""}');
  expect(copyArray([1, 2])).toBe('{1,2}');
});
