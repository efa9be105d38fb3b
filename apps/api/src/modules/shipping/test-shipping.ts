/** For tests: a small network with one warehouse in Mexico City, one seller, and the general place of sellers. */
import type { Database } from '@tianguis/database';
import { mondayToFriday, mondayToSaturday } from '@tianguis/domain/shipping';
import type { Kysely } from 'kysely';

export async function addRules(db: Kysely<Database>): Promise<void> {
  const place = { postal_code: '06600', express_cutoff: null, work_days: mondayToSaturday, handling_days: 0 };
  await db
    .insertInto('shipping_places')
    .values([
      {
        ...place,
        ...{ code: 'centro', name: 'Almacén Centro', kind: 'warehouse', store_id: null },
        ...{ cutoff: 17 * 60, express_cutoff: 13 * 60 },
      },
      {
        ...place,
        ...{ code: 'tienda-1', name: 'Tienda 1', kind: 'seller', store_id: 1 },
        ...{ cutoff: 15 * 60, handling_days: 1 },
      },
      {
        ...place,
        ...{ code: 'vendedores', name: 'Vendedores', kind: 'seller', store_id: null },
        ...{ cutoff: 12 * 60, handling_days: 1, work_days: mondayToFriday },
      },
    ])
    .execute();
  await db
    .insertInto('shipping_zones')
    .values([
      { place_id: null, prefix: '7731', zone: 'ninguna' },
      { place_id: null, prefix: '77311', zone: 'lejana' },
      { place_id: null, prefix: '64', zone: 'nacional' },
    ])
    .execute();
  const rate = { store_id: null, delivery_days: mondayToSaturday };
  await db
    .insertInto('shipping_rates')
    .values([
      { ...rate, service: 'estandar', zone: 'local', days_min: 1, days_max: 1 },
      { ...rate, service: 'estandar', zone: 'nacional', days_min: 2, days_max: 3 },
      { ...rate, service: 'estandar', zone: 'lejana', days_min: 5, days_max: 8 },
      { ...rate, service: 'voluminoso', zone: 'local', days_min: 3, days_max: 5 },
      { ...rate, service: 'express', zone: 'local', days_min: 0, days_max: 0 },
    ])
    .execute();
  await db.insertInto('shipping_holidays').values({ day: '2026-11-28', name: 'Inventario' }).execute();
}
