/** Tests of unpaid orders in the cart: the block "Pedido sin pagar", and "cambiar algo" (CO-07, PA-07, issue 38 item 8). */
import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendPaymentEvent } from '../orders/service.ts';
import { withCheckout } from './test-checkout.ts';

const { buyer, clear, db, orders, pool, product, stock, wrong } = await withCheckout();
const shop = createUnitOfWork(db);
beforeEach(() => clear());

/** A customer with an unpaid order of two pieces of product 7, with a coupon. */
async function withUnpaid() {
  await product(7, { price: 10_000, stock: 3, weight_grams: 100 });
  await product(8, { price: 10_000, weight_grams: 100 });
  await pool.query(
    `insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1000, 1), ('OTRO', '-', 500, 9)`,
  );
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: 2 }]);
  await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
  const quote = await ana.quote();
  const { body } = await ana.place(quote);
  const order: string = body.data.pedido;
  const id: string = (await pool.query(`select id from orders where number = $1`, [order])).rows[0].id;
  return { ana, order, id, total: quote.total };
}
const event = (id: string, kind: 'charge' | 'decline') =>
  shop.withTransaction((unit) => sendPaymentEvent(unit, id, kind, 'provider'));
const coupons = async () =>
  (await pool.query(`select code from coupons c join coupon_uses u on u.coupon_id = c.id where held_until is null`))
    .rows;

describe('the block of an unpaid order', () => {
  test('stands in the cart, outside of its amounts, stock and coupon', async () => {
    const { ana, order, total } = await withUnpaid();
    await ana.add([{ id: 8 }]);
    const cart = await ana.cart('06700');
    expect(cart.unpaid).toEqual([
      {
        ...{ pedido: order, total, can_change: true, pay_until: '2026-12-01T16:30:00.000Z' },
        lines: [{ id: 7, childrenSku: '7-U', title: 'Producto 7', picture: null, pieces: 2, price: 10_000 }],
      },
    ]);
    expect(cart).toMatchObject({ total_items: 1, total_price: 10_000, coupon: null, products: [{ id: 8 }] });
    expect((await (await buyer('beto@correo.mx')).cart()).unpaid).toEqual([]);
  });

  test('leaves the cart when the order is paid, has ended, or has a slip or a CLABE', async () => {
    const { ana, id } = await withUnpaid();
    const unpaid = async () => (await ana.cart()).unpaid.length;
    for (const kind of ['oxxo', 'spei']) {
      await pool.query('update order_tenders set kind = $1', [kind]);
      expect(await unpaid()).toBe(1);
      await pool.query(
        `insert into payment_attempts (tender_id, provider, provider_id, amount)
        select id, 'demo', $1, amount from order_tenders`,
        [kind],
      );
      expect(await unpaid()).toBe(0);
      await pool.query('delete from payment_attempts');
    }
    await pool.query(`update orders set payment_state = 'paid'`);
    expect(await unpaid()).toBe(0);
    await pool.query(`update orders set payment_state = 'awaiting'`);
    await shop.withTransaction((unit) => sendPaymentEvent(unit, id, 'deadline', 'job'));
    expect(await unpaid()).toBe(0);
  });
});

describe('"cambiar algo"', () => {
  test('ends the order, and returns its lines and its coupon', async () => {
    const { ana, order } = await withUnpaid();
    const { status, body } = await ana.change(order);
    expect([status, body.data.notices, await orders()]).toEqual([200, [], ['cancelled']]);
    const cart = await ana.cart();
    expect(cart).toMatchObject({ unpaid: [], coupon: { codigo: 'HOLA', discount: 1_000 } });
    expect([await ana.lines(), await coupons(), await wrong()]).toEqual([['7: 2'], [], []]);
    expect((await pool.query('select stock from products where id = 7')).rows).toEqual([{ stock: 3 }]);
  });

  test('lines merge as added ones do, up to the stock, and say so', async () => {
    const { ana, order } = await withUnpaid();
    await ana.add([{ id: 7 }, { id: 8 }]);
    expect((await ana.change(order)).body.data.notices).toEqual([]);
    expect(await ana.lines()).toEqual(['8: 1', '7: 3']);
    // An import that found fewer pieces.
    const again = await ana.place(await ana.quote());
    await pool.query(
      `select set_stock_and_prices(array_agg(id), null, null, array_agg(1)) from product_variants where product_id = 7`,
    );
    await pool.query('select roll_up_products(array[7])');
    const { body } = await ana.change(again.body.data.pedido);
    expect(body.data.notices).toMatchObject([{ code: 'FEWER', id: 7 }]);
    expect([await ana.lines(), await wrong()]).toEqual([['8: 1', '7: 1'], []]);
  });

  test('the coupon returns only if the cart has none and it is valid', async () => {
    const { ana, order } = await withUnpaid();
    await ana.add([{ id: 8 }]);
    await ana.send('PUT', '/cupon', { codigo: 'OTRO' });
    await ana.change(order);
    expect((await ana.cart()).coupon.codigo).toBe('OTRO');
    const again = await ana.place(await ana.quote());
    await pool.query(`update coupons set is_active = false where code = 'OTRO'`);
    await ana.change(again.body.data.pedido);
    expect([(await ana.cart()).coupon, await ana.lines(), await coupons(), await wrong()]).toEqual([
      null,
      ['8: 1', '7: 2'],
      [],
      [],
    ]);
  });

  test('is refused while a charge is unknown, and possible after the provider declined', async () => {
    const { ana, order, id } = await withUnpaid();
    await event(id, 'charge');
    expect((await ana.cart()).unpaid).toMatchObject([{ can_change: false }]);
    const { status, body } = await ana.change(order);
    expect([status, body.code]).toEqual([409, 'CHARGE_UNKNOWN']);
    expect([await orders(), await ana.lines()]).toEqual([['charging'], []]);
    await event(id, 'decline');
    expect((await ana.change(order)).status).toBe(200);
    expect(await ana.lines()).toEqual(['7: 2']);
  });

  test('ten times at once returns the lines once; an order that has ended stays ended', async () => {
    const { ana, order } = await withUnpaid();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.change(order)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('ORDER_NOT_UNPAID');
    expect([await ana.lines(), await wrong()]).toEqual([['7: 2'], []]);
  });

  test('another customer’s order is not found, and a paid one stays', async () => {
    const { order } = await withUnpaid();
    const beto = await buyer('beto@correo.mx');
    expect((await beto.change(order)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await beto.change('0000000000')).body.code).toBe('ORDER_NOT_FOUND');
    expect(await orders()).toEqual(['awaiting']);
  });

  test('changes, placings and changes of the cart at once neither deadlock nor lose a line', async () => {
    const { ana, order } = await withUnpaid();
    const before = (
      await pool.query<{ n: number }>(
        `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
      )
    ).rows[0]?.n;
    await stock(8, 50);
    await ana.add([{ id: 8, cart_quantity: 5 }]);
    const quotes = await Promise.all(Array.from({ length: 5 }, () => ana.quote()));
    const replies = await Promise.all([
      ...quotes.map((quote) => ana.place(quote)),
      ...Array.from({ length: 5 }, () => ana.change(order)),
      ...Array.from({ length: 5 }, () => ana.add([{ id: 8 }], crypto.randomUUID())),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    await pool.query('select pg_stat_force_next_flush()');
    expect(
      (await pool.query(`select deadlocks::int as n from pg_stat_database where datname = current_database()`)).rows[0]
        ?.n,
    ).toBe(before);
    const { rows } = await pool.query<{ pieces: number }>(`
      select (select coalesce(sum(pieces), 0) from cart_lines where product_id = 8 and removed_at is null)
           + (select coalesce(sum(pieces), 0) from order_lines where product_id = 8)::int as pieces`);
    expect(Number(rows[0]?.pieces)).toBe(10);
    expect(await wrong()).toEqual([]);
  });
});
