/** Tests the shipping cost in AP-15. */
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { createShippingRepository } from './repository.ts';
import { createShippingService } from './service.ts';

const { pool, db } = await withDatabase();
const rows = new CatalogueBuilder(db);
await rows.categories([{ id: 1 }]);
await rows.brand();
await rows.store();
const cheap = { stock: 5, list_price: 100_00, sale_price: 100_00 };
await rows.product([1], { id: 1, ...cheap, weight_grams: 800 });
await rows.product([1], { id: 2, ...cheap, weight_grams: 1_200 });
await rows.product([1], { id: 3, ...cheap });
await rows.product([1], { id: 4, ...cheap, ships_free: true });
await rows.product([1], { id: 5, stock: 5, list_price: 500_00, sale_price: 399_00 });
await rows.product([1], { id: 6, ...cheap, weight_grams: 90_000 });
await rows.product([1], { id: 7, ...cheap, fulfillment_id: 1, weight_grams: 800 });
await rows.product([1], { id: 8, ...cheap, stock: 0 });
await pool.query(`
  insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
  values ('centro', '', 'warehouse', '06700', 900, 62, 0), ('vendedores', '', 'seller', '64000', 780, 62, 1);
  insert into shipping_rates (service, zone, days_min, days_max, delivery_days)
  select 'estandar', zone, 1, 2, 62 from unnest('{local,regional,nacional,lejana}'::text[]) zone;
  insert into shipping_prices (service, zone, up_to_grams, price) values
  ('estandar', 'local', 1000, 4900), ('estandar', 'nacional', 1000, 9900), ('estandar', 'nacional', 5000, 14900)`);

test('AP-15 issue 17, item 2: the cost goes by weight and zone, and is free from the threshold of the shop on', async () => {
  const shipping = createShippingService(
    createShippingRepository(db),
    { deliveryGroups: async () => [] },
    { clock: () => Date.parse('2026-11-24T16:00:00Z'), freeFrom: 399_00 },
  );
  const costs = async (code: string) => {
    const { promises } = await shipping.zoning(code, [1, 2, 3, 4, 5, 6, 7, 8]);
    return promises.map(({ cost }) => cost);
  };
  expect(await costs('06100')).toEqual([9900, 14900, 9900, 0, 0, null, 4900, null]);
  expect(await costs('77500')).toEqual([null, null, null, 0, 0, null, null, null]);
  await pool.query(`insert into shipping_prices select id, 'estandar', 'nacional', 2000, 100 from stores`);
  const own = createShippingService(createShippingRepository(db), { deliveryGroups: async () => [] });
  const { promises } = await own.zoning('06100', [1, 2, 6, 7]);
  expect(promises.map(({ cost }) => cost)).toEqual([100, 100, null, 4900]);
});
