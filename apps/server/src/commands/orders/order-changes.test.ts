/** Tests the commands that change orders: their words, options and answers (OD-03, BL-12). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const number = '0917346625';

beforeEach(async () => {
  await pool.query('truncate orders, stock_movements, customers, customer_audit cascade');
  await pool.query(
    `with customer as (
       insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id
     ), placed as (
       insert into orders (number, checkout_id, customer_id, payment_state, goods, total, buyer)
       select $1, gen_random_uuid(), id, 'paid', 10000, 10000, '{}' from customer returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'La Merced', 10000, 0, 0 from placed returning order_id
     ), parcel as (
       insert into order_parcels (id, order_id, store_id, service, price, paid, state)
       select '1a2b3c4d-0000-4000-8000-000000000001', order_id, 1, 'estandar', 0, 0, 'authorised' from seller
       returning id, order_id
     ), line as (
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
       select order_id, id, 1, 7, (select id from product_variants where sku = 'OLLA-1'), 'OLLA-1',
              '{"title": "Olla"}', 1, 10000, 10000 from parcel returning id
     ), tender as (
       insert into order_tenders (order_id, position, kind, amount) select id, 1, 'card', 10000 from placed returning id
     )
     insert into order_shares (line_id, tender_id, net, shipping) select line.id, tender.id, 10000, 0 from line, tender`,
    [number],
  );
  await pool.query(
    `select reserve_stock(array(select id from order_lines), array['OLLA-1'], array[1], array[null]::integer[])`,
  );
});

test('OD-03 advance prints the state before and afterwards, and repeats harmlessly', async () => {
  const words = ['orders', 'advance', number, '--to', 'on_the_way', '--parcel', '1A2B3C4D', '--as', 'Carmen'];
  const carrier = ['--carrier', 'Estafeta', '--tracking', 'E-77', '--at', '2026-11-02T10:00:00-06:00'];
  expect(await shop([...words, ...carrier])).toEqual({
    ...{ code: 0, err: '' },
    out: `Order ${number}: is paid as before\n  parcel 1a2b3c4d: was authorised, is on_the_way\n`,
  });
  expect((await shop(words)).out).toContain('parcel 1a2b3c4d: is on_the_way as before');
  const { rows } = await pool.query('select carrier, tracking, collected_at from order_parcels');
  expect(rows).toEqual([{ carrier: 'Estafeta', tracking: 'E-77', collected_at: new Date('2026-11-02T16:00:00Z') }]);
  expect((await pool.query('select operator from customer_audit')).rows).toEqual(Array(2).fill({ operator: 'Carmen' }));
});

test('OD-03 cancel prints what is due, and a second cancel is one sentence', async () => {
  const { out } = await shop(['orders', 'cancel', number]);
  expect(out).toBe(
    `Order ${number}: is paid as before\n  parcel 1a2b3c4d: was authorised, is cancelled\n  due to the customer: $100.00\n`,
  );
  expect(await shop(['orders', 'cancel', number])).toMatchObject({
    ...{ code: 1, err: `Nothing of order ${number} can be cancelled: parcel 1a2b3c4d is cancelled.\n` },
  });
});

test('BL-12 authorize and deny take orders whose amount is authorised', async () => {
  expect((await shop(['orders', 'authorize', number])).err).toBe(`Order ${number} is paid, not authorised.\n`);
  await pool.query(`update orders set payment_state = 'authorised'; update order_parcels set state = 'waiting'`);
  expect((await shop(['orders', 'authorize', number])).out).toContain('Its amount is captured within a minute.');
  expect((await shop(['orders', 'deny', number])).err).toBe(`Order ${number} was authorized before.\n`);
});

test('OD-03 wrong words are one sentence, and change nothing', async () => {
  for (const [words, sentence] of [
    [['advance', number], 'Which state? Write --to STATE.'],
    [['advance', number, '--to', 'gone'], '"gone" is no state to advance to: write one of preparing, '],
    [['advance', number, '--to', 'delivered', '--parcel', 'x'], '"x" is no id of a parcel'],
    [['advance', number, '--to', 'delivered', '--at', '2999-01-01'], '2999-01-01 is not past.'],
    [['advance', number, '--to', 'returned'], 'so it cannot become returned.'],
    [['advance', number, '--to', 'delivered', '--tracking', ' '], 'The number of the carrier is empty.'],
    [['cancel'], 'Which order?'],
    [['cancel', number, 'x'], 'Which order?'],
    [['deny', '12'], 'There is no order 12.'],
  ] as const) {
    const { code, err } = await shop(['orders', ...words]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(sentence) });
  }
  expect((await pool.query('select state from order_parcels')).rows).toEqual([{ state: 'authorised' }]);
  expect((await pool.query('select from customer_audit')).rowCount).toBe(0);
});
