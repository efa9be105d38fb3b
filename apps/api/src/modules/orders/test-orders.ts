/** For tests: a shop with two products, orders whose amounts add up, and the proofs that orders contradict. */
import type { Querier } from '@tianguis/database';
import { CatalogueBuilder, type TestDatabase } from '@tianguis/testkit';
import { balanceOrderProofs, balanceProofs } from '../balance/service.ts';
import { creditOrderProofs, creditProofs } from '../credit/service.ts';
import { exchangeProofs } from '../exchanges/service.ts';
import type { ReservedLine } from '../inventory/service.ts';
import { registryProofs } from '../registries/service.ts';
import { orderProofs, shopProofs } from './audit.ts';

/** Empties the shop. The products 1 and 2 have one variant each, A and B. The coupon 1 has one use. */
export async function resetShop({ pool, db }: Pick<TestDatabase, 'pool' | 'db'>, stock = 5): Promise<void> {
  await pool.query(
    'truncate orders, stock_movements, taken_stock, customers, coupons, products, product_variants, stores, brands, categories cascade',
  );
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  for (const [at, sku] of ['A', 'B'].entries()) {
    const prices = { list_price: 10_000, sale_price: 10_000 };
    await rows.product([1], { id: at + 1, stock, ...prices });
    await rows.variant(at + 1, { id: at + 1, sku, stock, ...prices });
  }
  await pool.query(
    `insert into coupons (id, code, description, amount, max_uses) overriding system value
     values (1, 'HOLA', '-', 1000, 1)`,
  );
}

/** The proofs of `doctor` that orders or variants contradict, each with its example. */
export async function contradictions(on: Querier): Promise<string[]> {
  const found: string[] = [];
  for (const { name, wrongOf } of [...orderProofs, ...balanceOrderProofs, ...creditOrderProofs])
    for (const { id } of (await on.query<{ id: string }>(wrongOf('orders'))).rows) found.push(`${name} ${id}`);
  const proofs = [...shopProofs, ...balanceProofs, ...creditProofs, ...exchangeProofs, ...registryProofs];
  for (const { name, query } of proofs)
    for (const { id } of (await on.query<{ id: string | number }>(query)).rows) found.push(`${name} ${id}`);
  return found;
}

/** Adds an order of two pieces for 100.00 each, less 10.00, plus 99.00 of shipping. */
export async function addOrder(on: Querier, number: string, payment: string): Promise<ReservedLine[]> {
  const hasEnded = payment === 'expired';
  const coupon = payment === 'paid' ? 'used' : hasEnded ? 'returned' : 'reserved';
  const parcel = payment === 'paid' ? 'preparing' : hasEnded ? 'cancelled' : 'waiting';
  const { rows } = await on.query<ReservedLine>(
    `with placed as (
       insert into orders (number, checkout_id, payment_state, goods, discount, shipping, total, buyer, ended_at,
         coupon_id, coupon_code, coupon_state)
       values ($1, gen_random_uuid(), $2, 20000, 1000, 9900, 28900, '{}', case when $3 then now() end, 1, 'HOLA', $4)
       returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'Tianguis', 20000, 1000, 9900 from placed returning order_id
     ), parcel as (
       insert into order_parcels (order_id, store_id, service, price, paid, state)
       select order_id, 1, 'estandar', 9900, 9900, $5 from seller returning id, order_id
     ), tender as (
       insert into order_tenders (order_id, position, kind, amount)
       select order_id, 1, 'card', 28900 from parcel returning id
     ), line as (
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price,
         price, discount, shipping)
       select order_id, id, 1, 1, 1, 'A', '{}', 2, 10000, 10000, 1000, 9900 from parcel returning id, order_id
     ), share as (
       insert into order_shares (line_id, tender_id, net, shipping)
       select line.id, tender.id, 19000, 9900 from line, tender where $2 = 'paid'
     ), receipt as (
       insert into payment_receipts (provider, provider_id, order_id, amount, currency, applied)
       select 'demo', $1, order_id, 28900, 'MXN', 28900 from line where $2 = 'paid'
     )
     select id as line, 2 as pieces, 'A' as sku from line`,
    [number, payment, hasEnded, coupon, parcel],
  );
  return rows;
}
