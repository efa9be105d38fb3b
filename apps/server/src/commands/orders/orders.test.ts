/** Tests `npm run shop -- orders …` on a real database (OD-03, OD-04). */
import { userInfo } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
let ana = '';

/** Adds an order of two pieces for 100.00, less 10.00, plus 99.00 of shipping. Only the first order has all parts. */
async function addOrder(number: string, values: Record<string, unknown> = {}): Promise<void> {
  const { payment = 'awaiting', parcel = 'waiting', customer = null, days = 0, isTest = false, store = 1 } = values;
  await pool.query(
    `with placed as (
       insert into orders (number, checkout_id, customer_id, is_test, payment_state, goods, discount, shipping, total,
         buyer, address, gift_note, accepted, coupon_id, coupon_code, coupon_funder, coupon_state, pays_until, placed_at)
       values ($1, gen_random_uuid(), $2, $3, $4, 20000, 1000, 9900, 28900,
         '{"nombre": "Ana\\u001b[31m", "correo": "ana@correo.mx"}', '{"calle": "Reforma 222"}', 'Feliz día',
         '{"terminos": "3"}', 1, 'HOLA', 'shop', $7, '2999-01-01T00:00:00Z', now() - make_interval(days => $5))
       returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, tax, goods, discount, shipping)
       select id, $8, 'La Merced', '{"rfc": "XAXX010101000"}', 20000, 1000, 9900 from placed returning order_id
     ), parcel as (
       insert into order_parcels (order_id, store_id, service, zone, price, paid, borne_by, promised_from, promised_to,
         carrier, tracking, state)
       select order_id, $8, 'estandar', 'local', 15000, 9900, 'shop', '2026-12-01', '2026-12-03', 'Estafeta', 'E-77', $6
         from seller returning id, order_id
     ), tender as (
       insert into order_tenders (order_id, position, kind, amount)
       select order_id, 1, 'oxxo', 28900 from parcel returning id, order_id
     ), line as (
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, tax, pieces,
         list_price, price, discount, shipping)
       select order_id, id, 1, 7, 1, 'OLLA-1', '{"title": "Olla de presión", "options": {"Color": "Rojo"}, "brand": "Peltre"}',
         '{"iva": 16}', 2, 12000, 10000, 1000, 9900 from parcel returning id
     ), movement as (
       insert into stock_movements (line_id, reason, variant_id, pieces) select id, 'reserved', 1, 2 from line
     ), attempt as (
       insert into payment_attempts (tender_id, provider, provider_id, amount, months)
       select id, 'demo', 'pago-' || $1, 28900, 6 from tender
     )
     insert into order_events (order_id, kind, actor, data) select order_id, 'placed', 'customer', '{"por": "web"}' from tender`,
    [number, customer, isTest, payment, days, parcel, payment === 'paid' ? 'used' : 'reserved', store],
  );
}

beforeEach(async () => {
  await pool.query('truncate orders, stock_movements, customers, customer_audit cascade');
  const { rows } = await pool.query(
    `insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id`,
  );
  ana = rows[0].id;
});

const audit = async () =>
  (await pool.query('select customer_id as id, actor, operator, action, detail from customer_audit order by id')).rows;
/** The numbers of the listed orders, in the sequence of the list. */
const listed = async (...words: string[]) => {
  const { out, err, code } = await shop(['orders', 'list', ...words]);
  expect({ err, code }).toEqual({ err: '', code: 0 });
  return out.match(/^\d{10}/gm) ?? [];
};

test('OD-03 list has the newest first, with total, states and the mark of test orders, and no name', async () => {
  await addOrder('0000000001', { days: 2, customer: ana });
  await addOrder('0000000002', { days: 1, payment: 'paid', parcel: 'on_the_way' });
  await addOrder('0000000003', { isTest: true });
  const { out } = await shop(['orders', 'list']);
  const [head, ...rows] = out.trimEnd().split('\n');
  expect(head).toMatch(/^Order +Placed +Customer +Total MXN +Payment +Parcels$/);
  expect(rows).toEqual([
    expect.stringMatching(/^0000000003 +\S+Z +erased +\$289\.00 +awaiting +waiting +test$/),
    expect.stringMatching(/^0000000002 +\S+Z +erased +\$289\.00 +paid +on_the_way$/),
    expect.stringMatching(new RegExp(`^0000000001 +\\S+Z +${ana} +\\$289\\.00 +awaiting +waiting$`)),
  ]);
  for (const person of ['ana@', 'Ana', 'Reforma']) expect(out).not.toContain(person);
  expect(await audit()).toEqual([]);
  expect(JSON.parse((await shop(['orders', 'list', '--rows', '1', '--json'])).out)).toMatchObject([
    { number: '0000000003', total: 28_900, payment: 'awaiting', parcels: ['waiting'], isTest: true },
  ]);
});

test('OD-03 list filters by state of payment or parcel, days, store and rows, together', async () => {
  await addOrder('0000000001', { days: 40 });
  await addOrder('0000000002', { days: 3, payment: 'paid', parcel: 'preparing', store: 2 });
  await addOrder('0000000003', { days: 1, payment: 'paid', parcel: 'on_the_way' });
  expect(await listed('--state', 'paid')).toEqual(['0000000003', '0000000002']);
  expect(await listed('--state', 'preparing')).toEqual(['0000000002']);
  expect(await listed('--days', '30')).toEqual(['0000000003', '0000000002']);
  expect(await listed('--store', '1')).toEqual(['0000000003', '0000000001']);
  expect(await listed('--state', 'paid', '--store', '1', '--days', '30')).toEqual(['0000000003']);
  const first = await shop(['orders', 'list', '--rows', '2']);
  expect(first.out.match(/^\d{10}/gm)).toEqual(['0000000003', '0000000002']);
  expect(first.out).toContain('The newest 2; --rows N shows more.');
  expect((await shop(['orders', 'list', '--state', 'expired'])).out).toBe('There are no such orders.\n');
  const wrong = await shop(['orders', 'list', '--state', 'gone']);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/"gone" is no state: .*awaiting.*on_the_way/) });
  expect((await shop(['orders', 'list', '--days', 'two'])).err).toContain('"two" is no number of days');
});

test('OD-03 the orders of an e-mail are listed, which the audit log of its account notes', async () => {
  await addOrder('0000000001', { customer: ana });
  await addOrder('0000000002');
  expect(await listed('--customer', 'ANA@correo.mx', '--as', 'Carmen')).toEqual(['0000000001']);
  expect(await audit()).toEqual([
    { id: ana, actor: 'operator', operator: 'Carmen', action: 'shown', detail: { what: 'orders' } },
  ]);
  expect(await shop(['orders', 'list', '--customer', 'luis@correo.mx'])).toMatchObject({
    ...{ code: 1, out: '', err: 'There is no customer with the e-mail luis@correo.mx.\n' },
  });
});

test('OD-03 show has everything of the order, and is noted', async () => {
  await addOrder('0000000001', { customer: ana });
  await addOrder('0000000002', { customer: ana });
  await pool.query(
    `insert into payment_receipts (provider, provider_id, order_id, amount, currency)
     select 'demo', 'recibo-1', id, 500, 'USD' from orders where number = '0000000001';
     insert into refunds (order_id, receipt_id, cause, amount)
     select order_id, id, 'not applied', 500 from payment_receipts`,
  );
  const before = await pool.query('select orders::text from orders order by 1');
  const { out, err } = await shop(['orders', 'show', '0000000001']);
  expect(err).toBe('');
  for (const part of [
    /^Order +0000000001$/m,
    /^State +awaiting \(esperando pago\)$/m,
    /^Pays until +2999-01-01T00:00:00Z$/m,
    new RegExp(`^Customer +ana@correo\\.mx \\(${ana}\\)$`, 'm'),
    /^Buyer +correo: ana@correo\.mx, nombre: Ana \[31m$/m,
    /^Address +calle: Reforma 222$/m,
    /^Gift note +Feliz día$/m,
    /^Total +\$289\.00 MXN$/m,
    /^Coupon +HOLA, reserved, paid by the shop$/m,
    /^Accepted +terminos: 3$/m,
    /^ *2 +\w{8} +OLLA-1 +2 +0 +0 +\$120\.00 +\$100\.00 +\$10\.00 +\$99\.00 +\$289\.00 +Olla de presión, Color: Rojo, Peltre +iva: 16$/m,
    /^ *1 +\$200\.00 +\$10\.00 +\$99\.00 +\$289\.00 +La Merced +rfc: XAXX010101000$/m,
    /waiting +estandar local +\$150\.00 +\$99\.00 +shop +- +2026-12-01 to 2026-12-03 +Estafeta E-77/m,
    /oxxo +\$289\.00/,
    /open +demo pago-0000000001 +\$289\.00 +6 /,
    /demo recibo-1 +\$5\.00 +\$0\.00 +USD/,
    /\$5\.00 +due +- +not applied/,
    /reserved +2 +-$/m,
    /placed +customer +por: web$/m,
  ])
    expect(out).toMatch(part);
  expect(out.match(/^ok /gm)).toHaveLength(10);
  for (const other of ['0000000002', '\u001b', 'FAIL']) expect(out).not.toContain(other);
  expect((await pool.query('select orders::text from orders order by 1')).rows).toEqual(before.rows);
  expect(await audit()).toEqual([
    {
      ...{ id: ana, actor: 'operator', operator: userInfo().username, action: 'shown' },
      detail: { what: 'order', order: '0000000001' },
    },
  ]);
  expect(JSON.parse((await shop(['orders', 'show', '0000000001', '--json'])).out)).toMatchObject({
    order: { number: '0000000001', total: 28_900 },
    lines: [{ sku: 'OLLA-1', pieces: 2 }],
    proofs: expect.arrayContaining([expect.objectContaining({ name: 'Amounts of orders', isFine: true })]),
  });
});

test('OD-04 show says which proof the order contradicts, and what to do; another order does not matter', async () => {
  await addOrder('0000000001');
  await addOrder('0000000002');
  await pool.query(
    `update order_parcels set state = 'preparing' where order_id = (select id from orders where number = '0000000001')`,
  );
  const { out } = await shop(['orders', 'show', '0000000001']);
  expect(out).toMatch(/^FAIL +Parcels of orders$/m);
  expect(out.match(/^FAIL /gm)).toHaveLength(1);
  expect(out).toContain('Order 0000000001 has parcels that contradict the state of the order. Ask the seller');
  expect((await shop(['orders', 'show', '0000000002'])).out).not.toContain('FAIL');
  // Nobody is noted for an order whose account was erased.
  expect(out).toMatch(/^Customer +erased$/m);
  expect(await audit()).toEqual([]);
});

test('OD-03 an unknown number, and wrong words, are one sentence', async () => {
  expect(await shop(['orders', 'show', '12'])).toMatchObject({ code: 1, err: 'There is no order 12.\n' });
  for (const words of [[], ['pay'], ['show'], ['show', '1', '2'], ['list', '1'], ['list', '--all']]) {
    const { code, err } = await shop(['orders', ...words]);
    expect(code).toBe(1);
    expect(err).toContain('orders list [--state STATE]');
  }
});
