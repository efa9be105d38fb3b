import type { PlaceKind, Service, Zone } from '@tianguis/domain/shipping';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Places that products are dispatched from: our warehouses and shops, and places of sellers. */
export interface ShippingPlaceTable {
  id: GeneratedAlways<number>;
  code: string;
  name: string;
  kind: PlaceKind;
  /** The store that owns the place; null for our own places, and for the general place of sellers. */
  store_id: number | null;
  postal_code: string;
  address: Generated<string>;
  opening_hours: Generated<string>;
  /** Time of the cut-off, in minutes of the day in Mexico City. */
  cutoff: number;
  express_cutoff: number | null;
  /** Work days as bits: bit 0 for Sunday to bit 6 for Saturday. */
  work_days: number;
  handling_days: number;
  made_to_order_days: Generated<number>;
  is_active: Generated<boolean>;
}

/** The zone of postal codes with this prefix. If `place_id` is null, the row applies to all places. */
export interface ShippingZoneTable {
  place_id: number | null;
  prefix: string;
  zone: Zone | 'ninguna';
}

/** Delivery days of a carrier. If `store_id` is null, the row applies to all stores without rates. */
export interface ShippingRateTable {
  store_id: number | null;
  service: Service;
  zone: Zone;
  days_min: number;
  days_max: number;
  /** One bit for each day of the week, as in `work_days`. */
  delivery_days: number;
}

/** Prices in centavos for parcels up to a weight. */
export interface ShippingPriceTable {
  store_id: number | null;
  service: Service;
  zone: Zone;
  up_to_grams: number;
  price: number;
}

export interface ShippingHolidayTable {
  /** A date. Select it as text, because the driver would read it in the machine's time zone. */
  day: ColumnType<Date, string, string>;
  name: string;
}

export interface DispatchSetTable {
  id: GeneratedAlways<number>;
  /** Ids of the warehouses in the set, ascending. */
  places: number[];
}

export interface VariantPlaceTable {
  variant_id: number;
  place_id: number;
  /** The imported quantity, less what was collected since. */
  shelf: number;
  /** Pieces that are reserved, or paid and not collected. */
  taken: Generated<number>;
  /** Available pieces: `shelf` less `taken`, at least 0. */
  stock: GeneratedAlways<number>;
}
