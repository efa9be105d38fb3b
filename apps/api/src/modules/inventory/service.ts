/**
 * Stock and prices. All changes use this module: operators' commands, imports, the job for offers with dates,
 * purchases. The rollup of a product changes in the same transaction: stock of all its variants, prices and offer of
 * its first variant.
 */
import type { Querier, Unit } from '@tianguis/database';
import * as repository from './repository.ts';

export { importInventory } from './place-stock.ts';
export { refreshDispatchSets } from './place-stock-repository.ts';
export {
  type MovedLine,
  offerGracePeriod,
  productsWithStaleOfferEnds,
  productsWithStaleStockOrPrices,
  type ReservedLine,
  type VariantForSale,
  type VariantPrices,
} from './repository.ts';
export { variantsWithWrongTakenStock } from './taken-stock-proof.ts';

/** A variant and a number of pieces. */
export interface Pieces {
  sku: string;
  pieces: number;
}

/** Current prices and stock of variants; unknown SKUs are left out. */
export const variantsForSale = repository.variantsForSale;

/**
 * Reserves the pieces of an order's lines (CO-05). If any variant has too few pieces, in the place of its line too,
 * nothing is reserved. Locks the products until the unit ends. Stock is never negative. A line is reserved once for each
 * cause, however often the function is called.
 * @param lines with integers of at least 1
 * @param cause empty for the first reservation of an order; otherwise the reason why its lines are reserved again
 * @returns variants with too few pieces, and their stock (0: unknown or off sale); an empty array if the pieces were
 * reserved
 */
export const reserveStock = (unit: Unit, lines: readonly repository.ReservedLine[], cause = '') =>
  repository.reserveStock(unit, lines, cause);

/** The reserved pieces are paid. The pieces stay taken until they are collected. */
export const commitStock = (unit: Unit, lines: readonly repository.MovedLine[], cause = '') =>
  repository.moveStock(unit, lines, 'sold', cause);

/**
 * Pieces that were not collected are available again: the order ended unpaid, or pieces of it were cancelled.
 * @param cause tells several cancellations of a line apart; the same cause releases once
 */
export const releaseStock = (unit: Unit, lines: readonly repository.MovedLine[], cause = '') =>
  repository.moveStock(unit, lines, 'released', cause);

/** The carrier collected the pieces, so they left the shelf. The next imported quantity no longer includes them. */
export const collectStock = (unit: Unit, lines: readonly repository.MovedLine[], cause = '') =>
  repository.moveStock(unit, lines, 'collected', cause);

/** Collected pieces are back, and can be sold again. */
export const restock = (unit: Unit, lines: readonly repository.MovedLine[], cause = '') =>
  repository.moveStock(unit, lines, 'restocked', cause);

/** Sets the quantities on the shelves of variants (`set_stock_and_prices`). Unknown SKUs are ignored. */
export async function setStock(unit: Unit, lines: readonly Pieces[]): Promise<void> {
  const skus = lines.map(({ sku }) => sku);
  await repository.rollUp(
    unit,
    await repository.setStock(
      unit,
      skus,
      lines.map(({ pieces }) => pieces),
    ),
  );
}

/** Sets prices of variants, which replace all offers with dates. Unknown SKUs are ignored. */
export async function setPrices(unit: Unit, prices: readonly repository.VariantPrices[]): Promise<void> {
  await repository.rollUp(unit, await repository.setPrices(unit, prices));
}

/**
 * Updates the rollups of products after an import has written their variants in bulk.
 * @returns products whose rollup was out of date
 */
export const rollUp = repository.rollUp;

/**
 * Applies offers with dates: the price of a started offer becomes the variant's price, and an ended offer is deleted.
 * Neither writes nor locks variants that are up to date. Several processes may call the function at once.
 * @returns the number of variants whose price changed
 */
export const switchOffers = repository.switchOffers;

/** Products per statement. The number is small, so that other transactions wait only briefly for the locks. */
const batch = 1_000;

/**
 * Repairs all products whose rollup is out of date.
 * @returns the ids of the repaired products
 */
export async function repairProducts(on: Querier): Promise<number[]> {
  await repository.noteAppliedOffers(on);
  await repository.countPlacedStock(on);
  const stale = await repository.staleProducts(on);
  const repaired: number[] = [];
  for (let at = 0; at < stale.length; at += batch)
    repaired.push(...(await repository.rollUp(on, stale.slice(at, at + batch))));
  return repaired.toSorted((one, other) => one - other);
}
