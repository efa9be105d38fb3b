import type { ContentKind } from '@tianguis/contract';
import { type Database, findSigningKey, readSigningKey } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface StoredDocument {
  kind: ContentKind;
  key: string;
  document: unknown;
}

export interface ContentRepository {
  all(): Promise<StoredDocument[]>;
  /** All stored pages without their blocks. The pages are not validated. */
  headings(): Promise<StoredDocument[]>;
  find(kind: ContentKind, key: string): Promise<unknown | undefined>;
  put(kind: ContentKind, key: string, document: unknown): Promise<void>;
  /** @returns whether a page was stored */
  remove(kind: ContentKind, key: string): Promise<boolean>;
  /** The versions of these stored landings, by key; null for a landing without a version. */
  versions(keys: readonly string[]): Promise<Map<string, string | null>>;
  /**
   * Stores a version of a legal text, unless the version is stored already.
   * @returns whether the stored version has the same title, date and blocks
   */
  addVersion(key: string, version: string, document: unknown): Promise<boolean>;
  version(key: string, version: string): Promise<unknown | undefined>;
  /** @returns the id of the draft */
  addDraft(kind: ContentKind, key: string, document: unknown, now: number): Promise<string>;
  /** Deletes drafts from before this moment (epoch milliseconds). */
  removeDrafts(before: number): Promise<void>;
  draft(id: string): Promise<StoredDocument | undefined>;
  /** The key that signs preview links; undefined before the first preview. */
  signingKey(): Promise<Buffer | undefined>;
  /** Returns the key. Creates the key if there is none. */
  makeSigningKey(): Promise<Buffer>;
}

const keyName = 'content-preview';

export function createContentRepository(db: Kysely<Database>): ContentRepository {
  return {
    async all() {
      const rows = await db.selectFrom('content_pages').select(['kind', 'key', 'document']).execute();
      return rows.map((row) => ({ ...row, kind: row.kind as ContentKind }));
    },
    async headings() {
      const rows = await db
        .selectFrom('content_pages')
        .select(['kind', 'key'])
        .select(
          sql<unknown>`jsonb_strip_nulls(jsonb_build_object(
            'slug', document -> 'slug', 'title', document -> 'title', 'description', document -> 'description',
            'from', document -> 'from', 'until', document -> 'until'))`.as('document'),
        )
        .execute();
      return rows.map((row) => ({ ...row, kind: row.kind as ContentKind }));
    },
    async find(kind, key) {
      const row = await db
        .selectFrom('content_pages')
        .select('document')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.document;
    },
    async put(kind, key, document) {
      const text = JSON.stringify(document);
      await db
        .insertInto('content_pages')
        .values({ kind, key, document: text })
        .onConflict((on) => on.columns(['kind', 'key']).doUpdateSet({ document: text, updated_at: sql`now()` }))
        .execute();
    },
    async remove(kind, key) {
      const { numDeletedRows } = await db
        .deleteFrom('content_pages')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async versions(keys) {
      const rows = await db
        .selectFrom('content_pages')
        .select(['key', sql<string | null>`document ->> 'version'`.as('version')])
        .where('kind', '=', 'landing')
        .where('key', 'in', keys)
        .execute();
      return new Map(rows.map(({ key, version }) => [key, version]));
    },
    async addVersion(key, version, document) {
      const text = JSON.stringify(document);
      await db
        .insertInto('legal_texts')
        .values({ key, version, document: text })
        .onConflict((on) => on.doNothing())
        .execute();
      // What search engines and breadcrumbs show is no part of the text.
      const others = sql`'{slug,parent,description}'::text[]`;
      const { same } = await db
        .selectFrom('legal_texts')
        .select(sql<boolean>`document - ${others} = ${text}::jsonb - ${others}`.as('same'))
        .where('key', '=', key)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return same;
    },
    async version(key, version) {
      const row = await db
        .selectFrom('legal_texts')
        .select('document')
        .where('key', '=', key)
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.document;
    },
    async addDraft(kind, key, document, now) {
      const { id } = await db
        .insertInto('content_drafts')
        .values({ kind, key, document: JSON.stringify(document), created_at: new Date(now) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async removeDrafts(before) {
      await db.deleteFrom('content_drafts').where('created_at', '<', new Date(before)).execute();
    },
    async draft(id) {
      const row = await db
        .selectFrom('content_drafts')
        .select(['kind', 'key', 'document'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { ...row, kind: row.kind as ContentKind };
    },
    signingKey: () => findSigningKey(db, keyName),
    makeSigningKey: () => readSigningKey(db, keyName),
  };
}
