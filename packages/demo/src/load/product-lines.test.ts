import { expect, test } from 'vitest';
import { generateShop } from '../generator/index.ts';
import { escaped } from './copy-text.ts';
import { ProductLines } from './product-lines.ts';
import { productTables } from './tables.ts';

const now = new Date('2026-11-21T15:30:00Z');
const make = () => generateShop({ seed: 'renglones', products: 1_500, now, detailed: 200 }).products();

function rowsOf(bytes: Uint8Array): string[][] {
  return Buffer.from(bytes)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
}

const columnOf = (table: keyof typeof productTables, rows: readonly string[][], name: string) =>
  rows.map((row) => row[productTables[table].indexOf(name)]);

test('products of one template share pictures that are written once, and every line has all columns', () => {
  const lines = new ProductLines();
  const products = [...make()];
  for (const product of products) lines.add(product);
  const texts = lines.take();
  for (const table of ['pictures', 'products', 'product_variants', 'product_pictures', 'reviews'] as const) {
    const widths = new Set(rowsOf(texts[table]).map((row) => row.length));
    expect(widths, table).toEqual(new Set([productTables[table].length]));
  }
  const keys = columnOf('pictures', rowsOf(texts.pictures), 'key');
  expect(new Set(keys).size).toBe(keys.length);
  const shown = columnOf('product_pictures', rowsOf(texts.product_pictures), 'picture_key');
  expect(new Set(shown)).toEqual(new Set(keys));
  expect(shown.length).toBeGreaterThan(keys.length * 1.5);
  expect(new Set(columnOf('product_pictures', rowsOf(texts.product_pictures), 'product_id')).size).toBe(1_500);
});

test('texts that products of one template share are in the line of each', () => {
  const lines = new ProductLines();
  const products = [...make()];
  for (const product of products) lines.add(product);
  const texts = lines.take();
  const rows = rowsOf(texts.products);
  const specifications = products.map(({ product }) => escaped(JSON.stringify(product.specifications)));
  expect(columnOf('products', rows, 'specifications')).toEqual(specifications);
  expect(columnOf('products', rows, 'title')).toEqual(products.map(({ product }) => escaped(product.title)));
  const options = products.flatMap(({ variants }) =>
    variants.map((variant) => escaped(JSON.stringify(variant.options))),
  );
  expect(columnOf('product_variants', rowsOf(texts.product_variants), 'options')).toEqual(options);
  const alts = products.flatMap(({ pictures }) => pictures.map(({ alt }) => escaped(alt)));
  expect(columnOf('product_pictures', rowsOf(texts.product_pictures), 'alt')).toEqual(alts);
});

test('lines are the same for one batch and for batches of one product', () => {
  const together = new ProductLines();
  const single = new ProductLines();
  const parts: Uint8Array[] = [];
  for (const product of make()) {
    together.add(product);
    single.add(product);
    parts.push(single.take().products);
  }
  expect(Buffer.concat(parts).equals(together.take().products)).toBe(true);
});

test('two threads assign alternating ids to variants and reviews', () => {
  const idsOf = (number: number) => {
    const lines = new ProductLines({ number, of: 2 });
    for (const product of make()) lines.add(product);
    return columnOf('product_variants', rowsOf(lines.take().product_variants), 'id').map(Number);
  };
  expect(idsOf(0).slice(0, 3)).toEqual([1, 3, 5]);
  expect(idsOf(1).slice(0, 3)).toEqual([2, 4, 6]);
});
