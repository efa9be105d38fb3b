/** Filters as operations on the bitmaps of `listing_blocks as b`, a bit a product (decision 13). */
import { type RawBuilder, sql } from 'kysely';
import type { FacetName, ListingFilter } from './filter-repository.ts';

export type Bits = RawBuilder<string>;

/** Binary digits that `listing_blocks` has of each number. */
const digits = { price: 31, discount: 7 } as const;
type Digits = keyof typeof digits;

const column = (name: string): Bits => sql.ref(`b.${name}`);
const everyBit = column('every');

/** Those whose number is `least` or more: compared digit by digit from the lowest, as one compares on paper. */
export function atLeast(name: Digits, least: number): Bits {
  if (least <= 0) return everyBit;
  if (least >= 2 ** digits[name]) return sql`(~${everyBit})`;
  let bits: Bits | undefined;
  for (let digit = 0; digit < digits[name]; digit++) {
    const isOne = Math.floor(least / 2 ** digit) % 2 === 1;
    const own = column(`${name}${digit}`);
    if (bits === undefined) bits = isOne ? own : undefined;
    else bits = isOne ? sql`(${own} & ${bits})` : sql`(${own} | ${bits})`;
  }
  return bits ?? everyBit;
}

/** Those with that many stars or more, 1 to 5. */
export function ratingAtLeast(stars: number): Bits {
  return column(`rating${stars}`);
}

/** Those with that much per cent off, or more. */
export function discountAtLeast(percent: number): Bits {
  return percent % 10 === 0 && percent >= 10 && percent <= 50 ? column(`off${percent}`) : atLeast('discount', percent);
}

/** Those within these prices. Most blocks are within them whole, or not at all, which their bounds tell without a look at the digits. */
function priceBetween(least: number, greatest: number | undefined): Bits {
  const from = atLeast('price', least);
  if (greatest === undefined)
    return sql`case when b.price_least >= ${least} then b.every when b.price_greatest < ${least} then ~b.every else ${from} end`;
  return sql`case when b.price_least >= ${least} and b.price_greatest <= ${greatest} then b.every
    when b.price_greatest < ${least} or b.price_least > ${greatest} then ~b.every else ${from} & ~${atLeast('price', greatest + 1)} end`;
}

/** The shopper's own choices, by facet; only those made. Brands have runs instead of bits, which `branded` makes bits of. */
export function facetBits(filter: ListingFilter): Map<FacetName, Bits> {
  const { priceMin, priceMax } = filter;
  const bits = new Map<FacetName, Bits>();
  if (filter.brands) bits.set('brand', sql`coalesce(branded.bits, ~b.every)`);
  if (priceMin !== undefined || priceMax !== undefined) {
    bits.set('price', priceBetween(priceMin ?? 0, priceMax));
  }
  if (filter.rating !== undefined) bits.set('rating', ratingAtLeast(filter.rating));
  if (filter.discount !== undefined) bits.set('discount', discountAtLeast(filter.discount));
  if (filter.freeShipping) bits.set('free_shipping', column('ships_free'));
  if (filter.fulfillment) bits.set('fulfillment', column('by_us'));
  return bits;
}

/** What all of these leave of `bits`. */
export function both(bits: Bits, others: Iterable<Bits>): Bits {
  return sql.join([bits, ...others], sql` & `);
}
