import { expect, test } from 'vitest';
import { cleanSearch } from './search-text.ts';

test.each([
  ['  tenis   para\tcorrer ', 'tenis para correr'],
  ['100% algodón', '100 algodón'],
  ['%%%', ''],
  ['a%b', 'ab'],
])('VA-05 "%s" is searched as "%s"', (written, clean) => {
  expect(cleanSearch(written)).toBe(clean);
});
