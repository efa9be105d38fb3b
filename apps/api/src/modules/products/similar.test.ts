import { expect, test } from 'vitest';
import type { CardRow } from './card-repository.ts';
import type { ProductRepository } from './repository.ts';
import { createSimilarProducts } from './similar.ts';

/** Similar products of an index that knows these, where those of `soldOut` were sold a moment ago. */
function similarOf(indexed: readonly number[], soldOut: readonly number[]) {
  const row = (id: number) =>
    ({ id, stock: soldOut.includes(id) ? 0 : 5, is_active: true, variants: [], pictures: [] }) as unknown as CardRow;
  const products = {
    origins: async (ids: readonly number[]) => new Map(ids.map((id) => [id, { categoryPath: [1], price: 100 }])),
    byIds: async (ids: readonly number[]) => ids.map(row),
  } as unknown as ProductRepository;
  return createSimilarProducts(products, { similar: async () => [...indexed] });
}

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('RT-01 what was sold out since the index was written is left out, and others take its place', async () => {
  const similar = similarOf([2, 3, 4, 5], [2, 4]);
  expect(idsOf(await similar.toViewed([1], 2))).toEqual([3, 5]);
});

test('RT-01 nothing that was viewed is among what is similar to it', async () => {
  expect(idsOf(await similarOf([1, 2, 3], []).toViewed([1, 3], 9))).toEqual([2]);
});
