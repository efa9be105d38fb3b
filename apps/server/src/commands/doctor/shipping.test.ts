/** Tests doctor on shipping rows, with each damage alone. Each damage is rolled back before the next one. */
import { openDatabase } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { runCheck } from './check.ts';
import { shippingChecks } from './shipping.ts';

const { url, db, pool } = await withDatabase();
// One connection, so that the checks run in the transaction with the damage.
const database = openDatabase({ url, max: 1 });
const on = { database, settings: readSettings({}), environment: {}, now: Date.now() };
afterAll(() => database.close());

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store({ name: 'La Merced' });
  await rows.product([1], { id: 1, fulfillment_id: 1 });
  await rows.product([1], { id: 2, fulfillment_id: 2 });
  await pool.query(`
    insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
    values ('centro', '', 'warehouse', '54800', 900, 62, 0), ('vendedores', '', 'seller', '44100', 780, 62, 1);
    insert into shipping_rates (service, zone, days_min, days_max, delivery_days)
    select 'estandar', zone, 1, 2, 62 from unnest('{local,regional,nacional,lejana}'::text[]) zone`);
});

async function findings(damage: string): Promise<string[]> {
  await database.pool.query('begin');
  try {
    await database.pool.query(damage);
    const found = await Promise.all(shippingChecks.map((check) => runCheck(check, on)));
    return found.flat().flatMap(({ state, says, todo }) => (state === 'ok' ? [] : [`${state} ${says} ${todo?.[0]}`]));
  } finally {
    await database.pool.query('rollback');
  }
}

test.each<[string, ...RegExp[]]>([
  ['select 1'],
  [
    `update shipping_places set postal_code = '17000' where code = 'centro'`,
    /^warn No state has the postal code of centro/,
  ],
  [`update shipping_places set is_active = false where code = 'centro'`, /^warn There is no warehouse/],
  [`delete from shipping_places where code = 'vendedores'`, /no general place, so La Merced \(1 in all\) have no date/],
  [`update shipping_places set store_id = (select id from stores) where code = 'vendedores'`],
  [
    `insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
     values ('otro', '', 'seller', '44100', 780, 62, 1)`,
    /Several places are general.*: vendedores, otro\./,
  ],
  [
    `delete from shipping_rates where zone = 'lejana'`,
    /^warn There is no general rate of estandar for lejana\. What goes/,
  ],
  [`update products set is_big_ticket = true where id = 2`, /no general rate of voluminoso for local, regional, nac/],
])('issue 17, item 2: doctor after %s', async (damage, ...expected) => {
  expect(await findings(damage)).toEqual(expected.map((one) => expect.stringMatching(one)));
});
