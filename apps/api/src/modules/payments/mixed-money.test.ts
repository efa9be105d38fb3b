/** Tests of money that comes by several attempts of one order (PA-04, PA-06, PA-07, AF-01). */
import { randomUUID } from 'node:crypto';
import type { OrderView } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, orders, pool, product, time, work, wrong } = shop;
const { cancel } = bank.provider;
beforeEach(async () => {
  bank.provider.cancel = cancel;
  await clear();
});

const total = 30_000;

/** An order by SPEI, of which a third arrived after the customer had chosen another way. */
async function switched(form: (ana: Awaited<ReturnType<typeof buyer>>, pedido: string) => Promise<object>) {
  await product(7, { stock: 5, price: total, ships_free: true });
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  const { pedido } = (await ana.buy('spei')).body.data as { pedido: string };
  const first = bank.last().id;
  expect((await ana.payAgain(pedido, await form(ana, pedido))).status).toBe(200);
  const path = `/app/v1/pedidos/${pedido}`;
  return {
    ...{ ana, pedido, first, path },
    order: async (): Promise<OrderView> => (await ana.get(path)).body.data,
    async receives(payment: string, amount: number) {
      bank.receive(payment, amount);
      await shop.event({ id: randomUUID(), kind: 'payment.updated', payment });
      const errors: unknown[] = [];
      await work(errors);
      expect(errors).toEqual([]);
    },
  };
}

test('PA-07 a card that was charged pays alone, and the part that came by transfer goes to the balance', async () => {
  const { ana, first, receives, order, path } = await switched(async ({ id, payment }, pedido) => {
    bank.save(id, 'bank');
    return { forma: 'card', tarjeta: (await payment(pedido)).cards[0]?.id };
  });
  await receives(first, 10_000);
  expect(await orders()).toEqual(['partial']);
  await receives(bank.last().id, total);
  expect([await orders(), await wrong()]).toEqual([['paid'], []]);
  expect((await order()).refunds).toMatchObject([{ way: 'balance', amount: 10_000, needs_account: false }]);
  // The whole order returns to the card, once.
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: total };
  expect((await ana.post(`${path}/cancelaciones`, form)).status).toBe(200);
  await work();
  await work();
  expect(bank.all().map(({ way, refunds }) => [way, refunds.map(({ amount }) => amount)])).toEqual([
    ...[['spei', []]],
    ['card', [total]],
  ]);
  expect((await order()).refunds.map(({ way, state }) => [way, state])).toEqual([
    ...[['balance', 'arrived']],
    ['card', 'asked'],
  ]);
});

test('PA-04 parts by two transfers to two accounts pay together, and are one tender', async () => {
  const { ana, pedido, first, receives, order } = await switched(async () => ({ forma: 'oxxo' }));
  expect((await ana.payAgain(pedido, { forma: 'spei' })).status).toBe(200);
  await receives(first, 10_000);
  await receives(bank.last().id, 20_000);
  expect([await orders(), await wrong(), (await order()).refunds]).toEqual([['paid'], [], []]);
  const { rows } = await pool.query(`select count(*)::int as n from payment_attempts where state = 'applied'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('AF-01 a card that is charged after another way was chosen gets its money back by itself', async () => {
  await product(7, { stock: 5, price: total, ships_free: true });
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  const { pedido } = (await ana.buy('bank')).body.data as { pedido: string };
  const card = bank.last().id;
  expect((await ana.payAgain(pedido, { forma: 'spei' })).status).toBe(200);
  bank.receive(bank.last().id, total);
  await shop.event({ id: randomUUID(), kind: 'payment.updated', payment: bank.last().id });
  await work();
  bank.receive(card, total);
  await shop.event({ id: randomUUID(), kind: 'payment.updated', payment: card });
  await work();
  await work();
  expect([await orders(), await wrong()]).toEqual([['paid'], []]);
  expect(bank.all().find(({ id }) => id === card)?.refunds).toMatchObject([{ amount: total }]);
  const { refunds } = (await ana.get(`/app/v1/pedidos/${pedido}`)).body.data as OrderView;
  expect(refunds).toMatchObject([{ way: 'card', needs_account: false, state: 'asked' }]);
});

const part = 10_000;

/** An order that waits for a transfer. */
async function waiting() {
  await product(7, { stock: 9, ships_free: true, price: total });
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  const { pedido } = (await ana.buy('spei')).body.data as { pedido: string };
  return { ana, pedido, first: bank.last().id };
}
async function learn(payment: string) {
  await shop.event({ id: randomUUID(), kind: 'payment.updated', payment });
  const errors: unknown[] = [];
  await work(errors);
  expect(errors).toEqual([]);
}
async function receives(payment: string, amount: number) {
  bank.receive(payment, amount);
  await learn(payment);
}
const refunds = async () => (await pool.query('select amount, state from refunds order by created_at')).rows;
/** Every centavo that arrived is applied to the order, or goes back. */
async function isWhole() {
  const sums = await one(`
    select (select coalesce(sum(amount), 0)::int from payment_receipts) as arrived,
           (select coalesce(sum(applied), 0)::int from payment_receipts) as applied,
           (select coalesce(sum(amount), 0)::int from refunds) as back`);
  expect(sums.applied + sums.back).toBe(sums.arrived);
  expect(await wrong()).toEqual([]);
}
const stateAtBank = (id: string) => bank.all().find((payment) => payment.id === id)?.state;

describe('PA-04 PA-07 a part of a transfer that arrives', () => {
  test.each(['known to the shop', 'not known to the shop yet'])(
    'before another way is chosen, %s: the CLABE stays open, and the rest completes the order',
    async (when) => {
      const { ana, pedido, first } = await waiting();
      bank.receive(first, part);
      if (when === 'known to the shop') await learn(first);
      const { status, body } = await ana.payAgain(pedido, { forma: 'oxxo' });
      expect([status, body.code, body.msg]).toEqual([
        ...[409, 'PART_RECEIVED'],
        expect.stringContaining('está segura'),
      ]);
      expect([stateAtBank(first), bank.all().length, bank.calls.includes('cancel')]).toEqual(['pending', 1, false]);
      expect(await ana.payment(pedido)).toMatchObject({
        ...{ state: 'partial', received: part, missing: total - part, can_pay: false, ways: [] },
        attempt: { way: 'spei', state: 'open', transfer: { clabe: expect.any(String) } },
      });
      await receives(first, total - part);
      expect([await orders(), await refunds()]).toEqual([['paid'], []]);
      await isWhole();
    },
  );

  test('while the CLABE is being closed: another CLABE takes the rest, also if the button is pressed again', async () => {
    const { ana, pedido, first } = await waiting();
    bank.provider.cancel = (id) => {
      if (id === first && stateAtBank(first) === 'pending') bank.receive(first, part);
      return cancel(id);
    };
    const replies = await Promise.all([1, 2].map(() => ana.payAgain(pedido, { forma: 'oxxo' })));
    expect(replies.map(({ status }) => status)).toEqual([409, 409]);
    expect(replies.map(({ body }) => body.code)).toContain('PART_RECEIVED');
    const [closed, second, ...more] = bank.all();
    expect([closed?.state, second?.way, second?.state, second?.amount, more]).toEqual([
      ...['cancelled', 'spei', 'pending', total - part, []],
    ]);
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'partial', received: part, missing: total - part, can_pay: false },
      attempt: { way: 'spei', state: 'open', amount: total - part },
    });
    await receives(second?.id ?? '', total - part);
    expect([await orders(), await refunds()]).toEqual([['paid'], []]);
    await isWhole();
  });

  /** Chooses OXXO. The part arrives after the CLABE was closed, and the shop hears of it later. */
  async function late() {
    const { ana, pedido, first } = await waiting();
    bank.provider.cancel = async (id) => {
      const payment = await cancel(id);
      if (id === first) bank.receive(first, part);
      return payment;
    };
    expect((await ana.payAgain(pedido, { forma: 'oxxo' })).status).toBe(200);
    bank.provider.cancel = cancel;
    const slip = bank.last().id;
    await learn(first);
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'partial', received: part, missing: total - part, can_pay: true, ways: [{ way: 'spei' }], cards: [] },
      attempt: { way: 'oxxo', state: 'open', amount: total },
    });
    return { ana, pedido, slip };
  }

  test('between the close and the slip: the slip pays the whole order, and the part is in the balance', async () => {
    const { slip } = await late();
    await receives(slip, total);
    expect([await orders(), await refunds()]).toEqual([['paid'], [{ amount: part, state: 'arrived' }]]);
    await isWhole();
  });

  test('the same: another transfer pays only the rest, and the slip is closed', async () => {
    const { ana, pedido, slip } = await late();
    expect((await ana.payAgain(pedido, { forma: 'oxxo' })).body.code).toBe('PART_RECEIVED');
    expect(stateAtBank(slip)).toBe('pending');
    expect((await ana.payAgain(pedido, { forma: 'spei' })).status).toBe(200);
    expect((await ana.payAgain(pedido, { forma: 'spei' })).status).toBe(200);
    expect([stateAtBank(slip), bank.last().way, bank.last().amount, bank.all().length]).toEqual([
      ...['cancelled', 'spei', total - part, 3],
    ]);
    await receives(bank.last().id, total - part);
    expect([await orders(), await refunds()]).toEqual([['paid'], []]);
    await isWhole();
    // The slip that was paid after all goes back.
    await receives(slip, total);
    expect([await orders(), (await refunds()).map(({ amount }) => amount)]).toEqual([['paid'], [total]]);
    await isWhole();
  });

  test('after a card was declined: a transfer pays the rest; until the end, the part goes back', async () => {
    const { ana, pedido, first } = await waiting();
    bank.save(ana.id, 'no');
    const tarjeta = (await ana.payment(pedido)).cards[0]?.id;
    await ana.payAgain(pedido, { forma: 'card', tarjeta });
    await receives(first, part);
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'partial', can_pay: true, ways: [{ way: 'spei', refused: null }], cards: [] },
    });
    expect((await ana.payAgain(pedido, { forma: 'card', tarjeta })).body.code).toBe('PART_RECEIVED');
    time.now += 10 * 86_400_000;
    await work();
    expect([await orders(), await refunds()]).toEqual([['expired'], [{ amount: part, state: 'due' }]]);
    await isWhole();
  });
});
