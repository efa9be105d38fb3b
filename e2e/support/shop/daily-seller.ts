/**
 * A seller of the tested shop that delivers on the day of the order, at any hour of any weekday. The carriers of the
 * demo do not deliver on Sundays, so on a Saturday afternoon no other product arrives tomorrow.
 */
import { withShopDatabase } from './database.ts';

/** Products that the seller sends from its own place, in an ordinary parcel. */
const ordinary = `from products p where p.is_active and p.stock > 0 and p.fulfillment_id = 0
  and not (p.digital or p.is_store_only or p.is_backorder or p.is_big_ticket) and p.extended_catalogue_days = 0`;
const seller = `(select p.store_id ${ordinary} group by p.store_id order by count(*) desc, p.store_id limit 1)`;

/** Sets the rules of the seller. Call it once, before any test reads a date. */
export const addDailySeller = (): Promise<void> =>
  withShopDatabase(async ({ pool }) => {
    await pool.query(`with place as (
        insert into shipping_places (code, name, kind, store_id, postal_code, cutoff, work_days, handling_days)
        select 'cada-dia', 'Cada día', 'seller', ${seller}, '06600', 1440, 127, 0
        on conflict (store_id) do update set cutoff = 1440, work_days = 127, handling_days = 0
        returning id)
      insert into shipping_zones (place_id, prefix, zone) select id, '06600', 'local' from place
      on conflict (place_id, prefix) do update set zone = excluded.zone`);
    await pool.query(`insert into shipping_rates (store_id, service, zone, days_min, days_max, delivery_days)
      values (${seller}, 'estandar', 'local', 0, 0, 127)
      on conflict (store_id, service, zone) do update set days_min = 0, days_max = 0, delivery_days = 127`);
  });

/** Id of the department where the seller has most products. Other tests may meanwhile have changed what is in stock. */
export const dailyDepartment = (): Promise<number | undefined> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `select p.level1_id as id ${ordinary} and p.store_id in (select r.store_id from shipping_rates r
         where r.service = 'estandar' and r.zone = 'local' and r.days_max = 0 and r.delivery_days = 127)
       group by 1 order by count(*) desc, 1 limit 1`,
    );
    return rows[0]?.id;
  });
