/** The bitmaps of `index_blocks as b`: which there are, and expressions over them. */
import { sql } from 'kysely';
import { discountSteps } from '../catalogue-index.ts';
import type { Bits } from './sql.ts';

/** Binary digits of numbers that are stored bit-sliced. */
const digits = { price: 31, discount: 7 } as const;
type Digits = keyof typeof digits;

const stars = [1, 2, 3, 4, 5] as const;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/**
 * Each bitmap, and the condition on a document whose bit is set. `present` and the marks come first, since every count
 * reads them.
 */
export const bitmapColumns: ReadonlyArray<{ name: string; condition: string }> = [
  { name: 'present', condition: 'rank is not null' },
  { name: 'ships_free', condition: 'ships_free' },
  { name: 'by_us', condition: 'by_us' },
  ...stars.map((n) => ({ name: `rating${n}`, condition: `rating >= ${n * 100}` })),
  ...discountSteps.map((n) => ({ name: `off${n}`, condition: `discount >= ${n}` })),
  ...numbers(digits.discount).map((n) => ({ name: `discount${n}`, condition: `discount & ${2 ** n} <> 0` })),
  ...numbers(digits.price).map((n) => ({ name: `price${n}`, condition: `sale_price & ${2 ** n} <> 0` })),
];

export const bitmap = (name: string): Bits => sql.ref(`b.${name}`);
const present = bitmap('present');

/** Those whose number is `least` or more, of its binary digits, compared from the lowest (O'Neil and Quass). */
function atLeast(name: Digits, least: number): Bits {
  if (least <= 0) return present;
  if (least >= 2 ** digits[name]) return sql`(~${present})`;
  let bits: Bits | undefined;
  for (const digit of numbers(digits[name])) {
    const isOne = Math.floor(least / 2 ** digit) % 2 === 1;
    const own = bitmap(`${name}${digit}`);
    if (bits === undefined) bits = isOne ? own : undefined;
    else bits = isOne ? sql`(${own} & ${bits})` : sql`(${own} | ${bits})`;
  }
  return bits ?? present;
}

/** Those with that many stars or more, 1 to 5. */
export const ratingAtLeast = (least: number): Bits => bitmap(`rating${least}`);

/** Those with that many per cent off, or more. */
export function discountAtLeast(percent: number): Bits {
  return discountSteps.some((step) => step === percent) ? bitmap(`off${percent}`) : atLeast('discount', percent);
}

/**
 * Those within these prices. Most blocks are within them whole, or not at all, which their bounds tell without a look
 * at the digits.
 */
export function priceBetween(least: number, greatest: number | undefined): Bits {
  const from = atLeast('price', least);
  if (greatest === undefined)
    return sql`case when b.price_least >= ${least} then b.present when b.price_greatest < ${least} then ~b.present else ${from} end`;
  return sql`case when b.price_least >= ${least} and b.price_greatest <= ${greatest} then b.present
    when b.price_greatest < ${least} or b.price_least > ${greatest} then ~b.present else ${from} & ~${atLeast('price', greatest + 1)} end`;
}
