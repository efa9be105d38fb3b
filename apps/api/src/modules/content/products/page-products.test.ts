import type { BlockDocument, Product, ProductSource } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { readPageProducts } from './page-products.ts';

/** A reader whose listings have the same 200 products for every category. The reader records its calls. */
function fakeReader() {
  const asked: number[] = [];
  const read: (readonly number[])[] = [];
  return {
    asked,
    read,
    reader: {
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

const block = (source: ProductSource): BlockDocument => ({ type: 'products', title: 'x', source });
const slide = (products?: ProductSource) => ({
  look: 'lona' as const,
  title: 'x',
  actions: [],
  ...(products && { products }),
});

async function shown(...blocks: BlockDocument[]): Promise<number[][]> {
  const products = await readPageProducts(blocks, fakeReader().reader);
  return [...products.values()].map((cards) => cards.map(({ id }) => id));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('RT-01 a block is full, however many of its products earlier blocks show', async () => {
  const source = { category: 1 };
  expect(await shown(...[30, 30, 30, 30].map((limit) => block({ ...source, limit })))).toEqual([
    range(1, 30),
    range(31, 60),
    range(61, 90),
    range(91, 120),
  ]);
});

test('RT-01 a product named by id is shown in its block, and not again in later ones', async () => {
  const ids = range(2, 21);
  expect(
    await shown(block({ limit: 3 }), block({ ids }), block({ ids: [5, 4], limit: 1 }), block({ limit: 2 })),
  ).toEqual([[1, 2, 3], ids, [5], [22, 23]]);
});

test('RT-01 a source picks as many as it and all earlier ones show; one call reads the cards that are shown', async () => {
  const { reader, asked, read } = fakeReader();
  const hero: BlockDocument = {
    type: 'hero',
    slides: [slide({ category: 1, limit: 2 }), slide(), slide({ ids: [7, 8, 9, 10], limit: 3 })],
  };
  await readPageProducts([hero, { type: 'text', markdown: 'x' }, block({}), block({ limit: 5 })], reader);
  expect(asked).toEqual([2, 5, 17, 22]);
  expect(read).toHaveLength(1);
  expect(read[0]).toEqual([1, 2, 7, 8, 9, ...range(3, 6), ...range(10, 22)]);
});

test('RT-01 a slide shows no more products than it has room for', async () => {
  const [beside] = await shown({ type: 'hero', slides: [slide({})] });
  expect(beside?.length).toBeLessThanOrEqual(4);
});

test('RT-01 a product that was deleted between the two reads is left out', async () => {
  const { reader } = fakeReader();
  const products = await readPageProducts([block({ limit: 3 })], {
    ...reader,
    read: async () => [{ id: 3 }, { id: 1 }] as Product[],
  });
  expect([...products.values()]).toEqual([[{ id: 1 }, { id: 3 }]]);
});

test('RT-15 tiles show different products, which later blocks may show again', async () => {
  const tile = { title: 'x', href: '/x', picture: { products: { category: 1 } } };
  const tiles: BlockDocument = { type: 'editorial', title: 'x', tiles: [tile, structuredClone(tile)] };
  expect(await shown(block({ limit: 2 }), tiles, block({ limit: 4 }))).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [3, 4, 5, 6],
  ]);
});
