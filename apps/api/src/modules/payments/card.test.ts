/** Tests of payments by card (PA-01, PA-02, PA-06, PA-07, PA-09). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, clear, one, orders, pool, product, stock, time, withCart, work, wrong } = shop;
beforeEach(() => clear());

describe('PA-01 a card', () => {
  test('that is approved pays the order at once; the same checkout again asks for no second payment', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { status, body } = await ana.buy('ok');
    expect([status, body.data.siguiente]).toEqual([201, null]);
    const { pedido } = body.data;
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'paid', missing: 0, can_pay: false, is_away: false, refunds: [] },
      attempt: {
        way: 'card',
        state: 'applied',
        card: { brand: 'visa', last4: '4242' },
        challenge: null,
        decline: null,
      },
    });
    expect([await stock(), await orders(), await wrong()]).toEqual([2, ['paid'], []]);
    expect(bank.all()).toHaveLength(1);
    // The token of the card is not stored longer than the call needs the token.
    expect((await one('select card_token from payment_attempts')).card_token).toBeNull();
  });

  test('that is declined leaves order, lines and coupon; another card is one press, and pays the same order', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('no')).body.data;
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'awaiting', can_pay: true },
      attempt: { state: 'declined', decline: 'insufficient_funds' },
    });
    expect((await ana.send('GET', '')).body.data.unpaid).toMatchObject([{ pedido, can_change: true }]);
    bank.save(ana.id, 'ok');
    const { tarjeta } = { tarjeta: (await ana.open({})).saved_cards[0]?.id };
    expect((await ana.payAgain(pedido, { forma: 'card', tarjeta })).body.data).toMatchObject({
      pedido,
      siguiente: null,
    });
    expect([await orders(), bank.all().length, await wrong()]).toEqual([['paid'], 2, []]);
    expect((await ana.payAgain(pedido, { forma: 'card', tarjeta })).body.code).toBe('ORDER_NOT_UNPAID');
    expect(bank.all()).toHaveLength(2);
  });

  test('CO-02 whose form opens slowly does not undo what the customer chooses meanwhile', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { compra } = await ana.open({});
    const { startCard } = bank.provider;
    bank.provider.startCard = async (ask) => {
      const page = await startCard(ask);
      await ana.choose(compra, { forma: 'oxxo', recibe: 'Rosa Mora' });
      return page;
    };
    const { status } = await ana.post(`/app/v1/compras/${compra}/tarjeta`, { regreso: 'http://localhost/' });
    bank.provider.startCard = startCard;
    expect(status).toBe(200);
    expect(await ana.read(compra)).toMatchObject({ step: 'revisar', way: 'oxxo', recibe: 'Rosa Mora' });
  });

  test('CO-04 an old tab that shows another way to pay, receiver or note orders nothing', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const old = await ana.open({ forma: 'spei' });
    for (const change of [{ forma: 'oxxo' }, { forma: 'spei', recibe: 'Rosa' }, { recibe: '', dedicatoria: 'Hola' }]) {
      await ana.choose(old.compra, change);
      const quote = old.quote as NonNullable<typeof old.quote>;
      const form = { compra: old.compra, hash: quote.hash, total: quote.total, elegido: old.elegido };
      const { body } = await ana.post('/app/v1/comprar/pedido', form);
      expect(body).toMatchObject({ status: 409, code: 'CHOICES_CHANGED' });
    }
    expect(await orders()).toEqual([]);
    const now = await ana.choose(old.compra, { dedicatoria: '' });
    expect(now.body.data.elegido).toBe(old.elegido);
  });

  test('CO-02 two changes of a checkout at once are both stored', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { compra } = await ana.open({});
    await Promise.all([
      ana.choose(compra, { forma: 'spei' }),
      ana.choose(compra, { recibe: 'Rosa Mora' }),
      ana.choose(compra, { dedicatoria: 'Feliz día' }),
      ana.choose(compra, { meses: 3 }),
    ]);
    expect(await ana.read(compra)).toMatchObject({ way: 'spei', recibe: 'Rosa Mora', dedicatoria: 'Feliz día' });
  });

  test('that the bank asks about leads to the bank; return, event and sweep make one payment, in any sequence', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido, siguiente } = (await ana.buy('bank')).body.data;
    const { id, amount } = bank.last();
    expect(siguiente).toBe(`/3ds/${id}`);
    expect((await ana.payment(pedido)).attempt).toMatchObject({ state: 'open', challenge: siguiente });
    // The return names the attempt only.
    const { id: attempt } = await one('select id from payment_attempts');
    expect((await ana.get(`/app/v1/intentos/${attempt}`)).body.data).toEqual({ pedido });
    bank.receive(id, amount);
    bank.change(id, { challenge: null });
    time.now += 60_000;
    await shop.event({ id: 'e1', kind: 'payment.updated', payment: id });
    await Promise.all([work(), ana.payment(pedido), work(), ana.payment(pedido)]);
    await shop.event({ id: 'e2', kind: 'payment.updated', payment: id });
    await work();
    expect([await orders(), await wrong()]).toEqual([['paid'], []]);
    expect((await pool.query('select from payment_receipts')).rows).toHaveLength(1);
    expect((await pool.query(`select from order_events where kind = 'all_received'`)).rows).toHaveLength(1);
    expect((await pool.query(`select from stock_movements where reason = 'sold'`)).rows).toHaveLength(1);
  });

  test('that was typed in the page of the provider is chosen when the page returns', async () => {
    await product(7);
    const ana = await withCart();
    const { compra } = await ana.open({ forma: 'card' });
    expect((await ana.read(compra)).step).toBe('pago');
    const { page, frame } = (await ana.post(`/app/v1/compras/${compra}/tarjeta`, { regreso: 'http://localhost/x' }))
      .body.data;
    expect([page, frame]).toEqual([`/tarjeta/cs-${compra}`, `/marco/cs-${compra}`]);
    bank.type(compra, 'ok');
    const checkout = await ana.read(compra);
    expect(checkout).toMatchObject({ step: 'revisar', way: 'card', card: { id: '', last4: '4242' } });
    if (!checkout.quote) throw new Error('no quote');
    // PA-09: only a card that was saved before asks for a confirmation of a new address. The card stays a typed card if
    // the customer chooses it among the saved cards, for example with other months.
    bank.save(ana.id, 'ok');
    await ana.choose(compra, { tarjeta: (await ana.read(compra)).saved_cards[0]?.id, meses: 1 });
    await pool.query(`update addresses set changed_at = now() + interval '1 minute'`);
    expect((await ana.place(checkout.quote)).status).toBe(201);
    expect(await orders()).toEqual(['paid']);
  });

  test('stays chosen while another is typed, until that one is typed or another way is chosen', async () => {
    await product(7);
    const ana = await withCart();
    bank.save(ana.id, 'ok');
    const { compra } = await ana.open({ tarjeta: (await ana.open({})).saved_cards[0]?.id });
    const typing = () => ana.post(`/app/v1/compras/${compra}/tarjeta`, { regreso: 'http://localhost/x' });
    await typing();
    expect(await ana.read(compra)).toMatchObject({ step: 'revisar', card: { last4: '4242' } });
    await ana.choose(compra, { forma: 'oxxo' });
    bank.type(compra, 'no');
    expect(await ana.read(compra), 'a card that is typed too late').toMatchObject({ way: 'oxxo', card: null });
    await typing();
    bank.type(compra, 'no');
    expect(await ana.read(compra)).toMatchObject({ way: 'card', card: { id: '' } });
  });

  test('CO-03 that is saved makes the next purchase two presses: the cart’s, and "Pagar"', async () => {
    await product(7, { stock: 5 });
    const ana = await withCart();
    await ana.buy('ok');
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const { data } = (await ana.post('/app/v1/compras', {})).body;
    expect(data).toMatchObject({
      ...{ step: 'revisar', way: 'card', card: { last4: '4242' }, address: { id: ana.address } },
      quote: { total: 200_000 },
    });
    expect((await ana.place(data.quote)).status).toBe(201);
    expect([await orders(), bank.all().length]).toEqual([['paid', 'paid'], 2]);
  });

  test('is not typed for a checkout whose goods are sold out: 422, and the provider is not asked', async () => {
    await product(7, { stock: 1 });
    const ana = await withCart();
    const { compra } = await ana.open({ forma: 'card' });
    await pool.query('select set_stock_and_prices((select array_agg(id) from product_variants), null, null, array[0])');
    const { status, body } = await ana.post(`/app/v1/compras/${compra}/tarjeta`, { regreso: 'http://localhost/x' });
    expect([status, body.code, body.fields?.[0]?.name]).toEqual([422, 'VALIDATION_FAILED', 'compra']);
    expect(bank.calls).not.toContain('startCard');
  });

  test('of another customer is not chosen', async () => {
    await product(7);
    const [ana, beto] = [await withCart(), await withCart('beto@correo.mx')];
    bank.save(ana.id, 'ok');
    const tarjeta = (await ana.open({})).saved_cards[0]?.id;
    const { compra } = await beto.open({});
    expect((await beto.choose(compra, { tarjeta })).body.fields[0]).toMatchObject({ name: 'tarjeta' });
  });
});

describe('PA-07 another way', () => {
  test('closes the open attempt at the provider first, and the order is paid once', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('bank')).body.data;
    expect((await ana.payAgain(pedido, { forma: 'oxxo' })).status).toBe(200);
    expect(bank.all().map(({ way, state }) => [way, state])).toEqual([
      ['card', 'cancelled'],
      ['oxxo', 'pending'],
    ]);
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'awaiting', tenders: [{ kind: 'oxxo', amount: 100_000 }] },
      attempt: { way: 'oxxo', slip: { reference: '12345678901234' }, expires_at: '2026-12-05T06:00:00.000Z' },
    });
    expect([await orders(), await wrong()]).toEqual([['awaiting'], []]);
  });

  test('is refused if the payment that would be closed was paid meanwhile', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('spei')).body.data;
    bank.receive(bank.last().id, bank.last().amount);
    expect((await ana.payAgain(pedido, { forma: 'oxxo' })).body.code).toBe('ORDER_NOT_UNPAID');
    expect([await orders(), bank.all().length, await wrong()]).toEqual([['paid'], 1, []]);
  });

  test('pressed five times at once makes one open attempt', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('no')).body.data;
    const replies = await Promise.all(Array.from({ length: 5 }, () => ana.payAgain(pedido, { forma: 'spei' })));
    const open = bank.all().filter(({ state }) => state === 'pending');
    expect([replies.some(({ status }) => status === 200), open.length]).toEqual([true, 1]);
    expect(await wrong()).toEqual([]);
  });

  test('that is chosen while the provider is being asked: the payment of the first call is closed when it comes', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('no')).body.data;
    const { pay } = bank.provider;
    let second: Promise<{ status: number }> | undefined;
    bank.provider.pay = async (ask) => {
      if (second === undefined) {
        second = ana.payAgain(pedido, { forma: 'spei' });
        await second;
      }
      return pay(ask);
    };
    await ana.payAgain(pedido, { forma: 'oxxo' });
    bank.provider.pay = pay;
    expect((await second)?.status).toBe(200);
    expect(
      bank
        .all()
        .slice(1)
        .map(({ way, state }) => [way, state]),
    ).toEqual([
      ['spei', 'pending'],
      ['oxxo', 'cancelled'],
    ]);
    expect((await ana.payment(pedido)).attempt).toMatchObject({ way: 'spei', state: 'open' });
  });

  test('ended by "cambiar algo": the payment is closed at the provider, and the lines are in the cart', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('bank')).body.data;
    expect((await ana.change(pedido)).status).toBe(200);
    expect([bank.last().state, await orders(), await stock(), await wrong()]).toEqual([
      'cancelled',
      ['cancelled'],
      3,
      [],
    ]);
    expect((await ana.send('GET', '')).body.data.products).toHaveLength(1);
  });
});
