/** The cost of a parcel, in centavos, by weight and zone. */
import type { Service } from './network.ts';
import type { Zone } from './zones.ts';

/** A step of a price list: the price for parcels up to this weight, inclusive. */
export interface PriceStep {
  upToGrams: number;
  price: number;
}

/**
 * The price for a weight: the price of the first step that includes the weight. Undefined if the weight exceeds all
 * steps.
 */
export function priceFor(steps: readonly PriceStep[], grams: number): number | undefined {
  let found: PriceStep | undefined;
  for (const step of steps) {
    if (step.upToGrams >= grams && (!found || step.upToGrams < found.upToGrams)) found = step;
  }
  return found?.price;
}

/** A row of the price lists. */
export interface PriceRow extends PriceStep {
  /** Id of the store; null if the row is for all stores that have no price list for the service and zone. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/** Steps of the price lists, by store, service and zone. */
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

/** The weight that is assumed for a product without a weight, in grams. */
export const assumedGrams = 1_000;

/** Values of one or several products that decide the cost. */
export interface Parcel {
  /** Weight in grams; null if unknown. */
  grams: number | null;
  shipsFree: boolean;
  /** The price of the goods, in centavos. */
  value: number;
}

/** Sender, service and zone of a parcel. */
export interface ParcelWay {
  /** The store that ships the parcel; null if the shop itself ships the parcel. */
  store: number | null;
  service: Service;
  zone: Zone;
}

/**
 * The cost of shipping in centavos. The cost is 0 for products that ship free, and for goods of at least `freeFrom`.
 * For each service and zone, the store's price list takes precedence over the general list. Undefined if the list has
 * no price for this weight.
 */
export function shippingCost(
  lists: PriceLists,
  { grams, shipsFree, value }: Parcel,
  { store, service, zone }: ParcelWay,
  freeFrom: number,
): number | undefined {
  if (shipsFree || value >= freeFrom) return 0;
  return priceFor(listFor(lists, { store, service, zone }), grams ?? assumedGrams);
}

const listFor = (lists: PriceLists, { store, service, zone }: ParcelWay): readonly PriceStep[] =>
  lists.get(listKey(store, service, zone)) ?? lists.get(listKey(null, service, zone)) ?? [];

/** Pieces of one weight. */
export interface EqualPieces {
  /** Weight of one piece in grams. */
  grams: number;
  pieces: number;
}

/**
 * Packs pieces into packages of at most `most` grams. Each package takes the heaviest pieces that still fit. Returns the
 * weights of the packages. No piece may be heavier than `most`.
 */
export function packagesOf(items: readonly EqualPieces[], most: number): number[] {
  const left = items.filter(({ pieces }) => pieces > 0).map((item) => ({ ...item }));
  left.sort((one, other) => other.grams - one.grams);
  if (left.some(({ grams }) => grams > most)) throw new RangeError(`a piece is heavier than ${most} g`);
  const packages: number[] = [];
  while (left.some(({ pieces }) => pieces > 0)) {
    let weight = 0;
    for (const item of left) {
      const fitting = item.grams > 0 ? Math.floor((most - weight) / item.grams) : item.pieces;
      const taken = Math.min(item.pieces, fitting);
      item.pieces -= taken;
      weight += taken * item.grams;
    }
    packages.push(weight);
  }
  return packages;
}

/**
 * The cost of goods that are sent together, in centavos. Goods that exceed the greatest step of the price list go in
 * several packages, and the cost is the sum of the packages. Undefined if one piece alone exceeds the list.
 */
export function goodsCost(lists: PriceLists, items: readonly EqualPieces[], way: ParcelWay): number | undefined {
  const list = listFor(lists, way);
  const most = Math.max(...list.map(({ upToGrams }) => upToGrams));
  if (items.some(({ grams, pieces }) => pieces > 0 && grams > most)) return undefined;
  let cost = 0;
  for (const grams of packagesOf(items, most)) cost += priceFor(list, grams) ?? 0;
  return cost;
}
