import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { apiPaths, type ZoningReply } from '@tianguis/contract';
import { groupNumber } from '@tianguis/domain/shipping';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createShippingRepository } from './repository.ts';
import { createShippingService } from './service.ts';
import { addRules } from './test-shipping.ts';

/** A Tuesday. The API's clock, in the time of Mexico City. */
let moment = '2026-11-24T14:00:00';
const { build, get, database } = await withApi({}, { clock: () => Date.parse(`${moment}-06:00`) });
const { db } = database;

beforeAll(async () => {
  await build.categories([{ id: 1 }, { id: 2 }]);
  await build.brand();
  await build.store();
  await build.store();
  await addRules(db);
  const plain = { stock: 5, store_id: 1, title: 'Olla de barro' };
  await build.product([1], { ...plain, id: 1, fulfillment_id: 1 });
  await build.product([1], { ...plain, id: 2 });
  await build.product([1], { ...plain, id: 3, digital: true });
  await build.product([1], { ...plain, id: 4, fulfillment_id: 1, is_big_ticket: true });
  await build.product([1], { ...plain, id: 5, fulfillment_id: 1, super_express: true });
  await build.product([2], { ...plain, id: 6, extended_catalogue_days: 5 });
  await build.product([2], { ...plain, id: 7, store_id: 2 });
  await build.product([2], { ...plain, id: 8, fulfillment_id: 1, stock: 0 });
  await build.product([2], { ...plain, id: 9, is_backorder: true });
  await build.product([2], { ...plain, id: 10, fulfillment_id: 1, is_active: false });
  await createPostgresMaintenance(database.pool).refresh();
});

/** Creates the service with its clock at a time of Mexico City. */
function at(moment: string) {
  const clock = () => Date.parse(`${moment}-06:00`);
  return createShippingService(createShippingRepository(db), { deliveryGroups: async () => [] }, { clock });
}

/** The first and the last day of arrival for each product. */
async function dates(moment: string, postalCode: string, ids: number[]) {
  const { promises } = await at(moment).zoning(postalCode, ids);
  return promises.map(({ status, from, to }) => (status === 'arrives' ? `${from} ${to}` : status));
}

// 24 November 2026 is a Tuesday. 16 November 2026 was a holiday by law.
test.each([
  ['before the cut-off it leaves today', '2026-11-24T16:59:59', '06600', [1], ['2026-11-25 2026-11-25']],
  ['at the cut-off it leaves tomorrow', '2026-11-24T17:00:00', '06600', [1], ['2026-11-26 2026-11-26']],
  ['a seller packs for a day first', '2026-11-24T14:00:00', '06600', [2], ['2026-11-26 2026-11-26']],
  ['a store without a place has the general one', '2026-11-24T14:00:00', '06600', [7], ['2026-11-27 2026-11-27']],
  ['a supplier takes five work days more', '2026-11-24T14:00:00', '06600', [6], ['2026-12-03 2026-12-03']],
  ['it is made to order in ten', '2026-11-24T14:00:00', '06600', [9], ['2026-12-09 2026-12-09']],
  ['what is big goes another way', '2026-11-24T14:00:00', '06600', [4], ['2026-11-27 2026-12-01']],
  ['express comes the same day', '2026-11-24T12:59:00', '06600', [5], ['2026-11-24 2026-11-24']],
  ['or the next, and so does the usual way', '2026-11-24T13:00:00', '06600', [5], ['2026-11-25 2026-11-25']],
  ['express does not go far', '2026-11-24T12:00:00', '64000', [5], ['2026-11-26 2026-11-27']],
  ['a holiday by law is no work day', '2026-11-14T18:00:00', '06600', [1], ['2026-11-18 2026-11-18']],
  ['a day that an operator added neither', '2026-11-27T18:00:00', '06600', [1], ['2026-12-01 2026-12-01']],
  ['nobody goes to an island', '2026-11-24T12:00:00', '77310', [1, 2], ['no-coverage', 'no-coverage']],
  ['the longest beginning of a code decides', '2026-11-24T12:00:00', '77311', [1], ['2026-12-01 2026-12-04']],
  ['digital, sold out and no longer sold', '2026-11-24T12:00:00', '06600', [3, 8, 10], Array(3).fill('not-delivered')],
])('AP-15 issue 17, 2: %s', async (_what, moment, code, ids, expected) => {
  expect(await dates(moment, code, ids)).toEqual(expected);
});

test('AP-15 what is said holds until a place closes, or until midnight', async () => {
  const until = async (moment: string, ids: number[]) =>
    (await at(moment).zoning('06600', ids)).valid_until.replace('.000Z', '');
  expect(await until('2026-11-24T10:00:00', [1])).toBe('2026-11-24T23:00:00');
  expect(await until('2026-11-24T10:00:30', [5])).toBe('2026-11-24T19:00:00');
  expect(await until('2026-11-24T17:00:00', [1])).toBe('2026-11-25T06:00:00');
  expect(await until('2026-11-24T10:00:00', [])).toBe('2026-11-25T06:00:00');
});

test('AP-15 ER-04 coverage and zone of a postal code, for nobody else’s cache; one that no state has is not found', async () => {
  const near = await get('/shipping/v1/zoning/06600?products=2,1,99');
  expect(near.headers['cache-control']).toBe('private, no-store');
  const { data, ...rest } = near.body as ZoningReply;
  expect(rest).toEqual({ status: 'success', code: 200 });
  expect(data).toMatchObject({ codigoPostal: '06600', estado: 'Ciudad de México', coverage: true, zone: 'local' });
  expect(data.promises.map(({ product, by_us }) => [product, by_us])).toEqual([
    [2, false],
    [1, true],
  ]);
  const far = await get('/shipping/v1/zoning/77310');
  expect(far.body.data).toMatchObject({ coverage: false, zone: null, promises: [] });
  for (const code of ['00000', '17000', '19999']) {
    const { status, body } = await get(`/shipping/v1/zoning/${code}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      status: 404,
      code: 'POSTAL_CODE_NOT_FOUND',
      msg: expect.stringContaining('código postal'),
    });
  }
  for (const path of ['0660', '066000', 'abcde', '06600?products=1,,2', '06600?products=x', "06600?products='"])
    expect((await get(`/shipping/v1/zoning/${path}`)).status, path).toBe(400);
});

test.each([
  ['14:00', [1, 5]],
  ['17:00', [5]],
])(
  'AP-15 at %s a listing, a store and a search have only what arrives tomorrow, wherever it goes',
  async (hour, expected) => {
    moment = `2026-11-24T${hour}:00`;
    const listed = async (path: string) => {
      const { status, body, headers } = await get(`${path}&filter_by[arrives_tomorrow]=true`);
      // A shared cache must not store a visitor's postal code.
      if (path.includes('postal_code') && status === 200) expect(headers['cache-control']).toBe('private, no-store');
      return status === 200 ? body.data.products.map(({ id }: { id: number }) => id).sort() : `${status} ${body.code}`;
    };
    for (const path of [
      '/products/v1/products?',
      '/products/v1/products?filter_by[category]=1&',
      '/products/v1/products?filter_by[store]=1&',
      `${apiPaths.search}?query=olla&`,
    ]) {
      expect(await listed(`${path}postal_code=06600`), path).toEqual(expected);
      expect(await listed(`${path}postal_code=77310`), path).toEqual([]);
      expect(await listed(`${path}postal_code=00000`), path).toBe('404 POSTAL_CODE_NOT_FOUND');
      expect(await listed(`${path}page=1`), path).toBe('400 INVALID_REQUEST');
      expect(await listed(`${path}postal_code=abc`), path).toBe('400 INVALID_REQUEST');
    }
  },
);

test('AP-15 a search for codes has only what arrives tomorrow, too', async () => {
  moment = '2026-11-24T14:00:00';
  const found = async (code: string, more: string) => {
    const { status, body } = await get(`${apiPaths.search}?query=${code}${more}`);
    return status === 200 ? body.data.products.map(({ id }: { id: number }) => id) : `${status} ${body.code}`;
  };
  const { rows } = await database.pool.query<{ sku: string }>(
    'select sku from products where id in (1, 2) order by id',
  );
  const [ours = '', sellers = ''] = rows.map(({ sku }) => sku);
  const tomorrow = '&filter_by[arrives_tomorrow]=true';
  for (const [code, id] of [
    [ours, 1],
    [sellers, 2],
  ] as const)
    expect(await found(code, '')).toEqual([id]);
  expect(await found(ours, `${tomorrow}&postal_code=06600`)).toEqual([1]);
  expect(await found(sellers, `${tomorrow}&postal_code=06600`)).toEqual([]);
  expect(await found(ours, tomorrow)).toBe('400 INVALID_REQUEST');
});

test('issue 17, 3: groups that arrive tomorrow, at the hour that it is', async () => {
  const own = groupNumber({
    ...{ byUs: true, origin: 0, isBigTicket: false, isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
  });
  const service = (moment: string) =>
    createShippingService(
      createShippingRepository(db),
      { deliveryGroups: async () => [own, -1] },
      { clock: () => Date.parse(`${moment}-06:00`) },
    );
  expect(await service('2026-11-24T16:59:00').arrivingTomorrow('06600')).toEqual([own]);
  expect(await service('2026-11-24T17:00:00').arrivingTomorrow('06600')).toEqual([]);
});

test('AP-15 a shop without rules of shipping says nothing', async () => {
  const empty = await withDatabase();
  const shop = new CatalogueBuilder(empty.db);
  await shop.categories([{ id: 1 }]);
  await shop.brand();
  await shop.store();
  await shop.product([1], { id: 1, stock: 1 });
  const service = createShippingService(createShippingRepository(empty.db), { deliveryGroups: async () => [] });
  const { coverage, promises } = await service.zoning('06600', [1]);
  expect([coverage, promises.map(({ status }) => status)]).toEqual([false, ['unknown']]);
});
