/** Decides whether goods ship free (BL-03). */
import type { Centavos } from '../money/money.ts';
import { type PricedLine, worthOf } from './priced-line.ts';

/** Whose goods count for free shipping: all goods of the cart, or the goods of each seller apart. */
export const freeShippingRules = ['cart', 'seller'] as const;
export type FreeShippingRule = (typeof freeShippingRules)[number];

export interface FreeShipping {
  by: FreeShippingRule;
  /** Goods that cost at least this value ship free. */
  from: Centavos;
}

/** The rule of a shop's configuration. The specification's rule counts the whole cart, so that is the default. */
export const freeShippingOf = ({
  freeShippingBy: by = 'cart',
  freeShippingThreshold: from,
}: {
  freeShippingBy?: FreeShippingRule;
  freeShippingThreshold: Centavos;
}): FreeShipping => ({ by, from });

/**
 * Whether lines that count together ship free: one of the products ships free, or the goods reach the threshold before
 * any coupon. `toFreeShipping` is the amount that is missing; 0 if the lines ship free.
 */
export function freeOf(
  lines: readonly PricedLine[],
  { from }: FreeShipping,
): { shipsFree: boolean; toFreeShipping: Centavos } {
  const goods = lines.reduce((sum, line) => sum + worthOf(line), 0);
  const shipsFree = lines.some((line) => line.shipsFree) || goods >= from;
  return { shipsFree, toFreeShipping: shipsFree ? 0 : from - goods };
}
