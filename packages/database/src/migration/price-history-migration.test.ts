/** Tests that the history of prices begins with the present prices (TR-03). */
import { readFileSync } from 'node:fs';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';

const { db, pool } = await withDatabase();
const migration = new URL('../../migrations/0140_price_history.sql', import.meta.url);

test('TR-03, issue 37 B12 the first row of each variant has its present prices and its offer', async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 7 });
  const [plain, offered] = [await rows.variant(7), await rows.variant(7)];
  await pool.query('update product_variants set list_price = id * 1000, sale_price = id * 1000 - 100');
  await pool.query(
    `insert into variant_offers (variant_id, sale_price, starts_at, ends_at)
     values ($1, 500, '2026-11-01T06:00:00Z', '2999-01-01T06:00:00Z')`,
    [offered.id],
  );
  await pool.query('drop table price_history');
  await pool.query(readFileSync(migration, 'utf8'));
  const { rows: found } = await pool.query(
    `select variant_id, list_price, sale_price, offer_price, offer_starts_at, offer_ends_at
       from price_history order by variant_id`,
  );
  const prices = (id: number) => ({ variant_id: id, list_price: id * 1000, sale_price: id * 1000 - 100 });
  expect(found).toEqual([
    { ...prices(plain.id), offer_price: null, offer_starts_at: null, offer_ends_at: null },
    {
      ...prices(offered.id),
      offer_price: 500,
      offer_starts_at: new Date('2026-11-01T06:00:00Z'),
      offer_ends_at: new Date('2999-01-01T06:00:00Z'),
    },
  ]);
});
