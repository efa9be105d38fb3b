/** Tests the commands about what the shop owes its sellers: their words and answers (AF-06). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
beforeEach(() => pool.query('truncate orders, stock_movements, seller_settlements, seller_entries cascade'));

/** A delivered piece of another seller for 116.00, which the seller ships. */
const deliver = () =>
  pool.query(
    `with placed as (
       insert into orders (number, checkout_id, payment_state, goods, total, buyer)
       values ('4820175533', gen_random_uuid(), 'paid', 11600, 11600, '{}') returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, tax, goods, discount, shipping)
       select id, 77, 'Molinos del Sur', '{"rfc": "EKU9003173C9"}', 11600, 0, 0 from placed returning order_id
     ), parcel as (
       insert into order_parcels (order_id, store_id, service, price, paid, state, delivered_at)
       select order_id, 77, 'estandar', 0, 0, 'delivered', '2026-11-20T18:00Z' from seller returning id, order_id
     )
     insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, tax, pieces, list_price,
       price)
     select order_id, id, 0, 1, 1, 'A', '{"title": "Molcajete"}', '{"iva": 16}', 1, 11600, 11600 from parcel`,
  );

test('AF-06 without a delivery, no seller has earned anything', async () => {
  expect(await shop(['sellers', 'list'])).toMatchObject({ code: 0, out: 'No seller has earned anything yet.\n' });
  expect((await shop(['sellers', 'list', '--json'])).out).toBe('[]\n');
});

test('AF-06 the list settles what was delivered, a statement has each entry, and a payout lowers what is owed', async () => {
  await deliver();
  const list = (await shop(['sellers', 'list'])).out;
  // 14 % of commission, 2.5 % of the base of 100.00, half of 16.00 of IVA.
  for (const text of ['77', 'Molinos del Sur', '$116.00', '-$16.24', '-$2.50', '-$8.00', '$89.26'])
    expect(list).toContain(text);
  const month = new Date().toISOString().slice(0, 7);
  const paid = ['sellers', 'paid', '77', '80.00', '--reference', 'SPEI 9'];
  expect((await shop(paid)).out).toBe('Store 77: was owed $89.26, is owed $9.26\n');
  const statement = (await shop(['sellers', 'statement', '77', '--month', month])).out;
  for (const text of [
    `Store 77, Molinos del Sur: ${month}`,
    '4820175533 line 1',
    'Molcajete',
    'payout SPEI 9',
    '-$80.00',
  ])
    expect(statement).toContain(text);
  expect(statement).toContain('owed after: $9.26; owed today: $9.26');
  expect((await shop(['sellers', 'statement', '77', '--month', '2026-01'])).out).toContain('No entries in this month.');
  const { rows, before } = JSON.parse((await shop(['sellers', 'statement', '77', '--json'])).out);
  expect([before, rows.length]).toEqual([0, 2]);
  expect(await shop(paid)).toMatchObject({ code: 1, err: expect.stringContaining('is owed $9.26, which is less') });
  expect((await shop(['sellers', 'paid', '77', '9', '--reference', 'SPEI 9'])).err).toContain(
    'has a payout with the reference "SPEI 9"',
  );
});

test.each([
  [['statement'], 'Which store?'],
  [['statement', '78'], 'Store 78 has earned nothing yet.'],
  [['statement', '77', '--month', '2026-13'], 'Write the month as 2026-11.'],
  [['paid', '77'], 'How much was transferred?'],
  [['paid', '77', '10'], 'Which transfer? Write --reference'],
  [['paid', '77', '0', '--reference', 'x'], 'A payout is more than 0.'],
  [['paid', '77', 'diez', '--reference', 'x'], '"diez" is no price'],
  [['list', 'all'], 'That is more than this command takes.'],
  [['owed'], 'There is no command "sellers owed".'],
])('%j changes nothing, and says why', async (words, sentence) => {
  const { code, err } = await shop(['sellers', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
