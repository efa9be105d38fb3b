/** Tests of what money and time do to an order (PA-04, PA-06, PA-07, CO-05, CO-07, OD-04). */
import { createUnitOfWork, type Unit } from '@tianguis/database';
import type { PaymentEvent } from '@tianguis/domain/order';
import { orderLines, withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useCoupon } from '../cart/service.ts';
import { setCoupon } from '../fulfilment/effects/service.ts';
import { reserveStock } from '../inventory/service.ts';
import { lockOrder } from './payment-repository.ts';
import { endOverdueOrders, type Receipt, receiveMoney, sendPaymentEvent } from './payments.ts';
import { addOrder, contradictions, resetShop } from './test-orders.ts';

const { pool, db } = await withDatabase({ max: 12 });
const shop = createUnitOfWork(db);
let order: string;
let payments = 0;

async function reset(): Promise<void> {
  await resetShop({ pool, db });
  const lines = await addOrder(pool, '0000000001', 'awaiting');
  await shop.withTransaction((unit) => reserveStock(unit, lines));
  await pool.query(`
    insert into customers (email, nombre) values ('ana@correo.mx', 'Ana');
    update orders set customer_id = (select id from customers);
    insert into coupon_uses (coupon_id, customer_id) select 1, id from customers`);
  order = (await pool.query<{ id: string }>('select id from orders')).rows[0]?.id ?? '';
}
beforeEach(() => reset());

const total = 28_900;
const receive = (amount: number, more: Partial<Receipt> = {}) =>
  shop.withTransaction((unit) =>
    receiveMoney(unit, { provider: 'demo', providerId: `p${++payments}`, order, amount, currency: 'MXN', ...more }),
  );
const send = (event: Parameters<typeof sendPaymentEvent>[2]) =>
  shop.withTransaction((unit) => sendPaymentEvent(unit, order, event, 'test'));

/** The proofs that the order contradicts, and what stock, coupon and refunds are. */
async function state() {
  const wrong = await contradictions(pool);
  const { rows } = await pool.query<{ state: string; stock: number; uses: number; refunds: number }>(
    `select payment_state as state, (select stock from product_variants where sku = 'A') as stock,
            (select count(*) from coupon_uses)::integer as uses,
            (select coalesce(sum(amount), 0) from refunds)::integer as refunds from orders`,
  );
  return { wrong, ...rows[0] };
}

describe('PA-04 PA-06 money that arrives', () => {
  test('the whole amount pays the order, and the provider may say it five times at once', async () => {
    const told = await Promise.all(Array.from({ length: 5 }, () => receive(total, { providerId: 'x' })));
    expect(told.toSorted()).toEqual(['paid', ...Array(4).fill('stored before')]);
    expect(await state()).toEqual({ wrong: [], state: 'paid', stock: 3, uses: 1, refunds: 0 });
    const { rows } = await pool.query('select kind, data from order_events');
    expect(rows).toEqual([{ kind: 'all_received', data: { from: 'awaiting', to: 'paid' } }]);
  });

  test('parts add up, and what is too much becomes a refund', async () => {
    expect(await receive(20_000)).toBe('partial');
    expect(await state()).toEqual({ wrong: [], state: 'partial', stock: 3, uses: 1, refunds: 0 });
    expect(await receive(10_000)).toBe('paid');
    expect(await state()).toEqual({ wrong: [], state: 'paid', stock: 3, uses: 1, refunds: 1_100 });
  });

  test('two whole payments at once pay once, and the other becomes a refund', async () => {
    expect(await Promise.all([receive(total), receive(total)])).toEqual(['paid', 'paid']);
    expect(await state()).toEqual({ wrong: [], state: 'paid', stock: 3, uses: 1, refunds: total });
  });

  test('money of no order, and money in another currency, become refunds', async () => {
    expect(await receive(total, { order: null })).toBe('refunded');
    expect(await receive(total, { order: crypto.randomUUID() })).toBe('refunded');
    expect(await receive(total, { currency: 'USD' })).toBe('refunded');
    expect(await state()).toEqual({ wrong: [], state: 'awaiting', stock: 3, uses: 1, refunds: 3 * total });
  });
});

describe('CO-05 CO-07 the end of the time to pay', () => {
  test('pieces and coupon come back once, though cancellation and deadline meet', async () => {
    await Promise.all([send('deadline'), send('cancellation'), send('deadline')]);
    const after = await state();
    expect(after).toMatchObject({ wrong: [], stock: 5, uses: 0 });
    expect(['expired', 'cancelled']).toContain(after.state);
  });

  test('a job ends what nobody paid in time, once, though two processes run it', async () => {
    expect(await endOverdueOrders(shop)).toBe(0);
    await pool.query(`update orders set pays_until = now() + interval '1 minute'`);
    expect(await endOverdueOrders(shop)).toBe(0);
    await pool.query(`update orders set pays_until = now() - interval '1 second'`);
    const ended = await Promise.all([endOverdueOrders(shop), endOverdueOrders(shop)]);
    expect(ended[0] + ended[1]).toBe(1);
    expect(await state()).toEqual({ wrong: [], state: 'expired', stock: 5, uses: 0, refunds: 0 });
  });

  test('an order that cannot be ended does not hinder the others', async () => {
    const others = await addOrder(pool, '0000000002', 'awaiting');
    await shop.withTransaction((unit) => reserveStock(unit, others));
    // The ledger of the earlier order lacks its reservation, so that its release is an error.
    await pool.query(`
      delete from stock_movements where line_id in (select id from order_lines where order_id = '${order}');
      insert into stock_movements (line_id, reason, variant_id, pieces)
        select id, 'reserved', 1, 1 from order_lines where order_id = '${order}';
      update orders set pays_until = now() - make_interval(mins => case when id = '${order}' then 2 else 1 end)`);
    await expect(endOverdueOrders(shop)).rejects.toThrow('1 orders could not be ended');
    const { rows } = await pool.query('select payment_state from orders order by number');
    expect(rows.map((row) => row.payment_state)).toEqual(['awaiting', 'expired']);
  });

  test('a revival and placings lock coupon and products in one sequence, so that none is repeated', async () => {
    for (let round = 0; round < 10; round++) {
      await reset();
      await send('deadline');
      let units = 0;
      const counted = <Result>(work: (unit: Unit) => Promise<Result>) =>
        shop.withTransaction((unit) => {
          units++;
          return work(unit);
        });
      const receipt = { provider: 'demo', providerId: 'late', order, amount: total, currency: 'MXN' };
      const { rows } = await pool.query<{ id: string }>('select id from customers');
      const placings = await Promise.all([1, 2, 3].map(() => orderLines(pool, [{ sku: 'A', pieces: 1 }])));
      await Promise.all([
        counted((unit) => receiveMoney(unit, receipt)),
        ...placings.map((lines) =>
          counted(async (unit) => {
            await useCoupon(unit, rows[0]?.id ?? '', 1);
            await reserveStock(unit, lines);
          }),
        ),
      ]);
      // PostgreSQL ends a unit of a deadlock, and the unit of work repeats the unit.
      expect(units).toBe(4);
    }
  });

  test('a part that arrived becomes a refund', async () => {
    await receive(20_000);
    await send('deadline');
    expect(await state()).toEqual({ wrong: [], state: 'expired', stock: 5, uses: 0, refunds: 20_000 });
  });

  test('the end waits while the answer of a provider is unknown', async () => {
    await send('charge');
    expect(await send('deadline')).toEqual({ outcome: 'refused', state: 'charging' });
    expect(await send('cancellation')).toEqual({ outcome: 'refused', state: 'charging' });
    expect(await receive(total)).toBe('paid');
  });

  test('payments and the end of the time at once leave an order that adds up, 10 rounds', async () => {
    for (let round = 0; round < 10; round++) {
      await reset();
      await Promise.all([receive(total), send('deadline'), receive(total), send('cancellation'), receive(10_000)]);
      expect(await state()).toMatchObject({ wrong: [], state: 'paid', stock: 3, uses: 1, refunds: total + 10_000 });
    }
  });

  test('a late payment revives the order, with its coupon even beyond the limit', async () => {
    await send('deadline');
    expect(await receive(total)).toBe('paid');
    expect(await state()).toEqual({ wrong: [], state: 'paid', stock: 3, uses: 1, refunds: 0 });
  });

  test('OD-04 the use of a coupon that two orders have, since one was revived, ends with the last of them', async () => {
    for (const together of [false, true]) {
      await reset();
      await send('deadline');
      // The customer uses the coupon again, for other goods, and then the late money arrives.
      const lines = await addOrder(pool, '0000000002', 'awaiting');
      await pool.query(`update order_lines set sku = 'B', variant_id = 2, product_id = 2 where id = $1`, [
        lines[0]?.line,
      ]);
      await shop.withTransaction((unit) => reserveStock(unit, [{ ...lines[0], sku: 'B' } as (typeof lines)[number]]));
      await pool.query(`update orders set customer_id = (select id from customers);
        insert into coupon_uses (coupon_id, customer_id) select 1, id from customers`);
      expect(await receive(total)).toBe('paid');
      const { rows } = await pool.query<{ id: string }>(`select id from orders where number = '0000000002'`);
      const second = rows[0]?.id ?? '';
      const end = () => shop.withTransaction((unit) => sendPaymentEvent(unit, second, 'cancellation', 'test'));
      const uses = async () => (await pool.query('select from coupon_uses')).rowCount;
      const cancelFirst = () =>
        shop.withTransaction(async (unit) => {
          const locked = await lockOrder(unit, order);
          if (locked) await setCoupon(unit, locked, 'returned');
        });
      if (together) await Promise.all([end(), cancelFirst()]);
      else {
        await end();
        expect([await uses(), (await state()).wrong]).toEqual([1, []]);
        await cancelFirst();
      }
      expect(await uses()).toBe(0);
    }
  });

  test('a late payment becomes a refund when the pieces are sold', async () => {
    await send('deadline');
    await pool.query(`update product_variants set stock = 1 where sku = 'A'`);
    expect(await receive(total)).toBe('expired');
    expect(await state()).toEqual({ wrong: [], state: 'expired', stock: 1, uses: 0, refunds: total });
  });
});

test('an unknown order has no events', async () => {
  const unknown = crypto.randomUUID();
  expect(await shop.withTransaction((unit) => sendPaymentEvent(unit, unknown, 'deadline', 'test'))).toBeUndefined();
});

const sent: PaymentEvent[] = [
  ...(['charge', 'decline', 'authorisation', 'denial', 'deadline', 'cancellation'] as const),
  ...(['dispute', 'dispute_won', 'dispute_lost'] as const),
];
const steps = fc.array(
  fc.oneof(
    fc.record({ event: fc.constantFrom(...(sent as Parameters<typeof send>[0][])) }),
    fc.record({
      amount: fc.constantFrom(1, 10_000, 18_900, total, total, 40_000),
      providerId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      currency: fc.constantFrom('MXN', 'MXN', 'MXN', 'USD'),
    }),
  ),
  { minLength: 1, maxLength: 10 },
);

test('OD-04 whatever arrives, and in whatever sequence, every order adds up after each event', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await reset();
      for (const step of sequence) {
        if ('event' in step) await send(step.event);
        else await receive(step.amount, { providerId: step.providerId, currency: step.currency });
        expect((await state()).wrong).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});
