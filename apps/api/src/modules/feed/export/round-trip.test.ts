/** Tests that an export and its import into another shop preserve all data that shoppers see. */
import { gzipSync } from 'node:zlib';
import { loadDemo } from '@tianguis/demo';
import { withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { columns, contents, emptyShop, exportFeed, importFeed, row, select, table } from '../testing/test-feed.ts';

const demo = await withDatabase();
const byTable = await withDatabase();
const byXml = await withDatabase();
const now = new Date();
let file: string;

beforeAll(async () => {
  await loadDemo({ pool: demo.pool, products: 400, now });
  file = await exportFeed(demo.pool, { now });
});

test('issue 4.1 export → import into an empty shop → export is the same to the byte', async () => {
  await emptyShop(byTable.pool);
  const { heldBack, created, products, rows } = await importFeed(byTable.pool, file, { batch: 90 });
  expect(heldBack).toEqual([]);
  expect(created).toBe(products);
  expect(products).toBeGreaterThan(380);
  expect(rows).toBeGreaterThan(products);
  expect((await exportFeed(byTable.pool, { now })) === file).toBe(true);
});

test('issue 4.1 the same by XML', async () => {
  const xml = await exportFeed(demo.pool, { format: 'xml', now });
  await emptyShop(byXml.pool);
  const { heldBack } = await importFeed(byXml.pool, gzipSync(xml), { batch: 90 });
  expect(heldBack).toEqual([]);
  expect((await exportFeed(byXml.pool, { format: 'xml', now })) === xml).toBe(true);
  expect((await exportFeed(byXml.pool, { now })) === file).toBe(true);
});

test('issue 4.1 the second import of one file changes no row', async () => {
  await emptyShop(byTable.pool);
  await importFeed(byTable.pool, file, { batch: 90 });
  const before = await contents(byTable.pool);
  const { created, updated } = await importFeed(byTable.pool, file, { replace: true, batch: 90 });
  expect({ created, updated }).toEqual({ created: 0, updated: 0 });
  expect(await contents(byTable.pool)).toEqual(before);
});

test('issue 4.1 a shop that imports its own export changes only ends of offers and feed ids of stores', async () => {
  const before = await contents(demo.pool);
  const { updated, created } = await importFeed(demo.pool, file);
  expect({ created, updated }).toEqual({ created: 0, updated: 0 });
  const after = await contents(demo.pool);
  const unnamed = (stores: readonly string[] = []) => stores.map((text) => text.replace(/"external_id": [^,}]+/, ''));
  expect({ ...after, stores: unnamed(after.stores) }).toEqual({
    ...before,
    variant_offers: after.variant_offers,
    stores: unnamed(before.stores),
  });
  expect(after.variant_offers?.length).toBeGreaterThan(0);
  expect((await exportFeed(demo.pool, { now })) === file).toBe(true);
});

test('issue 4.1 with products off sale, too', async () => {
  const all = await exportFeed(demo.pool, { all: true, now });
  await demo.pool.query(`update products set is_active = not is_active where id % 7 = 0`);
  await importFeed(demo.pool, all);
  expect((await exportFeed(demo.pool, { all: true, now })) === all).toBe(true);
});

test('issue 4.1 with a future offer, and months', async () => {
  const day = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
  const offer = { price: '1200 MXN', sale_price: '900 MXN', sale_price_effective_date: `${day(1)}/${day(2)}` };
  await emptyShop(byTable.pool);
  await importFeed(byTable.pool, table(`${columns} installment`, `${row('A', offer)}|12:100.00 MXN`));
  expect(await select(byTable.pool, 'select months, sale_price from products')).toEqual([
    { months: 12, sale_price: 120_000 },
  ]);
  const first = await exportFeed(byTable.pool, { now });
  expect(first).toContain('12:100.00 MXN');
  await emptyShop(byXml.pool);
  await importFeed(byXml.pool, first);
  expect((await exportFeed(byXml.pool, { now })) === first).toBe(true);
});
