import type { BlockDocument, Product, ProductSource } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { readPageProducts } from './page-products.ts';

/** Listings of 200 products, the same for every category; what was asked for is noted. */
function reader() {
  const asked: number[] = [];
  const read: (readonly number[])[] = [];
  return {
    asked,
    read,
    doors: {
      async pick({ ids }: ProductSource, enough: number) {
        asked.push(enough);
        return ids ?? Array.from({ length: Math.min(enough, 200) }, (_, index) => index + 1);
      },
      async read(ids: readonly number[]) {
        read.push(ids);
        return ids.map((id) => ({ id })) as Product[];
      },
    },
  };
}

const shelf = (source: ProductSource): BlockDocument => ({ type: 'products', title: 'x', source });
const slide = (products?: ProductSource) => ({
  look: 'lona' as const,
  title: 'x',
  actions: [],
  ...(products && { products }),
});

async function shown(...blocks: BlockDocument[]): Promise<number[][]> {
  const products = await readPageProducts(blocks, reader().doors);
  return [...products.values()].map((cards) => cards.map(({ id }) => id));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('RT-01 a block is full however many of its products stand above it', async () => {
  const source = { category: 1 };
  expect(await shown(...[30, 30, 30, 30].map((limit) => shelf({ ...source, limit })))).toEqual([
    range(1, 30),
    range(31, 60),
    range(61, 90),
    range(91, 120),
  ]);
});

test('RT-01 what is named by its id stands where the operator wants it, and is not shown again below', async () => {
  const ids = range(2, 21);
  expect(
    await shown(shelf({ limit: 3 }), shelf({ ids }), shelf({ ids: [5, 4], limit: 1 }), shelf({ limit: 2 })),
  ).toEqual([[1, 2, 3], ids, [5], [22, 23]]);
});

test('RT-01 a source is asked for what it shows and what those above may take; cards are read once, those shown', async () => {
  const { doors, asked, read } = reader();
  const hero: BlockDocument = {
    type: 'hero',
    slides: [slide({ category: 1, limit: 2 }), slide(), slide({ ids: [7, 8, 9, 10], limit: 3 })],
  };
  await readPageProducts([hero, { type: 'text', markdown: 'x' }, shelf({}), shelf({ limit: 5 })], doors);
  expect(asked).toEqual([2, 5, 17, 22]);
  expect(read).toHaveLength(1);
  expect(read[0]).toEqual([1, 2, 7, 8, 9, ...range(3, 6), ...range(10, 22)]);
});

test('RT-01 a slide shows no more than lie beside its words', async () => {
  const [beside] = await shown({ type: 'hero', slides: [slide({})] });
  expect(beside?.length).toBeLessThanOrEqual(4);
});

test('RT-01 a product that went between the two readings is left out', async () => {
  const { doors } = reader();
  const products = await readPageProducts([shelf({ limit: 3 })], {
    ...doors,
    read: async () => [{ id: 3 }, { id: 1 }] as Product[],
  });
  expect([...products.values()]).toEqual([[{ id: 1 }, { id: 3 }]]);
});

test('RT-15 tiles show different products, and take none from the reader below', async () => {
  const tile = { title: 'x', href: '/x', picture: { products: { category: 1 } } };
  const tiles: BlockDocument = { type: 'editorial', title: 'x', tiles: [tile, structuredClone(tile)] };
  expect(await shown(shelf({ limit: 2 }), tiles, shelf({ limit: 4 }))).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [3, 4, 5, 6],
  ]);
});
