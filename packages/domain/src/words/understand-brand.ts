/** Brands in what a search asks for: misspelt ones, and known ones that the shop does not have. */
import { tokenise } from './analyse.ts';
import { saysNothing } from './collective.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import { plainWords } from './phrase-rules.ts';
import type { Phrasing } from './phrasing.ts';
import { singular } from './singular.ts';
import { isSureNoun } from './thing.ts';
import type { Knowledge, Understanding } from './understanding.ts';

/** Whether a brand is a word of an occasion: presents for a "kínder" are no sweets. */
export function isInOccasion(brand: string | undefined, text: string, occasions: Knowledge['occasions']): boolean {
  if (brand === undefined) return false;
  const said = plainWords(occasions.find(text)?.phrase ?? '');
  const words = plainWords(brand);
  return said.length > words.length && words.every((word) => said.includes(word));
}

/** Replaces "addidas" by "adidas", where the shop has that. */
export function respellBrand(phrasing: Phrasing, { brands, carries }: Knowledge): void {
  const brand = brands.find(phrasing.text);
  if (brand === undefined || carries(brand.phrase)) return;
  const isNear = (name: string) => distance(fold(name), brand.phrase, mostRespelt) <= mostRespelt;
  const right = brand.rule.names.find((name) => isNear(name) && carries(name));
  if (right !== undefined) phrasing.text = `${fold(right)} ${brand.rest}`.trim();
}
const mostRespelt = 2;

/** "Se me tapó el lavabo" names no Tapo. */
const isVerb = (word: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:se|me|te|le|les|nos) ${word}(?![\\p{L}\\p{N}])`, 'u').test(fold(text));

/** The things with a longer name than the one that the text names, and no more: of a guitar, the electric one. */
function specialOf(text: string, things: readonly string[]): string[] {
  const [head = '', ...others] = plainWords(text).map(singular);
  if (others.length > 0) return [];
  return things.filter((thing) => {
    const [first = '', ...more] = plainWords(thing);
    return more.length > 0 && singular(first) === head;
  });
}

/** A brand that the shop does not have; undefined: the text has none. */
export function understandBrand(
  phrasing: Phrasing,
  { brands, carries, correct, kinds, synonyms }: Knowledge,
  namesThing: (text: string) => boolean,
): Understanding | undefined {
  const isThing = synonyms.expand(tokenise(phrasing.text)).some((clause) => isSureNoun(clause, kinds));
  const brand = brands.find(phrasing.text) ?? (isThing ? undefined : brands.findBare(phrasing.text));
  if (brand === undefined || carries(brand.phrase) || isVerb(brand.phrase, phrasing.text)) return undefined;
  const rest = correct(brand.rest);
  // "funda iphone": products say which they fit.
  if (namesThing(rest) && !saysNothing(rest)) {
    const isOther = new RegExp(`(?<![\\p{L}\\p{N}])(?:para|pa|con) ${brand.phrase}`, 'u').test(fold(phrasing.text));
    const makerMissing = isOther ? undefined : brand.phrase;
    // "Guitarra fender" is what the file says that they make.
    const things = isOther ? [] : specialOf(rest, brand.rule.things);
    if (things.length > 0) {
      const tokens = tokenise(brand.phrase);
      return { phrasing, tokens, things, isNamed: true, missingBrand: undefined, makerMissing };
    }
    return { phrasing, tokens: tokenise(correct(phrasing.text)), things: [], missingBrand: undefined, makerMissing };
  }
  // Of the rest the number of a model says nothing.
  const tokens = tokenise(rest).filter(({ isCode, text }) => !saysNothing(text) && (!isCode || /[\p{L}"]/u.test(text)));
  return { phrasing, tokens, things: brand.rule.things, missingBrand: brand.phrase };
}
