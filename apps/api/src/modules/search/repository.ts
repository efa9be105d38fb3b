import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { LexiconRows } from './lexicon.ts';

export interface SearchRepository {
  /** Words and phrases of the whole shop, with the way of writing them that most products have. */
  lexicon(): Promise<LexiconRows>;
}

export function createSearchRepository(db: Kysely<Database>): SearchRepository {
  return {
    async lexicon() {
      const { rows: words } = await sql<LexiconRows['words'][number]>`
        select word, (array_agg(shown order by products desc))[1] as shown, sum(products)::integer as products
          from search_vocabulary group by word`.execute(db);
      const { rows: phrases } = await sql<LexiconRows['phrases'][number]>`
        select phrase, (array_agg(shown order by products desc))[1] as shown, sum(products)::integer as products
          from search_phrases group by phrase`.execute(db);
      return { words, phrases };
    },
  };
}
