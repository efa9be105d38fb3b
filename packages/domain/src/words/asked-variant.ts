/**
 * The variant that a search asks for: "colchón king" is about the size of one variant, and its price is the one to
 * show.
 */
import { tokenise } from './analyse.ts';
import type { Clause } from './synonyms.ts';

/** What is needed of a variant; its options by name: `{ Color: 'Rojo carmín', Talla: '26' }`. */
export interface Optioned {
  options: Readonly<Record<string, string>>;
  stock: number;
}

export interface AskedVariant<Variant> {
  variant: Variant;
  /** Those of its options that the search names and not every variant has, or that differ from one not wanted. */
  options: Record<string, string>;
}

/** The words of a search, each with its synonyms; `isUnwanted`: what it must not be, "negra" of "que no sea negra". */
export type AskedWords = readonly (Pick<Clause, 'alternatives' | 'own'> & { isUnwanted?: boolean })[];

/** A shopper's own word, a synonym of it, and what they do not want. */
const [weightOfOwn, weightOfSynonym, weightOfUnwanted] = [2, 1, -100];

/**
 * The variant whose options have most of the words of a search; of equals one in stock, then the first. Undefined where
 * no word tells variants apart.
 * @param variants of one product, in their sequence
 */
export function askedVariant<Variant extends Optioned>(
  words: AskedWords,
  variants: readonly Variant[],
): AskedVariant<Variant> | undefined {
  if (variants.length < 2) return undefined;
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  const choices = names.filter((name) => new Set(variants.map(({ options }) => options[name])).size > 1);
  const unwanted = words.filter(({ isUnwanted }) => isUnwanted);
  const isWanted = (value = '') => weightOf(unwanted, value) === 0;
  const avoiding = choices.filter((name) => !isWanted(variants[0]?.options[name]));
  const read = (variant: Variant) => {
    const options: Record<string, string> = {};
    for (const name of avoiding) {
      const other = variant.options[name];
      if (other !== undefined) options[name] = other;
    }
    let weight = 0;
    for (const name of choices) {
      const value = variant.options[name];
      const found = value === undefined ? 0 : weightOf(words, value);
      if (value === undefined || found === 0) continue;
      options[name] = value;
      weight += found;
    }
    return { variant, options, weight };
  };
  const [best] = variants
    .map(read)
    .sort((one, other) => other.weight - one.weight || Number(other.variant.stock > 0) - Number(one.variant.stock > 0));
  const isAsked = best !== undefined && (best.weight > 0 || (best.weight === 0 && avoiding.length > 0));
  return isAsked ? { variant: best.variant, options: best.options } : undefined;
}

/** How much of a search the value of an option has. */
function weightOf(words: AskedWords, value: string): number {
  const terms = new Set(tokenise(value).flatMap((token) => token.terms));
  let weight = 0;
  for (const { alternatives, own, isUnwanted } of words) {
    const at = alternatives.findIndex((way) => way.length > 0 && way.every((term) => terms.has(term)));
    if (at >= 0) weight += isUnwanted ? weightOfUnwanted : at < own ? weightOfOwn : weightOfSynonym;
  }
  return weight;
}
