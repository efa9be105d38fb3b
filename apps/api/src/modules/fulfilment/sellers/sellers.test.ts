/** Tests of files to and from sellers: sub-orders out, shipments in (OD-06). */
import { createUnitOfWork } from '@tianguis/database';
import { readTable } from '@tianguis/feed';
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { contradictions } from '../../orders/test-orders.ts';
import { sendParcelEvent } from '../parcels.ts';
import { addPaidOrder, addWaitingOrder, resetFulfilment } from '../test-fulfilment.ts';
import { exportSubOrders } from './export-orders.ts';
import { importShipments } from './import-shipments.ts';

const { pool, db } = await withDatabase({ max: 6 });
const shop = createUnitOfWork(db);
const number = '0000000001';
const now = Date.parse('2026-12-05T18:00:00Z');

beforeEach(() => resetFulfilment({ pool, db }));

const load = (lines: readonly string[], store?: number) =>
  importShipments(shop, new TextEncoder().encode(lines.join('\n')), { operator: 'Carmen', store, now });
const parcels = async () =>
  (
    await pool.query(
      `select o.number, p.state, p.carrier, p.tracking, p.collected_at, p.delivered_at
         from order_parcels p join orders o on o.id = p.order_id order by o.number`,
    )
  ).rows;
const counts = async () =>
  (
    await pool.query(
      `select (select count(*) from order_events) as events, (select count(*) from stock_movements) as moves,
              (select count(*) from order_mails) as mails`,
    )
  ).rows[0];

describe('OD-06 import shipments', () => {
  const header = 'order,parcel,sku,carrier,tracking,state,at';

  test('moves parcels in the sequence of their moments, and the same file again changes nothing', async () => {
    const { parcel } = await addPaidOrder(pool, shop, number);
    await addPaidOrder(pool, shop, '0000000002');
    const file = [
      header,
      `1,${parcel.slice(0, 8).toUpperCase()},,Estafeta,E-77,entregado,03/12/2026 10:30`,
      `1,${parcel},,Estafeta,E-77,Recolectado,2026-12-01T09:00:00-06:00`,
      '0000000002,,A,DHL,,en camino,2026-12-02 8:00',
      ',,,,,,',
    ];
    expect(await load(file)).toEqual({ rows: 3, changed: 3, same: 0, faults: [] });
    const after = await parcels();
    expect(after).toEqual([
      {
        ...{ number, state: 'delivered', carrier: 'Estafeta', tracking: 'E-77' },
        collected_at: new Date('2026-12-01T15:00:00Z'),
        delivered_at: new Date('2026-12-03T16:30:00Z'),
      },
      {
        ...{ number: '0000000002', state: 'on_the_way', carrier: 'DHL', tracking: null },
        ...{ collected_at: new Date('2026-12-02T14:00:00Z'), delivered_at: null },
      },
    ]);
    const before = await counts();
    expect(await load(file)).toEqual({ rows: 3, changed: 0, same: 3, faults: [] });
    expect(await parcels()).toEqual(after);
    expect(await counts()).toEqual(before);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('names each wrong row by its line, and does what the others say', async () => {
    await addPaidOrder(pool, shop, number);
    const stopped = await addPaidOrder(pool, shop, '0000000002');
    await shop.withTransaction((unit) =>
      sendParcelEvent(unit, stopped, 'cancellation', { actor: 'Carmen', at: new Date(now) }),
    );
    await addWaitingOrder(pool, shop, '0000000003');
    const { faults, ...done } = await load([
      header,
      'x,,,,,delivered,',
      '9,,,,,delivered,',
      '1,,,,,flying,',
      '1,,B,,,delivered,',
      '1,zz,,,,delivered,',
      '1,,,,5.4E+15,delivered,',
      '1,,,,,delivered,2027-01-01',
      '1,,,,,delivered,31/02/2026',
      '1,,,,,returned,2026-12-01',
      '2,,,,,collected,',
      '3,,,,,collected,',
      '1,,,,,collected,,x',
      '1,,,Estafeta,E-1,collected,',
    ]);
    expect(done).toEqual({ rows: 13, changed: 1, same: 0 });
    expect(faults).toEqual([
      { line: 2, reason: 'order "x" is no number of an order' },
      { line: 3, reason: 'there is no order 0000000009' },
      { line: 4, reason: expect.stringMatching(/^state "flying" is none of preparing, /) },
      { line: 5, reason: 'the order has no such parcel' },
      { line: 6, reason: 'parcel "zz" is no id of a parcel' },
      { line: 7, reason: 'tracking "5.4E+15" was rounded by a spreadsheet: format the column as text' },
      { line: 8, reason: 'at "2027-01-01" is not past' },
      { line: 9, reason: expect.stringContaining('at "31/02/2026" is no moment') },
      { line: 10, reason: expect.stringMatching(/^parcel [0-9a-f]{8} \(estandar\) is authorised, so it cannot/) },
      { line: 11, reason: `parcel ${stopped.parcel.slice(0, 8)} is cancelled: do not send it` },
      { line: 12, reason: expect.stringContaining('is waiting, so it cannot take this step') },
      { line: 13, reason: 'it has 8 cells for 7 columns' },
    ]);
    expect((await parcels()).map(({ state }) => state)).toEqual(['on_the_way', 'cancelled', 'waiting']);
    expect(await contradictions(pool)).toEqual([]);
  });

  test('of one store moves no parcel of another store', async () => {
    await addPaidOrder(pool, shop, number);
    expect(await load([header, '1,,,,,delivered,'], 7)).toMatchObject({
      ...{ changed: 0, faults: [{ line: 2, reason: 'store 7 has in the order no such parcel' }] },
    });
    expect(await load([header, '1,,,,,delivered,'], 1)).toMatchObject({ changed: 1, faults: [] });
  });

  test('wants its columns, and no others', async () => {
    await expect(load(['order,tracking', '1,x'])).rejects.toThrow('it has no state.');
    await expect(load(['order,state,colour', '1,delivered,red'])).rejects.toThrow('There is no column "colour"');
    expect(await load(['Order;State;At', '1;delivered;2026-12-05'])).toMatchObject({ rows: 1 });
  });

  test('any sequence of rows of a parcel ends in the same state, and adds up', async () => {
    const rows = ['collected,2026-12-01 10:00', 'delivered,2026-12-03 10:00', 'preparing,2026-11-30 10:00'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(rows, { minLength: 3 }), async (shuffled) => {
        await resetFulfilment({ pool, db });
        await addPaidOrder(pool, shop, number);
        const { faults } = await load(['order,state,at', ...shuffled.map((row) => `1,${row}`)]);
        expect(faults).toEqual([]);
        expect(await parcels()).toMatchObject([{ state: 'delivered', collected_at: new Date('2026-12-01T16:00:00Z') }]);
        expect(await contradictions(pool)).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});

describe('OD-06 export', () => {
  const out = async (more: { from?: Date; to?: Date } = {}) =>
    exportSubOrders(shop, { store: 1, operator: 'Carmen', ...more });
  const rowsOf = async (more = {}) => readTable((await out(more)).join('\n')).rows.map(({ cells }) => cells);

  test('has each line of the paid orders of a store, with what shipping needs while it is needed', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await addWaitingOrder(pool, shop, '0000000002');
    await addPaidOrder(pool, shop, '0000000003');
    await pool.query(`update orders set is_test = true where number = '0000000003'`);
    await pool.query(
      `update orders set gift_note = '=HOY("x")', placed_at = '2026-12-01T03:00:00Z' where number = $1`,
      [number],
    );
    const [line, ...more] = await rowsOf();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      ...{
        order: number,
        placed: '2026-12-01T03:00:00Z',
        parcel: ids.parcel,
        state: 'authorised',
        sku: 'A',
        pieces: '2',
      },
      ...{ title: 'Comal de barro', options: 'Color: Rojo', receiver: 'Rosa Cárdenas', street: 'Reforma 222' },
      ...{ postal_code: '06600', telephone: '5587654321', gift_note: '=HOY("x")' },
    });
    const text = (await out()).join('\n');
    expect(text).toContain(`"'=HOY(""x"")"`);
    for (const person of ['ana@', '5512345678', 'Ana Ríos']) expect(text).not.toContain(person);
    expect(await out()).toEqual(await out());
    // Once the carrier has the parcel, its seller needs no address.
    await shop.withTransaction((unit) => sendParcelEvent(unit, ids, 'collection', { actor: 'job', at: new Date() }));
    expect((await rowsOf())[0]).toMatchObject({
      state: 'on_the_way',
      receiver: '',
      street: '',
      telephone: '',
      gift_note: '',
    });
  });

  test('is of a period and of a store, and notes whose address it had', async () => {
    await addPaidOrder(pool, shop, number);
    await pool.query(`update orders set placed_at = '2026-12-01T06:00:00Z'`);
    expect(await rowsOf({ from: new Date('2026-12-01T06:00:00Z') })).toHaveLength(1);
    expect(await rowsOf({ from: new Date('2026-12-01T06:00:01Z') })).toEqual([]);
    expect(await rowsOf({ to: new Date('2026-12-01T06:00:00Z') })).toEqual([]);
    await expect(exportSubOrders(shop, { store: 99, operator: 'Carmen' })).rejects.toThrow('There is no store 99.');
    const { rows } = await pool.query('select action, operator, detail from customer_audit');
    expect(rows).toEqual([{ action: 'shown', operator: 'Carmen', detail: { what: 'orders', store: 1 } }]);
  });
});
