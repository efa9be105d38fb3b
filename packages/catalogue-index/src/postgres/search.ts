/**
 * From what a shopper wrote to what is found: spelling, synonyms, the query, and less than all of it where that finds
 * little.
 */
import type { Database } from '@tianguis/database';
import {
  asWritten,
  type Clause,
  correct,
  few,
  type Lexicon,
  mostClauses,
  relax,
  type Synonyms,
  type TextQuery,
  type Token,
  tokenise,
  toTextQuery,
  withJoined,
} from '@tianguis/domain/words';
import type { Kysely } from 'kysely';
import { type Filters, type Found, IndexNotReady, type SearchQuery } from '../catalogue-index.ts';
import { readCounts } from './counts.ts';
import { readPresent } from './read-lexicon.ts';
import { readSearchPage } from './search-page.ts';

/**
 * Clauses up to which a search is asked for whole at once; longer ones are seldom found whole, and are counted first.
 */
const mostWhole = 3;

export interface SearchParts {
  db: Kysely<Database>;
  lexicon(): Promise<Lexicon>;
  synonyms: Pick<Synonyms, 'expand' | 'knows'>;
  /** Why what is not found may be there all the same. */
  fault(): Promise<string | undefined>;
}

/** What was found, and the query that found it: relaxed, where the text found little. */
export interface Search {
  found: Found;
  asked: TextQuery;
}

/** @throws IndexNotReady where nothing is found and the index is not whole */
export async function search(query: SearchQuery, { db, lexicon, synonyms, fault }: SearchParts): Promise<Search> {
  const { text: written, literal, filters } = query;
  const tokens = tokenise(written);
  const words = await lexicon();
  const { tokens: meant, corrected } = literal
    ? { tokens, corrected: null }
    : correct(tokens, written, words, synonyms);
  const joined = withJoined(meant, words);
  const clauses = synonyms.expand(joined).slice(0, mostClauses);
  const whole = toTextQuery(clauses);
  const find = (text: TextQuery) => findPage(db, query, text);
  const count = (text: TextQuery, within: Filters = {}) => countOf(db, { ...within, text });
  const answer = { corrected, suggested: null, leftOut: [], isExact: true };

  const found = clauses.length > mostWhole ? undefined : await find(whole);
  if (found && found.scope >= few)
    return { found: { ...answer, ...found.page, complete: found.page.total }, asked: whole };

  const isEverywhere = filters.category === undefined && filters.store === undefined;
  const exact = found && isEverywhere ? found.scope : await count(whole);
  const isExact = exact > 0;
  const apart = apartOf(joined, synonyms);
  const present = (text: TextQuery) => readPresent(db, text);
  const relaxed = await relax({ clauses, query: whole, exact, apart }, { count, present });
  // What exists in Spanish is not corrected unasked, but it may not have been meant.
  const suggest = () => correct(tokens, written, words, synonyms, { anyway: true }).corrected;
  if (relaxed) {
    const { page } = await find(relaxed.query);
    const isLess = relaxed.leftOut.length > 0;
    const isCounted = found !== undefined && relaxed.all === whole;
    const countAll = async () => (isCounted ? found.page.total : count(relaxed.all, filters));
    const less = {
      isExact,
      complete: isLess ? 0 : await countAll(),
      leftOut: relaxed.leftOut.map((text) => asWritten(text, written)),
      suggested: isLess ? suggest() : null,
    };
    return { found: { ...answer, ...page, ...less }, asked: relaxed.query };
  }
  const { page } = found ?? (await find(whole));
  const all = { ...answer, ...page, complete: page.total };
  if (isExact) return { found: all, asked: whole };
  const reason = await fault();
  if (reason !== undefined) throw new IndexNotReady(reason);
  return { found: { ...all, isExact, suggested: suggest() }, asked: whole };
}

function apartOf(tokens: readonly Token[], synonyms: Pick<Synonyms, 'expand'>): Clause[] {
  return tokens.flatMap((token) => synonyms.expand([token])).slice(0, mostClauses);
}

async function findPage(db: Kysely<Database>, { filters, sort, page, facets = false }: SearchQuery, text: TextQuery) {
  const selection = { ...filters, text };
  const [counted, ids] = await Promise.all([
    readCounts(db, selection, facets),
    readSearchPage(db, selection, sort, page),
  ]);
  return { scope: counted.counts.scope, page: { ids, total: counted.counts.total, facets: counted.facets } };
}

async function countOf(db: Kysely<Database>, selection: Filters & { text: TextQuery }): Promise<number> {
  return (await readCounts(db, selection)).counts.total;
}
