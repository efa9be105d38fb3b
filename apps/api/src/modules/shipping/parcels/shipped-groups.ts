/**
 * Groups of lines that are sent together, and how each group can be delivered or picked up (CO-08). A group has lines of
 * one seller, one sender and one kind of goods, so no other group changes the price of its parcels.
 */
import {
  assumedGrams,
  type Clock,
  type DeliveryOption,
  type DeliveryPlan,
  type DeliveryPromise,
  deliveryOptions,
  type LineToPickUp,
  type LineToSend,
  type Service,
  toDate,
} from '@tianguis/domain/shipping';
import { type PickUpShop, pickUpShops } from '../pickup.ts';
import type { KnownRules } from '../rules.ts';
import type { Asked } from '../variant.ts';
import type { SentName, SentRow } from './shipment-repository.ts';

export interface ShippedLine extends SentName {
  pieces: number;
}

/** A parcel: what one seller sends from one place with one service, or hands over in one shop. */
export interface ShippedParcel {
  seller: number;
  /** Id of the place. */
  place: number;
  service: Service | 'pickup';
  /** Null for a pick-up. */
  zone: DeliveryPromise['zone'] | null;
  /** The arrival of the line that arrives last, YYYY-MM-DD. */
  from: string;
  to: string;
  lines: ShippedLine[];
  /** Its part of the shipping price in centavos, if it is not free; undefined if the price is not known. */
  price: number | undefined;
}

/** A way in which a group is delivered or picked up. */
export interface ShippedOption {
  /** Identifies the option within its group, also in later computations. */
  key: string;
  /** The service of the parcel that arrives last. */
  service: ShippedParcel['service'];
  /** The shop of a pick-up. */
  shop: { name: string; address: string } | null;
  /** First and last day of all parcels, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Price of all parcels in centavos, if they are not free; undefined if the price of any parcel is not known. */
  price: number | undefined;
  parcels: ShippedParcel[];
  /** Lines whose price is not known. */
  unpriced: SentName[];
}

export interface ShippedGroup {
  /** Identifies the group, also in later computations: its seller, sender and kind of goods. */
  key: string;
  seller: number;
  lines: ShippedLine[];
  /** The quickest first. Each further option costs less and arrives later. Empty if no carrier delivers the lines. */
  deliveries: ShippedOption[];
  /** Shops that have all pieces, the nearest first. */
  pickUps: ShippedOption[];
  /** When the last pieces of each line arrive by the quickest option, by {@link nameOf}. */
  arrivals: ReadonlyMap<string, { service: Service; from: string; to: string }>;
}

/** A line with what the computation needs. */
export interface GroupedLine {
  line: ShippedLine;
  asked: Asked<SentRow>;
}

export const nameOf = ({ id, sku }: SentName): string => `${id} ${sku}`;

interface Known {
  known: KnownRules;
  plan: DeliveryPlan;
  now: Clock;
  /** INEGI's number of the customer's state; null if the shop offers no pick-up. */
  pickUpState: number | null;
}

/** The groups of lines, each with its options. Lines without any option are in no group. */
export function groupsOf(lines: readonly GroupedLine[], input: Known): ShippedGroup[] {
  const { known, plan } = input;
  return [...Map.groupBy(lines, (line) => keyOf(line, input))].flatMap(([key, own]): ShippedGroup[] => {
    const [first] = own;
    if (key === undefined || !first) return [];
    const { row, group } = first.asked;
    const byName = new Map(own.map(({ line }) => [nameOf(line), line]));
    const rules = { prices: known.prices, sender: group?.byUs === false ? group.origin : null };
    const deliveries = deliveryOptions(own.flatMap(toSend), plan, rules);
    return [
      {
        ...{ key, seller: row.store, lines: [...byName.values()] },
        deliveries: deliveries.map((option) => toDelivery(option, row.store, byName)),
        pickUps: shopsFor(own, input).map((shop) => toPickUpOption(shop, row.store, [...byName.values()])),
        arrivals: arrivalsOf(deliveries[0]),
      },
    ];
  });
}

/**
 * The key of a line's group. Lines that no carrier delivers form a group of their own, if shops have them. Undefined if
 * no shop has them either.
 */
function keyOf(line: GroupedLine, input: Known): string | undefined {
  const { row, group } = line.asked;
  if (group && input.plan.promise(group))
    return `${row.store}-${group.byUs ? 'us' : 'own'}${group.isBigTicket ? '-bulky' : ''}`;
  return shopsFor([line], input).length > 0 ? `${row.store}-shops` : undefined;
}

const shopsFor = (lines: readonly GroupedLine[], { known, now, pickUpState }: Known): PickUpShop[] =>
  pickUpState === null ? [] : pickUpShops(lines.map(toPickUp), known, pickUpState, now);

function toPickUpOption({ place, ready, ...shop }: PickUpShop, seller: number, lines: ShippedLine[]): ShippedOption {
  const day = { service: 'pickup' as const, from: ready, to: ready, price: 0 };
  const parcel = { ...day, seller, place, zone: null, lines };
  return { ...day, key: `pickup-${place}`, shop, parcels: [parcel], unpriced: [] };
}

const arrivalsOf = (option: DeliveryOption | undefined): ShippedGroup['arrivals'] =>
  new Map(
    [...(option?.lines ?? [])].map(([name, { promise }]) => {
      const { service, from, to } = promise;
      return [name, { service, from: toDate(from), to: toDate(to) }];
    }),
  );

const variantOf = ({ line, asked: { row } }: GroupedLine): string => String(row.variant ?? nameOf(line));

function toSend(grouped: GroupedLine): LineToSend[] {
  const { line, asked } = grouped;
  const { row, group } = asked;
  if (!group) return [];
  const { warehouses, warehouseStocks, grams } = row;
  const stockOf =
    group.byUs && warehouses ? (place: number) => warehouseStocks?.[warehouses.indexOf(place)] ?? 0 : undefined;
  const { pieces } = line;
  return [{ key: nameOf(line), variant: variantOf(grouped), pieces, grams: grams ?? assumedGrams, group, stockOf }];
}

function toPickUp(grouped: GroupedLine): LineToPickUp {
  const { shops, shopStocks } = grouped.asked.row;
  const shopStocksById = new Map((shops ?? []).map((shop, at) => [shop, shopStocks?.[at] ?? 0]));
  return { variant: variantOf(grouped), pieces: grouped.line.pieces, shopStocks: shopStocksById };
}

function toDelivery(
  { key, price, parcels, unpriced }: DeliveryOption,
  seller: number,
  byName: ReadonlyMap<string, ShippedLine>,
): ShippedOption {
  const last = parcels.reduce((one, other) => (other.to > one.to ? other : one));
  return {
    ...{ key, price, service: last.service, shop: null },
    from: toDate(Math.min(...parcels.map(({ from }) => from))),
    to: toDate(last.to),
    parcels: parcels.map(({ lines, from, to, ...parcel }) => ({
      ...{ ...parcel, seller, from: toDate(from), to: toDate(to) },
      lines: lines.flatMap(({ key: name, pieces }) => ({ ...(byName.get(name) as ShippedLine), pieces })),
    })),
    unpriced: unpriced.flatMap((name) => byName.get(name) ?? []),
  };
}
