/** Tests doctor on a consistent shop, and with each damage alone. Each damage is rolled back before the next one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { openDatabase } from '@tianguis/database';
import { CatalogueBuilder, pictureFile, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../../settings/settings.ts';
import { runCheck } from '../check.ts';
import { catalogueChecks } from './catalogue.ts';

const { url, db, pool } = await withDatabase();
// One connection, so that the checks run in the transaction with the damage.
const database = openDatabase({ url, max: 1 });
const dataDir = mkdtempSync(join(tmpdir(), 'doctor-catalogue-'));
const drawn = join(dataDir, 'pictures', 'fe', 'fetched7-320.webp');
const on = { database, settings: readSettings({ DATA_DIR: dataDir }), environment: {}, now: Date.now() };

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, children: [{ id: 2 }] }]);
  await rows.brand();
  await rows.store();
  for (const id of [7, 8]) {
    await rows.product([1, 2], { id, stock: 5 });
    await rows.variant(id, { id: id * 10 });
    await rows.picture(id, { picture_key: `fetched${id}` });
    await rows.review(id, { rating: 4 });
  }
  await rows.product([1, 2], { id: 9, is_active: false });
  await pool.query(`
    update products set rating_count = 1, rating_average = 4, rating_histogram = '{0,0,0,1,0}' where id < 9;
    update stores set rating_count = 2, rating_average = 4;
    insert into variant_offers (variant_id, sale_price, ends_at) select id, sale_price, '2999-01-01' from product_variants where id = 70;
    update products set offer_ends_at = '2999-01-01' where id = 7;
    insert into variant_offers (variant_id, sale_price, starts_at, ends_at) values (80, 1, '2998-01-01', '2999-01-01');
    update pictures set fetch_state = 'here' where key = 'fetched7';
    select index_merge_delta()`);
  await createPostgresMaintenance(pool).refresh();
  mkdirSync(join(dataDir, 'pictures', 'fe'), { recursive: true });
  writeFileSync(join(dataDir, 'pictures', 'fe', 'fetched7-original.webp'), pictureFile('bytes'));
  writeFileSync(drawn, pictureFile('drawn'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** The names of the checks that find a fault after a damage. */
async function findings(damage = 'select 1'): Promise<string[]> {
  await database.pool.query('begin');
  try {
    await database.pool.query(damage);
    const found: string[] = [];
    for (const check of catalogueChecks)
      for (const { state, name, todo } of await runCheck(check, on)) {
        expect(state === 'ok' || todo, name).toBeTruthy();
        if (state !== 'ok') found.push(`${state} ${name}`);
      }
    return found;
  } finally {
    await database.pool.query('rollback');
  }
}

test('issue 4, point 4: no findings in a consistent shop', async () => {
  expect(await findings()).toEqual([]);
});

const hour = `interval '1 hour'`;

test.each([
  ['update index_documents set sale_price = 1 where product_id = 7', 'fail Listings', 'fail Counts of listings'],
  ['update index_documents set relevance = -5 where product_id = 7', 'fail Listings', 'fail Counts of listings'],
  ['delete from index_text_segments', 'fail Index of search', 'warn Search'],
  ['delete from index_postings', 'fail Index of search', 'fail Words of search'],
  ['truncate index_text_segments, index_text_builds', 'warn Search'],
  ['update index_text_segments set ordinals = ordinals + 1', 'fail Index of search'],
  ['delete from index_documents where product_id = 8', 'fail Listings', 'fail Counts of listings'],
  [
    'insert into index_documents select (index_document(p)).* from products p where id = 9',
    'fail Listings',
    'fail Counts of listings',
    'fail Index of search',
  ],
  ['update index_blocks set sale_price_digit5 = ~sale_price_digit5', 'fail Counts of listings'],
  ['update index_blocks set ships_free = ~ships_free', 'fail Counts of listings'],
  ['update index_runs set size = size + 1', 'fail Counts of listings'],
  ['delete from index_store_bitmaps', 'fail Counts of listings'],
  ['delete from index_run_products', 'fail Counts of listings', 'fail Index of search'],
  ['update product_variants set sale_price = sale_price - 1 where id = 80', 'fail Stock and prices'],
  [`update products set offer_ends_at = '2998-01-01' where id = 7`, 'fail Ends of offers'],
  ['delete from variant_offers where variant_id = 70', 'fail Ends of offers'],
  [
    `update variant_offers set starts_at = now() - ${hour} where variant_id = 80`,
    'fail Ends of offers',
    'fail Offers that are due',
  ],
  [
    `update variant_offers set ends_at = now() - ${hour} where variant_id = 70; update products set offer_ends_at = now() - ${hour} where id = 7`,
    'fail Offers that are due',
  ],
  [
    `delete from variant_offers where variant_id = 70; update products set offer_ends_at = now() - ${hour} where id = 7`,
    'fail Ends of offers',
    'warn Offers that are over',
  ],
  [`update products set rating_histogram = '{0,0,0,0,1}' where id = 7`, 'warn Ratings', 'warn Ratings of stores'],
  ['update reviews set is_hidden = true', 'warn Ratings'],
  ['update stores set rating_count = 3', 'warn Ratings of stores'],
  [
    `with ana as (insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id)
     insert into customer_reviews (review_id, customer_id, product_id, state, changed_at)
     select r.id, ana.id, 7, 'waiting', now() - ${hour} * 73 from ana, reviews r where r.product_id = 7`,
    'warn Reviews of customers',
    'warn Reviews that wait',
  ],
  [`update pictures set fetch_state = 'here' where key = 'fetched8'`, 'warn Files of pictures'],
  ['update categories set is_published = false where id = 1', 'warn Departments'],
])('%s', async (damage, ...expected) => {
  expect(await findings(damage)).toEqual(expected);
});

test.each<[string, Buffer]>([
  ['empty', Buffer.alloc(0)],
  ['cut off', pictureFile('drawn').subarray(0, -1)],
  ['of zeros', Buffer.alloc(20)],
])('issue 13 A5 a drawn picture that is %s is found', async (_what, bytes) => {
  writeFileSync(drawn, bytes);
  expect(await findings()).toEqual(['warn Drawn pictures']);
  writeFileSync(drawn, pictureFile('drawn'));
  expect(await findings()).toEqual([]);
});

test('issue 13 A5 a fetched picture whose file is damaged is found', async () => {
  const original = join(dataDir, 'pictures', 'fe', 'fetched7-original.webp');
  writeFileSync(original, '');
  expect(await findings()).toEqual(['warn Files of pictures']);
  writeFileSync(original, pictureFile('bytes'));
});
