import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import { mergeIndexDelta } from './index-jobs.ts';

const database = await withDatabase();
const { pool, db } = database;

const departments = [1, 2, 3, 4];
const products = 250;

beforeAll(async () => {
  const build = new CatalogueBuilder(db);
  await build.categories(departments.map((id) => ({ id })));
  await build.brand();
  await build.store();
  await pool.query(`
    insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price)
    select d * 1000 + n, 'S' || d * 1000 + n, 'Producto', 'producto', 1, 1, d, d, '', 100000, 90000
    from unnest('{${departments}}'::integer[]) as d, generate_series(1, ${products}) as n`);
});

beforeEach(() => pool.query('select index_merge_delta()'));

/** Changes this number of prices in each department. */
async function change(counts: readonly number[]): Promise<void> {
  for (const [at, count] of counts.entries()) {
    const first = (departments[at] ?? 0) * 1000;
    await pool.query('update products set sale_price = sale_price - 1 where id > $1 and id <= $2', [
      first,
      first + count,
    ]);
  }
}

/** Runs the job. @returns the size of the delta in each department */
async function deltaAfterJob(): Promise<number[]> {
  const none = () => undefined;
  const log: Log = { debug: none, info: none, warn: none, error: none };
  await mergeIndexDelta.handle({}, { database, settings: readSettings({}), log, signal: new AbortController().signal });
  const { rows } = await pool.query<{ count: number }>(
    `select count(product_id)::integer as count from unnest('{${departments}}'::integer[]) as d left join index_delta on level1_id = d group by d order by d`,
  );
  return rows.map(({ count }) => count);
}

test.each([
  { why: 'few in each and few in all are not merged', changed: [199, 40, 30, 30], left: [199, 40, 30, 30] },
  { why: 'many in one are', changed: [200, 40, 30, 10], left: [0, 40, 30, 10] },
  { why: 'few in each, many in all: the largest delta first', changed: [80, 150, 110, 60], left: [80, 0, 110, 60] },
  { why: 'and more until few are left', changed: [199, 198, 199, 150], left: [0, 0, 0, 150] },
  { why: 'nothing', changed: [], left: [0, 0, 0, 0] },
])('issue 4, point 2: the delta is merged before it makes counts slow: $why', async ({ changed, left }) => {
  await change(changed);
  expect(await deltaAfterJob()).toEqual(left);
});
