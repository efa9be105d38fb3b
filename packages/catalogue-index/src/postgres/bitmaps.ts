/** The bitmaps of `index_blocks as b`: which there are, and expressions over them. */
import { type FilterNameOf, filterOf } from '@tianguis/domain';
import { sql } from 'kysely';
import { choices, digits, filterColumns, valuesWithBitmap } from './filter-columns.ts';
import type { Bits } from './sql.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const digitName = (column: string, n: number) => `${column}_digit${n}`;

/**
 * Each bitmap, and the condition on a document whose bit is set. `present` and those of choices come first, since every
 * count reads them. They stand in the row itself, which must fit into a page: no more than 59.
 */
export const bitmapColumns: ReadonlyArray<{ name: string; condition: string }> = [
  { name: 'present', condition: 'relevance is not null' },
  ...choices.map(({ bitmap, condition }) => ({ name: bitmap, condition })),
  ...Object.entries(digits).flatMap(([column, count]) =>
    numbers(count).map((n) => ({ name: digitName(column, n), condition: `${column} & ${2 ** n} <> 0` })),
  ),
];

export const bitmap = (name: string): Bits => sql.ref(`b.${name}`);
const present = bitmap('present');

/** Those whose number is `least` or more, of its binary digits, compared from the lowest (O'Neil and Quass). */
function digitsAtLeast(column: string, least: number): Bits {
  const count = digits[column] ?? 0;
  if (least <= 0) return present;
  if (least >= 2 ** count) return sql`(~${present})`;
  let bits: Bits | undefined;
  for (const digit of numbers(count)) {
    const isOne = Math.floor(least / 2 ** digit) % 2 === 1;
    const own = bitmap(digitName(column, digit));
    if (bits === undefined) bits = isOne ? own : undefined;
    else bits = isOne ? sql`(${own} & ${bits})` : sql`(${own} | ${bits})`;
  }
  return bits ?? present;
}

/** Those with so much or more of what a filter asks for. */
export function atLeast(name: FilterNameOf<'atLeast'>, least: number): Bits {
  const { column } = filterColumns[name];
  return valuesWithBitmap(name).includes(least) ? bitmap(`${column}_${least}`) : digitsAtLeast(column, least);
}

/** Those with any of these options. */
export function anyOption(name: FilterNameOf<'options'>, options: readonly string[]): Bits {
  const { column } = filterColumns[name];
  const known = options.filter((option) => isOption(name, option));
  return sql`(${sql.join([sql`~b.present`, ...known.map((option) => bitmap(`${column}_${option}`))], sql` | `)})`;
}

function isOption(name: FilterNameOf<'options'>, option: string): boolean {
  const filter = filterOf(name);
  return filter.kind === 'options' && Object.hasOwn(filter.options, option);
}

/**
 * Those within these prices. Most blocks are within them whole, or not at all, which their bounds tell without a look
 * at the digits.
 */
export function priceBetween(least: number, greatest: number | undefined): Bits {
  const from = digitsAtLeast('sale_price', least);
  if (greatest === undefined)
    return sql`case when b.price_least >= ${least} then b.present when b.price_greatest < ${least} then ~b.present
      else ${from} end`;
  return sql`case when b.price_least >= ${least} and b.price_greatest <= ${greatest} then b.present
    when b.price_greatest < ${least} or b.price_least > ${greatest} then ~b.present
    else ${from} & ~${digitsAtLeast('sale_price', greatest + 1)} end`;
}
