import { expect, test } from 'vitest';
import { cartFailure } from './cart-failure.ts';

test.each([
  [0, 'cors'],
  [401, 401],
  [404, 404],
  [440, 440],
  [500, 500],
  [503, 500],
] as const)('ER-02 adding that fails with %s is shown as %s', (status, code) => {
  expect(cartFailure({ status })).toBe(code);
});
