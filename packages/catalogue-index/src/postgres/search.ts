/**
 * From what a shopper wrote to what is found: what it asks for, spelling, synonyms, the query, and less than all of it
 * where that finds little.
 */
import type { Database } from '@tianguis/database';
import {
  anyOfWords,
  asWritten,
  type Clause,
  categoryIdMarker,
  correctedText,
  correctWords,
  type Lexicon,
  tokenise,
  toTextQuery,
  understandThing,
  type WordRules,
} from '@tianguis/domain/words';
import type { Kysely } from 'kysely';
import { IndexNotReady, type SearchQuery } from '../catalogue-index.ts';
import { createAsks } from './asks.ts';
import { withClaims } from './claims.ts';
import { readPresent } from './read-lexicon.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { findWords } from './relaxing.ts';
import { findThings, type Search } from './search-things.ts';
import { isInTitles, type SoldThings } from './sold-things.ts';
import { readWholeTitles, wholeTitlesFirst } from './whole-titles.ts';

export interface SearchParts {
  db: Kysely<Database>;
  lexicon(): Promise<Lexicon>;
  rules: WordRules;
  soldThings: SoldThings;
  /** Why what is not found may be there all the same. */
  fault(): Promise<string | undefined>;
}

/** @throws IndexNotReady where nothing is found and the index is not whole */
export async function search(query: SearchQuery, parts: SearchParts): Promise<Search> {
  const known = { ...parts, words: await parts.lexicon() };
  const [read, titled] = await Promise.all([
    readQuery(query, known),
    query.literal ? [] : readWholeTitles(parts.db, query.text),
  ]);
  const found = await findNearPrice(query, read, known);
  if (titled.length === 0) return found;
  const isOfWords = read.read.things.length === 0 && read.sort === query.sort && Object.keys(read.said).length === 0;
  const asWritten = async () => {
    const literal = { ...query, literal: true };
    return findBy(literal, await readQuery(literal, known), known);
  };
  return wholeTitlesFirst(query, titled, { understood: { found, isOfWords }, asWritten }, parts.db);
}

/** What is found of the price that the text asks for, or else what comes nearest to it. */
async function findNearPrice(query: SearchQuery, read: ReadQuery, known: Parts): Promise<Search> {
  const asked = await findBy(query, read, known);
  const { priceMin, priceMax } = read.said;
  if (asked.found.total > 0 || (priceMin ?? priceMax) === undefined) return asked;
  // Nothing costs so little, or so much.
  const nearest = await findBy(query, await readQuery(query, known, { ignoresPrice: true }), known);
  if (nearest.found.total === 0) return asked;
  return { ...nearest, found: { ...nearest.found, missingPrice: { priceMin, priceMax } } };
}

type Parts = SearchParts & { words: Lexicon };

async function findBy(query: SearchQuery, read: ReadQuery, parts: Parts): Promise<Search> {
  const { filters, sort, last } = read;
  const asks = createAsks(parts.db, { ...query, filters, sort }, last);
  return withClaims(await findUnclaimed(query, read, asks, parts), read, asks);
}

async function findUnclaimed(
  query: SearchQuery,
  read: ReadQuery,
  asks: ReturnType<typeof createAsks>,
  parts: Parts,
): Promise<Search> {
  const isUnsold = read.unsoldName !== undefined && (await isNowhere(read, asks));
  const found = isUnsold ? undefined : await findThings(query, read, asks);
  if (found) return found;
  const isName = isUnsold || (await isOnlyMentioned(read, parts));
  const ofWords = isName ? undefined : await findByWords(query, read, asks, parts);
  if (ofWords && ofWords.found.total > 0) return ofWords;
  return (await findBeside(query, read, asks)) ?? ofWords ?? findByWords(query, read, asks, parts);
}

/** Whether no product of the kind that one word of a name says has the other: no "máquina" is "de coser". */
async function isNowhere({ apart, knowledge }: ReadQuery, { count }: ReturnType<typeof createAsks>): Promise<boolean> {
  const { clauses, thing } = understandThing(apart.slice(0, 2), knowledge.kinds);
  return thing === undefined || (await count(toTextQuery(clauses, { thing }))) === 0;
}

/** Whether a thing that is not sold, asked for alone, stands in descriptions and in no title. */
async function isOnlyMentioned(read: ReadQuery, { db }: Parts): Promise<boolean> {
  const [clause, ...others] = read.expanded;
  if (clause === undefined || others.length > 0 || notSoldOf(read) === undefined) return false;
  return !(await isInTitles(db, toTextQuery([clause]), clause.alternatives));
}

/** What the operator's file shows beside a thing that is not sold, as far as that is sold. */
async function findBeside(
  query: SearchQuery,
  read: ReadQuery,
  asks: ReturnType<typeof createAsks>,
): Promise<Search | undefined> {
  const missing = notSoldOf(read);
  if (missing === undefined || query.literal) return undefined;
  // What is taken along to where mosquitoes are is no help against them, where nothing else is sold.
  if (read.isHelpMissing) return undefined;
  const { beside } = read.knowledge.occasions;
  // The file may know a "boiler de paso", and no "boiler".
  const same = read.expanded[0]?.alternatives.map((name) => name.join(' ')) ?? [];
  const known = [missing, read.read.phrasing.text, ...same];
  const [names = []] = known.map(beside).filter(({ length }) => length > 0);
  const things = await read.sold(names);
  const ofThings = { ...read, read: { ...read.read, things, tokens: [], isNeed: false }, expanded: [], apart: [] };
  const found = things.length === 0 ? undefined : await findThings(query, ofThings, asks);
  return found && { ...found, found: { ...found.found, missingThing: asWritten(missing, read.written), leftOut: [] } };
}

type Missing = Pick<ReadQuery, 'missingThing' | 'unsoldName' | 'missingName' | 'missingHead'>;
/** What was asked for and is not sold, as far as it is known, folded. */
const notSoldOf = ({ missingThing, unsoldName, missingName, missingHead }: Missing): string | undefined =>
  missingThing ?? unsoldName ?? missingName ?? missingHead;

/** Products with the words, where none of them names a thing that the shop has. */
async function findByWords(
  { literal }: SearchQuery,
  { read, expanded, apart, absent, without, notes, filters, written, ...query }: ReadQuery,
  asks: ReturnType<typeof createAsks>,
  { db, words, fault }: Parts,
): Promise<Search> {
  const notSold = notSoldOf(query);
  // What exists in Spanish is not corrected unasked, but it may not have been meant.
  const anyway = () => {
    const tokens = tokenise(written);
    return correctedText(written, correctWords(tokens, words, query.isNamed, { anyway: true }), words);
  };
  const anyThing = anyOfWords(read.things);
  // What mentions a kitchen is no help against what is in it, where nothing is sold for that.
  const asked =
    query.isHelpMissing && notSold !== undefined ? query.knowledge.synonyms.expand(tokenise(notSold)) : expanded;
  // Words of another name of it that stand apart, anywhere, are of other things.
  const named = notSold === undefined ? asked : asked.map(withoutLongNames);
  const ofWords = await findWords([...(anyThing ? [anyThing] : []), ...named, ...absent], apart, {
    ...asks,
    // A band called "Los Tinacos" is no tank.
    without: anyThing || notSold ? { anywhere: words.kinds.works.map(categoryIdMarker), title: [] } : without,
    present: (text) => readPresent(db, text),
    // Where it is known what was meant, and it is not sold, products with some of the words are no help.
    isRelaxed: notSold === undefined,
    isTold: ({ text }) => query.readLeftOut([text]).length > 0,
  });
  const leftOut = query.readLeftOut(ofWords.leftOut);
  if (!ofWords.found.isExact && ofWords.found.total === 0) {
    const reason = await fault();
    if (reason !== undefined) throw new IndexNotReady(reason);
  }
  const { isExact, mentioned, total } = ofWords.found;
  const suggested = leftOut.length > 0 || (!isExact && ofWords.leftOut.length === 0 && mentioned === total);
  return {
    // What the operator's file knows was meant: a "fregadero" is no "regadera".
    found: {
      ...notes,
      ...ofWords.found,
      leftOut,
      missingThing: notSold === undefined ? null : asWritten(notSold, written),
      suggested: suggested && !literal && !anyThing && notSold === undefined ? anyway() : null,
    },
    asked: ofWords.asked,
    filters,
  };
}

const withoutLongNames = (clause: Clause): Clause => ({
  ...clause,
  alternatives: clause.alternatives.filter((name, at) => at < clause.own || name.length === 1),
});
