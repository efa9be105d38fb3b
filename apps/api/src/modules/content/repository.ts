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
            'slug', document -> 'slug', 'title', document -> 'title', 'description', document -> 'description'))`.as(
            'document',
          ),
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
