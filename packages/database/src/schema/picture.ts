import type { Generated, JSONColumnType } from 'kysely';

/** A picture that exists or can be made; `source` says how. */
export interface PictureTable {
  key: string;
  source: JSONColumnType<Record<string, unknown>>;
  /** How far the fetching is of one that a feed names by its address; null: it is made here. */
  fetch_state: Generated<'waiting' | 'here' | 'failed' | null>;
  fetch_attempts: Generated<number>;
  /** When it is tried next. */
  fetch_at: Generated<Date | null>;
  /** Why it could not be had the last time. */
  fetch_fault: Generated<string | null>;
}
