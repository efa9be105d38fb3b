/** The claims about the products that a search found: which details they have, and which are not for children. */
import {
  absence,
  allowing,
  type Detail,
  differenceOf,
  named,
  statementOf,
  type TextQuery,
  toTextQuery,
  within,
  withLast,
  withoutLast,
} from '@tianguis/domain/words';
import type { AskedDetail } from '../catalogue-index.ts';
import type { createAsks } from './asks.ts';
import type { ReadQuery } from './read-query.ts';
import type { Search } from './search-things.ts';

type Count = (text: TextQuery) => Promise<number>;

/** Adds to a search how many of the found products say what the text asks for. */
export async function withClaims(
  search: Search,
  read: ReadQuery,
  { count: countWithin }: ReturnType<typeof createAsks>,
): Promise<Search> {
  const { found, filters } = search;
  const asked = withLast(search.asked, read.last);
  if (found.total === 0) return { ...search, asked };
  const count: Count = (text) => countWithin(text, filters);
  const first = asked.hasLast ? await count(withoutLast(asked)) : found.total;
  const { understood } = found;
  const details = understood?.details ?? [];
  const said = await Promise.all(details.map((detail) => withSaid(detail, { asked, total: found.total }, read, count)));
  return {
    ...search,
    asked,
    found: {
      ...found,
      forChildren: first < found.total ? first : null,
      understood: understood && { ...understood, details: said },
    },
  };
}

/**
 * A detail with how many products say so. What says that it is what it must not be is left out, which is all that "que
 * no sea de gas" promises. Of "sin gluten" or "para niño", each product must say so.
 */
async function withSaid(
  detail: Detail,
  { asked, total }: { asked: TextQuery; total: number },
  { read: { phrasing, excluded = [], tokens }, knowledge }: ReadQuery,
  count: Count,
): Promise<AskedDetail> {
  const difference = differenceOf(detail);
  if (difference !== undefined) {
    const forbidden = absence({ without: [], isNot: [difference] }, knowledge).without;
    const isNot = phrasing.isNot.filter((phrase) => phrase !== difference);
    const still = absence({ without: phrasing.without, isNot }, knowledge, { excluded, users: tokens }).without;
    const all = await count(allowing(asked, forbidden, still));
    if (all > total) return { ...detail, said: null };
  }
  const clauses = statementOf(detail, knowledge.synonyms);
  const said = clauses.length === 0 ? 0 : await count(within(asked, named(toTextQuery(clauses))));
  return { ...detail, said: said === total ? null : said };
}
