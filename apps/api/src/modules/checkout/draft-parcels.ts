/** The parcels of a draft: what a seller sends from a place, its share of the discount, and who pays the shipping. */
import type { CartTotals } from '@tianguis/domain/cart';
import { splitAmount } from '@tianguis/domain/order';
import type { ShownLine } from '../cart/service.ts';
import { type LineName, lineKey } from '../lines/service.ts';
import type { NewOrderLine, NewParcel } from '../orders/service.ts';
import type { ShippedParcel } from '../shipping/service.ts';

/** A parcel before its amounts are known. */
export interface DraftParcel {
  seller: number;
  /** Null for goods that are delivered by mail. */
  place: number | null;
  service: string;
  zone: string | null;
  arrives: { from: string; to: string } | null;
  lines: readonly (LineName & { pieces: number })[];
  /** Undefined if no price list has a price for the weight. */
  price: number | undefined;
}

/**
 * A parcel of the order. The key names seller and service, and tells parcels of the same service apart. The key of a
 * pick-up names its shop as well, since the customer agrees to a shop.
 */
export type KeyedParcel = NewParcel & { key: string };

/** The parcels of a cart, sorted by the first line of their seller, then by service and arrival. */
export function draftParcels(shipped: readonly ShippedParcel[], lines: readonly ShownLine[]): DraftParcel[] {
  const sellers = [...new Set(lines.map(({ facts }) => facts.store))];
  const parcels = [...shipped.map(toDraft), ...digitalParcels(lines)];
  return parcels.toSorted(
    (one, other) =>
      sellers.indexOf(one.seller) - sellers.indexOf(other.seller) ||
      compare(one.service, other.service) ||
      compare(one.arrives?.to ?? '', other.arrives?.to ?? '') ||
      compare(one.arrives?.from ?? '', other.arrives?.from ?? '') ||
      (one.place ?? 0) - (other.place ?? 0),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const toDraft = ({ from, to, ...parcel }: ShippedParcel): DraftParcel => ({ ...parcel, arrives: { from, to } });

/** Codes and other goods that are delivered by mail: one parcel of each seller, without shipping. */
export function digitalParcels(lines: readonly ShownLine[]): DraftParcel[] {
  const digital = lines.filter(({ facts }) => facts.isDigital);
  return [...Map.groupBy(digital, ({ facts }) => facts.store)].map(([seller, own]) => ({
    ...{ seller, place: null, service: 'digital', zone: null, arrives: null, price: 0 },
    lines: own.map(({ line: { id, sku }, pieces }) => ({ id, sku, pieces })),
  }));
}

/** The pieces of each line that are in any parcel. */
export function deliveredPieces(parcels: readonly DraftParcel[]): Map<string, number> {
  const delivered = new Map<string, number>();
  for (const line of parcels.flatMap((parcel) => parcel.lines))
    delivered.set(lineKey(line), (delivered.get(lineKey(line)) ?? 0) + line.pieces);
  return delivered;
}

/**
 * The parcels with their amounts. The customer pays the shipping of a seller that does not ship free. Otherwise the
 * seller bears the price of a parcel whose goods all ship free, and the shop bears all other prices.
 * @param discounts the discount of each line, which its parts in several parcels share by pieces
 */
export function pricedParcels(
  parcels: readonly DraftParcel[],
  lines: readonly ShownLine[],
  { totals, discounts }: { totals: CartTotals; discounts: ReadonlyMap<string, number> },
): KeyedParcel[] {
  const byKey = new Map(lines.map((line) => [lineKey(line.line), line]));
  const parts = parcels.flatMap((parcel, at) => parcel.lines.map((line) => ({ at, line, key: lineKey(line) })));
  const shares = new Map(
    [...Map.groupBy(parts, ({ key }) => key)].flatMap(([key, own]) => [
      ...splitAmount(
        discounts.get(key) ?? 0,
        own.map(({ at, line }) => ({ key: `${at} ${key}`, value: line.pieces })),
      ),
    ]),
  );
  const counts = new Map<string, number>();
  return parcels.map(({ seller, service, place, zone, arrives, price = 0, lines: own }, at) => {
    const name = `${seller} ${service === 'pickup' ? `pickup-${place}` : service}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const isFree = totals.sellers.some((one) => one.seller === seller && one.shipsFree);
    const shown = own.flatMap((line) => byKey.get(lineKey(line)) ?? []);
    const bearer = shown.every(({ facts }) => facts.shipsFree) ? 'seller' : 'shop';
    return {
      ...{ key: `${name} ${number}`, seller, place, service, zone, price, paid: isFree ? 0 : price },
      ...{ borneBy: isFree && price > 0 ? bearer : null },
      ...{ promisedFrom: arrives?.from ?? null, promisedTo: arrives?.to ?? null },
      lines: own.flatMap((line) => {
        const found = byKey.get(lineKey(line));
        return found ? toOrderLine(found, line.pieces, shares.get(`${at} ${lineKey(line)}`) ?? 0) : [];
      }),
    };
  });
}

function toOrderLine({ line, facts, card }: ShownLine, pieces: number, discount: number): NewOrderLine[] {
  const { variant } = facts;
  if (variant === null) return [];
  return [
    {
      ...{ productId: facts.id, variantId: variant.id, sku: variant.sku, cartSku: line.sku, pieces, discount },
      ...{ listPrice: variant.listPrice, price: variant.salePrice, tax: {} },
      shown: {
        ...{ title: facts.title, options: variant.options, brand: card.brand },
        picture: card.pictures[0]?.thumbnail ?? null,
      },
    },
  ];
}
