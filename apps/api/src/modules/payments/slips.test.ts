/** Tests of cash at OXXO, of transfers by SPEI, and of money that arrives late (PA-03, PA-04, PA-06). */
import { beforeEach, describe, expect, test } from 'vitest';
import { reconcileDay } from './operator.ts';
import { withPayments } from './testing/test-payments.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, orders, pool, product, stock, time, unit, work, wrong } = shop;
beforeEach(() => clear());

const minute = 60_000;
const refunds = async () =>
  (await pool.query('select amount, state, cause from refunds order by created_at, amount')).rows;
async function bought(way: 'oxxo' | 'spei') {
  await product(7, { stock: 3, ships_free: true });
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: 2 }]);
  const { pedido } = (await ana.buy(way)).body.data;
  return { ana, pedido: pedido as string, paid: bank.last() };
}
/** The provider sends an event, and the job runs. */
async function learn(payment: string, id = crypto.randomUUID()) {
  await shop.event({ id, kind: 'payment.updated', payment });
  return work();
}

describe('PA-03 cash', () => {
  test('has a slip until the end of the third day in Mexico City, and is not in the cart; paid, the order starts', async () => {
    const { ana, pedido, paid } = await bought('oxxo');
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'awaiting', missing: 200_000, pay_until: '2026-12-08T06:00:00.000Z' },
      attempt: { way: 'oxxo', slip: { reference: '12345678901234' }, expires_at: '2026-12-05T06:00:00.000Z' },
    });
    expect((await ana.send('GET', '')).body.data.unpaid).toEqual([]);
    bank.receive(paid.id, 200_000);
    await learn(paid.id);
    expect([await orders(), await stock(), await wrong()]).toEqual([['paid'], 1, []]);
    expect((await one('select state from order_parcels')).state).toBe('authorised');
  });

  test('that was paid in time but reported on the next business day is accepted; later it revives the order', async () => {
    const { paid } = await bought('oxxo');
    time.now = Date.parse('2026-12-07T20:00:00Z');
    bank.receive(paid.id, 200_000, { at: new Date('2026-12-05T05:59:00Z') });
    await learn(paid.id);
    expect([await orders(), await wrong()]).toEqual([['paid'], []]);
  });

  test('after the end revives the order at its price if its pieces are there', async () => {
    const { paid } = await bought('oxxo');
    time.now = Date.parse('2026-12-08T06:01:00Z');
    await work();
    expect([await orders(), await stock()]).toEqual([['expired'], 3]);
    await pool.query('update product_variants set sale_price = 150000, list_price = 250000 where product_id = 7');
    bank.receive(paid.id, 200_000);
    await learn(paid.id);
    expect([await orders(), await stock(), await refunds(), await wrong()]).toEqual([['paid'], 1, [], []]);
  });

  test('after the end becomes a refund if its pieces are sold, and the refund waits for an account', async () => {
    const { paid } = await bought('oxxo');
    time.now = Date.parse('2026-12-08T06:01:00Z');
    await work();
    await pool.query('select set_stock_and_prices((select array_agg(id) from product_variants), null, null, array[1])');
    bank.receive(paid.id, 200_000);
    await learn(paid.id);
    expect([await orders(), await refunds(), await wrong()]).toEqual([
      ['expired'],
      [{ amount: 200_000, state: 'due', cause: 'not applied' }],
      [],
    ]);
    expect(bank.calls).not.toContain('refund');
  });

  test('after the end becomes a refund if the customer ordered the lines again', async () => {
    const { ana, paid } = await bought('oxxo');
    time.now = Date.parse('2026-12-08T06:01:00Z');
    await work();
    await ana.add([{ id: 7 }]);
    expect((await ana.buy('ok')).status).toBe(201);
    bank.receive(paid.id, 200_000);
    await learn(paid.id);
    expect([await orders(), await refunds(), await stock(), await wrong()]).toEqual([
      ['expired', 'paid'],
      [{ amount: 200_000, state: 'due', cause: 'not applied' }],
      2,
      [],
    ]);
  });

  test('is closed at the provider when the order ends', async () => {
    const { paid } = await bought('oxxo');
    time.now = Date.parse('2026-12-08T06:01:00Z');
    await work();
    expect([bank.all()[0]?.state, bank.all()[0]?.id, await orders()]).toEqual(['cancelled', paid.id, ['expired']]);
    time.now += minute;
    await work();
    expect(
      bank.calls.filter((call) => call === 'cancel'),
      'once',
    ).toHaveLength(1);
  });
});

describe('PA-04 transfers', () => {
  test('in parts add up, and the missing amount is said; the excess is in the balance', async () => {
    const { ana, pedido, paid } = await bought('spei');
    expect((await ana.payment(pedido)).attempt?.transfer).toMatchObject({ clabe: '032180000118359719' });
    bank.receive(paid.id, 150_000);
    await learn(paid.id);
    expect(await ana.payment(pedido)).toMatchObject({
      ...{ state: 'partial', received: 150_000, missing: 50_000, can_pay: false },
      attempt: { state: 'open', transfer: { clabe: '032180000118359719' } },
    });
    expect((await ana.payAgain(pedido, { forma: 'oxxo' })).body.code).toBe('PART_RECEIVED');
    bank.receive(paid.id, 80_000);
    await learn(paid.id);
    expect([await orders(), await refunds(), await wrong()]).toEqual([
      ['paid'],
      [{ amount: 30_000, state: 'arrived', cause: 'not applied' }],
      [],
    ]);
  });

  test('twice are one payment and one refund', async () => {
    const { paid } = await bought('spei');
    for (let times = 0; times < 2; times++) {
      bank.receive(paid.id, 200_000);
      await Promise.all([learn(paid.id), learn(paid.id)]);
    }
    expect([await orders(), await refunds(), await wrong()]).toEqual([
      ['paid'],
      [{ amount: 200_000, state: 'arrived', cause: 'not applied' }],
      [],
    ]);
  });

  test('in part until the end are refunded, and the pieces return', async () => {
    const { paid } = await bought('spei');
    bank.receive(paid.id, 1_000);
    await learn(paid.id);
    time.now += 49 * 60 * minute;
    await work();
    expect([await orders(), await stock(), await refunds(), await wrong()]).toEqual([
      ['expired'],
      3,
      [{ amount: 1_000, state: 'due', cause: 'not applied' }],
      [],
    ]);
  });
});

describe('PA-06 events', () => {
  test('are refused without a right signature, are stored once, and do nothing alone', async () => {
    const { paid } = await bought('spei');
    const event = { id: 'e1', kind: 'payment.updated', payment: paid.id };
    expect((await shop.event(event, 'wrong')).status).toBe(401);
    expect((await pool.query('select from payment_events')).rows).toEqual([]);
    const replies = await Promise.all(Array.from({ length: 4 }, () => shop.event(event)));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect([(await pool.query('select from payment_events')).rows.length, shop.jobs]).toEqual([1, ['payment-work']]);
    // The event claims nothing: the provider says that the payment is not paid.
    await work();
    expect([await orders(), (await one('select done_at from payment_events')).done_at]).toEqual([
      ['awaiting'],
      expect.any(Date),
    ]);
  });

  test('of unknown payments and of unknown kinds are stored, and make no order', async () => {
    for (const [at, payment] of ['p999', null].entries())
      expect((await shop.event({ id: `e${at}`, kind: 'new.kind', payment })).status).toBe(204);
    const errors: unknown[] = [];
    await work(errors);
    expect([
      await orders(),
      errors,
      (await pool.query('select from payment_events where done_at is null')).rows,
    ]).toEqual([[], [], []]);
  });

  test('another provider is not found', async () => {
    expect((await shop.call('POST', '/app/v1/pagos/otro/avisos', { payload: {} })).status).toBe(404);
  });

  test('lost ones are found by the sweep', async () => {
    const { paid } = await bought('oxxo');
    await work();
    bank.receive(paid.id, 200_000);
    await work();
    expect(await orders()).toEqual(['awaiting']);
    time.now += 11 * minute;
    await work();
    expect([await orders(), await wrong()]).toEqual([['paid'], []]);
  });

  test('lost ones of a payment that has ended are found by the sweep for changes, and money that arrived late is applied', async () => {
    const { paid } = await bought('oxxo');
    await work();
    time.now += 11 * minute;
    bank.change(paid.id, { state: 'expired' });
    await work();
    expect((await one('select state from payment_attempts')).state).toBe('closed');
    bank.receive(paid.id, 200_000, { at: new Date(time.now) });
    bank.change(paid.id, { state: 'expired' }, time.now);
    time.now += 50 * minute;
    expect((await work()).swept).toBe(1);
    expect([await orders(), await wrong()]).toEqual([['paid'], []]);
    // Nothing changed since, except for the overlap of the sweeps.
    time.now += 61 * minute;
    expect((await work()).swept).toBe(0);
  });

  test('a sweep that the provider did not finish is repeated whole', async () => {
    await bought('oxxo');
    bank.faults.away = 'after';
    await work();
    expect((await one('select count(*)::int as n from payment_sweeps')).n).toBe(0);
    bank.faults.away = undefined;
    expect((await work()).swept).toBe(1);
  });

  test('money that is too little, or in dollars, does not pay the order', async () => {
    const { paid } = await bought('spei');
    bank.receive(paid.id, 199_999);
    bank.receive(paid.id, 500_000, { currency: 'USD' });
    await learn(paid.id);
    expect([await orders(), await refunds()]).toEqual([
      ['partial'],
      [{ amount: 500_000, state: 'due', cause: 'not applied' }],
    ]);
  });
});

test('PA-08 reconciliation by day: equal money has no difference, and missing money is named', async () => {
  const { paid, pedido } = await bought('spei');
  bank.receive(paid.id, 150_000);
  await learn(paid.id);
  const today = new Date();
  expect(await reconcileDay(unit, bank.provider, today)).toMatchObject({
    ...{ receivedHere: 150_000, receivedThere: 150_000, differences: [] },
  });
  bank.receive(paid.id, 50_000);
  const [id] = bank
    .last()
    .receipts.map((receipt) => receipt.id)
    .slice(-1);
  expect((await reconcileDay(unit, bank.provider, today)).differences).toEqual([
    { kind: 'receipt', id, order: pedido, here: null, there: 50_000 },
  ]);
  await pool.query('update payment_receipts set amount = amount + 1');
  expect((await reconcileDay(unit, bank.provider, today)).differences).toContainEqual(
    expect.objectContaining({ kind: 'receipt', order: pedido, here: 150_001, there: 150_000 }),
  );
});

test('PA-06 a refund to a card is asked for once, and its end is stored', async () => {
  await product(7, { stock: 3, ships_free: true });
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  await ana.buy('ok');
  const { id } = bank.last();
  bank.receive(id, 100_000);
  await learn(id);
  expect(await refunds()).toEqual([{ amount: 100_000, state: 'asked', cause: 'not applied' }]);
  await Promise.all([work(), work()]);
  expect(bank.last().refunds).toHaveLength(1);
  bank.change(id, { refunds: bank.last().refunds.map((refund) => ({ ...refund, state: 'made' as const })) });
  await learn(id);
  expect([await refunds(), await wrong()]).toEqual([[{ amount: 100_000, state: 'made', cause: 'not applied' }], []]);
});
