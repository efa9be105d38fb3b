/**
 * The parcels of lines that are sent together. Products that leave the same place with the same service form one parcel.
 * Parcels with the same service and zone have one price, since the price depends on their weight together.
 */
import { splitAmount } from '../../money/split.ts';
import { goodsCost, type PriceLists } from '../cost.ts';
import type { DeliveryGroup } from '../delivery-group.ts';
import { type DeliveryPromise, isQuicker } from '../network.ts';
import type { Arrival } from '../promise.ts';
import { dividePieces, type PlacedPieces } from './divide.ts';

/** A line to send. All lines of a group of lines have one sender. */
export interface LineToSend {
  key: string;
  /** Lines of one variant share its stock. */
  variant: string;
  pieces: number;
  /** Weight of one piece in grams. */
  grams: number;
  group: DeliveryGroup;
  /** Pieces of the variant in a place. Without this function, the place of the promise has all pieces. */
  stockOf?: ((place: number) => number) | undefined;
}

export interface PlannedParcel extends DeliveryPromise {
  lines: { key: string; pieces: number }[];
  /** Its part of the shipping price in centavos; undefined if the price is not known. */
  price: number | undefined;
}

export interface ParcelPlan {
  parcels: PlannedParcel[];
  /** Price of all parcels in centavos; undefined if the price of any parcel is not known. */
  price: number | undefined;
  /** Lines whose price is not known: one piece alone is heavier than the price list. */
  unpriced: string[];
  /** For each line: the pieces that can be sent, and the promise of the last ones. */
  lines: ReadonlyMap<string, PlacedPieces>;
}

interface Part extends PlacedPieces {
  line: LineToSend;
}

/**
 * Plans the parcels of lines of one sender.
 * @param promisesOf promises of a line, one for each place, the quickest first
 * @param sender the store that sends the lines; null if the shop itself sends the lines
 */
export function planParcels(
  lines: readonly LineToSend[],
  promisesOf: (line: LineToSend) => readonly DeliveryPromise[],
  { prices, sender: store }: { prices: PriceLists; sender: number | null },
): ParcelPlan {
  const parts = placeParts(lines, promisesOf);
  const ways = [...Map.groupBy(parts, ({ promise: { service, zone } }) => `${service} ${zone}`).values()];
  const priced = ways.map((own) => {
    const way = { store, ...(own[0] as Part).promise };
    const cost = (some: readonly Part[]) =>
      goodsCost(
        prices,
        some.map(({ line: { grams }, pieces }) => ({ grams, pieces })),
        way,
      );
    const price = cost(own);
    const unpriced = price === undefined ? own.filter((part) => cost([part]) === undefined) : [];
    return { price, parcels: toParcels(own, price), unpriced: unpriced.map(({ line }) => line.key) };
  });
  const isKnown = priced.every(({ price }) => price !== undefined);
  return {
    parcels: priced.flatMap(({ parcels }) => parcels),
    price: isKnown ? priced.reduce((sum, { price = 0 }) => sum + price, 0) : undefined,
    unpriced: priced.flatMap(({ unpriced }) => unpriced),
    lines: byLine(parts),
  };
}

/** The places and dates of the pieces of each line. A place gives each piece once, also to lines of one variant. */
function placeParts(
  lines: readonly LineToSend[],
  promisesOf: (line: LineToSend) => readonly DeliveryPromise[],
): Part[] {
  const given = new Map<string, number>();
  return lines.flatMap((line) => {
    const { stockOf, variant, pieces } = line;
    const promises = promisesOf(line);
    if (!stockOf) return promises.slice(0, 1).map((promise) => ({ line, promise, pieces }));
    const placeKey = (place: number) => `${variant} ${place}`;
    const leftIn = (place: number) => stockOf(place) - (given.get(placeKey(place)) ?? 0);
    const parts = dividePieces(pieces, promises, leftIn).map((part) => ({ line, ...part }));
    for (const { promise, pieces: taken } of parts)
      given.set(placeKey(promise.place), (given.get(placeKey(promise.place)) ?? 0) + taken);
    return parts;
  });
}

function byLine(parts: readonly Part[]): Map<string, PlacedPieces> {
  const lines = new Map<string, PlacedPieces>();
  for (const { line, promise, pieces } of parts) {
    const before = lines.get(line.key);
    const isLast = !before || isQuicker(before.promise, promise);
    lines.set(line.key, { promise: isLast ? promise : before.promise, pieces: (before?.pieces ?? 0) + pieces });
  }
  return lines;
}

/** The parcels of one service and zone: one for each place. They share the price by weight. */
function toParcels(parts: readonly Part[], price: number | undefined): PlannedParcel[] {
  const places = [...Map.groupBy(parts, ({ promise }) => promise.place).values()];
  const weights = places.map((own, at) => ({
    key: String(at),
    value: own.reduce((sum, { line, pieces }) => sum + line.grams * pieces, 0),
  }));
  const shares = price === undefined ? undefined : splitAmount(price, weights);
  return places.map((own, at) => ({
    ...own.map(({ promise }) => promise).reduce(latest),
    lines: own.map(({ line: { key }, pieces }) => ({ key, pieces })),
    price: shares?.get(String(at)),
  }));
}

/** The later one of two arrivals. */
export const latest = <One extends Arrival>(one: One, other: One): One => (isQuicker(one, other) ? other : one);
