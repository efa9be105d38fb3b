/** Tests that each proof finds the order that contradicts it, and no other order (OD-04). */
import { createUnitOfWork } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { collectStock, commitStock, releaseStock, reserveStock } from '../inventory/service.ts';
import { orderProofs, variantsWithWrongTakenStock } from './audit.ts';

// One connection, so that the proofs run in the transaction with the damage.
const { pool, db } = await withDatabase({ max: 1 });
const shop = createUnitOfWork(db);

/** Adds an order of two pieces for 100.00 each, less 10.00, plus 99.00 of shipping. */
async function addOrder(number: string, payment: string): Promise<{ line: string; pieces: number; sku: string }[]> {
  const hasEnded = payment === 'expired';
  const coupon = payment === 'paid' ? 'used' : hasEnded ? 'returned' : 'reserved';
  const parcel = payment === 'paid' ? 'preparing' : hasEnded ? 'cancelled' : 'waiting';
  const { rows } = await pool.query<{ line: string; pieces: number; sku: string }>(
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

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  await rows.product([1], { id: 1, stock: 20 });
  await rows.variant(1, { id: 1, sku: 'A', stock: 20 });
  const orders = [
    await addOrder('0000000001', 'awaiting'),
    await addOrder('0000000002', 'paid'),
    await addOrder('0000000003', 'expired'),
  ];
  await shop.withTransaction(async (unit) => {
    for (const lines of orders) await reserveStock(unit, lines);
    await commitStock(unit, orders[1] ?? []);
    await collectStock(
      unit,
      (orders[1] ?? []).map((line) => ({ ...line, pieces: 1 })),
    );
    await releaseStock(unit, orders[2] ?? []);
  });
  // Money that came too late for the third order, and became a refund.
  await pool.query(`
    insert into payment_receipts (id, provider, provider_id, order_id, amount, currency)
    select '00000000-0000-4000-8000-000000000001', 'demo', 'late', id, 500, 'MXN' from orders where number = '0000000003';
    insert into refunds (receipt_id, cause, amount) values ('00000000-0000-4000-8000-000000000001', 'late', 500)`);
});

/** The names of the proofs that orders contradict after a damage, with these orders. */
async function findings(damage = 'select 1'): Promise<string[]> {
  await pool.query('begin');
  try {
    await pool.query(damage);
    const found: string[] = [];
    for (const { name, query } of orderProofs)
      for (const { id } of (await pool.query<{ id: string }>(query)).rows) found.push(`${name} ${id}`);
    const { rows } = await pool.query<{ id: number }>(variantsWithWrongTakenStock);
    return [...found, ...rows.map(({ id }) => `variant ${id}`)];
  } finally {
    await pool.query('rollback');
  }
}

test('OD-04 nothing is found of orders that add up', async () => {
  expect(await findings()).toEqual([]);
});

const of = (number: number) => `(select id from orders where number = '000000000${number}')`;
const line = (number: number) => `(select id from order_lines where order_id = ${of(number)})`;

test.each([
  [
    'update order_sellers set goods = 19999',
    ['Amounts of orders 0000000001', 'Amounts of orders 0000000002', 'Amounts of orders 0000000003'],
  ],
  [`update order_lines set discount = 999 where order_id = ${of(1)}`, ['Amounts of orders 0000000001']],
  [
    `update order_parcels set paid = 9899, borne_by = 'shop' where order_id = ${of(3)}`,
    ['Amounts of orders 0000000003'],
  ],
  [`update order_tenders set amount = 28899 where order_id = ${of(1)}`, ['Tenders of orders 0000000001']],
  [`delete from payment_receipts where provider_id = '0000000002'`, ['Tenders of orders 0000000002']],
  [`update order_shares set net = 18999`, ['Tenders of orders 0000000002']],
  [`update payment_receipts set amount = 29000 where provider_id = '0000000002'`, ['Receipts 0000000002']],
  [`update refunds set amount = 499`, ['Receipts 0000000003']],
  [
    `insert into payment_receipts (provider, provider_id, amount, currency) values ('demo', 'stray', 1, 'MXN')`,
    ['Receipts without an order: demo stray'],
  ],
  [`update orders set coupon_state = 'used' where number = '0000000001'`, ['Coupons of orders 0000000001']],
  [`update orders set coupon_state = 'returned' where number = '0000000002'`, ['Coupons of orders 0000000002']],
  [`update order_parcels set state = 'preparing' where order_id = ${of(1)}`, ['Parcels of orders 0000000001']],
  [`update order_parcels set state = 'waiting' where order_id = ${of(3)}`, ['Parcels of orders 0000000003']],
  [
    `delete from stock_movements where line_id = ${line(3)} and reason = 'released'`,
    ['Stock of orders 0000000003', 'variant 1'],
  ],
  [`delete from stock_movements where line_id = ${line(2)} and reason = 'sold'`, ['Stock of orders 0000000002']],
  [`update stock_movements set pieces = 1 where line_id = ${line(1)}`, ['Stock of orders 0000000001', 'variant 1']],
  ['update taken_stock set pieces = 4', ['variant 1']],
  ['update product_variants set stock = 17', ['variant 1']],
  ['delete from taken_stock', ['variant 1']],
])('OD-04 it is found, and only it: %s', async (damage, found) => {
  expect(await findings(damage)).toEqual(found);
});
