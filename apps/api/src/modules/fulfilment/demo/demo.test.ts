/** Tests of the demo's orders and of its carrier (OD-02, OD-06, BL-13). */
import { createUnitOfWork } from '@tianguis/database';
import { type ParcelState, type PaymentState, statusOf } from '@tianguis/domain/order';
import type { TaxRules } from '@tianguis/domain/tax';
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { contradictions } from '../../orders/test-orders.ts';
import { sendParcelEvent } from '../parcels.ts';
import { addPaidOrder, resetFulfilment } from '../test-fulfilment.ts';
import { moveDemoParcels } from './demo-carrier.ts';
import { addDemoOrders } from './demo-orders.ts';
import { moveDemoReturns } from './demo-returns.ts';
import { demoSteps } from './demo-steps.ts';

const { pool, db } = await withDatabase({ max: 8 });
const shop = createUnitOfWork(db);
const now = Date.parse('2026-12-10T18:00:00Z');
const ana = 'ana@correo.mx';
const taxRules: TaxRules = { default: { claveProdServ: '01010101', claveUnidad: 'H87', iva: 16 }, categories: {} };

beforeEach(async () => {
  await resetFulfilment({ pool, db }, 1_000);
  await pool.query(`
    delete from facts where name = 'demo'; insert into facts (name, value) values ('demo', '{}');
    delete from shipping_places where id = 9;
    insert into shipping_places (id, code, name, kind, postal_code, cutoff, work_days, handling_days)
      overriding system value values (9, 'roma', 'Tienda Roma', 'shop', '06700', 900, 127, 0)`);
});

/** The status of each order, as its customer reads it. */
async function statuses(): Promise<string[]> {
  const { rows } = await pool.query<{ payment: PaymentState; parcels: ParcelState[] }>(
    `select payment_state as payment, array(select state from order_parcels p where p.order_id = o.id) as parcels
       from orders o order by checkout_id`,
  );
  return rows.map((row) => statusOf({ ...row, isTest: false, pieces: [] }).word);
}

describe('examples of orders', () => {
  test('are made once, though two workers start at once, and all of them add up', async () => {
    const made = await Promise.all([
      addDemoOrders(shop, ana, { taxRules, now }),
      addDemoOrders(shop, ana, { taxRules, now }),
    ]);
    expect(Math.max(...made)).toBeGreaterThan(0);
    expect(await addDemoOrders(shop, ana, { taxRules, now })).toBe(0);
    const words = await statuses();
    expect(words).toHaveLength(17);
    for (const word of [
      ...['esperando pago', 'por autorizar', 'venció', 'cancelado', 'pedido autorizado', 'preparando tu producto'],
      ...['en proceso de recolección', 'en camino', 'listo para recoger', 'entregado', 'de regreso con el vendedor'],
      'devuelto al vendedor',
    ])
      expect(words).toContain(word);
    expect(await contradictions(pool)).toEqual([]);
    // The customer has a balance of the parcel that was cancelled.
    expect((await pool.query('select amount from customer_balances')).rows).toEqual([
      { amount: (await pool.query(`select amount from balance_entries where kind = 'refund'`)).rows[0]?.amount },
    ]);
    expect((await pool.query('select from order_mails where done_at is null')).rowCount).toBe(0);
    const { rows } = await pool.query('select from orders where placed_at > $1', [new Date(now)]);
    expect(rows).toEqual([]);
    // Their steps lie between the placing and now.
    const late = await pool.query('select from order_events where at > $1', [new Date(now)]);
    expect(late.rowCount).toBe(0);
  });

  test('RT-29 of a shop that gives credit are two more, which the credit of the customer pays', async () => {
    const credit = {
      ...{ leastIncome: 1, incomeShare: 30, greatestLimit: 1, automaticLimit: 1 },
      cutDay: 20,
      daysToPay: 20,
    };
    await Promise.all([
      addDemoOrders(shop, ana, { taxRules, credit, now }),
      addDemoOrders(shop, ana, { taxRules, credit, now }),
    ]);
    await addDemoOrders(shop, ana, { taxRules, credit, now });
    expect(await statuses()).toHaveLength(19);
    const { rows } = await pool.query('select used > 0 as owes, used < credit_limit as can_buy from credit_accounts');
    expect(rows).toEqual([{ owes: true, can_buy: true }]);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('AF-03 can be invoiced: their lines have tax keys, and their sellers tax data', async () => {
    await pool.query(
      `insert into seller_tax (store_id, rfc, regime, name) select id, 'EKU9003173C9', '601', name from stores
       on conflict do nothing`,
    );
    await addDemoOrders(shop, ana, { taxRules, now });
    const { rows } = await pool.query('select distinct tax from order_lines');
    expect(rows).toEqual([{ tax: taxRules.default }]);
    expect((await pool.query(`select from order_sellers where not tax ? 'rfc'`)).rowCount).toBe(0);
  });

  test('are not made without the customer, and not in a shop with another catalogue', async () => {
    expect(await addDemoOrders(shop, 'nadie@correo.mx', { taxRules, now })).toBe(0);
    await pool.query(`delete from facts where name = 'demo'`);
    expect(await addDemoOrders(shop, ana, { taxRules, now })).toBe(0);
    expect(await statuses()).toEqual([]);
  });
});

describe('the carrier of the demo', () => {
  test('moves a paid parcel until it is done, once for each step, and leaves the examples', async () => {
    await addDemoOrders(shop, ana, { taxRules, now });
    const examples = await statuses();
    const { parcel } = await addPaidOrder(pool, shop, '0000000001');
    await pool.query(`update orders set placed_at = $1 where number = '0000000001'`, [new Date(now)]);
    await pool.query(
      `update order_events set at = $1 where order_id = (select id from orders where number = '0000000001')`,
      [new Date(now)],
    );
    await pool.query(
      `update order_parcels set promised_from = '2026-12-12', promised_to = '2026-12-14' where id = $1`,
      [parcel],
    );
    const state = async () =>
      (await pool.query('select state from order_parcels where id = $1', [parcel])).rows[0].state;
    expect(await moveDemoParcels(shop, { now })).toBe(0);
    expect(await state()).toBe('authorised');
    await moveDemoParcels(shop, { now: now + 40 * 60_000 });
    expect(await state()).toBe('preparing');
    await moveDemoParcels(shop, { now: now + 6 * 3_600_000 });
    expect(await state()).toBe('on_the_way');
    const month = now + 30 * 86_400_000;
    const moved = await Promise.all([moveDemoParcels(shop, { now: month }), moveDemoParcels(shop, { now: month })]);
    expect(moved[0] + moved[1]).toBeGreaterThan(0);
    expect(['delivered', 'returned']).toContain(await state());
    expect(await moveDemoParcels(shop, { now: month })).toBe(0);
    expect((await statuses()).slice(0, examples.length)).toEqual(examples);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('moves nothing in a shop with another catalogue', async () => {
    await addPaidOrder(pool, shop, '0000000001');
    await pool.query(`delete from facts where name = 'demo'`);
    expect(await moveDemoParcels(shop, { now: now + 30 * 86_400_000 })).toBe(0);
  });

  test('does the same steps whenever it is asked, each after the other, and mostly as promised', () => {
    const paidAt = new Date('2026-12-01T18:00:00Z');
    const promise = { promisedFrom: '2026-12-03', promisedTo: '2026-12-05' };
    let onTime = 0;
    let all = 0;
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom('estandar', 'express', 'pickup'), fc.boolean(), (id, service, isKnown) => {
        const parcel = { id, service, paidAt, ...(isKnown ? promise : { promisedFrom: null, promisedTo: null }) };
        const steps = demoSteps(parcel);
        expect(demoSteps(parcel)).toEqual(steps);
        const moments = [paidAt, ...steps.map(({ at }) => at)].map((at) => at.getTime());
        expect(moments).toEqual(moments.toSorted((one, other) => one - other));
        expect(['delivery', 'arrival_at_sender']).toContain(steps.at(-1)?.event);
        expect(steps.some(({ tracking }) => tracking !== undefined)).toBe(service !== 'pickup');
        if (service === 'pickup' || !isKnown) return;
        all++;
        const last = steps.at(-1);
        if (last?.event === 'delivery' && last.at.getTime() < Date.parse('2026-12-06T06:00:00Z')) onTime++;
      }),
      { numRuns: 600, seed: 39 },
    );
    expect(onTime / all).toBeGreaterThan(0.7);
    expect(onTime / all).toBeLessThan(0.95);
  });
});

test('AF-02 the carrier of the demo brings returns back, and they are accepted, in the demo only', async () => {
  const { order, parcel } = await addPaidOrder(pool, shop, '0000000001');
  for (const event of ['collection', 'delivery'] as const)
    await shop.withTransaction((unit) =>
      sendParcelEvent(unit, { order, parcel }, event, { actor: 'job', at: new Date(now) }),
    );
  await pool.query(
    `with asked as (
       insert into order_returns (id, order_id, parcel_id, number, reason, bearer, way, with_shipping, amount, law_until,
                                  due_on, asked_at, changed_at)
       values (gen_random_uuid(), $1, $2, '000000000101', 'llego-roto', 'shop', 'punto', true, 28900, '2026-12-08',
               '2026-12-20', $3, $3) returning id
     )
     insert into order_return_lines (return_id, line_id, pieces) select asked.id, l.id, l.pieces from asked, order_lines l
      where l.order_id = $1`,
    [order, parcel, new Date(now)],
  );
  await pool.query('update order_lines set returned = pieces where order_id = $1', [order]);
  const state = async () => (await pool.query('select state from order_returns')).rows[0].state;
  const states = [];
  for (const hours of [1, 3, 28, 33]) {
    await moveDemoReturns(shop, { now: now + hours * 3_600_000 });
    states.push(await state());
  }
  expect(states).toEqual(['started', 'on_the_way', 'arrived', 'accepted']);
  expect(await contradictions(pool)).toEqual([]);
  await pool.query(`delete from facts where name = 'demo'`);
  expect(await moveDemoReturns(shop, { now: now + 99 * 3_600_000 })).toBe(0);
});
