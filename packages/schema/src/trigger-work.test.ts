/**
 * Tests that the work of functions and triggers grows with the rows of a statement. A session caches the plans of their
 * first execution, which often has no rows: an import whose first batch changes nothing, a job that finds nothing due.
 */
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { db, pool } = await withDatabase();
const builder = new CatalogueBuilder(db);
const size = 300;
/** A product has some rows in each table; comparing each row with each other row would be `size` times as many. */
const mostRows = 20 * size;

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
  [name: `Rows Removed by ${string}`]: number | undefined;
}

let client: pg.PoolClient;
/** The plans of all statements since the array was emptied, those of functions and triggers included. */
let plans: { text: string; plan: Plan }[] = [];

beforeAll(async () => {
  await builder.categories([{ id: 1 }]);
  await builder.brand();
  await builder.store();
  client = await pool.connect();
  await client.query(`load 'auto_explain'`);
  await client.query(`
    set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set auto_explain.log_format = json;
    set auto_explain.log_level = notice; set client_min_messages = notice`);
  client.on('notice', ({ message = '' }) => {
    const at = message.indexOf('{');
    if (!message.includes('plan:') || at < 0) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(at));
    plans.push({ text, plan });
  });
});
afterAll(() => client.release());

/** The most rows that one node of a plan read. */
function rowsRead(plan: Plan): number {
  const removed = Object.entries(plan).flatMap(([name, count]) =>
    name.startsWith('Rows Removed') ? [Number(count)] : [],
  );
  const read = [plan['Actual Rows'], ...removed].reduce((sum, count) => sum + count, 0) * plan['Actual Loops'];
  return Math.max(read, ...(plan.Plans ?? []).map(rowsRead));
}

const products = JSON.stringify(Array.from({ length: size }, () => builder.productRow([1])));
const listOf = (expression: string) => `array(select ${expression} from product_variants where $1 order by id)`;

// Each statement concerns no row if `$1` is false. The statements run in this sequence, on the same rows.
test.each([
  [
    'new products',
    `insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price,
       sale_price, stock)
     select id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price, stock
       from jsonb_populate_recordset(null::products, '${products}') where $1`,
  ],
  [
    'new variants',
    `insert into product_variants (product_id, position, sku, list_price, sale_price, stock)
     select id, 0, sku, list_price, sale_price, stock from products where $1`,
  ],
  ['another stock', 'update product_variants set stock = stock + 1 where $1'],
  ['other prices', 'update product_variants set sale_price = sale_price - 1 where $1'],
  ['other products', `update products set sale_price = sale_price - 1, title = title || '.' where $1`],
  [
    'prices and stock by their function',
    `select count(*) from set_stock_and_prices(${listOf('id')}, ${listOf('9000')}, ${listOf('8000')}, ${listOf('7')})`,
  ],
  [
    'offers by their function',
    `select count(*) from set_offers(${listOf('id')}, ${listOf('7000')}, ${listOf('null::timestamptz')},
       ${listOf(`now() + interval '1 day'`)})`,
  ],
  ['rollups', 'select count(*) from roll_up_products(array(select id from products where $1))'],
  ['another end of offers', `update variant_offers set ends_at = ends_at + interval '1 day' where $1`],
  ['ended offers', `update variant_offers set ends_at = now() - interval '1 second' where $1`],
  ['deleted offers', 'delete from variant_offers where $1'],
  ['deleted variants', 'delete from product_variants where $1'],
  ['deleted products', 'delete from products where $1'],
])(
  'issue 37 B12 the work for %s grows with the rows, also with plans of a statement without rows',
  async (_, statement) => {
    await client.query({ text: statement, values: [false] });
    plans = [];
    const { rowCount, rows } = await client.query({ text: statement, values: [true] });
    expect([rowCount, Number(rows[0]?.count)]).toContain(size);
    const most = plans.map(({ text, plan }) => ({ text, read: rowsRead(plan) })).toSorted((a, b) => b.read - a.read)[0];
    expect(most?.read, most?.text).toBeGreaterThanOrEqual(size);
    expect(most?.read, most?.text).toBeLessThanOrEqual(mostRows);
  },
);
