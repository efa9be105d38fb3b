/** Tests of money that comes by several attempts of one order (PA-04, PA-06, PA-07, AF-01). */
import { randomUUID } from 'node:crypto';
import type { OrderView } from '@tianguis/contract';
import { beforeEach, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, buyer, clear, orders, pool, product, work, wrong } = shop;
beforeEach(() => clear());

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
