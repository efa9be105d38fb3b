/** Tests of orders, receipts and erasures of accounts at the same time (AF-07, PA-06). */
import { createUnitOfWork, type Unit } from '@tianguis/database';
import { waitersFor } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator } from '../../../customers.ts';
import { personalData } from '../../../personal-data.ts';
import { withAccounts } from '../../accounts/testing/test-accounts.ts';
import { receiveMoney, sendPaymentEvent } from '../payments.ts';
import { placeOrder } from '../placing.ts';
import { addOrder, contradictions, resetShop } from '../test-orders.ts';
import { fillCart as fill, newOrder } from './test-settlement.ts';

const { db, database, clear, customer } = await withAccounts();
const { pool } = database;
const shop = createUnitOfWork(db);

beforeEach(async () => {
  await resetShop({ pool, db }, 1_000);
  await pool.query('update coupons set max_uses = null');
  await clear();
});

const operator = createCustomerOperator(shop, 'Carmen', { name: 'Tianguis', origin: 'http://localhost:3000' });
const emails = async () =>
  (await pool.query('select email from customers order by email')).rows.map((row) => row.email);
const count = async (rows: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${rows}`)).rows[0]?.n;
const age = (days: number) =>
  pool.query('update customers set deletion_requested_at = now() - make_interval(days => $1)', [days]);
const fillCart = (id: string) => fill(pool, id);
/** Places an order. @returns its id, or the error */
const place = (of: string) =>
  shop
    .withTransaction((unit) => placeOrder(unit, newOrder(of)))
    .then(
      ({ id }) => id,
      (error) => error,
    );

describe('AF-07 at the same time', () => {
  test('an order is placed and its account is erased: one of the two is refused', async () => {
    for (let n = 0; n < 20; n++) {
      const id = await customer({ email: `c${n}@correo.mx` });
      await fillCart(id);
      const erase = () => operator.erase(id).then(() => 'erased', String);
      const order = () => place(id);
      const [placed, erased] =
        n % 2 === 0
          ? await Promise.all([order(), erase()])
          : await Promise.all([erase(), order()]).then(([one, other]) => [other, one]);
      const owner = (await pool.query('select id from customers where id = $1', [id])).rowCount;
      if (typeof placed === 'string') {
        expect(erased).toMatch(/not settled/);
        expect(owner).toBe(1);
        const { rows } = await pool.query('select customer_id, buyer from orders where id = $1', [placed]);
        expect(rows).toEqual([{ customer_id: id, buyer: { nombre: 'Ana' } }]);
      } else {
        expect(placed).toMatchObject({ code: 'UNAUTHENTICATED' });
        expect([erased, owner]).toEqual(['erased', 0]);
      }
    }
    expect(await contradictions(pool)).toEqual([]);
  });

  test('an erasure waits for an order that is being placed, and is then refused', async () => {
    const id = await customer();
    await fillCart(id);
    let erasing = Promise.resolve('');
    await shop.withTransaction(async (unit) => {
      await placeOrder(unit, newOrder(id));
      erasing = operator.erase(id).then(() => 'erased', String);
      await untilBlocked(unit, erasing);
    });
    expect(await erasing).toMatch(/order \d{10} is not paid/);
    expect(await emails()).toEqual(['Ana@correo.mx']);
  });

  test('an erasure waits for an event of an order, and looks at the state after the event', async () => {
    const id = await customer();
    await addOrder(pool, '0000000001', 'paid');
    await pool.query('update orders set customer_id = $1', [id]);
    await pool.query(`update order_parcels set state = 'delivered'`);
    let erasing = Promise.resolve('');
    await shop.withTransaction(async (unit) => {
      await unit.query(`update orders set payment_state = 'disputed'`);
      erasing = operator.erase(id).then(() => 'erased', String);
      await untilBlocked(unit, erasing);
    });
    expect(await erasing).toMatch(/the charge of order 0000000001 is disputed/);
    expect(await emails()).toEqual(['Ana@correo.mx']);
  });

  test('an order waits for an erasure that runs, and is then refused', async () => {
    const id = await customer();
    await fillCart(id);
    let placing: Promise<unknown> = Promise.resolve();
    await shop.withTransaction(async (unit) => {
      await unit.query('select from customers where id = $1 for update', [id]);
      placing = place(id);
      await untilBlocked(unit, placing);
      await unit.query('delete from customers where id = $1', [id]);
    });
    expect(await placing).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await count('orders')).toBe(0);
  });

  test('an account that is marked for deletion, even without the job, places no order', async () => {
    const id = await customer();
    await fillCart(id);
    for (const days of [0, 31]) {
      await age(days);
      expect(await place(id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect([await count('orders'), await count('cart_lines'), await count('taken_stock')]).toEqual([0, 1, 0]);
    expect(await place('00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('PA-06 late money and an erasure take their locks in one sequence: a revived order has its buyer', async () => {
    const before = await deadlocks();
    for (let n = 0; n < 20; n++) {
      const id = await customer({ email: `d${n}@correo.mx` });
      await fillCart(id);
      const order = await place(id);
      await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'cancellation', 'customer'));
      const receive = (providerId: string) => () =>
        shop.withTransaction((unit) =>
          receiveMoney(unit, { provider: 'demo', providerId, order, amount: 9_000, currency: 'MXN' }),
        );
      const works = [receive(`late-${n}`), () => operator.erase(id).catch(String), receive(`later-${n}`)];
      await Promise.all((n % 2 === 0 ? works : works.toReversed()).map((work) => work()));
      const { rows } = await pool.query(
        `select payment_state as state, buyer, (select sum(amount)::integer from refunds where order_id = o.id) as back
           from orders o where id = $1`,
        [order],
      );
      const isErased = (await count(`customers where id = '${id}'`)) === 0;
      // One of the two receipts is too much; without the buyer both are.
      expect(rows).toEqual([
        isErased
          ? { state: 'cancelled', buyer: {}, back: 18_000 }
          : { state: 'paid', buyer: { nombre: 'Ana' }, back: 9_000 },
      ]);
    }
    expect(await contradictions(pool)).toEqual([]);
    expect(await deadlocks()).toBe(before);
  });

  test('PA-06 an erasure that has seen a settled order lets no late money revive the order', async () => {
    const id = await customer();
    await fillCart(id);
    const order = await place(id);
    await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'cancellation', 'customer'));
    let receiving: Promise<unknown> = Promise.resolve();
    await shop.withTransaction(async (unit) => {
      await unit.query('select from customers where id = $1 for update', [id]);
      expect(await personalData.erase(unit, { id, email: 'ana@correo.mx' })).toEqual([]);
      receiving = shop.withTransaction((other) =>
        receiveMoney(other, { provider: 'demo', providerId: 'late', order, amount: 9_000, currency: 'MXN' }),
      );
      await untilBlocked(unit, receiving);
      await unit.query('delete from customers where id = $1', [id]);
    });
    expect(await receiving).toBe('cancelled');
    expect(await contradictions(pool)).toEqual([]);
  });
});

/** Waits until another transaction waits for this one. @throws Error if the other work ends instead */
async function untilBlocked(unit: Unit, work: Promise<unknown>): Promise<void> {
  let isSettled = false;
  void work.finally(() => {
    isSettled = true;
  });
  for (;;) {
    if ((await waitersFor(unit)) > 0) return;
    if (isSettled) throw new Error('The other work did not wait.');
  }
}

/** Deadlocks of this database that PostgreSQL resolved so far. */
async function deadlocks(): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
