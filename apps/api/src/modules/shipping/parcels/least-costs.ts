/** The least that shipping costs before a postal code is known: "más envío, desde $X" (CO-04). */
import { assumedGrams, type PriceLists, type Service, shippingCost, zones } from '@tianguis/domain/shipping';
import { askedLines } from '../variant.ts';
import type { SentRow } from './shipment-repository.ts';
import type { ShippedLine } from './shipped-groups.ts';

export interface LeastCosts {
  /**
   * The least cost of a seller's parcels in centavos, if they are not free; undefined if no price list has a price for
   * a parcel.
   */
  costOf(seller: number): number | undefined;
}

/** The services that may send bulky goods, and those that may send other goods. */
const servicesOf = (isBulky: boolean): readonly Service[] => (isBulky ? ['voluminoso'] : ['estandar', 'express']);

interface Sent {
  seller: number;
  /** The store that ships; null if the shop itself ships. */
  store: number | null;
  isBulky: boolean;
  grams: number;
}

/**
 * Adds up the weight of all lines that one sender can send together, and takes the cheapest zone and service. A price
 * list charges less for one parcel than for two, so no division of the lines costs less.
 */
export function leastCostsOf(lines: readonly ShippedLine[], rows: readonly SentRow[], prices: PriceLists): LeastCosts {
  const pieces = new Map(lines.map(({ id, sku, pieces: count }) => [`${id} ${sku}`, count]));
  const sent = new Map<string, Sent>();
  for (const { row, group } of askedLines(rows)) {
    const count = pieces.get(`${row.id} ${row.sku}`) ?? 0;
    // A product without delivery, such as a code by mail, has no shipping cost.
    if (count === 0 || !group) continue;
    const store = group.byUs ? null : group.origin;
    const key = `${row.store} ${store} ${group.isBigTicket}`;
    const together = sent.get(key) ?? { seller: row.store, store, isBulky: group.isBigTicket, grams: 0 };
    together.grams += (row.grams ?? assumedGrams) * count;
    sent.set(key, together);
  }
  return {
    costOf(seller) {
      const costs = [...sent.values()].filter((one) => one.seller === seller).map((one) => leastCost(one, prices));
      return costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost), 0);
    },
  };
}

function leastCost({ store, isBulky, grams }: Sent, prices: PriceLists): number | undefined {
  const parcel = { grams, shipsFree: false, value: 0 };
  const costs = servicesOf(isBulky).flatMap((service) =>
    zones.flatMap((zone) => shippingCost(prices, parcel, { store, service, zone }, Number.POSITIVE_INFINITY) ?? []),
  );
  return costs.length === 0 ? undefined : Math.min(...costs);
}
