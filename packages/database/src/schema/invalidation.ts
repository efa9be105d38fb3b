import type { Generated, GeneratedAlways } from 'kysely';

/** The invalidation log for page caches; written by `invalidate(tags)` and the triggers that call it. */
export interface InvalidationTable {
  /** Rises with each row, but rows may become visible in another sequence. */
  seq: GeneratedAlways<string>;
  /** The transaction that wrote the row. */
  xid: Generated<string>;
  tags: string[];
  at: Generated<Date>;
}
