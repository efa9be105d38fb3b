import { expect, test } from 'vitest';
import type { ProductService } from '../products/service.ts';
import { createSimilarProducts } from './similar.ts';

/** Similar products from an index with the ids `indexed`; the products `soldOut` were sold out a moment ago. */
function similarOf(indexed: readonly number[], soldOut: readonly number[]) {
  const card = (id: number) => ({ id, stock: soldOut.includes(id) ? 0 : 5 });
  const products = {
    origins: async (ids: readonly number[]) => new Map(ids.map((id) => [id, { categoryPath: [1], price: 100 }])),
    byIds: async (ids: readonly number[]) => ids.map(card),
  } as unknown as Pick<ProductService, 'byIds' | 'origins'>;
  return createSimilarProducts(products, { similar: async () => [...indexed] });
}

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('RT-01 what was sold out since the index was written is left out, and others take its place', async () => {
  const similar = similarOf([2, 3, 4, 5], [2, 4]);
  expect(idsOf(await similar.recommendations({ seen: '1', page_size: 2 }))).toEqual([3, 5]);
});

test('RT-01 nothing that was viewed is among what is similar to it', async () => {
  expect(idsOf(await similarOf([1, 2, 3], []).recommendations({ seen: '1,3', page_size: 9 }))).toEqual([2]);
});
