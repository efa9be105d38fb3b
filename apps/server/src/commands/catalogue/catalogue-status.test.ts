import { expect, test } from 'vitest';
import { removals } from './catalogue-status.ts';

test.each([
  [{ removed: 0, dropped: 0 }, '0 off sale'],
  [{ removed: 3, dropped: 1 }, '3 off sale, 1 variant deleted'],
  [{ removed: 0, dropped: 12 }, '0 off sale, 12 variants deleted'],
])('issue 4.1 what --replace removed: %j', (counts, words) => {
  expect(removals(counts)).toBe(words);
});
