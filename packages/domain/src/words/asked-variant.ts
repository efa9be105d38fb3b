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
  /** Those of its options that the search names, and that not every variant has. */
  options: Record<string, string>;
}

/** The words of a search, each with its synonyms. */
export type AskedWords = readonly Pick<Clause, 'alternatives' | 'own'>[];

/** A shopper's own word, and a synonym of it. */
const [weightOfOwn, weightOfSynonym] = [2, 1];

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
  const read = (variant: Variant) => {
    const options: Record<string, string> = {};
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
  return best === undefined || best.weight === 0 ? undefined : { variant: best.variant, options: best.options };
}

/** How much of a search the value of an option has. */
function weightOf(words: AskedWords, value: string): number {
  const terms = new Set(tokenise(value).flatMap((token) => token.terms));
  let weight = 0;
  for (const { alternatives, own } of words) {
    const at = alternatives.findIndex((way) => way.length > 0 && way.every((term) => terms.has(term)));
    if (at >= 0) weight += at < own ? weightOfOwn : weightOfSynonym;
  }
  return weight;
}
