/** Tests of orders that a balance pays in part or as a whole (PA-05). */
import type { CheckoutView, OrderView, QuoteView } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { withBalances } from './test-balance.ts';

const shop = await withBalances();
const { bank, carmen, clear, entries, event, one, orders, pool, product, rich, stored, time, work, wrong } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const learn = async (payment: string) => {
  await event({ id: crypto.randomUUID(), kind: 'payment.updated', payment });
  await work();
};
const tenders = async () => (await pool.query('select kind, amount from order_tenders order by position')).rows;

describe('PA-05 a balance', () => {
  test('that is enough pays the whole order when it is placed; no other way is asked for', async () => {
    const ana = await rich(150_000);
    const checkout = await ana.open({ saldo: true });
    expect(checkout).toMatchObject({
      ...{ step: 'revisar', way: null, quote: { total: 100_000, balance: 100_000 } },
      balance: { available: 150_000, offered: 100_000, is_used: true },
    });
    bank.calls.length = 0;
    const { status, body } = await ana.place(checkout.quote as QuoteView);
    expect([status, body.data.siguiente]).toEqual([201, null]);
    expect([await orders(), await tenders(), await stored()]).toEqual([
      ['paid'],
      [{ kind: 'balance', amount: 100_000 }],
      [50_000, 0],
    ]);
    expect([await entries(), bank.calls]).toEqual([
      [
        ['correction', 150_000, 0],
        ['hold', -100_000, 100_000],
        ['capture', 0, -100_000],
      ],
      [],
    ]);
    expect(await wrong()).toEqual([]);
    const order: OrderView = (await ana.get(`/app/v1/pedidos/${body.data.pedido}`)).body.data;
    expect(order.payment.tenders).toMatchObject([{ kind: 'balance', amount: 100_000 }]);
  });

  test('that is less is held, and a card pays the rest; both shares are captured together', async () => {
    const ana = await rich(30_000);
    bank.save(ana.id, 'ok');
    const [card] = (await ana.open({})).saved_cards;
    const { status } = await ana.spend({ tarjeta: card?.id });
    expect(status).toBe(201);
    expect([await orders(), await tenders(), await stored()]).toEqual([
      ['paid'],
      [
        { kind: 'balance', amount: 30_000 },
        { kind: 'card', amount: 70_000 },
      ],
      [0, 0],
    ]);
    expect([bank.last().amount, await wrong()]).toEqual([70_000, []]);
  });

  test('is held while a slip waits, and is captured in the transaction that applies the cash', async () => {
    const ana = await rich(30_000);
    const { body } = await ana.spend({ forma: 'oxxo' });
    expect([await stored(), await wrong()]).toEqual([[0, 30_000], []]);
    expect(await ana.payment(body.data.pedido)).toMatchObject({ missing: 70_000, attempt: { amount: 70_000 } });
    expect(await ana.read()).toMatchObject({
      ...{ amount: 0, held: 30_000 },
      movements: [{ kind: 'hold', amount: -30_000, pedido: body.data.pedido }, { kind: 'correction' }],
    });
    bank.receive(bank.last().id, 70_000);
    await learn(bank.last().id);
    expect([await orders(), await stored(), await wrong()]).toEqual([['paid'], [0, 0], []]);
  });

  test('is released once when the time to pay ends, and pays the order again if the money arrives late', async () => {
    const ana = await rich(30_000);
    await ana.spend({ forma: 'oxxo' });
    const { id } = bank.last();
    time.now += 10 * 86_400_000;
    await work();
    expect([await orders(), await stored(), await wrong()]).toEqual([['expired'], [30_000, 0], []]);
    bank.receive(id, 70_000);
    await learn(id);
    expect([await orders(), await stored(), await wrong()]).toEqual([['paid'], [0, 0], []]);
    expect((await entries()).slice(1)).toEqual([
      ['hold', -30_000, 30_000],
      ['release', 30_000, -30_000],
      ['hold', -30_000, 30_000],
      ['capture', 0, -30_000],
    ]);
  });

  test('that was spent meanwhile revives no order: the late money goes back', async () => {
    const ana = await rich(30_000);
    await ana.spend({ forma: 'oxxo' });
    const { id } = bank.last();
    time.now += 10 * 86_400_000;
    await work();
    await carmen.correct('ana@correo.mx', -1, 'Prueba');
    bank.receive(id, 70_000);
    await learn(id);
    expect([await orders(), await stored(), await wrong()]).toEqual([['expired'], [29_999, 0], []]);
    expect(await one('select amount, state from refunds')).toEqual({ amount: 70_000, state: 'due' });
  });

  test('is released by "cambiar algo", and by the cancellation of an unpaid order', async () => {
    const ana = await rich(30_000);
    bank.save(ana.id, 'no');
    const [card] = (await ana.open({})).saved_cards;
    const { body } = await ana.spend({ tarjeta: card?.id });
    expect([await orders(), await stored()]).toEqual([['awaiting'], [0, 30_000]]);
    expect((await ana.change(body.data.pedido)).status).toBe(200);
    expect([await orders(), await stored(), await wrong()]).toEqual([['cancelled'], [30_000, 0], []]);
    const { body: again } = await ana.spend({ forma: 'spei' });
    const cancel = { cancelacion: crypto.randomUUID(), motivo: 'otra', importe: 0 };
    const path = `/app/v1/pedidos/${again.data.pedido}/cancelaciones`;
    expect((await ana.post(path, cancel)).status).toBe(200);
    expect((await ana.post(path, cancel)).status).toBe(200);
    expect([await orders(), await stored(), await wrong()]).toEqual([['cancelled', 'cancelled'], [30_000, 0], []]);
  });

  test('leaves a remainder that can be charged; limit of OXXO, months and least amount count the remainder', async () => {
    const ana = await rich(99_500);
    bank.save(ana.id, 'ok');
    const [card] = (await ana.open({})).saved_cards;
    const checkout: CheckoutView = await ana.open({ saldo: true, tarjeta: card?.id });
    expect(checkout.quote).toMatchObject({ total: 100_000, balance: 99_000 });
    expect(checkout.plans).toEqual([]);
    await ana.add([{ id: 7, cart_quantity: 11 }]);
    expect((await ana.open({ saldo: false })).ways).toContainEqual(
      expect.objectContaining({ way: 'oxxo', refused: expect.stringContaining('$10,000') }),
    );
    await carmen.correct('ana@correo.mx', 500_000, 'Premio');
    expect((await ana.open({ saldo: true })).ways).toContainEqual(
      expect.objectContaining({ way: 'oxxo', refused: null }),
    );
    expect((await ana.spend({ forma: 'oxxo' })).status).toBe(201);
    expect(await wrong()).toEqual([]);
  });

  test('that changed since the quote orders nothing: the answer says what differs', async () => {
    const ana = await rich(150_000);
    const { quote } = await ana.open({ saldo: true });
    await carmen.correct('ana@correo.mx', -100_000, 'Error');
    const { status, body } = await ana.place(quote as QuoteView);
    expect([status, body.code, body.differences]).toEqual([
      409,
      'QUOTE_CHANGED',
      [{ kind: 'balance', was: 100_000, is: 50_000 }],
    ]);
    expect([await orders(), await stored()]).toEqual([[], [50_000, 0]]);
  });

  test('PA-09 goes to no new address before the session is confirmed again', async () => {
    const ana = await rich(150_000);
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    await pool.query('update addresses set changed_at = now()');
    const { quote } = await ana.open({ saldo: true });
    expect((await ana.place(quote as QuoteView)).body).toMatchObject({ status: 403, code: 'CONFIRMATION_REQUIRED' });
    expect([await orders(), await stored()]).toEqual([[], [150_000, 0]]);
  });
});

describe('PA-05 a typed part of the balance', () => {
  test('is held, and the other way pays the rest: a card at once, a slip later', async () => {
    const ana = await rich(80_000);
    const checkout = await ana.open({ saldo: true, saldo_hasta: 12_345, forma: 'oxxo' });
    expect(checkout).toMatchObject({
      quote: { total: 100_000, balance: 12_345 },
      balance: { available: 80_000, offered: 80_000, is_used: true, most: 12_345 },
    });
    const { body } = await ana.place(checkout.quote as QuoteView);
    expect([await tenders(), await stored(), await wrong()]).toEqual([
      [
        { kind: 'balance', amount: 12_345 },
        { kind: 'oxxo', amount: 87_655 },
      ],
      [67_655, 12_345],
      [],
    ]);
    expect(await ana.payment(body.data.pedido)).toMatchObject({ missing: 87_655, attempt: { amount: 87_655 } });
    bank.receive(bank.last().id, 87_655);
    await learn(bank.last().id);
    expect([await orders(), await stored(), await wrong()]).toEqual([['paid'], [67_655, 0], []]);
  });

  test.each([
    ['more than there is', 80_000, 80_001, 'Puedes usar hasta $800 de tu saldo en esta compra.'],
    ['more than the purchase costs', 150_000, 100_001, 'Puedes usar hasta $1,000 de tu saldo en esta compra.'],
    [
      ...(['a part that leaves too little', 150_000, 99_001] as const),
      'Faltarían $9.99, y lo menos que se puede cobrar son $10. Usa hasta $990, o $1,000 para pagar todo.',
    ],
    [
      ...(['the same, with less than the purchase costs', 99_995, 99_500] as const),
      'Faltarían $5, y lo menos que se puede cobrar son $10. Usa hasta $990.',
    ],
  ])('ER-09 %s is refused at its field, and what was chosen before stays', async (_, balance, part, msg) => {
    const ana = await rich(balance);
    const { compra } = await ana.open({ saldo: true, saldo_hasta: 20_000 });
    const { status, body } = await ana.choose(compra, { saldo: true, saldo_hasta: part });
    expect([status, body.fields]).toMatchObject([422, [{ name: 'saldo_hasta', msg }]]);
    expect((await ana.get(`/app/v1/compras/${compra}`)).body.data).toMatchObject({
      quote: { balance: 20_000 },
      balance: { most: 20_000 },
    });
  });

  test('that is all is as if nothing was typed; without the balance it is forgotten', async () => {
    const ana = await rich(80_000);
    const { compra, balance } = await ana.open({ saldo: true, saldo_hasta: 80_000 });
    expect(balance).toMatchObject({ is_used: true, most: null });
    const shown = async (form: object) => (await ana.choose(compra, form)).body.data;
    expect(await shown({ saldo: true, saldo_hasta: 30_000 })).toMatchObject({ quote: { balance: 30_000 } });
    // Another choice leaves the part as it is.
    expect(await shown({ forma: 'spei' })).toMatchObject({ quote: { balance: 30_000 }, balance: { most: 30_000 } });
    expect(await shown({ saldo: false })).toMatchObject({ quote: { balance: 0 }, balance: { most: null } });
    expect(await shown({ saldo: true })).toMatchObject({ quote: { balance: 80_000 }, balance: { most: null } });
  });

  test('leaves a remainder that counts for the limit of OXXO and for the months', async () => {
    await pool.query('update products set months = 12');
    const ana = await rich(900_000, 15);
    const oxxo = async (part: number) =>
      (await ana.open({ saldo: true, saldo_hasta: part })).ways.find(({ way }) => way === 'oxxo')?.refused ?? null;
    expect(await oxxo(499_999)).toContain('$10,000');
    expect(await oxxo(500_000)).toBe(null);
    bank.save(ana.id, 'ok');
    const [card] = (await ana.open({})).saved_cards;
    const plans = async (part: number) =>
      (await ana.open({ saldo: true, saldo_hasta: part, tarjeta: card?.id })).plans.map(({ first, rest, months }) => [
        months,
        first + rest * (months - 1),
      ]);
    for (const [, sum] of await plans(123_456)) expect(sum).toBe(1_500_000 - 123_456);
    expect((await plans(123_456)).length).toBeGreaterThan(0);
  });

  test('is never more than a smaller purchase costs: the quote says the difference before anything is ordered', async () => {
    const ana = await rich(300_000, 3);
    const { quote } = await ana.open({ saldo: true, saldo_hasta: 250_000, forma: 'spei' });
    await carmen.correct('ana@correo.mx', -200_000, 'Error');
    const { body } = await ana.place(quote as QuoteView);
    expect([body.code, body.differences]).toEqual(['QUOTE_CHANGED', [{ kind: 'balance', was: 250_000, is: 100_000 }]]);
    expect([await orders(), await stored()]).toEqual([[], [100_000, 0]]);
  });
});

test('AF-04 four tabs at once, 50 rounds, never spend more than there is', async () => {
  const spent: number[] = [];
  await clear();
  await product(7, { stock: 500, price: 100_000, ships_free: true });
  const ana = await rich(0, 0);
  for (let round = 0; round < 50; round++) {
    // Between none and three of the four purchases are paid by the balance.
    await carmen.correct('ana@correo.mx', 1 + (round % 4) * 100_000, 'Premio');
    const tabs = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const producto = { id: 7, childrenSku: '0', pieces: 1 };
        const { compra } = (await ana.post('/app/v1/compras', { compra: crypto.randomUUID(), producto })).body.data;
        return (await ana.choose(compra, { direccion: ana.address, forma: 'spei', saldo: true })).body.data.quote;
      }),
    );
    const before = (await stored())[0];
    const answers = await Promise.all(tabs.map((quote: QuoteView) => ana.place(quote)));
    const placed = answers.filter(({ status }) => status === 201).length;
    const [amount, held] = await stored();
    spent.push(before - amount - held);
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(placed * 100_000).toBeGreaterThanOrEqual(before - amount);
    // Orders that wait for a transfer do not count against the next round.
    await pool.query(`update orders set pays_until = '2020-01-01' where payment_state = 'awaiting'`);
    await work();
  }
  expect(spent.some((sum) => sum > 0)).toBe(true);
  expect(await wrong()).toEqual([]);
}, 240_000);
