/** Tests of months, of limits of tries, of captures and of foreign orders (PA-02, PA-09, BL-12, RO-02). */
import { wholeOffer } from '@tianguis/testkit/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, orders, pool, product, withCart, work, wrong } = shop;
beforeEach(() => clear());

describe('PA-02 months', () => {
  test('are offered for the card and the total, and reach the provider; a plan that no longer fits is said', async () => {
    const months = await withPayments({
      offer: {
        ...wholeOffer,
        months: [
          { months: 3, from: 30_000 },
          { months: 6, from: 150_000 },
        ],
      },
    });
    await months.product(7, { ships_free: true, months: 12 });
    await months.product(8, { ships_free: true, months: 3 });
    await months.product(9, { ships_free: true, months: 0 });
    const ana = await months.buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    months.bank.save(ana.id, 'ok');
    const tarjeta = (await ana.open({})).saved_cards[0]?.id;
    const two = await ana.open({ tarjeta, meses: 6 });
    expect([two.months, two.plans]).toEqual([
      6,
      [
        { months: 3, first: 66_668, rest: 66_666 },
        { months: 6, first: 33_335, rest: 33_333 },
      ],
    ]);
    // The product with the fewest months decides, as on its page and in the cart; the order stores that limit.
    for (const [id, plans] of [
      [8, [3]],
      [9, []],
    ] as const) {
      await ana.add([{ id }]);
      expect((await ana.read(two.compra)).plans.map((plan) => plan.months)).toEqual(plans);
    }
    await ana.send('PUT', '', { products: [8, 9].map((id) => ({ id, cart_quantity: 0 })) });
    await ana.send('PUT', '', { products: [{ id: 7, cart_quantity: 1 }] });
    const less = await ana.read(two.compra);
    expect([less.months, less.months_dropped, less.plans.map((plan) => plan.months)]).toEqual([null, 6, [3]]);
    const { quote } = await ana.open({ meses: 3 });
    if (!quote) throw new Error('no quote');
    await ana.place(quote);
    expect(months.bank.last().months).toBe(3);
    expect((await months.one('select most_months from orders')).most_months).toBe(12);
    expect((await months.one('select months from payment_attempts')).months).toBe(3);
  });
});

test('PA-09 three unpaid orders are the most; a dispute freezes the order', async () => {
  await product(7, { stock: 20 });
  const ana = await buyer();
  // A form that is sent twice within two seconds counts once, so each form is another one.
  for (let count = 0; count < 3; count++) {
    await ana.add([{ id: 7, cart_quantity: count + 1 }]);
    const { status, body } = await ana.buy('oxxo');
    expect([status, body.code]).toEqual([201, undefined]);
  }
  await ana.add([{ id: 7, cart_quantity: 4 }]);
  expect((await ana.buy('spei')).body.code).toBe('TOO_MANY_UNPAID');
  expect((await one('select sum(pieces)::int as pieces from cart_lines')).pieces, 'the cart keeps its pieces').toBe(4);
  const beto = await withCart('beto@correo.mx');
  await beto.buy('ok');
  bank.change(bank.last().id, { dispute: 'open' });
  await shop.event({ id: 'd1', kind: 'dispute.updated', payment: bank.last().id });
  await work();
  expect((await orders()).toSorted()).toEqual(['awaiting', 'awaiting', 'awaiting', 'disputed']);
  // The bank may take the same money back, so no refund is paid meanwhile.
  bank.receive(bank.last().id, 5_000);
  await shop.event({ id: 'd3', kind: 'payment.updated', payment: bank.last().id });
  await work();
  await work();
  expect([bank.calls.includes('refund'), (await one('select state from refunds')).state]).toEqual([false, 'due']);
  bank.change(bank.last().id, { dispute: 'won' });
  await shop.event({ id: 'd2', kind: 'dispute.updated', payment: bank.last().id });
  await work();
  await work();
  expect([(await orders()).toSorted().at(-1), await wrong()]).toEqual(['paid', []]);
  expect((await one('select state from refunds')).state).toBe('asked');
});

test('PA-09 three unpaid orders are the limit, also for ten checkouts that are placed at once', async () => {
  await product(7, { stock: 30 });
  const ana = await buyer();
  const quotes = [];
  for (let n = 0; n < 10; n++) {
    const { compra } = (await ana.post('/app/v1/compras', { producto: { id: 7, childrenSku: '0', pieces: 1 } })).body
      .data;
    quotes.push((await ana.choose(compra, { direccion: ana.address, forma: 'oxxo' })).body.data.quote);
  }
  const replies = await Promise.all(quotes.map((quote) => ana.place(quote)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(7).fill(409)]);
  expect([await orders(), await wrong()]).toEqual([['awaiting', 'awaiting', 'awaiting'], []]);
});

test.each(['x', '', 'javascript:alert(1)', 'http://u:p@x/', 'http://x y/'])(
  'ER-09 the address %j to which a bank returns is refused, and nothing is asked of the bank',
  async (regreso) => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { compra } = await ana.open({});
    expect((await ana.post(`/app/v1/compras/${compra}/tarjeta`, { regreso })).status).toBe(400);
    expect(bank.calls).not.toContain('startCard');
  },
);

describe('PA-09 tries to pay', () => {
  test('by a saved card for an address that is newer than the sign-in ask for a confirmation', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    await pool.query(`update addresses set changed_at = now() + interval '1 minute'`);
    expect((await ana.buy('ok')).body.code).toBe('CONFIRMATION_REQUIRED');
    expect([await orders(), bank.all()]).toEqual([[], []]);
    await pool.query(`update customer_sessions set confirmed_at = now()`);
    expect((await ana.buy('ok')).status).toBe(201);
    expect(await orders()).toEqual(['paid']);
  });

  test('are limited by customer and by card', async () => {
    const few = await withPayments({}, { paymentTriesPerHour: 3 });
    await few.product(7, { stock: 20 });
    const ana = await few.buyer();
    await ana.add([{ id: 7 }]);
    const { pedido } = (await ana.buy('no')).body.data;
    const { body } = await ana.payAgain(pedido, { forma: 'card', tarjeta: (await ana.open({})).saved_cards[0]?.id });
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    const beto = await few.buyer('beto@correo.mx');
    await beto.add([{ id: 7 }]);
    expect((await beto.buy('no')).body.code, 'the same card in another account').toBe('TOO_MANY_REQUESTS');
    const carla = await few.buyer('carla@correo.mx');
    await carla.add([{ id: 7 }]);
    expect((await carla.buy('ok')).status, 'another customer with another card').toBe(201);
  });
});

test('BL-12 an amount that is only authorised is captured when an operator accepts the order', async () => {
  const shy = await withPayments({ authorisesOnly: true });
  await shy.product(7, { stock: 3 });
  const ana = await shy.buyer();
  await ana.add([{ id: 7 }]);
  await ana.buy('ok');
  expect([await shy.orders(), shy.bank.last().state]).toEqual([['authorised'], 'authorised']);
  expect((await shy.work()).captured).toBe(0);
  await shy.pool.query(
    `insert into order_events (order_id, kind, actor) select id, 'capture_request', 'Carmen' from orders`,
  );
  expect((await shy.work()).captured).toBe(1);
  expect([await shy.orders(), shy.bank.last().receipts.length, await shy.wrong()]).toEqual([['paid'], 1, []]);
});

test('BL-12 an amount that nobody accepts within 48 hours is released, and the order ends', async () => {
  const shy = await withPayments({ authorisesOnly: true });
  await shy.product(7, { stock: 3 });
  const ana = await shy.buyer();
  await ana.add([{ id: 7 }]);
  await ana.buy('ok');
  shy.time.now += 47 * 3_600_000;
  await shy.work();
  expect([await shy.orders(), shy.bank.last().state]).toEqual([['authorised'], 'authorised']);
  shy.time.now += 2 * 3_600_000;
  await shy.work();
  shy.time.now += 60_000;
  await shy.work();
  expect([await shy.orders(), shy.bank.last().state, await shy.wrong()]).toEqual([['expired'], 'cancelled', []]);
});

test('OD-01 RO-02 the payment of another customer’s order is not found, by no call', async () => {
  await product(7);
  const [ana, beto] = [await withCart(), await buyer('beto@correo.mx')];
  const { pedido } = (await ana.buy('bank')).body.data;
  const { id } = await one('select id from payment_attempts');
  for (const reply of [
    await beto.get(`/app/v1/pedidos/${pedido}/pago`),
    await beto.get(`/app/v1/intentos/${id}`),
    await beto.payAgain(pedido, { forma: 'oxxo' }),
    await beto.post(`/app/v1/pedidos/${pedido}/tarjeta`, { regreso: 'http://localhost/' }),
    await beto.change(pedido),
  ])
    expect(reply.body.code).toBe('ORDER_NOT_FOUND');
  expect(await orders()).toEqual(['charging']);
});
