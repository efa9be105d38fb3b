/** The cost of a parcel, in centavos, by weight and zone. */
import type { Service } from './network.ts';
import type { Zone } from './zones.ts';

/** A step of a price list: up to this weight, included. */
export interface PriceStep {
  upToGrams: number;
  price: number;
}

/** What a price list asks for a weight: its first step that is enough; undefined if it is heavier than all. */
export function priceFor(steps: readonly PriceStep[], grams: number): number | undefined {
  let found: PriceStep | undefined;
  for (const step of steps) {
    if (step.upToGrams >= grams && (!found || step.upToGrams < found.upToGrams)) found = step;
  }
  return found?.price;
}

/** A row of the price lists. */
export interface PriceRow extends PriceStep {
  /** Null: of all stores that have no list of their own for the service and zone. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/** Steps by store, service and zone. */
export type PriceLists = ReadonlyMap<string, readonly PriceStep[]>;

const listKey = (store: number | null, service: Service, zone: Zone) => `${store} ${service} ${zone}`;

export function priceLists(rows: readonly PriceRow[]): PriceLists {
  const lists = new Map<string, PriceStep[]>();
  for (const row of rows) {
    const key = listKey(row.store, row.service, row.zone);
    const list = lists.get(key);
    if (list) list.push(row);
    else lists.set(key, [row]);
  }
  return lists;
}

/** The assumed weight of a product without a weight. */
export const assumedGrams = 1_000;

/** Values of one or several products that decide the cost. */
export interface Parcel {
  /** Null: not known. */
  grams: number | null;
  shipsFree: boolean;
  /** The sum of the goods, in centavos. */
  value: number;
}

/** How it goes. */
export interface ParcelWay {
  /** Who ships it; null: we do. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/**
 * The cost of shipping in centavos; 0 for products that ship free, and from a value on. The store's list precedes the
 * general one, service by service and zone by zone. Undefined where neither has a price for so much weight.
 */
export function shippingCost(
  lists: PriceLists,
  { grams, shipsFree, value }: Parcel,
  { store, service, zone }: ParcelWay,
  freeFrom: number,
): number | undefined {
  if (shipsFree || value >= freeFrom) return 0;
  const list = lists.get(listKey(store, service, zone)) ?? lists.get(listKey(null, service, zone)) ?? [];
  return priceFor(list, grams ?? assumedGrams);
}
