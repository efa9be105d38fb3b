/** For tests: product 1 has the variants A (first) and B, product 2 has the variant C. */
import { createUnitOfWork, type Unit } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeEach } from 'vitest';

export const soon = new Date('2999-01-01T06:00:00Z');

type Shown = { stock: number; list_price: number; sale_price: number; offer_ends_at: Date | null; isTouched: boolean };
/** Creates these products before each test. */
export async function withInventory() {
  const { pool, db } = await withDatabase({ max: 12 });
  const shop = createUnitOfWork(db);
  beforeEach(async () => {
    await pool.query(
      'truncate products, product_variants, variant_offers, stores, brands, categories restart identity cascade',
    );
    const rows = new CatalogueBuilder(db);
    await rows.categories([{ id: 1 }]);
    await rows.brand();
    await rows.store();
    await rows.product([1], { id: 1, list_price: 10_000, stock: 9, updated_at: '2026-01-01' });
    await rows.variant(1, { sku: 'A', stock: 5 });
    await rows.variant(1, { sku: 'B', stock: 4, list_price: 20_000, sale_price: 15_000 });
    await rows.product([1], { id: 2, list_price: 10_000, stock: 5 });
    await rows.variant(2, { sku: 'C' });
  });

  async function product(id = 1): Promise<Shown | undefined> {
    const { rows } = await pool.query<Shown>(
      `select stock, list_price, sale_price, offer_ends_at, updated_at > '2026-01-01' as "isTouched"
       from products where id = $1`,
      [id],
    );
    return rows[0];
  }
  const stocks = async () =>
    (await pool.query<{ stock: number }>('select stock from product_variants order by sku')).rows.map(
      (row) => row.stock,
    );
  const inUnit = <Result>(work: (unit: Unit) => Promise<Result>) => shop.withTransaction(work);

  return { pool, shop, product, stocks, inUnit };
}
