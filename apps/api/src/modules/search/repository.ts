import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { WordQuery } from '../products/service.ts';
import { miscounted, unread } from './damage-repository.ts';
import type { LexiconRows } from './lexicon.ts';

export interface SearchRepository {
  /** Words and phrases of the whole shop, with the way of writing them that most products have. */
  lexicon(): Promise<LexiconRows>;
  /** For each group, whether any product has it. */
  present(query: WordQuery): Promise<boolean[]>;
  /** Whether the words of all departments were read: a shop just filled, or whose listings were built anew, waits for the job that reads them. */
  isBuilt(): Promise<boolean>;
  /** Whether the index has as many rows as were built. Reads keys alone: with a million products some tenths of a second. */
  isWhole(): Promise<boolean>;
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
    async present({ words, ways, groups, matching }) {
      const { rows } = await sql<{ present: boolean }>`
        select exists (select from search_waiting where words @@ t.text)
            or exists (select from unnest(${words}::text[], ${ways}::integer[], ${groups}::integer[]) as a (word, way, grp)
                        where a.grp = t.n - 1 group by way
                       having bool_and(exists (select from search_postings as p where p.word = a.word))) as present
          from unnest(${matching.groups}::tsquery[]) with ordinality as t (text, n) order by n`.execute(db);
      return rows.map(({ present }) => present);
    },
    async isBuilt() {
      const { rows } = await sql<{ built: boolean }>`
        select not exists (${sql.raw(unread)}) as built`.execute(db);
      return rows[0]?.built === true;
    },
    async isWhole() {
      const { rows } = await sql<{ whole: boolean }>`
        select not exists (select from (${sql.raw(miscounted)}) as m where is_noted) as whole`.execute(db);
      return rows[0]?.whole === true;
    },
  };
}
