import type { CartNoticeCode } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { addOutcome } from './add-outcome.ts';

test.each<[CartNoticeCode[], number, string]>([
  [[], 1, 'added'],
  [['PRICE_CHANGED', 'WAS_LATER'], 1, 'added'],
  [['FEWER'], 1, 'fewer'],
  [['ALL_IN_CART'], 1, 'none'],
  [['NOT_ADDED', 'ALL_IN_CART'], 3, 'fewer'],
  [['NOT_ADDED', 'ALL_IN_CART'], 2, 'none'],
])('RL-06 notices %j about %i products: %s', (codes, asked, outcome) => {
  expect(
    addOutcome(
      codes.map((code) => ({ code })),
      asked,
    ),
  ).toBe(outcome);
});
