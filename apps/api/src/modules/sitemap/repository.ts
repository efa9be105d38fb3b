import type { SitemapKind } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface SitemapPartRow {
  part: number;
  modified_at: string | null;
}

export interface SitemapEntryRow {
  id: number;
  slug: string;
  modified_at: string | null;
}

type Range = { after: number; until: number; limit: number };

export interface SitemapRepository {
  /** Parts of the sitemap that contain one of these categories or stores, sorted. */
  parts(kind: Exclude<SitemapKind, 'products'>, span: number, ids: readonly number[]): Promise<SitemapPartRow[]>;
  /** Entries with ids above `after` and up to `until`, sorted by id. */
  entries(kind: SitemapKind, range: Range, ids: readonly number[]): Promise<SitemapEntryRow[]>;
}

interface Source {
  rows(ids: readonly number[]): RawBuilder<unknown>;
  /** When a row was last changed. Null if this is not recorded, since a wrong date is worse than no date. */
  modified: RawBuilder<unknown>;
}

/**
 * The pages in the sitemap: products on sale, and categories and stores with products on sale. Departments that are not
 * published are left out.
 */
const sources: Readonly<Record<SitemapKind, Source>> = {
  products: { rows: () => sql`products as r where r.is_active`, modified: sql`r.updated_at` },
  categories: {
    rows: (ids) =>
      sql`categories as r where r.id in (select unnest(path) from categories where id = any (${ids}::integer[]))
            and (select d.is_published from categories as d where d.id = r.path[1])`,
    modified: sql`null::timestamptz`,
  },
  stores: { rows: (ids) => sql`stores as r where r.id = any (${ids}::integer[])`, modified: sql`null::timestamptz` },
};

const iso = (moment: RawBuilder<unknown>) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Selects the entries in a range of ids. */
export function entriesQuery(
  kind: SitemapKind,
  { after, until, limit }: Range,
  ids: readonly number[],
): RawBuilder<SitemapEntryRow> {
  const { rows, modified } = sources[kind];
  return sql<SitemapEntryRow>`
    select r.id, r.slug, ${iso(modified)} as modified_at
    from ${rows(ids)} and r.id > ${after} and r.id <= ${until} order by r.id limit ${limit}`;
}

export function createSitemapRepository(db: Kysely<Database>): SitemapRepository {
  return {
    async parts(kind, span, ids) {
      const { rows } = sources[kind];
      const found = await sql<SitemapPartRow>`
        select (r.id - 1) / ${sql.lit(span)} + 1 as part, null as modified_at
        from ${rows(ids)} group by 1 order by 1`.execute(db);
      return found.rows;
    },

    entries: async (kind, range, ids) => (await entriesQuery(kind, range, ids).execute(db)).rows,
  };
}
