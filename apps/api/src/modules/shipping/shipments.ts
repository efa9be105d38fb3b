/**
 * Computes the shipments of products that are bought together (CO-08). Products of one seller that leave the same place
 * with the same service form one parcel. Parcels of one sender with the same service and zone have one price, since the
 * price depends on their weight together.
 */
import type { ProductPromise } from '@tianguis/contract';
import { splitAmount } from '@tianguis/domain/order';
import {
  assumedGrams,
  type Clock,
  type DeliveryGroup,
  type DeliveryPlan,
  type DeliveryPromise,
  dividePieces,
  type ParcelWay,
  type PlacedPieces,
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

/** A parcel: what one seller sends from one place with one service. */
export interface ShippedParcel {
  seller: number;
  /** Id of the place. */
  place: number;
  service: DeliveryPromise['service'];
  zone: DeliveryPromise['zone'];
  /** The arrival of the line that arrives last, YYYY-MM-DD. */
  from: string;
  to: string;
  lines: ShippedLine[];
  /** Its part of the shipping price in centavos, if it is not free; undefined if the price is not known. */
  price: number | undefined;
}

export interface Shipments {
  /** YYYY-MM-DD in Mexico City. */
  today: string;
  /** Undefined for an unknown product. The promise of a divided line is that of its last pieces. */
  promiseOf(line: SentName): ProductPromise | undefined;
  /** Cost of a seller's parcels in centavos, if they are not free; undefined if the cost of a product is not known. */
  costOf(seller: number): number | undefined;
  /** The parcels of all lines that can be delivered. A line has fewer pieces there if no more can be delivered. */
  parcels: readonly ShippedParcel[];
}

interface Parcel {
  seller: number;
  promise: DeliveryPromise;
  lines: ShippedLine[];
  grams: number;
}
interface Way {
  seller: number;
  way: ParcelWay;
  parcels: Parcel[];
}

const nameOf = ({ id, sku }: SentName): string => `${id} ${sku}`;

export function shipmentsOf(
  lines: readonly ShippedLine[],
  rows: readonly SentRow[],
  { known, plan, now }: { known: KnownRules; plan: DeliveryPlan; now: Clock },
): Shipments {
  const pieces = new Map(lines.map((line) => [nameOf(line), line.pieces]));
  const promises = new Map<string, ProductPromise>();
  const ways = new Map<string, Way>();
  const unknown = new Set<number>();

  for (const { row, ...asked } of askedLines(rows)) {
    const name = nameOf(row);
    const promise = toPromise({ row, ...asked }, plan, known, Number.POSITIVE_INFINITY);
    promises.set(name, promise);
    const count = pieces.get(name) ?? 0;
    // A product without delivery, such as a code by mail, has no shipping cost.
    if (count === 0 || !asked.group) continue;
    const parts = partsOf(count, row, asked.group, plan);
    const last = parts.at(-1)?.promise;
    if (!last) unknown.add(row.store);
    else if (parts.length > 1) promises.set(name, { ...promise, from: toDate(last.from), to: toDate(last.to) });
    for (const part of parts) add(ways, row, asked.group, part);
  }

  const priceOf = ({ way, parcels }: Way) => {
    const grams = parcels.reduce((sum, parcel) => sum + parcel.grams, 0);
    return shippingCost(known.prices, { grams, shipsFree: false, value: 0 }, way, Number.POSITIVE_INFINITY);
  };
  const priced = [...ways.values()].map((way) => ({ ...way, price: priceOf(way) }));
  return {
    today: toDate(now.day),
    promiseOf: (line) => promises.get(nameOf(line)),
    costOf(seller) {
      if (unknown.has(seller)) return undefined;
      let cost = 0;
      for (const way of priced.filter((one) => one.seller === seller)) {
        if (way.price === undefined) return undefined;
        cost += way.price;
      }
      return cost;
    },
    parcels: priced.flatMap(toParcels),
  };
}

/** The places and dates of a line's pieces. Stock by place divides the pieces; otherwise one place has all of them. */
function partsOf(count: number, row: SentRow, group: DeliveryGroup, plan: DeliveryPlan): readonly PlacedPieces[] {
  const { warehouses, warehouseStocks } = row;
  if (group.byUs && warehouses)
    return dividePieces(count, plan.promises(group), (place) => warehouseStocks?.[warehouses.indexOf(place)] ?? 0);
  const promise = plan.promise(group);
  return promise ? [{ promise, pieces: count }] : [];
}

function add(ways: Map<string, Way>, row: SentRow, group: DeliveryGroup, { promise, pieces }: PlacedPieces): void {
  const store = group.byUs ? null : group.origin;
  const { service, zone, place } = promise;
  const key = `${row.store} ${store} ${service} ${zone}`;
  const way = ways.get(key) ?? { seller: row.store, way: { store, service, zone }, parcels: [] };
  ways.set(key, way);
  const found = way.parcels.find((one) => one.promise.place === place);
  const parcel = found ?? { seller: row.store, promise, lines: [], grams: 0 };
  if (!found) way.parcels.push(parcel);
  parcel.lines.push({ id: row.id, sku: row.sku, pieces });
  parcel.grams += (row.grams ?? assumedGrams) * pieces;
  const { from, to } = parcel.promise;
  if (promise.to > to || (promise.to === to && promise.from > from)) parcel.promise = promise;
}

function toParcels({ parcels, price }: Way & { price: number | undefined }): ShippedParcel[] {
  const shares =
    price === undefined
      ? undefined
      : splitAmount(
          price,
          parcels.map(({ grams }, at) => ({ key: String(at), value: grams })),
        );
  return parcels.map(({ seller, lines, promise: { place, service, zone, from, to } }, at) => ({
    ...{ seller, place, service, zone, lines, from: toDate(from), to: toDate(to) },
    price: shares?.get(String(at)),
  }));
}
