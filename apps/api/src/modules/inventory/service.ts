/**
 * Stock and prices. All changes use this module: an operator's command, an import, the job of offers with dates, a
 * purchase. The rollup of a product (stock of all its variants, prices and offer of the first) changes in the same
 * transaction.
 */
import type { Querier, Unit } from '@tianguis/database';
import * as repository from './repository.ts';

export { importInventory } from './place-stock.ts';
export { refreshDispatchSets } from './place-stock-repository.ts';
export {
  offerGracePeriod,
  productsWithStaleOfferEnds,
  productsWithStaleStockOrPrices,
  type VariantForSale,
  type VariantPrices,
} from './repository.ts';

/** Pieces of a variant. */
export interface Pieces {
  sku: string;
  pieces: number;
}

/** Current prices and stock of variants; unknown SKUs are left out. */
export const variantsForSale = repository.variantsForSale;

/**
 * Subtracts pieces from the stock: all of them, or none if there are too few of any. Locks the products until the unit
 * ends. Stock is never negative.
 * @param lines with integers of at least 1
 * @returns variants with too few pieces, and their stock (0: unknown or off sale); empty when all were taken
 */
export async function takeStock(unit: Unit, lines: readonly Pieces[]): Promise<{ sku: string; available: number }[]> {
  const skus = lines.map(({ sku }) => sku);
  return repository.takeStock(
    unit,
    skus,
    lines.map(({ pieces }) => pieces),
  );
}

/** Sets the stock of variants. Unknown SKUs are ignored. */
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
 * Applies offers with dates: offers that have started become the price, those that have ended are deleted. Neither
 * writes nor locks what is up to date. Several processes may call it at once.
 * @returns how many variants changed their price
 */
export const switchOffers = repository.switchOffers;

/** Products per statement, so that others wait only briefly for its locks. */
const batch = 1_000;

/**
 * Repairs all products whose rollup is out of date.
 * @returns their ids
 */
export async function repairProducts(on: Querier): Promise<number[]> {
  await repository.noteAppliedOffers(on);
  const stale = await repository.staleProducts(on);
  const repaired: number[] = [];
  for (let at = 0; at < stale.length; at += batch)
    repaired.push(...(await repository.rollUp(on, stale.slice(at, at + batch))));
  return repaired.toSorted((one, other) => one - other);
}
