/** What a shopper wrote, read: its spelling, what it asks for, its filters, and the clauses of its words. */
import type { Database } from '@tianguis/database';
import { anyPrice } from '@tianguis/domain';
import {
  absence,
  asWritten,
  type Clause,
  correctedText,
  correctWords,
  fold,
  type Knowledge,
  type Lexicon,
  mostClauses,
  mostDetails,
  type Phrasing,
  rankingWords,
  readDetail,
  readPhrasing,
  replaceWords,
  saysChild,
  type Token,
  tokenise,
  type Understanding,
  unsaidForChildrenMarker,
  type Without,
  type WordRules,
  withFractions,
  withJoined,
  withoutDiminutive,
  withTilde,
  worthSaying,
} from '@tianguis/domain/words';
import type { Kysely } from 'kysely';
import type { Filters, Found, Listing, SearchQuery, Understood } from '../catalogue-index.ts';
import { isBrandOfProducts, type SoldThings } from './sold-things.ts';
import { filtersOf, understoodOf } from './understood.ts';
import { isSaid, missingHeadOf, missingNameOf, nameOfFile, understandCarried } from './ways.ts';

export interface ReadQuery {
  /** The text, with the details that were chosen. */
  written: string;
  read: Understanding;
  /** A thing that was meant and that the shop does not sell, as it was written. */
  missingThing: string | undefined;
  /** Whether that is not what the text names, but what would help: nothing is sold against "cucarachas". */
  isHelpMissing: boolean;
  /** The first word, where it names a thing that the shop does not sell, folded. */
  missingHead: string | undefined;
  /** A name of several words that it begins with, of a thing that the shop does not sell, folded. */
  missingName: string | undefined;
  /** A name of the operator's file that it begins with and that is whole in no title, folded. */
  unsoldName: string | undefined;
  /** With those that the text asks for; `said` are these alone. */
  filters: Filters;
  said: Omit<Understood, 'text' | 'details'>;
  sort: SearchQuery['sort'];
  /** Whether a cheap present is asked for: the cheapest of each kind by turns, and not ten notebooks. */
  isCheapest: boolean;
  /** Clauses of all that was written; `apart` without names of several words. */
  expanded: Clause[];
  apart: Clause[];
  /** Clauses that say what a product must not have, and what it must not have. */
  absent: readonly Clause[];
  without: Without | undefined;
  /** The same, and what is for others than those for whom the thing is; undefined: nobody is said. */
  ofOthers: Without | undefined;
  /** Clauses that rank the things of an occasion or a need among their own. */
  ranking: readonly Clause[];
  knowledge: Knowledge;
  /** Markers of the products that stand behind all others: there is a child in the text. */
  last: readonly string[];
  /** Of these things, those that are sold. */
  sold(things: readonly string[]): Promise<string[]>;
  /** Whether the operator's files name it. */
  isNamed(token: Token): boolean;
  /** Whether a word is one of the language, or of the operator's synonyms, and no model. */
  isName(word: string): boolean;
  /** Words that no product has, as far as they are worth saying, as they were written. */
  readLeftOut(folded: readonly string[]): string[];
  /** What is told of any search. */
  notes: Omit<Found, keyof Listing>;
}

interface Reader {
  db: Kysely<Database>;
  words: Lexicon;
  rules: WordRules;
  soldThings: SoldThings;
}

/** @param options `ignoresPrice`: what the text says of prices does not limit, but sorts */
export async function readQuery(
  query: SearchQuery,
  { db, words, rules, soldThings }: Reader,
  { ignoresPrice = false } = {},
): Promise<ReadQuery> {
  const { literal } = query;
  const wanted = literal ? [] : (query.details ?? []).flatMap((id) => readDetail(id, words.written) ?? []);
  const written = [query.text, ...wanted.slice(0, mostDetails).map(({ text }) => text)].join(' ');
  const { synonyms, brands } = rules;
  const isNamed = (token: Token) => synonyms.knows(token) || brands.knows(token);
  const { correct, corrections, diminutives } = createCorrection({ words, rules, isNamed });
  const knowledge = { ...rules, kinds: words.kinds, carries: words.carries, correct };
  const sold = (things: readonly string[]) => soldThings(things, words);
  const isOfProducts = (read: Understanding) => isBrandOfProducts(db, read, knowledge);
  const { read: meant, missingThing } = literal
    ? { read: asWords(written) }
    : await understandCarried(written, knowledge, { sold, isOfProducts });
  // "menos de 500" alone asks for nothing.
  const asked = meant.tokens.length + meant.things.length > 0 ? meant : asWords(written);
  const said = query.details?.includes(anyPrice)
    ? { ...asked.phrasing, priceMax: readPhrasing(written).priceMax }
    : asked.phrasing;
  const phrasing = ignoresPrice ? withoutPrice(said) : said;
  const read = { ...asked, phrasing };
  const applied = filtersOf(phrasing, query.filters);
  const joined = withJoined(read.tokens, words, synonyms);
  const clausesOf = (tokens: readonly Token[]) => withFractions(synonyms.expand(tokens));
  const apart = joined.flatMap((token) => clausesOf([token])).slice(0, mostClauses);
  const expanded = clausesOf(joined).slice(0, mostClauses);
  const { clauses: absent } = absence(phrasing, knowledge);
  const { excluded = [] } = read;
  const { without: ofOthers } = absence(phrasing, knowledge, { excluded, users: read.tokens });
  const isOfRule = read.things.length > 0;
  const isOfOccasion = read.things.length > 1 && read.missingBrand === undefined && !read.isNamed;
  // What costs nearly what was asked for is sorted: nothing does.
  const isCheapest = isOfOccasion && !ignoresPrice && query.sort === 'relevance' && phrasing.sort === 'price_asc';
  // Who wants no gas stove has not asked for one "sin gas"; who wants biscuits "que no tengan gluten" must be told.
  const unwanted = phrasing.without.filter((word) => !phrasing.doesNot?.includes(word)).map((word) => `sin ${word}`);
  const isToldOf = (text: string) =>
    !text.startsWith('sin ') || unwanted.includes(text) || fold(written).includes(text);
  const fileName = literal || isOfRule ? undefined : nameOfFile(correct(phrasing.text), knowledge);
  const corrected = correctedText(written, withoutWords(corrections, read.missingBrand), words);
  return {
    written,
    read,
    missingThing,
    isHelpMissing: missingThing !== undefined && !isSaid(missingThing, written),
    missingHead: literal ? undefined : missingHeadOf({ apart, expanded }, written, knowledge),
    missingName: literal ? undefined : missingNameOf(expanded, written, knowledge),
    unsoldName: fileName !== undefined && (await sold([fileName])).length === 0 ? fileName : undefined,
    filters: { ...query.filters, ...applied },
    said: applied,
    sort: query.sort === 'relevance' ? (phrasing.sort ?? query.sort) : query.sort,
    isCheapest,
    expanded,
    apart,
    absent,
    without: isOfRule || excluded.length === 0 ? ofOthers : absence(phrasing, knowledge).without,
    ofOthers: isOfRule || excluded.length === 0 ? undefined : ofOthers,
    ranking: isOfRule ? clausesOf(rankingWords(correct(phrasing.text))) : [],
    knowledge,
    last: saysChild(corrected ?? written) ? [unsaidForChildrenMarker] : [],
    sold,
    isNamed,
    isName: (word) => words.isSpanish(word) || tokenise(word).some((token) => synonyms.knows(token)),
    readLeftOut: (folded) =>
      worthSaying(folded)
        .filter(isToldOf)
        .map((text) => asWritten(diminutives.get(text) ?? text, written)),
    notes: {
      corrected,
      suggested: null,
      leftOut: [],
      isExact: true,
      complete: 0,
      mentioned: 0,
      forChildren: null,
      missingBrand: read.missingBrand === undefined ? null : asWritten(read.missingBrand, written),
      missingThing: missingThing === undefined ? null : asWritten(missingThing, written),
      missingPrice: null,
      ideas: [],
      words: [
        ...apart,
        ...clausesOf(tokenise(phrasing.isNot.join(' '))).map((clause) => ({ ...clause, isUnwanted: true })),
      ],
      understood: understoodOf(read, { said: applied, words, written, isCheapest }),
    },
  };
}

/** Corrects slips, and remembers what it corrected and which words were diminutives. */
function createCorrection({
  words,
  rules: { synonyms, occasions },
  isNamed,
}: Pick<Reader, 'words' | 'rules'> & { isNamed(token: Token): boolean }) {
  const corrections = new Map<string, string>();
  const diminutives = new Map<string, string>();
  const isRight = (token: Token) => isNamed(token) || occasions.knows(token.text);
  const isKnown = (word: string) =>
    words.knows(word) || isNamed({ text: word, alternatives: [[word]], terms: [], isCode: false });
  const spelling = {
    correct: (token: Token) =>
      words.correct(token) ??
      (isKnown(token.text) || words.isSpanish(token.text) || token.isCode ? undefined : synonyms.respell(token.text)),
  };
  /** Whether products have a word, or it has synonyms: one of a longer name is not enough. */
  const isMeant = (word: string) =>
    [word, ...withoutDiminutive(word)].some((one) => words.knows(one)) ||
    synonyms.expand(tokenise(word)).some(({ alternatives, own }) => alternatives.length > own);
  const correct = (typed: string) => {
    const written = typed.replace(/\p{L}+/gu, (word) => {
      const meant = withTilde(word).find((one) => words.knows(one));
      if (meant === undefined || isMeant(word)) return word;
      corrections.set(word, words.written(meant));
      return meant;
    });
    // What is a diminutive of a known word is no slip, and nothing to tell the shopper.
    const text = written.replace(/\p{L}+/gu, (word) => {
      const plain = isKnown(word) ? undefined : withoutDiminutive(word).find((one) => words.knows(one));
      if (plain !== undefined) diminutives.set(plain, word);
      return plain ?? word;
    });
    for (const [word, meant] of correctWords(tokenise(text), spelling, isRight)) corrections.set(word, meant);
    return replaceWords(text, corrections);
  };
  return { correct, corrections, diminutives };
}

/** "Potter" is no slip, where the brand is known and not sold. */
function withoutWords(corrections: ReadonlyMap<string, string>, brand = ''): ReadonlyMap<string, string> {
  const own = brand.split(' ');
  return new Map([...corrections].filter(([word]) => !own.includes(word)));
}

/** Nothing costs what was asked for: what comes nearest to it comes first. */
const withoutPrice = ({ priceMin, priceMax, ...phrasing }: Phrasing): Phrasing => ({
  ...phrasing,
  sort: phrasing.sort ?? (priceMax === undefined ? 'price_desc' : 'price_asc'),
});

/** A text as it is written, of which nothing is understood but its words. */
function asWords(written: string): Understanding {
  const phrasing = { text: written, unfiltered: written, without: [], isNot: [] };
  return { phrasing, tokens: tokenise(written), things: [], missingBrand: undefined };
}
