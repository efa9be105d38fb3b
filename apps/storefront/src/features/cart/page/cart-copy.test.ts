import { expect, test } from 'vitest';
import { cartCopy as copy } from './cart-copy.ts';

test('issue 37 B9: one changed price has the singular, several have the plural', () => {
  expect(copy.prices.text(1)).toMatch(/^Un producto cambió de precio desde que lo agregaste\./);
  expect(copy.prices.text(2)).toMatch(/^2 productos cambiaron de precio desde que los agregaste\./);
});
