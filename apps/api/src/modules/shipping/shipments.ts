/**
 * Computes the shipping cost of products that are bought together. Products of one sender with the same service form
 * one parcel.
 */
import type { ProductPromise } from '@tianguis/contract';
import {
  assumedGrams,
  type Clock,
  type DeliveryPlan,
  type ParcelWay,
  shippingCost,
  toDate,
} from '@tianguis/domain/shipping';
import type { KnownRules } from './rules.ts';
import type { SentName, SentRow } from './shipment-repository.ts';
import { toPromise } from './to-promise.ts';
import { askedLines } from './variant.ts';

export interface ShippedLine extends SentName {
  pieces: number;
}

export interface Shipments {
  /** YYYY-MM-DD in Mexico City. */
  today: string;
  /** Undefined for an unknown product. */
  promiseOf(line: SentName): ProductPromise | undefined;
  /** Cost of a seller's parcels in centavos, if they are not free; undefined if the cost of a product is not known. */
  costOf(seller: number): number | undefined;
}

interface Parcel extends ParcelWay {
  grams: number;
}

const nameOf = ({ id, sku }: SentName): string => `${id} ${sku}`;

export function shipmentsOf(
  lines: readonly ShippedLine[],
  rows: readonly SentRow[],
  { known, plan, now }: { known: KnownRules; plan: DeliveryPlan; now: Clock },
): Shipments {
  const pieces = new Map(lines.map((line) => [nameOf(line), line.pieces]));
  const promises = new Map<string, ProductPromise>();
  const parcels = new Map<number, Map<string, Parcel>>();
  const unknown = new Set<number>();

  for (const { row, ...asked } of askedLines(rows)) {
    const name = nameOf(row);
    promises.set(name, toPromise({ row, ...asked }, plan, known, Number.POSITIVE_INFINITY));
    const count = pieces.get(name) ?? 0;
    // A product without delivery, such as a code by mail, has no shipping cost.
    if (count === 0 || !asked.group) continue;
    const promise = plan.promise(asked.group);
    if (!promise) {
      unknown.add(row.store);
      continue;
    }
    const store = asked.group.byUs ? null : asked.group.origin;
    const own = parcels.get(row.store) ?? new Map<string, Parcel>();
    parcels.set(row.store, own);
    const way = `${store} ${promise.service} ${promise.zone}`;
    const parcel = own.get(way) ?? { store, service: promise.service, zone: promise.zone, grams: 0 };
    own.set(way, { ...parcel, grams: parcel.grams + (row.grams ?? assumedGrams) * count });
  }

  return {
    today: toDate(now.day),
    promiseOf: (line) => promises.get(nameOf(line)),
    costOf(seller) {
      if (unknown.has(seller)) return undefined;
      let cost = 0;
      for (const { grams, ...way } of parcels.get(seller)?.values() ?? []) {
        const price = shippingCost(known.prices, { grams, shipsFree: false, value: 0 }, way, Number.POSITIVE_INFINITY);
        if (price === undefined) return undefined;
        cost += price;
      }
      return cost;
    },
  };
}
