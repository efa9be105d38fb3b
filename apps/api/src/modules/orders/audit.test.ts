/** Tests that each proof finds the order that contradicts it, and no other order (OD-04). */
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { collectStock, commitStock, releaseStock, reserveStock } from '../inventory/service.ts';
import { addOrder, contradictions, resetShop } from './test-orders.ts';

// One connection, so that the proofs run in the transaction with the damage.
const { pool, db } = await withDatabase({ max: 1 });
const shop = createUnitOfWork(db);

beforeAll(async () => {
  await resetShop({ pool, db }, 20);
  const orders = [
    await addOrder(pool, '0000000001', 'awaiting'),
    await addOrder(pool, '0000000002', 'paid'),
    await addOrder(pool, '0000000003', 'expired'),
  ];
  await shop.withTransaction(async (unit) => {
    for (const lines of orders) await reserveStock(unit, lines);
    await commitStock(unit, orders[1] ?? []);
    await collectStock(unit, orders[1] ?? []);
    await releaseStock(unit, orders[2] ?? []);
  });
  await pool.query(`update order_parcels set state = 'on_the_way' where state = 'preparing'`);
  // Money that came too late for the third order, and became a refund.
  await pool.query(`
    insert into payment_receipts (id, provider, provider_id, order_id, amount, currency)
    select '00000000-0000-4000-8000-000000000001', 'demo', 'late', id, 500, 'MXN'
      from orders where number = '0000000003';
    insert into refunds (receipt_id, cause, amount) values ('00000000-0000-4000-8000-000000000001', 'late', 500)`);
});

/** The names of the proofs that orders contradict after a damage, with these orders. */
async function findings(damage = 'select 1'): Promise<string[]> {
  await pool.query('begin');
  try {
    await pool.query(damage);
    return await contradictions(pool);
  } finally {
    await pool.query('rollback');
  }
}

test('OD-04 nothing is found of orders that add up', async () => {
  expect(await findings()).toEqual([]);
});

/** Variant 1, with the orders that have it. */
const takenStock = 'Taken stock 1 of the orders 0000000003, 0000000002, 0000000001';
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
    ['Receipts without an order demo stray'],
  ],
  [`update orders set coupon_state = 'used' where number = '0000000001'`, ['Coupons of orders 0000000001']],
  [`update orders set coupon_state = 'returned' where number = '0000000002'`, ['Coupons of orders 0000000002']],
  [
    `insert into customers (email, nombre) values ('eva@correo.mx', 'Eva');
     update orders set customer_id = (select id from customers where email = 'eva@correo.mx') where number = '0000000002'`,
    ['Coupons of orders 0000000002'],
  ],
  [`update order_parcels set state = 'preparing' where order_id = ${of(1)}`, ['Parcels of orders 0000000001']],
  [`update order_parcels set state = 'waiting' where order_id = ${of(3)}`, ['Parcels of orders 0000000003']],
  [
    `delete from stock_movements where line_id = ${line(3)} and reason = 'released'`,
    ['Stock of orders 0000000003', takenStock],
  ],
  [`delete from stock_movements where line_id = ${line(2)} and reason = 'sold'`, ['Stock of orders 0000000002']],
  [`update stock_movements set pieces = 1 where line_id = ${line(1)}`, ['Stock of orders 0000000001', takenStock]],
  [`update order_parcels set state = 'collecting' where order_id = ${of(2)}`, ['Stock of parcels 0000000002']],
  [
    `delete from stock_movements where line_id = ${line(2)} and reason = 'collected'`,
    ['Stock of parcels 0000000002', takenStock],
  ],
  [
    `update order_parcels set state = 'returned' where order_id = ${of(2)}`,
    ['Stock of parcels 0000000002', 'Refunds of orders 0000000002'],
  ],
  [
    `insert into refunds (order_id, tender_id, cause, amount)
     select order_id, id, 'x', amount + 1 from order_tenders where order_id = ${of(2)}`,
    ['Refunds of orders 0000000002'],
  ],
  ['update taken_stock set pieces = 4', [takenStock]],
  ['update product_variants set stock = 17', [takenStock]],
  ['delete from taken_stock', [takenStock]],
])('OD-04 it is found, and only it: %s', async (damage, found) => {
  expect(await findings(damage)).toEqual(found);
});
