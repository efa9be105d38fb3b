/** Tests of sellers' on-time rates: the promised against the real arrival (OD-05). */
import { leastArrivals, onTimeRate } from '@tianguis/domain/order';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { database, build, get } = await withApi();
const { pool } = database;

beforeAll(() => build.store());
beforeEach(() => pool.query('truncate orders, stock_movements cascade'));

/** Adds parcels of store 1. `promised` and `delivered` are days from today in Mexico City; null: not delivered. */
async function addParcels(
  count: number,
  promised: number,
  delivered: number | null,
  more: { state?: string; service?: string; isTest?: boolean; payment?: string } = {},
): Promise<void> {
  const { state = delivered === null ? 'on_the_way' : 'delivered', service = 'estandar' } = more;
  await pool.query(
    `with placed as (
       insert into orders (number, checkout_id, payment_state, is_test, goods, total, buyer)
       select lpad((random() * 9999999999)::bigint::text, 10, '0'), gen_random_uuid(), $7, $6, 0, 0, '{}'
         from generate_series(1, $1) returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'La Merced', 0, 0, 0 from placed returning order_id
     )
     insert into order_parcels (order_id, store_id, service, price, paid, state, promised_from, promised_to, delivered_at)
     select order_id, 1, $5, 0, 0, $4, d.today + $2::integer, d.today + $2::integer,
            (d.today + $3::integer + time '23:30') at time zone 'America/Mexico_City'
       from seller, (select (now() at time zone 'America/Mexico_City')::date as today) d`,
    [count, promised, delivered, state, service, more.isTest ?? false, more.payment ?? 'paid'],
  );
}
const shown = async () => (await get('/stores/v1/stores/1')).body;
const rate = async () => {
  const { rows } = await pool.query('select parcels, on_time as "onTime" from store_arrivals where store_id = 1');
  return rows[0];
};

test('OD-05 a parcel is on time until the end of the promised day, and counts once its arrival is known', async () => {
  await addParcels(12, -3, -3);
  await addParcels(6, -3, -5);
  await addParcels(3, -3, -2);
  // Overdue, and returned to the sender: the customer did not get them in time.
  await addParcels(2, -1, null);
  await addParcels(1, -9, null, { state: 'returned' });
  // Delivered before the promised day, which is still to come.
  await addParcels(1, 2, -1);
  // These do not count: not due yet, long ago, cancelled, for pick-up, a test, or not paid.
  await addParcels(1, 0, null);
  await addParcels(1, -181, -181);
  await addParcels(1, -3, null, { state: 'cancelled' });
  await addParcels(1, -3, -1, { service: 'pickup' });
  await addParcels(1, -3, -1, { isTest: true });
  await addParcels(1, -3, null, { payment: 'awaiting', state: 'waiting' });
  expect(await rate()).toEqual({ parcels: 25, onTime: 19 });
});

test('OD-05 the store has its rate, and none with too few parcels', async () => {
  await addParcels(leastArrivals - 1, -3, -3);
  expect(await shown()).toMatchObject({ data: { store: { id: 1 } } });
  expect((await shown()).data.store).not.toHaveProperty('on_time');
  await addParcels(1, -3, -2);
  expect((await shown()).data.store).toMatchObject({ on_time: 95 });
});

test('OD-05 a rate is never better than the parcels are', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (one, other) => {
      const [onTime, parcels] = [Math.min(one, other), Math.max(one, other)];
      const found = onTimeRate({ parcels, onTime });
      if (found === undefined) {
        expect(parcels).toBeLessThan(leastArrivals);
        return;
      }
      expect(parcels).toBeGreaterThanOrEqual(leastArrivals);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual((onTime * 100) / parcels);
      expect(found === 100).toBe(onTime === parcels);
    }),
  );
});
