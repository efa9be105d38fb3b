/** Tests the commands about returns: their words, options and answers (RL-10, AF-02). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const number = '091734662501';

beforeEach(async () => {
  await pool.query('truncate orders, stock_movements, customers, customer_audit cascade');
  await pool.query(
    `with customer as (
       insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id
     ), placed as (
       insert into orders (number, checkout_id, customer_id, payment_state, goods, total, buyer)
       select '0917346625', gen_random_uuid(), id, 'paid', 10000, 10000, '{}' from customer returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'La Merced', 10000, 0, 0 from placed returning order_id
     ), parcel as (
       insert into order_parcels (order_id, store_id, service, price, paid, state, delivered_at)
       select order_id, 1, 'estandar', 0, 0, 'delivered', now() from seller returning id, order_id
     ), line as (
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price,
                                price, shipped, returned)
       select order_id, id, 1, 7, (select id from product_variants where sku = 'OLLA-1'), 'OLLA-1',
              '{"title": "Olla"}', 1, 10000, 10000, 1, 1 from parcel returning id
     ), tender as (
       insert into order_tenders (order_id, position, kind, amount) select id, 1, 'card', 10000 from placed returning id
     ), shares as (
       insert into order_shares (line_id, tender_id, net, shipping) select line.id, tender.id, 10000, 0 from line, tender
     ), asked as (
       insert into order_returns (id, order_id, parcel_id, number, reason, story, bearer, way, with_shipping, amount,
                                  law_until, due_on)
       select gen_random_uuid(), order_id, id, $1, 'llego-roto', E'Rota\\u001b[31m', 'shop', 'punto', true, 10000,
              '2026-12-08', '2026-12-11' from parcel returning id
     )
     insert into order_return_lines (return_id, line_id, pieces) select asked.id, line.id, 1 from asked, line`,
    [number],
  );
  const lines = 'array(select id from order_lines)';
  await pool.query(`select reserve_stock(${lines}, array['OLLA-1'], array[1], array[null]::integer[])`);
  await pool.query(`select move_stock(${lines}, array[1], 'collected')`);
});

test('AF-02 a return is listed, sent, arrives and is accepted, and each command is noted', async () => {
  const list = await shop(['returns', 'list']);
  expect([list.code, list.out]).toEqual([0, expect.stringMatching(/091734662501 +started +llego-roto +1 +\$100\.00/)]);
  const posted = ['returns', 'posted', number, '--carrier', 'Estafeta', '--tracking', 'E-77', '--as', 'Carmen'];
  expect((await shop(posted)).out).toMatch(/^Return 091734662501: was started, is on_the_way, until \d{4}-/);
  expect((await shop(posted)).out).toContain('is on_the_way as before');
  expect((await shop(['returns', 'arrived', number, '--as', 'Carmen'])).out).toContain('is arrived');
  expect((await shop(['returns', 'accept', number, '--good', '--as', 'Carmen'])).out).toContain('is accepted');
  const show = await shop(['returns', 'show', number, '--as', 'Carmen']);
  expect(show.out).toContain('Estafeta E-77');
  expect(show.out).not.toContain('\u001b');
  expect((await pool.query('select amount, cause from refunds')).rows).toEqual([
    { amount: 10_000, cause: expect.stringMatching(/^return /) },
  ]);
  expect((await pool.query('select distinct operator, action from customer_audit order by action')).rows).toEqual([
    { operator: 'Carmen', action: 'order-changed' },
    { operator: 'Carmen', action: 'shown' },
  ]);
  expect((await shop(['orders', 'show', '0917346625'])).out).toContain('ok    Returns of orders');
});

test('AF-02 wrong words are one sentence, and change nothing', async () => {
  for (const [words, sentence] of [
    [['accept', number], 'Can the pieces be sold again? Write --good or --damaged.'],
    [['accept', number, '--good', '--damaged'], 'Can the pieces be sold again?'],
    [['accept', number, '--good'], `Return ${number} is started, so that cannot happen to it.`],
    [['refuse', number], 'Why? Write --reason: the customer reads it.'],
    [['refuse', number, '--reason', ' '], 'The reason is empty.'],
    [['show'], 'Which return?'],
    [['arrived', '12'], 'There is no return 12: "returns list" prints the numbers.'],
    [['burn', number], 'There is no "returns burn".'],
  ] as const) {
    const { code, err } = await shop(['returns', ...words]);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  }
  expect((await pool.query('select state from order_returns')).rows).toEqual([{ state: 'started' }]);
});
