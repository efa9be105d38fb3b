import { expect, test } from 'vitest';
import { readPageNumber } from './page-number.ts';

test.each([
  ['1', 1],
  ['500', 500],
  ['501', 500],
  ['99999999999999999999999', 500],
  [`1${'0'.repeat(400)}`, 500],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['2.5', undefined],
  ['', undefined],
  [null, undefined],
])('issue 37 B6: the page number %j is %j', (text, page) => expect(readPageNumber(text)).toBe(page));
