/** Tests of the job that works on payments: what it asks for, and what hinders it (PA-06, PA-07, BL-12). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, clear, one, orders, pool, product, time, withCart, work, wrong } = shop;
beforeEach(() => clear());

/** Refunds that wait for an account of their customers. */
const waitingRefunds = (count: number) =>
  pool.query(
    `insert into refunds (order_id, tender_id, cause, amount, created_at)
     select t.order_id, t.id, 'piece ' || n, 1, now() - interval '1 day'
       from order_tenders t cross join generate_series(1, $1) n where t.kind = 'spei'`,
    [count],
  );

test('BL-12 a payment whose first call was lost is only authorised, as the configuration says', async () => {
  const shy = await withPayments({ authorisesOnly: true });
  await shy.product(7, { stock: 3 });
  const ana = await shy.buyer();
  await ana.add([{ id: 7 }]);
  shy.bank.save(ana.id, 'ok');
  const { quote } = await ana.open({ tarjeta: (await ana.open({})).saved_cards[0]?.id });
  if (!quote) throw new Error('no quote');
  shy.bank.faults.away = 'before';
  await ana.place(quote);
  shy.bank.faults.away = undefined;
  shy.time.now += 60_000;
  await shy.work();
  expect([await shy.orders(), shy.bank.last().state, await shy.wrong()]).toEqual([['authorised'], 'authorised', []]);
});

test('PA-07 "cambiar algo" of an order with a slip is refused, and the slip stays open at the provider', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  const { pedido } = (await ana.buy('oxxo')).body.data;
  expect((await ana.change(pedido)).body.code).toBe('ORDER_NOT_UNPAID');
  expect([bank.last().state, await orders()]).toEqual(['pending', ['awaiting']]);
});

describe('PA-06 a refund to a card', () => {
  test('does not wait behind refunds that need an account', async () => {
    await product(7, { stock: 9, ships_free: true });
    const ana = await withCart();
    await ana.buy('spei');
    bank.receive(bank.last().id, 100_000);
    time.now += 11 * 60_000;
    await work();
    await waitingRefunds(250);
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    await ana.buy('ok');
    bank.receive(bank.last().id, 5_000);
    await shop.event({ id: 'e1', kind: 'payment.updated', payment: bank.last().id });
    expect((await work()).refunds).toBe(1);
    expect(bank.last().refunds).toHaveLength(1);
  });

  test('and an attempt do not wait behind payments of another provider', async () => {
    await product(7, { stock: 20, ships_free: true });
    const ana = await withCart();
    await ana.buy('spei');
    await pool.query(`
      update payment_attempts set provider = 'antes';
      insert into payment_attempts (tender_id, provider, provider_id, state, amount, close_due, created_at)
      select tender_id, 'antes', 'a' || n, 'closed', 1, true, now() - interval '1 day'
        from payment_attempts cross join generate_series(1, 250) n`);
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    await ana.buy('oxxo');
    bank.receive(bank.last().id, bank.last().amount);
    time.now += 11 * 60_000;
    expect(await work()).toMatchObject({ attempts: 1, closed: 0 });
    expect((await orders()).toSorted()).toEqual(['awaiting', 'paid']);
  });
});

test('PA-09 a dispute that was won is applied once, however often the provider repeats it', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  await ana.buy('ok');
  const { id } = bank.last();
  bank.change(id, { dispute: 'open' });
  await shop.event({ id: 'd1', kind: 'dispute.updated', payment: id });
  await work();
  bank.change(id, { dispute: 'won' });
  for (let times = 0; times < 3; times++) {
    await shop.event({ id: `w${times}`, kind: 'dispute.updated', payment: id });
    await work();
  }
  const { rows } = await pool.query(`select kind from order_events where kind like 'dispute%' order by id`);
  expect([rows.map(({ kind }) => kind), await orders(), await wrong()]).toEqual([
    ['dispute', 'dispute_won'],
    ['paid'],
    [],
  ]);
});

test('PA-06 the limit of writes does not count events of the provider, which all come from one address', async () => {
  const limited = await withPayments({}, { writesPerMinute: 2 });
  const sent = [];
  for (let n = 0; n < 5; n++) sent.push(await limited.event({ id: `e${n}`, kind: 'payment.updated', payment: 'x' }));
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect((await limited.event({ id: 'e9', kind: 'payment.updated', payment: 'x' }, 'wrong')).status).toBe(401);
});

test('PA-01 the card leaves the checkout with the order: the token is stored nowhere', async () => {
  await product(7, { stock: 3 });
  const ana = await withCart();
  await ana.buy('ok');
  expect(await one('select card, card_session from checkouts')).toEqual({ card: null, card_session: null });
  expect((await one('select card_token from payment_attempts')).card_token).toBeNull();
});
