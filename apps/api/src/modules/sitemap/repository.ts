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

export interface SitemapRepository {
  /** Parts that have something in them, in order. */
  parts(kind: SitemapKind, span: number): Promise<SitemapPartRow[]>;
  /** Entries with ids above `after` and up to `until`, by id. */
  entries(kind: SitemapKind, range: { after: number; until: number; limit: number }): Promise<SitemapEntryRow[]>;
}

interface Source {
  rows: RawBuilder<unknown>;
  /** When a row was last changed; null where nothing keeps it, since a guessed date is worse than none. */
  modified: RawBuilder<unknown>;
}

/** Pages worth finding: products on sale, and categories and stores that have some. Each test below is one look into an index. */
const sources: Readonly<Record<SitemapKind, Source>> = {
  products: { rows: sql`products as r where r.is_active`, modified: sql`r.updated_at` },
  categories: {
    rows: sql`categories as r where (
      exists (select from products as p where p.is_active and p.level1_id = r.id)
      or exists (select from products as p where p.is_active and p.level2_id = r.id)
      or exists (select from products as p where p.is_active and p.level3_id = r.id))`,
    modified: sql`null::timestamptz`,
  },
  stores: {
    rows: sql`stores as r where exists (select from products as p where p.is_active and p.store_id = r.id)`,
    modified: sql`null::timestamptz`,
  },
};

const iso = (moment: RawBuilder<unknown>) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The entries of a range of ids. */
export function entriesQuery(
  kind: SitemapKind,
  { after, until, limit }: { after: number; until: number; limit: number },
): RawBuilder<SitemapEntryRow> {
  const { rows, modified } = sources[kind];
  return sql<SitemapEntryRow>`
    select r.id, r.slug, ${iso(modified)} as modified_at
    from ${rows} and r.id > ${after} and r.id <= ${until} order by r.id limit ${limit}`;
}

export function createSitemapRepository(db: Kysely<Database>): SitemapRepository {
  return {
    async parts(kind, span) {
      const { rows, modified } = sources[kind];
      const found = await sql<SitemapPartRow>`
        select (r.id - 1) / ${sql.lit(span)} + 1 as part, ${iso(sql`max(${modified})`)} as modified_at
        from ${rows} group by 1 order by 1`.execute(db);
      return found.rows;
    },

    entries: async (kind, range) => (await entriesQuery(kind, range).execute(db)).rows,
  };
}
