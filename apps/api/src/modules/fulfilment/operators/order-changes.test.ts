/** Tests of the commands that change orders (OD-03, BL-12, BL-13). */
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { reserveStock } from '../../inventory/service.ts';
import { receiveMoney, sendPaymentEvent } from '../../orders/service.ts';
import { contradictions } from '../../orders/test-orders.ts';
import { addPaidOrder, addWaitingOrder, resetFulfilment } from '../test-fulfilment.ts';
import { createOrderChanges } from './order-changes.ts';

const { pool, db } = await withDatabase({ max: 10 });
const shop = createUnitOfWork(db);
const carmen = createOrderChanges(shop, 'Carmen');
const number = '0000000001';

beforeEach(() => resetFulfilment({ pool, db }));

const audit = async () =>
  (await pool.query('select action, actor, operator, detail from customer_audit order by id')).rows;
const entry = (detail: object) => ({ action: 'order-changed', actor: 'operator', operator: 'Carmen', detail });
const events = async () =>
  (await pool.query('select kind, actor from order_events where actor = $1 order by id', ['Carmen'])).rows.map(
    ({ kind }) => kind,
  );
const notes = async () => (await pool.query('select step from order_mails order by id')).rows.map(({ step }) => step);

/** Adds a parcel for pick-up with a gift that costs nothing. @returns its id */
async function addParcel(order: string): Promise<string> {
  const { rows } = await pool.query<{ id: string; line: string }>(
    `with parcel as (
       insert into order_parcels (order_id, store_id, service, price, paid) values ($1, 1, 'pickup', 0, 0) returning id
     )
     insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
     select $1, id, 2, 2, 2, 'B', '{"title": "Taza"}', 1, 10000, 0 from parcel returning parcel_id as id, id as line`,
    [order],
  );
  const { id = '', line = '' } = rows[0] ?? {};
  await shop.withTransaction((unit) => reserveStock(unit, [{ line, sku: 'B', pieces: 1 }]));
  return id;
}
const pay = (order: string) =>
  shop.withTransaction((unit) =>
    receiveMoney(unit, { provider: 'demo', providerId: 'p', order, amount: 28_900, currency: 'MXN' }),
  );
const states = async () =>
  Object.fromEntries(
    (await pool.query('select id, state from order_parcels')).rows.map(({ id, state }) => [id, state]),
  );

describe('OD-03 advance', () => {
  test('moves the parcels of the order, with carrier and number, and is in the audit log', async () => {
    await addPaidOrder(pool, shop, number);
    const at = new Date('2026-12-02T18:00:00Z');
    const done = await carmen.advance(number, { to: 'on_the_way', carrier: 'Estafeta', tracking: 'E-77', at });
    expect(done).toMatchObject({
      ...{ number, payment: { before: 'paid', after: 'paid' }, refunds: 0 },
      parcels: [{ before: 'authorised', after: 'on_the_way' }],
    });
    expect((await pool.query('select carrier, tracking, collected_at from order_parcels')).rows).toEqual([
      { carrier: 'Estafeta', tracking: 'E-77', collected_at: at },
    ]);
    expect(await audit()).toEqual([entry({ what: 'advance', to: 'on_the_way', order: number })]);
    expect(await events()).toEqual(['parcel_tracking', 'parcel_collection']);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('five times at once moves once, and each command succeeds', async () => {
    await addPaidOrder(pool, shop, number);
    const done = await Promise.all(Array.from({ length: 5 }, () => carmen.advance(number, { to: 'delivered' })));
    expect(done.map(({ parcels: [parcel] }) => parcel?.after)).toEqual(Array(5).fill('delivered'));
    expect(done.filter(({ parcels: [parcel] }) => parcel?.before === 'authorised')).toHaveLength(1);
    expect(await events()).toEqual(['parcel_delivery']);
    expect(await notes()).toEqual(['order', 'paid', 'delivered']);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('moves one parcel by the beginning of its id; a refused step of one changes none', async () => {
    const { order, parcel } = await addWaitingOrder(pool, shop, number);
    const other = await addParcel(order);
    await pay(order);
    await carmen.advance(number, { to: 'on_the_way', parcel: parcel.slice(0, 8) });
    expect(await states()).toEqual({ [parcel]: 'on_the_way', [other]: 'authorised' });
    // One of the parcels is for pick-up, so no carrier brings it back.
    await expect(carmen.advance(number, { to: 'returning' })).rejects.toThrow('(pickup) is authorised');
    expect(await states()).toEqual({ [parcel]: 'on_the_way', [other]: 'authorised' });
    await carmen.advance(number, { to: 'delivered' });
    expect(await states()).toEqual({ [parcel]: 'delivered', [other]: 'delivered' });
    expect(await contradictions(pool)).toEqual([]);
  });

  test('of an order that is not paid, of an unknown one, and to a state behind is one sentence', async () => {
    await addWaitingOrder(pool, shop, number);
    await expect(carmen.advance(number, { to: 'delivered' })).rejects.toThrow(
      /Parcel [0-9a-f]{8} \(estandar\) is waiting/,
    );
    await expect(carmen.advance('12', { to: 'delivered' })).rejects.toThrow('There is no order 12.');
    const paid = await addPaidOrder(pool, shop, '0000000002');
    await expect(carmen.advance('0000000002', { to: 'returned' })).rejects.toThrow(
      `Parcel ${paid.parcel.slice(0, 8)} (estandar) is authorised, so it cannot become returned.`,
    );
    await expect(carmen.advance('0000000002', { to: 'ready' })).rejects.toThrow('cannot become ready');
    await expect(carmen.advance('0000000002', { to: 'ready', parcel: 'ffffffff-0' })).rejects.toThrow(
      'names no parcel',
    );
    await carmen.cancel('0000000002');
    await expect(carmen.advance('0000000002', { to: 'delivered' })).rejects.toThrow('No parcel of order 0000000002');
    expect((await audit()).map(({ detail }) => detail.what)).toEqual(['cancel']);
  });
});

describe('OD-03 cancel', () => {
  test('ends an order that is not paid: pieces and coupon are free, and nothing is refunded', async () => {
    await addWaitingOrder(pool, shop, number);
    expect(await carmen.cancel(number)).toMatchObject({
      payment: { before: 'awaiting', after: 'cancelled' },
      ...{ parcels: [{ before: 'waiting', after: 'cancelled' }], refunds: 0 },
    });
    expect((await pool.query(`select stock from product_variants where sku = 'A'`)).rows).toEqual([{ stock: 5 }]);
    await expect(carmen.cancel(number)).rejects.toThrow('has ended before: it is cancelled');
    expect(await audit()).toEqual([entry({ what: 'cancel', order: number })]);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('does not end an order that a provider may have charged', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'charge', 'customer'));
    await expect(carmen.cancel(number)).rejects.toThrow('A provider may have charged order 0000000001');
    expect(await audit()).toEqual([]);
  });

  test('stops a paid order that was not collected: its pieces are free, its money is due, each mail is written once', async () => {
    await addPaidOrder(pool, shop, number);
    await carmen.advance(number, { to: 'collecting' });
    expect(await carmen.cancel(number)).toMatchObject({
      payment: { before: 'paid', after: 'paid' },
      ...{ parcels: [{ before: 'collecting', after: 'cancelled' }], refunds: 28_900 },
    });
    await expect(carmen.cancel(number)).rejects.toThrow(/can be cancelled: parcel [0-9a-f]{8} is cancelled/);
    expect((await pool.query('select state, amount, tender_id is not null as tender from refunds')).rows).toEqual([
      { state: 'due', amount: 28_900, tender: true },
    ]);
    expect(await notes()).toEqual(['order', 'paid', 'collecting', 'cancelled-collection', 'paid-cancelled']);
    expect((await pool.query(`select stock from product_variants where sku = 'A'`)).rows).toEqual([{ stock: 5 }]);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('and a collection at once: one wins, and the loser changes nothing', async () => {
    for (let round = 0; round < 6; round++) {
      await resetFulfilment({ pool, db });
      await addPaidOrder(pool, shop, number);
      const both = [() => carmen.cancel(number), () => carmen.advance(number, { to: 'on_the_way' })];
      const done = await Promise.allSettled((round % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { rows } = await pool.query(
        'select p.state, (select count(*)::integer from refunds) as refunds from order_parcels p',
      );
      expect([
        { state: 'cancelled', refunds: 1 },
        { state: 'on_the_way', refunds: 0 },
      ]).toContainEqual(rows[0]);
      expect(await audit()).toHaveLength(1);
      expect(await contradictions(pool)).toEqual([]);
    }
  });
});

describe('OD-03 refund', () => {
  test('pays pieces back without a return: parcels and stock stay, each piece once, and one mail', async () => {
    await addPaidOrder(pool, shop, number);
    await carmen.advance(number, { to: 'delivered' });
    const stock = async () => (await pool.query(`select stock from product_variants where sku = 'A'`)).rows[0].stock;
    const before = await stock();
    expect(await carmen.refund(number, { line: 2, pieces: 1 })).toMatchObject({ refunds: 14_450 });
    await expect(carmen.refund(number, { line: 2, pieces: 2 })).rejects.toThrow('has 1 piece left to refund');
    await expect(carmen.refund(number, { line: 3, pieces: 1 })).rejects.toThrow('has no line 3');
    expect(await carmen.refund(number, { line: 2, pieces: 1 })).toMatchObject({ refunds: 14_450 });
    expect([await stock(), await contradictions(pool)]).toEqual([before, []]);
    expect((await audit()).at(-1)).toEqual(entry({ what: 'refund', line: 2, pieces: 1, order: number }));
    expect((await notes()).filter((step) => step === 'goodwill')).toHaveLength(2);
  });

  test('before the parcel comes back: its other pieces alone are refunded then', async () => {
    await addPaidOrder(pool, shop, number);
    await carmen.advance(number, { to: 'on_the_way' });
    await carmen.refund(number, { line: 2, pieces: 1 });
    expect(await carmen.advance(number, { to: 'returned' })).toMatchObject({ refunds: 14_450 });
    expect(await contradictions(pool)).toEqual([]);
  });

  test('of an order that is not paid is one sentence', async () => {
    await addWaitingOrder(pool, shop, number);
    await expect(carmen.refund(number, { line: 2, pieces: 1 })).rejects.toThrow('is awaiting, not paid');
  });
});

describe('BL-12 OD-03 authorize and deny', () => {
  const authorised = async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'authorisation', 'provider'));
  };

  test('authorize asks for the capture once, and then nobody can deny', async () => {
    await authorised();
    const done = await Promise.allSettled([carmen.authorize(number), carmen.authorize(number), carmen.deny(number)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [asked] = await events();
    expect(['capture_request', 'denial']).toContain(asked);
    expect(await events()).toHaveLength(1);
    expect(await audit()).toHaveLength(1);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('deny ends the order, releases its pieces and is told to the customer', async () => {
    await authorised();
    expect(await carmen.deny(number)).toMatchObject({ payment: { before: 'authorised', after: 'cancelled' } });
    expect(await notes()).toEqual(['authorised', 'denied']);
    expect((await pool.query(`select stock from product_variants where sku = 'A'`)).rows).toEqual([{ stock: 5 }]);
    await expect(carmen.authorize(number)).rejects.toThrow('is cancelled, not authorised');
    expect(await contradictions(pool)).toEqual([]);
  });

  test('of an order of an erased account leaves only the event', async () => {
    await addPaidOrder(pool, shop, number);
    await pool.query('update orders set customer_id = null');
    await carmen.advance(number, { to: 'preparing' });
    expect(await audit()).toEqual([]);
    expect(await events()).toEqual(['parcel_preparation']);
    await expect(carmen.deny(number)).rejects.toThrow('is paid, not authorised');
  });
});
