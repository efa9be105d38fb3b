/** What a search asks the index, under the filters, the sort and the page of a query. */
import type { Database } from '@tianguis/database';
import { few, type TextQuery, withLast } from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';
import type { Page, SearchQuery } from '../catalogue-index.ts';
import { readCounts } from './counts.ts';
import type { Asks } from './relaxing.ts';
import { readSearchPage } from './search-page.ts';

/** @param last markers of the products that stand behind all others */
export function createAsks(
  db: Kysely<Database>,
  { filters, sort, page, facets = false }: SearchQuery,
  last: readonly string[] = [],
): Asks {
  const read = (text: TextQuery, wanted: Page) =>
    readSearchPage(db, { ...filters, text: withLast(text, last) }, sort, wanted);
  return {
    filters,
    async find(text) {
      const selection = { ...filters, text };
      const [counted, ids] = await Promise.all([readCounts(db, selection, facets), read(text, page)]);
      return { scope: counted.counts.scope, page: { ids, total: counted.counts.total, facets: counted.facets } };
    },
    ids: read,
    async categories(text) {
      const ids = await readSearchPage(db, { text }, 'relevance', { limit: few, offset: 0 });
      const { rows } = await sql<{ id: number; count: number }>`
        select category_id as id, count(*)::integer as count from products where id = any (${ids})
         group by category_id`.execute(db);
      return rows;
    },
    count: async (text, within = {}) => (await readCounts(db, { ...within, text })).counts.total,
  };
}
