/** Tests of the events of parcels: state, stock, refunds, mails, events and races (BL-13, OD-01 to OD-04, OD-06). */
import { createUnitOfWork } from '@tianguis/database';
import { outcomeOf, type ParcelState, parcelTable } from '@tianguis/domain/order';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendPaymentEvent } from '../orders/service.ts';
import { contradictions } from '../orders/test-orders.ts';
import { type ReportedEvent, sendParcelEvent } from './parcels.ts';
import { addPaidOrder, resetFulfilment } from './test-fulfilment.ts';

const { pool, db } = await withDatabase({ max: 12 });
const shop = createUnitOfWork(db);
const at = new Date('2026-12-02T18:00:00Z');
let ids: { order: string; parcel: string };

beforeEach(async () => {
  await resetFulfilment({ pool, db });
  ids = await addPaidOrder(pool, shop, '0000000001');
});

const send = (event: ReportedEvent, more: { carrier?: string; tracking?: string } = {}) =>
  shop.withTransaction((unit) => sendParcelEvent(unit, ids, event, { actor: 'Carmen', at, ...more }));

/** The shortest events that bring a parcel into each state of a paid order. */
const ways: Partial<Record<ParcelState, ReportedEvent[]>> = {
  authorised: [],
  preparing: ['preparation'],
  collecting: ['collection_request'],
  on_the_way: ['collection'],
  ready: ['arrival_in_shop'],
  delivered: ['delivery'],
  returning: ['collection', 'failed_delivery'],
  returned: ['collection', 'arrival_at_sender'],
  cancelled: ['cancellation'],
};

/** The stored states of the parcel and its pieces, and the refunds. */
async function state() {
  const { rows } = await pool.query(
    `select p.state, p.carrier, p.tracking, p.collected_at, p.delivered_at,
            (select stock from product_variants where sku = 'A') as stock,
            (select shelf from taken_stock where variant_id = 1) as shelf,
            (select coalesce(array_agg(reason || ' ' || pieces order by reason), '{}') from stock_movements
              where reason in ('collected', 'restocked', 'released')) as moved,
            (select coalesce(sum(amount), 0)::integer from refunds) as refunds,
            array(select coalesce('seller ' || store_id || ' ', '') || step from order_mails where parcel_id = p.id
                   order by id) as mails,
            array(select kind || ' ' || actor || ' ' || (data ->> 'to') from order_events where data ->> 'parcel' = p.id::text
                   order by id) as events
       from order_parcels p where p.id = $1`,
    [ids.parcel],
  );
  return rows[0];
}

const cells = Object.entries(ways).flatMap(([from, way]) =>
  (Object.keys(parcelTable.authorised) as (ReportedEvent | 'payment')[]).flatMap((event) =>
    event === 'payment' ? [] : [{ from: from as ParcelState, event, way }],
  ),
);

test.each(cells)('BL-13 OD-04 $event of a parcel that is $from does what the table says, once', async (cell) => {
  const { from, event, way } = cell;
  const byCarrier: ReportedEvent[] = ['collection_request', 'collection', 'failed_delivery'];
  // A parcel is for pick-up if the way or the event leads to the shop. No carrier has such a parcel.
  const isPickUp = [...way, event].includes('arrival_in_shop') && !way.some((step) => byCarrier.includes(step));
  if (isPickUp) await pool.query(`update order_parcels set service = 'pickup'`);
  for (const step of way) expect(await send(step)).toMatchObject({ outcome: 'changed' });
  const before = await state();
  expect(before.state).toBe(from);
  const isPossible = isPickUp ? !byCarrier.includes(event) : event !== 'arrival_in_shop';
  const inTable = outcomeOf(parcelTable, from, event);
  const outcome = isPossible ? inTable.outcome : 'refused';
  const to = isPossible ? inTable.to : from;
  expect(await send(event)).toEqual({ outcome, state: to });
  const after = await state();
  expect(after.state).toBe(to);
  // Whatever happened, the same event again changes nothing.
  await send(event);
  expect(await state()).toEqual(after);
  expect(await contradictions(pool)).toEqual([]);
  if (outcome !== 'changed') return expect(after).toEqual(before);

  const effects: readonly string[] = inTable.effects;
  const leaves = effects.includes('leave_shelf');
  const comesBack = effects.includes('restock');
  const isStopped = event === 'cancellation';
  expect(after.moved).toEqual(
    [...before.moved, ...(leaves ? ['collected 2'] : []), ...(comesBack ? ['restocked 2'] : [])]
      .concat(isStopped ? ['released 2'] : [])
      .sort(),
  );
  expect(after.collected_at).toEqual(leaves ? at : before.collected_at);
  expect(after.delivered_at).toEqual(to === 'delivered' ? at : null);
  expect(after.refunds).toBe(effects.includes('refund') || isStopped ? 28_900 : 0);
  const step = to.replaceAll('_', '-');
  const seller = effects.includes('cancel_collection') ? 'cancelled-collection' : 'cancelled';
  const mails = [...(isStopped ? [`seller 1 ${seller}`] : []), ...(effects.includes('mail') ? [step] : [])];
  expect(after.mails).toEqual([...before.mails, ...mails]);
  expect(after.events).toEqual([...before.events, `parcel_${event} Carmen ${to}`]);
  expect(after.stock).toBe(comesBack || isStopped ? 5 : 3);
});

describe('OD-06 carrier and number', () => {
  test('are stored with the step, and a number that comes later is stored and mails nothing', async () => {
    await send('collection', { carrier: 'Estafeta' });
    const mails = (await state()).mails;
    expect(await send('collection', { tracking: 'E-77' })).toEqual({ outcome: 'same', state: 'on_the_way' });
    expect(await send('collection', { tracking: 'E-77' })).toEqual({ outcome: 'same', state: 'on_the_way' });
    const { carrier, tracking, events, ...after } = await state();
    expect({ carrier, tracking, mails: after.mails }).toEqual({ carrier: 'Estafeta', tracking: 'E-77', mails });
    const { rows } = await pool.query(`select kind, data from order_events where kind = 'parcel_tracking'`);
    expect(rows).toEqual(Array(2).fill({ kind: 'parcel_tracking', data: { parcel: ids.parcel } }));
    expect(events).toContain('parcel_collection Carmen on_the_way');
    // A file that is imported again does not bring an old number back.
    await send('collection', { tracking: 'E-78' });
    expect(await state()).toMatchObject({ tracking: 'E-77' });
  });

  test('of a refused event are not stored', async () => {
    expect(await send('failed_delivery', { carrier: 'Estafeta', tracking: 'E-77' })).toMatchObject({
      outcome: 'refused',
    });
    expect(await state()).toMatchObject({ carrier: null, tracking: null, state: 'authorised' });
  });
});

describe('OD-04 races', () => {
  test('the same step five times at once happens once', async () => {
    const told = await Promise.all(Array.from({ length: 5 }, () => send('collection')));
    expect(told.map((one) => one?.outcome).sort()).toEqual(['changed', 'same', 'same', 'same', 'same']);
    expect(await state()).toMatchObject({ moved: ['collected 2'], mails: ['on-the-way'] });
    expect(await contradictions(pool)).toEqual([]);
  });

  test('of cancellation and collection at once one wins, and the other has no effect', async () => {
    for (let round = 0; round < 8; round++) {
      await resetFulfilment({ pool, db });
      ids = await addPaidOrder(pool, shop, '0000000001');
      const both = [() => send('cancellation'), () => send('collection')];
      const told = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      expect(told.map((one) => one?.outcome).sort()).toEqual(['changed', 'refused']);
      const after = await state();
      expect(after).toMatchObject(
        after.state === 'cancelled'
          ? { moved: ['released 2'], refunds: 28_900, stock: 5, mails: ['seller 1 cancelled'] }
          : { moved: ['collected 2'], refunds: 0, stock: 3, mails: ['on-the-way'] },
      );
      expect(await contradictions(pool)).toEqual([]);
    }
  });

  test('of a lost dispute and a collection at once the parcel stops or leaves', async () => {
    for (let round = 0; round < 6; round++) {
      await resetFulfilment({ pool, db });
      ids = await addPaidOrder(pool, shop, '0000000001');
      const lose = () => shop.withTransaction((unit) => sendPaymentEvent(unit, ids.order, 'dispute_lost', 'provider'));
      await Promise.all(round % 2 === 0 ? [lose(), send('collection')] : [send('collection'), lose()]);
      const after = await state();
      expect(['cancelled', 'on_the_way']).toContain(after.state);
      // The bank took the money back, so nothing is refunded.
      expect(after.refunds).toBe(0);
      expect(await contradictions(pool)).toEqual([]);
    }
  });
});

test('PA-07 a dispute that is won after it was lost refunds the parcels that stopped', async () => {
  const tell = (event: 'dispute_lost' | 'dispute_won') =>
    shop.withTransaction((unit) => sendPaymentEvent(unit, ids.order, event, 'provider'));
  await tell('dispute_lost');
  expect(await state()).toMatchObject({ state: 'cancelled', refunds: 0, mails: ['seller 1 cancelled'] });
  await tell('dispute_won');
  expect(await state()).toMatchObject({ refunds: 28_900 });
  await tell('dispute_won');
  expect(await state()).toMatchObject({ refunds: 28_900 });
  expect(await contradictions(pool)).toEqual([]);
});

test('OD-04 a parcel of another order, or of an order that is not paid, does not move', async () => {
  expect(
    await shop.withTransaction((unit) =>
      sendParcelEvent(unit, { ...ids, parcel: crypto.randomUUID() }, 'delivery', { actor: 'job', at }),
    ),
  ).toBeUndefined();
  await pool.query(`update orders set payment_state = 'awaiting'; update order_parcels set state = 'waiting'`);
  for (const event of ['preparation', 'collection', 'delivery'] as const)
    expect(await send(event)).toEqual({ outcome: 'refused', state: 'waiting' });
});
