/** Finds what matches all of a search, and where that is little, what matches less. */
import {
  type Clause,
  few,
  isChoice,
  type Kinds,
  named,
  relax,
  saysAbsence,
  type TextQuery,
  type Thing,
  toTextQuery,
  type Without,
  withCategories,
  withModels,
} from '@tianguis/domain/words';
import type { Filters, Found, Listing, Page } from '../catalogue-index.ts';

/**
 * Clauses up to which a search is asked for whole at once; longer ones are seldom found whole, and are counted first.
 */
const mostWhole = 3;

export interface Asks {
  /**
   * Under these filters: a page, as if every clause was asked for, and how many there are without the shopper's own.
   */
  find(text: TextQuery): Promise<{ scope: number; page: Counted }>;
  /** Ids of a page of what it finds under these filters. */
  ids(text: TextQuery, page: Page): Promise<number[]>;
  /** In which categories the few products are that it finds in the whole shop, and how many. */
  categories(text: TextQuery): Promise<ReadonlyArray<{ id: number; count: number }>>;
  /** In the whole shop, or within these filters. */
  count(text: TextQuery, within?: Filters): Promise<number>;
  filters: Filters;
}
type Limited = Asks & {
  without: Without | undefined;
  /** Whether the page names a clause that no product has. */
  isTold(clause: Clause): boolean;
};

type Counted = Listing & Pick<Found, 'complete' | 'mentioned'>;

export interface Relaxing {
  found: Counted & Pick<Found, 'isExact'>;
  /** Words that no product has, folded. */
  leftOut: string[];
  asked: TextQuery;
}

const isEverywhere = ({ category, store }: Filters) => category === undefined && store === undefined;

/** From this share of a category's products on, the few that were found say what it is of, ... */
const leastShare = 0.05;
/** ... if fewer than this share of them say that they are something else. */
const otherShare = 0.5;

/**
 * Products of the kind that a clause names: those that match the other clauses too, and where these are few, all of
 * the kind behind them; where the kind itself has few, those of its categories.
 * @returns undefined if there is none of the kind
 */
export async function findThing(
  { clauses: asked, thing: meant, absent }: { clauses: readonly Clause[]; thing: Thing; absent: readonly Clause[] },
  asks: Limited & KnownKinds & { isSorted: boolean; isPriced: boolean },
): Promise<Relaxing | undefined> {
  const { find, count, filters, without } = asks;
  const said = await withAbsence(asked, { thing: meant, absent }, asks);
  const { clauses, thing, isChosen } = await withChoices(said, meant, asks);
  const whole = toTextQuery(clauses, { thing, without });
  const exact = clauses.length > mostWhole ? undefined : await find(whole);
  const inShop = exact && isEverywhere(filters) ? exact.scope : await count(whole);
  if (inShop >= few) {
    const { page } = exact ?? (await find(whole));
    // Of a "celular nuevo de menos de 2 mil", others of that price are nearer than new ones that cost more.
    if (page.total > 0 || !asks.isPriced) return { found: { ...page, isExact: true }, leftOut: [], asked: whole };
  }
  const isExact = inShop > 0;
  const missed = isExact ? [] : await missing(clauses, thing, count);
  const [unsaid, unknowns] = [missed.filter(saysAbsence), missed.filter((clause) => !saysAbsence(clause))];
  // What nothing says it is without is told, but it ranks no product before another.
  const { clauses: unknown, names } = withModels(clauses, unknowns, asks.isDevice);
  const leftOut = [...names, ...unsaid.map(({ text }) => text)];
  const known = withoutClauses(clauses, thing, unknown);
  // "Crema corporal sin perfume": what is beside it and without it is nearer than what is not.
  const isAbsenceAlone = absent.length > 0 && clauses.length === 1 + absent.length;
  const beside = isAbsenceAlone ? withCategories(clauses, thing, thing.main) : undefined;
  const some = beside ? { ...beside, least: 2 } : { ...known, least: 1 };
  let query =
    clauses.length === 1
      ? whole
      : toTextQuery(some.clauses, { thing: some.thing, without, minShouldMatch: some.least });
  const told = withoutClauses(
    clauses,
    thing,
    clauses.filter((clause) => clause !== clauses[thing.clause] && !asks.isTold(clause)),
  );
  const ofTold = toTextQuery(told.clauses, { thing: told.thing, without });
  const [ofAll, complete, mentioned] = await Promise.all([
    query === whole && exact ? exact : find(query),
    isExact ? (exact?.page.complete ?? count(named(whole), filters)) : 0,
    exact && told.clauses.length === clauses.length ? exact.page.total : count(ofTold, filters),
  ]);
  const ofKind = query === whole ? inShop : isEverywhere(filters) ? ofAll.scope : await count(query);
  if (ofKind === 0) return undefined;
  let { page } = ofAll;
  // What its category has beside it need not be without what was not wanted, nor what was chosen.
  if (ofKind < few && absent.length === 0 && !isChosen) {
    const near = (await asks.categories(query)).filter((one) => isNear(one, clauses[thing.clause], asks));
    const wider = withCategories(
      clauses,
      thing,
      near.map(({ id }) => id),
    );
    if (wider) {
      query = toTextQuery(wider.clauses, { thing: wider.thing, without, minShouldMatch: 1 });
      page = (await find(query)).page;
    }
  }
  return { found: { ...page, isExact, complete, mentioned: Math.min(mentioned, page.total) }, leftOut, asked: query };
}

/** From this number of products on that say it, those that say nothing of it do not belong: milk "sin lactosa". */
const leastSaid = 5;
/** ... if they are this share of the kind: no toy says that it needs no batteries, but some do. */
const leastSaidShare = 0.1;

/**
 * The clauses with those for what a product must not have: as a part of the thing where products say so, else beside
 * it, so that they only rank.
 */
async function withAbsence(
  clauses: readonly Clause[],
  { thing, absent }: { thing: Thing; absent: readonly Clause[] },
  { count, without, isTold }: Limited,
): Promise<readonly Clause[]> {
  const own = clauses[thing.clause];
  if (own === undefined || absent.length === 0) return clauses;
  const strict = absent.reduce(both, own);
  const [said = 0, all = 0] = await Promise.all(
    [strict, own].map((clause) => count(toTextQuery([clause], { thing: { ...thing, clause: 0 }, without }))),
  );
  // "Que no sea de gas": none need say that it is "sin gas", or in other words.
  const isSaid = (clause: Clause) => isTold(clause) || clause.alternatives.length > clause.own;
  if (said === 0 && !absent.some(isSaid)) return clauses;
  return said >= Math.max(leastSaid, all * leastSaidShare)
    ? clauses.with(thing.clause, strict)
    : [...clauses, ...absent];
}

/** From this number of products on that have the colour, the size, the model, a sort is over these alone. */
const leastChosen = 5;

/**
 * Under a sort that is no relevance, the clauses with what was chosen as a part of the thing: the cheapest red dress is
 * red.
 */
async function withChoices(
  clauses: readonly Clause[],
  thing: Thing,
  { count, without, isSorted }: Limited & { isSorted: boolean },
): Promise<{ clauses: readonly Clause[]; thing: Thing; isChosen: boolean }> {
  const own = clauses[thing.clause];
  const choices = clauses.filter((clause) => clause !== own && isChoice(clause));
  if (!isSorted || own === undefined || choices.length === 0) return { clauses, thing, isChosen: false };
  const chosen = choices.reduce(both, own);
  const enough = await count(toTextQuery([chosen], { thing: { ...thing, clause: 0 }, without }));
  if (enough < leastChosen) return { clauses, thing, isChosen: false };
  const left = clauses.flatMap((clause) => (clause === own ? chosen : choices.includes(clause) ? [] : clause));
  return { clauses: left, thing: { ...thing, clause: left.indexOf(chosen) }, isChosen: true };
}

/** One clause of two: what matches has one alternative of each. */
const both = (one: Clause, other: Clause): Clause => ({
  ...one,
  alternatives: one.alternatives.flatMap((way) => other.alternatives.map((more) => [...way, ...more])),
  own: one.own * other.own,
  same: one.same * other.alternatives.length,
});

interface KnownKinds {
  kinds: Pick<Kinds, 'productsOf' | 'startsIn'>;
  /** Whether a word is one of the language, and no model. */
  isName(word: string): boolean;
  /** Whether a clause is the name of what a thing shall fit. */
  isDevice(clause: Clause): boolean;
}

/** Whether all of a category is near what was found in it: not where its titles name other things. */
function isNear(
  { id, count }: { id: number; count: number },
  clause: Clause | undefined,
  { kinds, isName }: KnownKinds,
): boolean {
  const products = kinds.productsOf(id);
  const own = new Set(clause?.alternatives.flat());
  const others = [...kinds.startsIn(id)].filter(([word]) => !own.has(word) && isName(word));
  const other = others.reduce((sum, [, starts]) => sum + starts, 0);
  return count >= products * leastShare && other < products * otherShare;
}

/** The clauses that no product of the kind has; that it is without something, too: "sin gluten". */
async function missing(clauses: readonly Clause[], thing: Thing, count: Asks['count']): Promise<Clause[]> {
  const own = clauses[thing.clause];
  const others = clauses.filter((clause) => clause !== own);
  const found = await Promise.all(
    others.map((other) => count(toTextQuery(own ? [own, other] : [other], { thing: { ...thing, clause: 0 } }))),
  );
  return others.filter((_, at) => found[at] === 0);
}

/** Words that no product of the kind has tell none of them from the others. */
function withoutClauses(
  clauses: readonly Clause[],
  thing: Thing,
  missed: readonly Clause[],
): { clauses: readonly Clause[]; thing: Thing } {
  const own = clauses[thing.clause];
  const left = clauses.filter((clause) => !missed.includes(clause));
  return { clauses: left, thing: { ...thing, clause: own ? left.indexOf(own) : -1 } };
}

/**
 * Products that match the words, where none of them names a kind; where these are few, those that match less.
 * @param apart the same clauses with names of several words split into single words
 */
export async function findWords(
  clauses: readonly Clause[],
  apart: readonly Clause[],
  {
    find,
    count,
    filters,
    present,
    without,
    isRelaxed,
    isTold,
  }: Limited & { isRelaxed: boolean; present(text: TextQuery): Promise<boolean[]> },
): Promise<Relaxing> {
  const whole = toTextQuery(clauses, { without });
  const found = clauses.length > mostWhole ? undefined : await find(whole);
  if (found && found.scope >= few) return { found: { ...found.page, isExact: true }, leftOut: [], asked: whole };
  const exact = found && isEverywhere(filters) ? found.scope : await count(whole);
  const isExact = exact > 0;
  const relaxed = isRelaxed ? await relax({ clauses, query: whole, exact, apart }, { count, present }) : undefined;
  if (!relaxed) {
    const { page } = found ?? (await find(whole));
    return { found: { ...page, isExact }, leftOut: [], asked: whole };
  }
  const { page } = await find(relaxed.query);
  const { leftOut } = relaxed;
  // If the words were searched apart, every product has all these words.
  const said = relaxed.all === whole ? clauses : apart;
  const told = said.filter(isTold);
  const [complete, mentioned] = await Promise.all([
    leftOut.length > 0 ? 0 : found && relaxed.all === whole ? found.page.complete : count(named(relaxed.all), filters),
    told.length === 0 ? page.total : count(toTextQuery(told, { without }), filters),
  ]);
  const counted = { isExact, complete, mentioned: Math.min(mentioned, page.total) };
  return { found: { ...page, ...counted }, leftOut, asked: relaxed.query };
}
