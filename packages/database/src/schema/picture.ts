import type { JSONColumnType } from 'kysely';

/** A picture that exists or can be made; `source` says how. */
export interface PictureTable {
  key: string;
  source: JSONColumnType<Record<string, unknown>>;
}
