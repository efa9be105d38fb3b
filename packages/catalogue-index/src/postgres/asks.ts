/** What a search asks the index, under the filters, the sort and the page of a query. */
import type { Database } from '@tianguis/database';
import { few, named, type TextQuery, withLast } from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';
import type { Filters, Page, SearchQuery } from '../catalogue-index.ts';
import { readCounts } from './counts.ts';
import type { Asks } from './relaxing.ts';
import { readNamedPage, readSearchPage } from './search-page.ts';

/** @param last markers of the products that stand behind all others */
export function createAsks(
  db: Kysely<Database>,
  { filters, sort, page, facets = false }: SearchQuery,
  last: readonly string[] = [],
): Asks {
  const read = (text: TextQuery, wanted: Page) =>
    readNamedPage(db, { ...filters, text: withLast(text, last) }, sort, wanted);
  const count = async (text: TextQuery, within: Filters) => (await readCounts(db, { ...within, text })).counts.total;
  return {
    filters,
    async find(text) {
      const [{ counts, facets: counted }, found] = await Promise.all([
        readCounts(db, { ...filters, text }, facets),
        read(text, page),
      ]);
      const { scope, total } = counts;
      // A page behind the last one has no row that says how many have every clause in title or facts.
      const complete = found.complete ?? (total === 0 ? 0 : await count(named(text), filters));
      return { scope, page: { ids: found.ids, total, facets: counted, complete, mentioned: total } };
    },
    ids: async (text, wanted) => (await read(text, wanted)).ids,
    async categories(text) {
      const ids = await readSearchPage(db, { text }, 'relevance', { limit: few, offset: 0 });
      const { rows } = await sql<{ id: number; count: number }>`
        select category_id as id, count(*)::integer as count from products where id = any (${ids})
         group by category_id`.execute(db);
      return rows;
    },
    count: (text, within = {}) => count(text, within),
  };
}
