import type { ColumnType, Generated } from 'kysely';

/** A JSON column: inserted as text, selected as a parsed value. */
type Json = ColumnType<unknown, string, string>;

export interface ContentPageTable {
  kind: string;
  key: string;
  document: Json;
  updated_at: Generated<Date>;
}

/** Published versions of legal texts. Rows are only inserted. */
export interface LegalTextTable {
  key: string;
  version: string;
  document: Json;
  published_at: Generated<Date>;
}

export interface ContentDraftTable {
  id: Generated<string>;
  kind: string;
  key: string;
  document: Json;
  created_at: Generated<Date>;
}

export interface SigningKeyTable {
  name: string;
  key: Buffer;
  created_at: Generated<Date>;
}
