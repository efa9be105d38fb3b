/** Tests that dates and pick-up depend on the place that has the piece (AP-15; issue 17, item 7). */
import { Readable } from 'node:stream';
import { createUnitOfWork } from '@tianguis/database';
import { expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { importInventory } from '../inventory/service.ts';
import { createShippingOperator } from './operator.ts';
import { createShippingRepository } from './repository.ts';
import { createShippingService } from './service.ts';

const { build, get, database } = await withApi();
const { pool, db } = database;
await build.categories([{ id: 1 }]);
await build.brand();
await build.store();
for (const id of [1, 2]) {
  await build.product([1], { id, stock: 9, fulfillment_id: 1, is_store_pickup: true });
  await build.variant(id, { sku: `${id}-A`, stock: 5 });
  await build.variant(id, { sku: `${id}-B`, stock: 4 });
  await build.variant(id, { sku: `${id}-C`, stock: 0 });
}
await build.product([1], { id: 3, stock: 9, fulfillment_id: 1 });
await pool.query(`
  insert into shipping_places (code, name, kind, postal_code, address, opening_hours, cutoff, work_days, handling_days)
  values ('centro', '', 'warehouse', '06700', '', '', 900, 62, 0), ('norte', '', 'warehouse', '64000', '', '', 900, 62, 0),
    ('jalisco', 'Tienda Minerva', 'shop', '44100', 'Vallarta 1', 'L-D 10 a 20', 1080, 127, 0),
    ('puebla', 'Tienda Angelópolis', 'shop', '72000', '', '', 600, 62, 3),
    ('roma', 'Tienda Roma', 'shop', '06700', '', '', 600, 62, 0);
  insert into shipping_rates (service, zone, days_min, days_max, delivery_days)
  values ('estandar', 'local', 1, 1, 62), ('estandar', 'regional', 1, 2, 62), ('estandar', 'nacional', 3, 5, 62)`);
const rows = [
  'norte 1-A 3',
  'centro 1-B 1',
  'norte 1-B 0',
  'jalisco 1-A 2',
  'puebla 1-A 1',
  'roma 1-B 1',
  'roma 1-A 0',
];
const file = `store_code,id,quantity\n${rows.map((row) => `${row.replaceAll(' ', ',')}\n`).join('')}`;
await importInventory(createUnitOfWork(db), Readable.from([Buffer.from(file)]), { replace: false, onFault: () => {} });

/** A Tuesday, 10:00 in Mexico City. */
const now = '2026-11-24T16:00:00Z';
const at = (moment: string) =>
  createShippingService(
    createShippingRepository(db),
    { deliveryGroups: async () => [] },
    { clock: () => Date.parse(moment) },
  );

test('AP-15 issue 17, item 7: a variant arrives from the warehouse that has it, a product from the nearest that has any', async () => {
  const promise = async (products: number[], sku?: string) => {
    const { promises } = await at(now).zoning('06100', products, sku);
    return promises.map(({ status, from, to }) => (status === 'arrives' ? `${from} ${to}` : status));
  };
  const near = '2026-11-25 2026-11-25';
  expect(await promise([1])).toEqual([near]);
  expect(await promise([1], '1-B')).toEqual([near]);
  expect(await promise([1], '1-A')).toEqual(['2026-11-27 2026-12-01']);
  expect(await promise([1], '1-C')).toEqual(['not-delivered']);
  expect(await promise([1], 'nothing')).toEqual([near]);
  // If stock by place is unknown, any warehouse may have the product.
  expect(await promise([2], '2-A')).toEqual([near]);
  await pool.query(`select set_place_stocks(array(select id from product_variants where sku = '1-B'),
    array(select id from shipping_places where code = 'centro'), '{0}')`);
  expect(await promise([1, 2])).toEqual(['2026-11-27 2026-12-01', near]);
});

test('AP-15 issue 17, item 7: shops that have the piece are named, those of the state first, with the day', async () => {
  const pickup = async (code: string, products: number[], sku?: string, moment = now) => {
    const { pickup: found } = await at(moment).zoning(code, products, sku);
    return found && { status: found.status, shops: found.shops.map(({ code: shop, ready }) => `${shop} ${ready}`) };
  };
  // 10:00 is after the cut-off of Roma and Puebla. Handling days apply to parcels only.
  const [jalisco, puebla, roma] = ['jalisco 2026-11-24', 'puebla 2026-11-25', 'roma 2026-11-25'];
  expect(await pickup('06100', [1])).toEqual({ status: 'shops', shops: [roma, jalisco, puebla] });
  // Morelos has no shop, so shops in neighbouring states come first.
  expect(await pickup('62000', [1])).toEqual({ status: 'shops', shops: [puebla, roma, jalisco] });
  expect(await pickup('45000', [1])).toEqual({ status: 'shops', shops: [jalisco, puebla, roma] });
  expect(await pickup('06100', [1], '1-A')).toEqual({ status: 'shops', shops: [jalisco, puebla] });
  expect(await pickup('06100', [1], '1-B', '2026-11-24T15:59:00Z')).toEqual({
    status: 'shops',
    shops: ['roma 2026-11-24'],
  });
  expect(await pickup('06100', [1], '1-C')).toEqual({ status: 'none', shops: [] });
  // For an unknown SKU, the reply is that of the product.
  expect(await pickup('06100', [1], 'nothing')).toEqual(await pickup('06100', [1]));
  expect(await pickup('06100', [2])).toEqual({ status: 'possible', shops: [] });
  expect(await pickup('06100', [3])).toEqual({ status: 'none', shops: [] });
  expect(await pickup('06100', [99])).toEqual({ status: 'none', shops: [] });
  expect(await pickup('06100', [1, 2])).toBeNull();
  // The reply is valid until the cut-off of Roma, when the day of pick-up changes. The cut-off of the warehouses is
  // later.
  expect((await at('2026-11-24T15:30:00Z').zoning('06100', [1])).valid_until).toBe('2026-11-24T16:00:00.000Z');
});

test('AP-15 issue 17, item 7: what no warehouse has is not delivered; a set that is not read yet promises nothing', async () => {
  const status = async () => (await at(now).zoning('06100', [4])).promises.map((one) => one.status);
  await build.product([1], { id: 4, stock: 9, fulfillment_id: 1, is_store_pickup: true });
  await build.variant(4, { sku: '4-A', stock: 5 });
  await pool.query(`select set_place_stocks(array_agg(v.id), array_agg(l.id), array_agg(case l.code when 'roma' then 2 else 0 end))
    from product_variants v, shipping_places l where v.sku = '4-A' and l.code in ('norte', 'roma')`);
  expect(await status()).toEqual(['not-delivered']);
  // Adds a set as another process would, after this process has cached the rules.
  const service = at(now);
  await service.zoning('06100', []);
  await pool.query('insert into dispatch_sets (id, places) overriding system value values (999, $1)', [[1]]);
  await pool.query('update products set dispatch_set = 999 where id = 4');
  expect((await service.zoning('06100', [4])).promises).toMatchObject([{ status: 'unknown', from: null }]);
  expect(await status()).toEqual(['arrives']);
});

test('CO-05 pieces of a place that is closed are not available, and are again when it opens', async () => {
  const operator = createShippingOperator(createUnitOfWork(db));
  const stocks = async () =>
    (await pool.query(`select sku, stock from product_variants where sku in ('1-A', '1-B') order by 1`)).rows;
  await pool.query(`select set_place_stocks(array_agg(v.id), array_agg(l.id), array_agg(case l.code when 'norte' then 3 else 2 end))
    from product_variants v, shipping_places l where v.sku = '1-A' and l.code in ('norte', 'jalisco')`);
  const open = await stocks();
  await operator.editPlace('norte', { active: 'no' });
  expect(await stocks()).toEqual([{ sku: '1-A', stock: open[0].stock - 3 }, open[1]]);
  await operator.editPlace('norte', { active: 'yes' });
  expect(await stocks()).toEqual(open);
});

test('AP-15 issue 17, item 7: over HTTP', async () => {
  const { status, body } = await get('/shipping/v1/zoning/45000?products=1&sku=1-A');
  expect(status).toBe(200);
  expect(body.data.pickup.shops[0]).toEqual({
    ...{ code: 'jalisco', name: 'Tienda Minerva', address: 'Vallarta 1', codigoPostal: '44100', estado: 'Jalisco' },
    ...{ opening_hours: 'L-D 10 a 20', zone: 'local', ready: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  expect(body.data.pickup.shops.map(({ zone }: { zone: string }) => zone)).toEqual(['local', 'nacional']);
  expect((await get('/shipping/v1/zoning/45000?products=1,2')).body.data.pickup).toBeNull();
  expect((await get(`/shipping/v1/zoning/45000?products=1&sku=${'x'.repeat(101)}`)).status).toBe(400);
  expect((await get("/shipping/v1/zoning/45000?products=1&sku=' or 1=1 --")).status).toBe(200);
});
