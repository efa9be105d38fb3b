/** Writes all rows on which dates of arrival depend, except products. */
import type { ClientBase } from 'pg';
import type { ShopStore } from '../stores/index.ts';
import { furtherHolidays } from './holidays.ts';
import { dispatchSets, shops, warehouses } from './own-places.ts';
import { rateRows } from './rates.ts';
import type { PlaceRow, PriceRow, RateRow, ZoneRow } from './rows.ts';
import { sellerPlaces } from './seller-places.ts';
import { zoneRows } from './zones.ts';

/** All rows of shipping, in the form in which they are stored. */
export interface DemoShipping {
  places: readonly PlaceRow[];
  zones: readonly ZoneRow[];
  rates: readonly RateRow[];
  prices: readonly PriceRow[];
}

/** Generates the rows. The same seed and stores give the same rows. */
export function demoShipping(seed: string, stores: readonly ShopStore[]): DemoShipping {
  const places = [...warehouses, ...shops, ...sellerPlaces(seed, stores)];
  return { places, zones: zoneRows(places), ...rateRows(stores) };
}

/** Tables that {@link addShipping} fills. */
export const shippingTables = [
  ...['shipping_places', 'shipping_zones', 'shipping_rates', 'shipping_prices', 'shipping_holidays', 'dispatch_sets'],
] as const;

/** Writes the rows. The stores must exist, and the tables must be empty. */
export async function addShipping(client: ClientBase, seed: string, stores: readonly ShopStore[]): Promise<void> {
  const { places, zones, rates, prices } = demoShipping(seed, stores);
  const insert = (statement: string, rows: readonly unknown[]) => client.query(statement, [JSON.stringify(rows)]);
  await insert(
    `insert into shipping_places (id, code, name, kind, store_id, postal_code, address, opening_hours, cutoff,
       express_cutoff, work_days, handling_days, made_to_order_days) overriding system value
     select id, code, name, kind, "storeId", "postalCode", address, "openingHours", cutoff, "expressCutoff", "workDays",
            "handlingDays", "madeToOrderDays"
       from jsonb_to_recordset($1::jsonb) as x(id integer, code text, name text, kind text, "storeId" integer,
              "postalCode" text, address text, "openingHours" text, cutoff smallint, "expressCutoff" smallint,
              "workDays" smallint, "handlingDays" smallint, "madeToOrderDays" smallint)`,
    places,
  );
  await insert(
    `insert into shipping_zones (place_id, prefix, zone) select "placeId", prefix, zone
       from jsonb_to_recordset($1::jsonb) as x("placeId" integer, prefix text, zone text)`,
    zones,
  );
  await insert(
    `insert into shipping_rates (store_id, service, zone, days_min, days_max, delivery_days)
     select "storeId", service, zone, least, most, "deliveryDays"
       from jsonb_to_recordset($1::jsonb) as x("storeId" integer, service text, zone text, least smallint,
              most smallint, "deliveryDays" smallint)`,
    rates,
  );
  await insert(
    `insert into shipping_prices (store_id, service, zone, up_to_grams, price)
     select "storeId", service, zone, "upToGrams", price
       from jsonb_to_recordset($1::jsonb) as x("storeId" integer, service text, zone text, "upToGrams" integer,
              price integer)`,
    prices,
  );
  await insert(
    `insert into shipping_holidays (day, name) select day, name from jsonb_to_recordset($1::jsonb) as x(day date, name text)`,
    furtherHolidays.map(([day, name]) => ({ day, name })),
  );
  await insert(
    `insert into dispatch_sets (id, places) overriding system value select id, places
       from jsonb_to_recordset($1::jsonb) as x(id integer, places integer[])`,
    dispatchSets,
  );
}
