/** What a search asks the index, under the filters, the sort and the page of a query. */
import type { Database } from '@tianguis/database';
import { few } from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';
import type { SearchQuery } from '../catalogue-index.ts';
import { readCounts } from './counts.ts';
import type { Asks } from './relaxing.ts';
import { readSearchPage } from './search-page.ts';

export function createAsks(db: Kysely<Database>, { filters, sort, page, facets = false }: SearchQuery): Asks {
  return {
    filters,
    async find(text) {
      const selection = { ...filters, text };
      const [counted, ids] = await Promise.all([
        readCounts(db, selection, facets),
        readSearchPage(db, selection, sort, page),
      ]);
      return { scope: counted.counts.scope, page: { ids, total: counted.counts.total, facets: counted.facets } };
    },
    ids: (text, page) => readSearchPage(db, { ...filters, text }, sort, page),
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
