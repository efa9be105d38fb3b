/** Tests of a provider that does not answer, and of confirmations that never come (PA-01, PA-06). */
import { ProviderAway } from '@tianguis/payments';
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, clear, one, orders, pool, product, stock, time, withCart, work, wrong } = shop;
beforeEach(() => clear());

describe('PA-06 the provider is away', () => {
  test.each(['before', 'after'] as const)(
    '%s the effect of the call: nothing is lost or charged twice',
    async (away) => {
      await product(7, { stock: 3 });
      const ana = await withCart();
      bank.save(ana.id, 'ok');
      const { quote } = await ana.open({ tarjeta: (await ana.open({})).saved_cards[0]?.id });
      bank.faults.away = away;
      if (!quote) throw new Error('no quote');
      const { status, body } = await ana.place(quote);
      const { pedido } = body.data;
      expect([status, await orders(), await stock()]).toEqual([201, ['charging'], 2]);
      time.now += 60_000;
      expect(await ana.payment(pedido)).toMatchObject({ state: 'charging', is_away: true, can_pay: false });
      // Neither another way nor "cambiar algo" while the card may have been charged.
      expect((await ana.payAgain(pedido, { forma: 'oxxo' })).body.code).toBe('CHARGE_UNKNOWN');
      expect((await ana.change(pedido)).body.code).toBe('CHARGE_UNKNOWN');
      time.now += 60_000;
      const errors: unknown[] = [];
      await work(errors);
      expect([errors.length > 0, await orders()]).toEqual([true, ['charging']]);
      bank.faults.away = undefined;
      time.now += 60_000;
      await work();
      expect([await orders(), bank.all().length, await stock(), await wrong()]).toEqual([['paid'], 1, 2, []]);
    },
  );

  test('while another card is chosen: 503, and the order can still be paid', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    const { pedido } = (await ana.buy('no')).body.data;
    await ana.post(`/app/v1/pedidos/${pedido}/tarjeta`, { regreso: 'http://localhost/x' });
    bank.faults.away = 'before';
    const { id } = await one('select id from card_pages');
    const { status, body } = await ana.payAgain(pedido, { forma: 'card', sesion: id });
    expect([status, body.code, await orders()]).toEqual([503, 'PROVIDER_AWAY', ['awaiting']]);
  });

  test('until the time to pay is over: an attempt that the provider does not know has failed, and the pieces return', async () => {
    await product(7, { stock: 3 });
    const ana = await withCart();
    bank.save(ana.id, 'ok');
    const { quote } = await ana.open({ tarjeta: (await ana.open({})).saved_cards[0]?.id });
    bank.faults.away = 'before';
    if (!quote) throw new Error('no quote');
    await ana.place(quote);
    bank.faults.away = undefined;
    time.now += 31 * 60_000;
    await work();
    expect([await orders(), bank.all(), await stock(), await wrong()]).toEqual([['expired'], [], 3, []]);
  });
});

test('PA-01 a confirmation that never comes: after the time to pay, the payment is closed at the bank and the order ends', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  const { pedido } = (await ana.buy('bank')).body.data;
  time.now += 29 * 60_000;
  await work();
  expect([bank.last().state, await orders(), await stock()]).toEqual(['challenge', ['charging'], 2]);
  time.now += 2 * 60_000;
  await work();
  expect([bank.last().state, await orders(), await stock(), await wrong()]).toEqual(['cancelled', ['expired'], 3, []]);
  expect((await ana.payment(pedido)).attempt).toMatchObject({ state: 'closed', challenge: null });
});

test('PA-01 a confirmation in the last moment, which nobody reported, pays the order instead of its end', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  await ana.buy('bank');
  const { provider } = bank;
  const { cancel } = provider;
  // The cardholder confirms between the two calls.
  provider.cancel = async (id) => {
    if (bank.last().state === 'challenge') bank.receive(id, bank.last().amount);
    return cancel(id);
  };
  time.now += 31 * 60_000;
  await work();
  provider.cancel = cancel;
  expect([await orders(), await stock(), await wrong()]).toEqual([['paid'], 2, []]);
});

test('PA-06 a payment about which the provider never answers hinders no refund of another order', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  await ana.buy('ok');
  const first = bank.last();
  bank.receive(first.id, 100_000);
  await shop.event({ id: 'e1', kind: 'payment.updated', payment: first.id });
  await work();
  await pool.query(`update refunds set state = 'due'`);
  const beto = await withCart('beto@correo.mx');
  await beto.buy('bank');
  const { payment } = bank.provider;
  bank.provider.payment = async (id) => {
    if (id !== first.id) throw new ProviderAway('away');
    return payment(id);
  };
  time.now += 60_000;
  const errors: unknown[] = [];
  expect((await work(errors)).refunds).toBe(1);
  bank.provider.payment = payment;
  expect(errors).toHaveLength(1);
});
