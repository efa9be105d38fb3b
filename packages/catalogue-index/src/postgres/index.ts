/** The engine that comes with the shop: tables and functions of sql/ in the shop's own PostgreSQL. */
import type { Database } from '@tianguis/database';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { dateInMexico } from '@tianguis/domain';
import { createLexicon, readWordRules, type WordRules } from '@tianguis/domain/words';
import { type Kysely, sql } from 'kysely';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { faults, isBuiltQuery, isMiscountedQuery } from './check-index.ts';
import { readCounts } from './counts.ts';
import { explain } from './explain.ts';
import { firstQuery, readIds, readPage, readSimilar } from './listing-page.ts';
import { readLexicon } from './read-lexicon.ts';
import { search } from './search.ts';
import { createSoldThings } from './sold-things.ts';
import { createSpanish } from './spanish.ts';

export interface PostgresIndexOptions extends CachedValueOptions {
  /** What operators know of words; without them there is nothing known. */
  rules?: WordRules;
}

/** Invalidated when words are found that were not, or synonyms are others. */
export const searchTag = 'search';
/** Invalidated when a department's postings are built: the words in memory, for spelling and suggestions. */
export const lexiconTag = 'lexicon';

/** The lexicon is invalidated when it changes; making it takes a tenth of a second, and its memory twice. */
const lexiconTtl = 3_600_000;
/** Rows of the whole index are counted: not for each search that finds nothing. */
const wholeTtl = 10_000;

export function createPostgresIndex(
  db: Kysely<Database>,
  { rules = readWordRules({}), ...options }: PostgresIndexOptions,
): CatalogueIndex {
  const isSpanish = createSpanish();
  const cached = { ...options, tags: [lexiconTag] };
  const readWords = async () => createLexicon(await readLexicon(db), isSpanish);
  const lexicon = cachedValue(readWords, { ttlMs: lexiconTtl, ...cached });
  const isMiscounted = cachedValue(() => isTrue(db, isMiscountedQuery), { ttlMs: wholeTtl, staleFactor: 1, ...cached });
  const fault = async (): Promise<string | undefined> => {
    if (!(await isTrue(db, isBuiltQuery))) return faults.unread;
    if (await isMiscounted()) return faults.miscounted;
    return undefined;
  };

  const parts = { db, lexicon, rules, soldThings: createSoldThings(db, rules), fault };

  return {
    async list({ filters, sort, page, facets = false }) {
      // Counts come first: how many there are, and between which prices, tells how the page is found with least work.
      const counted = await readCounts(db, filters, facets);
      const ids = await readPage(db, filters, sort, page, counted.counts);
      return { ids, total: counted.counts.total, facets: counted.facets };
    },
    first: ({ filters, sort, limit }) => readIds(db, firstQuery(filters, sort, limit)),
    search: async (query) => (await search(query, parts)).found,
    explain: (query) => explain(query, parts),
    suggest: async (typed, limit) => (await lexicon()).suggest(typed, limit, { ...rules, day: today() }),
    similar: (query) => readSimilar(db, query),
    async countByCategory() {
      const { rows } = await sql<{ category: number; products: number }>`
        select category_id as category, products from index_category_counts`.execute(db);
      return rows;
    },
    async deliveryGroups(department) {
      const { rows } = await sql<{ delivery: string }>`
        select distinct delivery from index_delivery_groups
         where ${department === undefined ? sql`true` : sql`level1_id = ${department}`}`.execute(db);
      return rows.map(({ delivery }) => Number(delivery));
    },
    async countByStore() {
      const { rows } = await sql<{ store: number; department: number; products: number }>`
        select store_id as store, level1_id as department, products from index_store_counts`.execute(db);
      return rows;
    },
    async lastChanges(size) {
      const { rows } = await sql<{ range: number; changedAt: Date }>`
        select (product_id - 1) / ${size}::integer + 1 as range, max(updated_at) as "changedAt"
          from index_documents group by 1 order by 1`.execute(db);
      return rows;
    },
    fault,
  };
}

/** The day in Mexico City, as `MM-DD`. */
const today = (): string => dateInMexico(Date.now()).slice('YYYY-'.length);

async function isTrue(db: Kysely<Database>, condition: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${sql.raw(condition)} as is`.execute(db);
  return rows[0]?.is === true;
}
