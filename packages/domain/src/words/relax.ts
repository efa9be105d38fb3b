/** Query relaxation: if few products match all words, products that match some follow (spec: all words over some). */
import { isMaterial } from './materials.ts';
import type { Clause } from './synonyms.ts';
import { type TextQuery, toTextQuery } from './text-query.ts';

/** Below this number of matches, products that match most of the words are added. */
export const few = 24;

export interface Relaxed {
  query: TextQuery;
  /** The query for all words. */
  all: TextQuery;
  /** Words that no product has, folded. */
  leftOut: string[];
}

interface Asked {
  clauses: readonly Clause[];
  /** The query for all clauses. */
  query: TextQuery;
  /** How many products of the whole shop match all clauses. */
  exact: number;
  /** The same clauses, but names of several words (audífonos inalámbricos) are split into single words. */
  apart: readonly Clause[];
}

interface Asks {
  /** How many products of the whole shop match. */
  count(query: TextQuery): Promise<number>;
  /** For each clause, whether any product matches it. */
  present(query: TextQuery): Promise<boolean[]>;
}

/**
 * Relaxes a query until it matches enough products of the whole shop. It ignores filters, so that the counts belong to
 * one search. First it drops words that no product has. Then it requires all clauses but one, half of them, any one. A
 * product that matches half or fewer must be anchored: its title starts with a clause or its category has that name.
 * So a search for a big fridge finds fridges, and not everything that is big. If words were dropped, every product must
 * be anchored: "boletos de avión" finds nothing, although there is a toy plane; or it must have all of several words.
 * @returns undefined if the query for all clauses is best
 */
export async function relax({ clauses, query, exact, apart }: Asked, asks: Asks): Promise<Relaxed | undefined> {
  if (exact >= few) return undefined;
  const most = await relaxStepwise(clauses, { query, count: exact }, asks);
  const isNameLeftOut = most === undefined || most.leftOut.some((text) => text.includes(' '));
  if (exact > 0 || apart.length === clauses.length || !isNameLeftOut) return most;
  const byWord = toTextQuery(apart);
  const count = await asks.count(byWord);
  const ofWords = await relaxStepwise(apart, { query: byWord, count }, asks);
  return ofWords ?? (count > 0 ? { query: byWord, all: byWord, leftOut: [] } : most);
}

const isMadeOf = ({ alternatives: [[term = ''] = []] }: Clause): boolean => isMaterial(term);

/** @param all the query for all of these clauses, and the number of its matches */
async function relaxStepwise(
  clauses: readonly Clause[],
  all: { query: TextQuery; count: number },
  { count, present }: Asks,
): Promise<Relaxed | undefined> {
  if (clauses.length < 2 || all.count >= few) return undefined;
  const isPresent = all.count > 0 ? clauses.map(() => true) : await present(all.query);
  const known = clauses.filter((_, at) => isPresent[at]);
  if (known.length === 0) return undefined;
  const leftOut = clauses.filter((_, at) => !isPresent[at]).map(({ text }) => text);
  const anchored = leftOut.length > 0;
  let best = { query: all.query, leftOut: [] as string[], count: all.count };
  const steps = [...new Set([known.length - 1, Math.ceil(known.length / 2), 1])].filter(
    (n) => n > 0 && n < known.length,
  );
  for (const minShouldMatch of [...(anchored ? [known.length] : []), ...steps]) {
    if (best.count >= few) break;
    const query = toTextQuery(known, { minShouldMatch, anchored, loose: !anchored });
    const found = await count(query);
    if (found > best.count) best = { query, leftOut, count: found };
  }
  // Two words and more that are together somewhere are no chance.
  if (best.count === 0 && anchored && known.length > 1) {
    const query = toTextQuery(known);
    best = { query, leftOut, count: await count(query) };
  }
  const [first] = clauses;
  // What is named first is wanted; what it is like is not there: "mezclilla ajustada".
  if (best.count === 0 && anchored && first !== undefined && first === known[0] && isMadeOf(first)) {
    const query = toTextQuery([first]);
    best = { query, leftOut, count: await count(query) };
  }
  return best.count > all.count ? { query: best.query, all: all.query, leftOut: best.leftOut } : undefined;
}
