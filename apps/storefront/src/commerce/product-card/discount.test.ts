import { expect, test } from 'vitest';
import { showsDiscount } from './discount.ts';

test.each([
  [0, 0, false],
  [1, 0, true],
  [4, 5, false],
  [5, 5, true],
])('ST-13 %d %% off is shown where less than %d %% is hidden: %s', (percent, hidden, shown) => {
  expect(showsDiscount(percent, hidden)).toBe(shown);
});
