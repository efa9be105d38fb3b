/** When few products have all that was searched, what comes behind them (spec: all words over some). */
import type { Clause } from './synonyms.ts';
import { type TextQuery, toTextQuery } from './text-query.ts';

/** With fewer products than these, shoppers are shown those that have most of the words too. */
export const few = 24;

export interface Relaxed {
  query: TextQuery;
  /** What asks for everything that was searched. */
  all: TextQuery;
  /** Words that no product has, folded. */
  leftOut: string[];
}

interface Asked {
  clauses: readonly Clause[];
  /** What asks for all of them. */
  query: TextQuery;
  /** How many products of the whole shop have all. */
  exact: number;
  /** The same clauses, where words that are one name together (audífonos inalámbricos) are by themselves. */
  apart: readonly Clause[];
}

interface Asks {
  /** How many products of the whole shop match. */
  count(query: TextQuery): Promise<number>;
  /** For each clause, whether any product matches it. */
  present(query: TextQuery): Promise<boolean[]>;
}

/**
 * Relaxes a query until it finds enough in the whole shop, whatever the filters, so that counts stay those of one
 * search: first without words that nobody has; then for all but one, for half of them, for any, as long as the title
 * begins with one or a category is named so (who searches a big fridge finds fridges, and not all that is big). Of a
 * search whose words nobody has, what is left must say so as well: "boletos de avión" finds nothing, where some toy is
 * an airplane.
 * @returns undefined where it is best to ask for all
 */
export async function relax({ clauses, query, exact, apart }: Asked, asks: Asks): Promise<Relaxed | undefined> {
  if (exact >= few) return undefined;
  const most = await askForLess(clauses, { query, count: exact }, asks);
  const isNameLeftOut = most === undefined || most.leftOut.some((text) => text.includes(' '));
  if (exact > 0 || apart.length === clauses.length || !isNameLeftOut) return most;
  const byWord = toTextQuery(apart);
  const count = await asks.count(byWord);
  const ofWords = await askForLess(apart, { query: byWord, count }, asks);
  return ofWords ?? (count > 0 ? { query: byWord, all: byWord, leftOut: [] } : most);
}

/** @param all what asks for all of these clauses, and how many products that finds */
async function askForLess(
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
  return best.count > all.count ? { query: best.query, all: all.query, leftOut: best.leftOut } : undefined;
}
