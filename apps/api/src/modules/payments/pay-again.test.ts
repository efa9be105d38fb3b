/** Tests of what an unpaid order offers, and of another try to pay it (PA-01, PA-02, PA-07, PA-09). */
import { wholeOffer } from '@tianguis/testkit/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const plans = [
  { months: 3, from: 30_000 },
  { months: 5, from: 30_000 },
  { months: 6, from: 90_000 },
  { months: 9, from: 30_000 },
];
const shop = await withPayments({ offer: { ...wholeOffer, months: plans } });
const { bank, buyer, clear, one, orders, pool, product, wrong } = shop;
beforeEach(() => clear());

/** A customer whose order of $500 a piece was declined. */
async function declined(pieces = 1) {
  await product(7, { stock: 30, ships_free: true, price: 50_000, months: 12 });
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: pieces }]);
  const { pedido } = (await ana.buy('no')).body.data;
  const read = async (session?: string) =>
    (await ana.get(`/app/v1/pedidos/${pedido}/pago${session ? `?sesion=${session}` : ''}`)).body.data;
  return { ana, pedido, read, order: (await one('select id from orders')).id as string };
}

describe('PA-07 an unpaid order', () => {
  test('offers the ways of the shop, and each saved card with the plans that fit card and amount', async () => {
    const { ana, read } = await declined();
    bank.save(ana.id, 'ok', 'bank');
    const view = await read();
    expect(view).toMatchObject({ can_pay: true, takes_cards: true, typed: null, attempt: { state: 'declined' } });
    // The plan of 6 months needs a greater amount, and the card does not allow 5 and 9 months.
    const card = { brand: 'visa', last4: '4242', expires: '12/30', kind: 'credit' };
    const three = { months: 3, first: 16_668, rest: 16_666 };
    expect(view.cards).toEqual([
      { ...card, id: expect.stringMatching(/^[\w-]{22}$/), plans: [three] },
      { ...card, id: expect.stringMatching(/^[\w-]{22}$/), plans: [three] },
    ]);
    expect(view.cards[0].id).not.toBe(view.cards[1].id);
    expect(JSON.stringify(view)).not.toContain('"ok"');
    expect(view.ways).toEqual([
      { way: 'card', refused: null, expires: null },
      { way: 'oxxo', refused: null, expires: expect.stringMatching(/^2026-12-0\dT/) },
      { way: 'spei', refused: null, expires: expect.stringMatching(/^2026-12-0\dT/) },
    ]);
  });

  test('of more than $10,000 says why OXXO cannot pay', async () => {
    const { read } = await declined(21);
    expect((await read()).ways[1]).toMatchObject({ way: 'oxxo', refused: expect.stringContaining('$10,000') });
  });

  test('names the card that was typed for it, with its plans; a page without a card names none', async () => {
    const { ana, pedido, order, read } = await declined();
    expect((await read('cs-unknown')).typed).toBeNull();
    await ana.post(`/app/v1/pedidos/${pedido}/tarjeta`, { regreso: 'http://localhost/' });
    expect((await read(`cs-${order}`)).typed).toBeNull();
    bank.type(order, 'fresh');
    expect((await read(`cs-${order}`)).typed).toMatchObject({ id: '', last4: '4242', plans: [{ months: 3 }] });
    bank.save(ana.id, 'fresh');
    const saved = await read(`cs-${order}`);
    expect(saved.typed).toEqual(saved.cards[0]);
  });

  test('that is paid offers nothing; without the provider a card can still be typed later', async () => {
    const { ana, pedido, read } = await declined();
    bank.save(ana.id, 'ok');
    bank.faults.away = 'before';
    expect(await read('cs-any')).toMatchObject({ can_pay: true, cards: [], typed: null, ways: [{}, {}, {}] });
    bank.faults.away = undefined;
    await ana.payAgain(pedido, { forma: 'card', tarjeta: (await read()).cards[0].id });
    expect(await read()).toMatchObject({ can_pay: false, cards: [], typed: null, ways: [] });
  });
});

describe('PA-02 another try in months', () => {
  test('reaches the provider, with the saved card', async () => {
    const { ana, pedido, read } = await declined();
    bank.save(ana.id, 'ok');
    const tarjeta = (await read()).cards[0].id;
    expect((await ana.payAgain(pedido, { forma: 'card', tarjeta, meses: 3 })).status).toBe(200);
    expect([bank.last().months, await orders(), await wrong()]).toEqual([3, ['paid'], []]);
    expect((await one(`select months from payment_attempts where state = 'applied'`)).months).toBe(3);
  });

  test.each([6, 9, 5, 4])('in %i months that do not apply is refused, and nothing is charged', async (meses) => {
    const { ana, pedido, read } = await declined();
    bank.save(ana.id, 'ok');
    const { status, body } = await ana.payAgain(pedido, { forma: 'card', tarjeta: (await read()).cards[0].id, meses });
    expect([status, body.fields?.[0]?.name, bank.all().length]).toEqual([422, 'meses', 1]);
    expect(await orders()).toEqual(['awaiting']);
  });

  test('a plan that does not fit any more when the order is placed is not charged', async () => {
    await product(7, { stock: 3, ships_free: true, price: 50_000, months: 12 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    bank.save(ana.id, 'ok');
    await ana.open({ tarjeta: (await ana.open({})).saved_cards[0]?.id, meses: 6 });
    await ana.send('PUT', '', { products: [{ id: 7, cart_quantity: 1 }] });
    const less = await ana.open({});
    if (!less.quote) throw new Error('no quote');
    expect([less.months, less.months_dropped]).toEqual([null, 6]);
    expect((await ana.place(less.quote)).status).toBe(201);
    expect(bank.last().months).toBeNull();
  });
});

test('PA-09 a saved card asks for a confirmation if the order goes to an address that is newer than the sign-in', async () => {
  const { ana, pedido, order, read } = await declined();
  bank.save(ana.id, 'ok');
  const tarjeta = (await read()).cards[0].id;
  await pool.query(`update addresses set changed_at = now() + interval '1 minute'`);
  const pay = (form: object) => ana.payAgain(pedido, { forma: 'card', ...form });
  expect((await pay({ tarjeta })).body.code).toBe('CONFIRMATION_REQUIRED');
  // Neither another address for the checkout nor a deleted one helps a thief.
  await pool.query('delete from addresses');
  expect((await pay({ tarjeta })).body.code).toBe('CONFIRMATION_REQUIRED');
  expect([await orders(), bank.all().length]).toEqual([['awaiting'], 1]);
  await ana.post(`/app/v1/pedidos/${pedido}/tarjeta`, { regreso: 'http://localhost/' });
  bank.type(order, 'ok');
  await pool.query('update customer_sessions set confirmed_at = now()');
  expect((await pay({ tarjeta })).status).toBe(200);
  expect(await orders()).toEqual(['paid']);
});

test('PA-09 a card counts as just typed for the session that opened its page, and for ten minutes', async () => {
  const { ana, pedido, order, read } = await declined();
  await ana.post(`/app/v1/pedidos/${pedido}/tarjeta`, { regreso: 'http://localhost/' });
  bank.type(order, 'ok');
  await pool.query(`update addresses set changed_at = now() + interval '1 minute'`);
  const pay = () => ana.payAgain(pedido, { forma: 'card', sesion: `cs-${order}` });
  await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
  const restore = (values: string) => pool.query(`update card_pages set ${values}`);
  await restore(`opened_at = opened_at - interval '11 minutes'`);
  expect((await pay()).body.code).toBe('CONFIRMATION_REQUIRED');
  await restore(`opened_at = opened_at + interval '11 minutes', session_id = 'another session'`);
  expect((await pay()).body.code).toBe('CONFIRMATION_REQUIRED');
  expect([await orders(), bank.all().length]).toEqual([['awaiting'], 1]);
  // The page of another customer shows and pays nothing.
  const eva = await buyer('eva@correo.mx');
  await pool.query('update card_pages set customer_id = $1', [eva.id]);
  expect((await read(`cs-${order}`)).typed).toBeNull();
  expect((await pay()).body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ name: 'tarjeta' }] });
  await pool.query(
    `update card_pages set customer_id = $1,
    session_id = (select id from customer_sessions where customer_id = $1 limit 1)::text`,
    [ana.id],
  );
  expect((await pay()).status).toBe(200);
  expect(await orders()).toEqual(['paid']);
});
