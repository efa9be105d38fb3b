import { readItem } from '@tianguis/feed';
import { expect, test } from 'vitest';
import { greatestPrice, greatestStock } from './operator.ts';

const read = (price: number, quantity: number) =>
  readItem(
    { line: 1, cells: { id: 'A', price: `${(price / 100).toFixed(2)} MXN`, quantity: String(quantity) } },
    { origin: 'https://shop.example' },
  );

test('issue 4.5 an operator’s limits are those of feeds', () => {
  expect(read(greatestPrice, greatestStock)).toMatchObject({
    item: { price: { list: greatestPrice }, quantity: greatestStock },
  });
  expect(read(greatestPrice + 1, 1)).toMatchObject({ reasons: [expect.stringContaining('is more than')] });
  expect(read(1, greatestStock + 1)).toMatchObject({ item: { quantity: greatestStock } });
});
