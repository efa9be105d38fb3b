/**
 * From what a shopper wrote to what is found: what it asks for, spelling, synonyms, the query, and less than all of it
 * where that finds little.
 */
import type { Database } from '@tianguis/database';
import {
  absence,
  anyOfWords,
  asWritten,
  categoryIdMarker,
  correctedText,
  correctWords,
  type Lexicon,
  mostClauses,
  mostDetails,
  readDetail,
  replaceWords,
  saysNeed,
  type TextQuery,
  type Token,
  tokenise,
  type Understanding,
  type WordRules,
  withJoined,
  withoutDiminutive,
  worthSaying,
} from '@tianguis/domain/words';
import type { Kysely } from 'kysely';
import { type Filters, type Found, IndexNotReady, type SearchQuery } from '../catalogue-index.ts';
import { createAsks } from './asks.ts';
import { readPresent } from './read-lexicon.ts';
import { findThing, findWords } from './relaxing.ts';
import type { SoldThings } from './sold-things.ts';
import { filtersOf, understoodOf } from './understood.ts';
import { isVaried, variedPage } from './varied.ts';
import { type AskedFor, missingThingOf, understandSold, waysOf } from './ways.ts';

export interface SearchParts {
  db: Kysely<Database>;
  lexicon(): Promise<Lexicon>;
  rules: WordRules;
  soldThings: SoldThings;
  /** Why what is not found may be there all the same. */
  fault(): Promise<string | undefined>;
}

/** What was found, and the query that found it: relaxed, where the text found little. */
export interface Search {
  found: Found;
  asked: TextQuery;
  /** With those that the text asks for. */
  filters: Filters;
}

/** Fewer products than fit on a screen are no choice. */
const fewOfThings = 10;
/** Maximum number of things of an occasion that are named. */
const mostIdeas = 4;

/** @throws IndexNotReady where nothing is found and the index is not whole */
export async function search(
  query: SearchQuery,
  { db, lexicon, rules, soldThings, fault }: SearchParts,
): Promise<Search> {
  const words = await lexicon();
  const { literal } = query;
  const wanted = literal ? [] : (query.details ?? []).flatMap((id) => readDetail(id, words.written) ?? []);
  const written = [query.text, ...wanted.slice(0, mostDetails).map(({ text }) => text)].join(' ');
  const corrections = new Map<string, string>();
  const diminutives = new Map<string, string>();
  const { synonyms, brands, occasions } = rules;
  const isNamed = (token: Token) => synonyms.knows(token) || brands.knows(token);
  const isRight = (token: Token) => isNamed(token) || occasions.knows(token.text);
  const isKnown = (word: string) =>
    words.knows(word) || isNamed({ text: word, alternatives: [[word]], terms: [], isCode: false });
  const spelling = {
    correct: (token: Token) =>
      words.correct(token) ??
      (isKnown(token.text) || words.isSpanish(token.text) || token.isCode ? undefined : synonyms.respell(token.text)),
  };
  const correct = (written: string) => {
    // What is a diminutive of a known word is no slip, and nothing to tell the shopper.
    const text = written.replace(/\p{L}+/gu, (word) => {
      const plain = isKnown(word) ? undefined : withoutDiminutive(word).find((one) => words.knows(one));
      if (plain !== undefined) diminutives.set(plain, word);
      return plain ?? word;
    });
    for (const [word, meant] of correctWords(tokenise(text), spelling, isRight)) corrections.set(word, meant);
    return replaceWords(text, corrections);
  };
  const knowledge = { ...rules, kinds: words.kinds, carries: words.carries, correct };
  const sold = (things: readonly string[]) => soldThings(things, words);
  const { read: meant, missingThing } = literal
    ? { read: asWords(written) }
    : await understandSold(written, knowledge, sold);
  // "menos de 500" alone asks for nothing.
  const read = meant.tokens.length + meant.things.length > 0 ? meant : asWords(written);
  const { phrasing } = read;
  const said = filtersOf(phrasing, query.filters);
  const filters = { ...query.filters, ...said };
  const sort = query.sort === 'relevance' ? (phrasing.sort ?? query.sort) : query.sort;
  const asks = createAsks(db, { ...query, filters, sort });

  const expanded = synonyms.expand(withJoined(read.tokens, words, synonyms)).slice(0, mostClauses);
  const { clauses: absent } = absence(phrasing.without, knowledge);
  const { without } = absence([...phrasing.without, ...(read.excluded ?? [])], knowledge);
  const isName = (word: string) => words.isSpanish(word) || tokenise(word).some((token) => synonyms.knows(token));
  const apart = withJoined(read.tokens, words, synonyms).flatMap((token) => synonyms.expand([token]));
  const clausesOf = { expanded, apart: apart.slice(0, mostClauses) };
  // Where nothing is sold that would help, a thing that the trouble only mentions is no help: a mug, for a "taza del baño".
  const isHelpless = missingThing !== undefined && read.isNeed === true && read.things.length === 0;
  const ways = literal || isHelpless ? [] : waysOf(read, clausesOf, knowledge);
  const readLeftOut = (folded: readonly string[]) =>
    worthSaying(folded).map((text) => asWritten(diminutives.get(text) ?? text, written));
  const notes = {
    corrected: correctedText(written, corrections, words),
    suggested: null,
    leftOut: [],
    isExact: true,
    missingBrand: read.missingBrand === undefined ? null : asWritten(read.missingBrand, written),
    missingThing: missingThing === undefined ? null : asWritten(missingThing, written),
    ideas: [] as readonly string[],
    understood: understoodOf(read, { said, words, written }),
  };

  const findAsked = async (one: AskedFor) => {
    const { clauses, thing, each = [] } = one;
    const limits = { ...asks, without, kinds: words.kinds, isName };
    const ofThing = thing && (await findThing({ clauses, thing, absent }, limits));
    return ofThing && { ofThing, each };
  };
  /** The things of the next reading beside them, where what a need or an occasion asks for is next to nothing. */
  const findMore = async (first: Awaited<ReturnType<typeof findAsked>>) => {
    const { things, otherwise = [] } = read;
    if (!first || things.length === 0 || otherwise.length === 0) return first;
    if ((await asks.count(first.ofThing.asked)) >= fewOfThings) return first;
    const more = await sold(otherwise.flat().filter((one) => !things.includes(one)));
    const [wider] = more.length > 0 ? waysOf({ ...read, things: [...things, ...more] }, clausesOf, knowledge) : [];
    return (wider && (await findAsked(wider))) ?? first;
  };
  for (const way of ways) {
    const asked = await findMore(await findAsked(way));
    if (!asked) continue;
    const { ofThing, each } = asked;
    const maker = makerOf(read, ofThing.leftOut);
    const leftOut = readLeftOut(ofThing.leftOut.filter((word) => !maker.words.includes(word)));
    const isOccasion = read.missingBrand === undefined;
    let ideas = isOccasion ? each.map(({ clause }) => clause.text) : [];
    if (sort === 'relevance' && isOccasion && isVaried(each)) {
      const { isNeed = saysNeed(phrasing.text) } = read;
      const others = ofThing.found.isExact ? [...expanded, ...absent] : [];
      const all = { all: ofThing.asked, page: ofThing.found.ids };
      const { ids, names } = await variedPage({ each, isNeed, others, without, ...all }, query.page, asks.ids);
      ofThing.found.ids = ids;
      ideas = names;
    }
    ideas = ideas.slice(0, mostIdeas);
    const missingBrand = maker.name === undefined ? notes.missingBrand : asWritten(maker.name, written);
    return { found: { ...notes, ...ofThing.found, missingBrand, leftOut, ideas }, asked: ofThing.asked, filters };
  }
  const notSold = missingThing ?? (literal ? undefined : missingThingOf(apart, knowledge));
  // What exists in Spanish is not corrected unasked, but it may not have been meant.
  const anyway = () => {
    const tokens = tokenise(written);
    return correctedText(written, correctWords(tokens, words, isNamed, { anyway: true }), words);
  };
  const anyThing = anyOfWords(read.things);
  const ofWords = await findWords(
    [...(anyThing ? [anyThing] : []), ...expanded, ...absent],
    apart.slice(0, mostClauses),
    {
      ...asks,
      // A band called "Los Tinacos" is no tank.
      without: anyThing || notSold ? { anywhere: words.kinds.works.map(categoryIdMarker), title: [] } : without,
      present: (text) => readPresent(db, text),
      // Where the file knows what would help, and it is not sold, products with some of the words are no help.
      isRelaxed: missingThing === undefined,
    },
  );
  const leftOut = readLeftOut(ofWords.leftOut);
  if (!ofWords.found.isExact && ofWords.found.total === 0) {
    const reason = await fault();
    if (reason !== undefined) throw new IndexNotReady(reason);
  }
  const suggested = leftOut.length > 0 || (!ofWords.found.isExact && ofWords.found.complete === ofWords.found.total);
  return {
    // What the operator's file knows was meant: a "fregadero" is no "regadera".
    found: {
      ...notes,
      ...ofWords.found,
      leftOut,
      missingThing: notSold === undefined ? null : asWritten(notSold, written),
      suggested: suggested && !anyThing && notSold === undefined ? anyway() : null,
    },
    asked: ofWords.asked,
    filters,
  };
}

/** The maker that no product found names, with its words. */
function makerOf(
  { makerMissing }: Understanding,
  leftOut: readonly string[],
): { name: string | undefined; words: readonly string[] } {
  const words = makerMissing === undefined ? [] : tokenise(makerMissing).map(({ text }) => text);
  const isMissing = words.length > 0 && words.every((word) => leftOut.includes(word));
  return isMissing ? { name: makerMissing, words } : { name: undefined, words: [] };
}

/** A text as it is written, of which nothing is understood but its words. */
function asWords(written: string): Understanding {
  const phrasing = { text: written, unfiltered: written, without: [] };
  return { phrasing, tokens: tokenise(written), things: [], missingBrand: undefined };
}
