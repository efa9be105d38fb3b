/**
 * Stock and price of what is sold. Whoever changes either calls this: an operator, an import, the job of offers with
 * dates, a purchase. What a product shows (the stock of all its variants, the prices and the offer of the first)
 * follows in the same transaction.
 */
import type { Querier, Unit } from '@tianguis/database';
import * as repository from './repository.ts';

export {
  offerPatience,
  productsOfOtherOfferEnds,
  productsOfOtherStockOrPrices,
  type VariantForSale,
  type VariantPrices,
} from './repository.ts';

/** Pieces of a variant. */
export interface Pieces {
  sku: string;
  pieces: number;
}

/** Prices and stock of variants as they are at this moment; unknown SKUs are left out. */
export const variantsForSale = repository.variantsForSale;

/**
 * Takes pieces off the stock, all of them or, when there are too few of any, none. Until the unit ends nobody else
 * takes pieces of the same products. Stock is never below zero.
 * @param pieces whole numbers of at least 1
 * @returns variants of which there are too few, with what there is (0: unknown or off sale); none when all were taken
 */
export async function takeStock(unit: Unit, lines: readonly Pieces[]): Promise<{ sku: string; available: number }[]> {
  const skus = lines.map(({ sku }) => sku);
  return repository.takeStock(
    unit,
    skus,
    lines.map(({ pieces }) => pieces),
  );
}

/** Counts pieces anew. Unknown SKUs are passed over. */
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

/** Gives variants new prices, in place of every offer that was to begin or end. Unknown SKUs are passed over. */
export async function setPrices(unit: Unit, prices: readonly repository.VariantPrices[]): Promise<void> {
  await repository.rollUp(unit, await repository.setPrices(unit, prices));
}

/**
 * Makes products show what their variants are, for an import, which has written variants set by set.
 * @returns those that showed something else
 */
export const rollUp = repository.rollUp;

/**
 * Makes every price with dates what it is at this moment: offers that have begun are asked, those that have ended are
 * taken back and forgotten. What is so already is neither written nor locked; several processes may call it at once.
 * @returns how many variants changed their price
 */
export const switchOffers = repository.switchOffers;

/** Products whose locks are held at once, so that nobody waits long. */
const batch = 1_000;

/**
 * Puts right every product that does not show what its variants are.
 * @returns their numbers
 */
export async function repairProducts(on: Querier): Promise<number[]> {
  const wrong = await repository.differingProducts(on);
  const repaired: number[] = [];
  for (let at = 0; at < wrong.length; at += batch)
    repaired.push(...(await repository.rollUp(on, wrong.slice(at, at + batch))));
  return repaired.toSorted((one, other) => one - other);
}
