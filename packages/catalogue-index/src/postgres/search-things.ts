/** Finds the things that a search names, or that the operator's file says of an occasion, a need or a brand. */
import {
  asWritten,
  type Clause,
  kindsOfWorks,
  ofDifference,
  saysNeed,
  singular,
  type TextQuery,
  tokenise,
  type Understanding,
  type Without,
  withLast,
  withoutLast,
} from '@tianguis/domain/words';
import type { Filters, Found, SearchQuery } from '../catalogue-index.ts';
import type { createAsks } from './asks.ts';
import type { ReadQuery } from './read-query.ts';
import { findThing } from './relaxing.ts';
import { variedPage } from './varied.ts';
import { type AskedFor, isCalledSo, waysOf } from './ways.ts';

/** What was found, and the query that found it: relaxed, where the text found little. */
export interface Search {
  found: Found;
  asked: TextQuery;
  /** With those that the text asks for. */
  filters: Filters;
  /** Products whose whole title is the text, which go before what `asked` ranks first. */
  first?: readonly number[];
}

/** Fewer products than fit on a screen are no choice. */
const fewOfThings = 10;
/** From this number of products on, those for others than the one who is said do not belong. */
const enoughForThem = 5;
/** Maximum number of things of an occasion that are named. */
const mostIdeas = 4;

/** @returns undefined where the text names no thing that the shop has */
export async function findThings(
  { page, literal }: SearchQuery,
  query: ReadQuery,
  asks: ReturnType<typeof createAsks>,
): Promise<Search | undefined> {
  const { read, expanded, apart, absent, without, knowledge, missingThing, notes, filters, sort, written } = query;
  // Where nothing is sold that would help, a thing that the trouble only mentions is no help: a mug, for a "taza del baño".
  const isTrouble = read.isNeed === true || (query.isHelpMissing && !isCalledSo(apart[0], knowledge));
  const isHelpless = missingThing !== undefined && read.things.length === 0 && isTrouble;
  // An "árbol de navidad" is none for cats.
  const isOther = query.missingName !== undefined && read.things.length === 0;
  if (literal || isHelpless || isOther) return undefined;

  const makerWords = tokenise(read.makerMissing ?? '').map(({ text }) => text);
  const isDevice = (clause: Clause) => knowledge.brands.knows(clause) && !makerWords.includes(clause.text);
  const findAsked = async ({ clauses, thing, each = [] }: AskedFor) => {
    if (!thing) return undefined;
    const isSorted = sort !== 'relevance';
    const isPriced = (query.said.priceMin ?? query.said.priceMax) !== undefined;
    const isTold = ({ text }: Clause) => query.readLeftOut([text]).length > 0;
    const limits = { ...asks, isSorted, isPriced, kinds: knowledge.kinds, isName: query.isName, isDevice, isTold };
    for (const [limit, least] of limitsOf(query)) {
      const ofThing = await findThing({ clauses, thing, absent }, { ...limits, without: limit });
      if (!ofThing || (least > 1 && (await asks.count(ofThing.asked)) < least)) continue;
      // Where all are what they must not be, that is told.
      const unmet = limit === undefined ? read.phrasing.isNot.map((phrase) => ofDifference(phrase).text) : [];
      if (unmet.length > 0) Object.assign(ofThing.found, { complete: 0, mentioned: 0 });
      return { ofThing, each, unmet };
    }
    return undefined;
  };
  /** The things of the next reading beside them, where what a need or an occasion asks for is next to nothing. */
  const findMore = async (first: Awaited<ReturnType<typeof findAsked>>) => {
    const { things, otherwise = [] } = read;
    if (!first || things.length === 0 || otherwise.length === 0) return first;
    if ((await asks.count(first.ofThing.asked)) >= fewOfThings) return first;
    const more = await query.sold(otherwise.flat().filter((one) => !things.includes(one)));
    const wider = { ...read, things: [...things, ...more] };
    const [way] = more.length > 0 ? waysOf(wider, { expanded, apart }, knowledge) : [];
    return (way && (await findAsked(way))) ?? first;
  };

  // A "boiler de gas lp" is no record, where the shop has no boilers.
  const isElsewhere = ({ thing }: AskedFor) => thing !== undefined && thing.clause > 0;
  const { missingHead } = query;
  // No title of a novel says that it is one.
  const isNotSold = read.things.length === 0 && missingHead !== undefined && !kindsOfWorks.has(singular(missingHead));
  for (const way of waysOf(read, { expanded, apart }, knowledge)) {
    if (isNotSold && isElsewhere(way)) continue;
    const asked = await findMore(await findAsked(way));
    if (!asked) continue;
    const { ofThing, each, unmet } = asked;
    const maker = makerOf(read, ofThing.leftOut);
    const leftOut = query.readLeftOut([...ofThing.leftOut.filter((word) => !maker.words.includes(word)), ...unmet]);
    const isOccasion = read.missingBrand === undefined;
    const hasIdeas = isOccasion && !read.isNamed;
    let ideas = each.map(({ clause }) => clause.text);
    if ((sort === 'relevance' || query.isCheapest) && isOccasion && each.length > 0) {
      const isNeed = saysNeed(read.phrasing.text);
      const others = ofThing.found.isExact ? [...expanded, ...absent] : [];
      const all = { all: ofThing.asked, page: ofThing.found.ids };
      const { ids, names } = await variedPage(
        { each, isNeed, others, ranking: query.ranking, without, ...all },
        page,
        asks.ids,
        // Of each kind, nothing that stands behind all others: that is no idea.
        (text, wanted) => asks.ids(withoutLast(withLast(text, query.last)), wanted),
      );
      ofThing.found.ids = ids;
      ideas = names;
    }
    ideas = hasIdeas ? ideas.slice(0, mostIdeas) : [];
    const missingBrand = maker.name === undefined ? notes.missingBrand : asWritten(maker.name, written);
    return { found: { ...notes, ...ofThing.found, missingBrand, leftOut, ideas }, asked: ofThing.asked, filters };
  }
  return undefined;
}

/**
 * What products must not have, the strictest first, and how many must be left: whom a thing is for goes before what it
 * must not be. Where hardly any is left, facts speak of parts (a bag "que no sea de piel" has a handle of it); where all
 * crisps are hot, these are nearer to what was asked for than biscuits.
 */
function limitsOf({
  ofOthers,
  without,
}: Pick<ReadQuery, 'ofOthers' | 'without'>): Array<[Without | undefined, number]> {
  const both = (limit: Without | undefined, least: number): Array<[Without, number]> => {
    if (!limit) return [];
    const { facts = [], ...loose } = limit;
    return facts.length > 0
      ? [
          [limit, fewOfThings],
          [loose, least],
        ]
      : [[limit, least]];
  };
  return [...both(ofOthers, enoughForThem), ...both(without, 1), [undefined, 1]];
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
