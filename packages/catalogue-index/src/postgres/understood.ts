/** What a search was understood to say beside its words, as filters and details. */
import {
  asWritten,
  type Lexicon,
  ofAbsence,
  ofDifference,
  ofVerb,
  type Phrasing,
  type Understanding,
} from '@tianguis/domain/words';
import type { Filters, Understood } from '../catalogue-index.ts';

interface Said {
  /** The filters. */
  said: Omit<Understood, 'text' | 'details'>;
  words: Lexicon;
  written: string;
  /** Whether "barato" is a word of the text, since products by turns are in no sequence of prices. */
  isCheapest: boolean;
}

/** What of the text became filters, a sort or details; null: nothing, or all of it. */
export function understoodOf(
  { phrasing, things, missingBrand, isNamed }: Understanding,
  { said, words, written, isCheapest }: Said,
): Understood | null {
  const absent = [
    ...phrasing.without.map((word) =>
      phrasing.doesNot?.includes(word) ? ofVerb(word) : ofAbsence(word, words.written),
    ),
    ...phrasing.isNot.map((phrase) => ofDifference(phrase, words.written)),
  ];
  // Who gets a present is no property of it.
  const isOccasion = things.length > 0 && missingBrand === undefined && !isNamed;
  const audience = isOccasion ? undefined : phrasing.audience;
  const details = [...absent, ...(audience ? [audience.detail] : [])].map((detail) => ({ ...detail, said: null }));
  const text = audience?.rest ?? phrasing.unfiltered;
  const sort = isCheapest ? undefined : phrasing.sort;
  const isNothing = Object.keys(said).length === 0 && sort === undefined && details.length === 0;
  if (isNothing || text === '') return null;
  return { ...said, sort, details, text: asWritten(isCheapest ? `${text} barato` : text, written) };
}

/** What the text says of prices and offers, where the shopper has set no such filter. */
export function filtersOf(
  { priceMin, priceMax, onOffer, freeShipping }: Phrasing,
  set: Filters,
): Omit<Understood, 'text' | 'details'> {
  const hasPrice = set.priceMin !== undefined || set.priceMax !== undefined;
  return {
    ...(hasPrice || priceMin === undefined ? {} : { priceMin }),
    ...(hasPrice || priceMax === undefined ? {} : { priceMax }),
    ...(onOffer && set.discount === undefined ? { discount: 1 } : {}),
    ...(freeShipping ? { freeShipping } : {}),
  };
}
