import type { Generated, JSONColumnType } from 'kysely';

/** A picture that exists or can be produced; `source` describes how. */
export interface PictureTable {
  key: string;
  source: JSONColumnType<Record<string, unknown>>;
  /**
   * State of the download of a picture that a feed gives by URL. The state is null if the shop draws the picture
   * itself.
   */
  fetch_state: Generated<'waiting' | 'here' | 'failed' | null>;
  fetch_attempts: Generated<number>;
  /** When the next attempt of the download is due. */
  fetch_at: Generated<Date | null>;
  /** Why the last attempt of the download failed. */
  fetch_fault: Generated<string | null>;
}
