/** Distributes the stock of variants over our warehouses and shops. */
import type { PlaceStockRow, ProductFeatures, VariantRow } from '../generator/rows.ts';
import type { Random } from '../random.ts';
import { dispatchSets, shops, warehouses } from './own-places.ts';

const numbers = warehouses.map((_, bit) => bit);
/** Shares of the warehouses in the stock. The first warehouse is the largest. */
const shares = [0.5, 0.28, 0.22];
const mostInShop = 3;

/** Picks the warehouses that have a product, as bits. Most warehouses have most products. */
function drawSet(random: Random): readonly number[] {
  const count = random.weighted([
    [numbers.length, 70],
    [2, 18],
    [1, 12],
  ]);
  return random.sample(numbers, count);
}

export interface PlaceStock {
  rows: readonly PlaceStockRow[];
  /** Id of the set of warehouses that have any variant; null if the stock by place is unknown. */
  dispatchSet: number | null;
}

export const unknownPlaces: PlaceStock = { rows: [], dispatchSet: null };

/**
 * Distributes the stock of the variants that the retailer ships, so that the stock of all places adds up to the
 * variant's.
 */
export function drawPlaceStock(
  random: Random,
  { fulfillmentId, digital, isStorePickup, isStoreOnly }: ProductFeatures,
  variants: readonly VariantRow[],
): PlaceStock {
  if (fulfillmentId !== 1 && !isStoreOnly) return unknownPlaces;
  if (digital) return unknownPlaces;
  const set = drawSet(random);
  const rows: PlaceStockRow[] = [];
  let bits = 0;
  for (const [variant, { stock, fulfillmentId: ours }] of variants.entries()) {
    if (stock === 0 || (ours !== 1 && !isStoreOnly)) continue;
    let left = stock;
    const put = (place: number, pieces: number) => {
      const taken = Math.min(left, pieces);
      if (taken > 0) rows.push({ variant, place, stock: taken });
      left -= taken;
      return taken > 0;
    };
    if (isStoreOnly) {
      const some = random.sample(shops, random.int(2, shops.length));
      for (const { id } of some) put(id, Math.ceil(stock / some.length));
      continue;
    }
    if (isStorePickup && stock > mostInShop) {
      for (const { id } of shops) if (random.chance(0.55) && left > stock / 2) put(id, random.int(1, mostInShop));
    }
    // One warehouse of the set gets the pieces that remain after the shares.
    const rest = random.pick(set);
    const forWarehouses = left;
    for (const bit of set) {
      if (bit === rest) continue;
      const place = warehouses[bit]?.id;
      if (place && put(place, Math.floor(forWarehouses * (shares[bit] ?? 0)))) bits |= 1 << bit;
    }
    const place = warehouses[rest]?.id;
    if (place && put(place, left)) bits |= 1 << rest;
  }
  return { rows, dispatchSet: dispatchSets.find(({ id }) => id === bits)?.id ?? null };
}
