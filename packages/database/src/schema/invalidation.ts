import type { Generated, GeneratedAlways } from 'kysely';

/** The invalidation log for page caches; written by `invalidate(tags)` and the triggers that call it. */
export interface InvalidationTable {
  /** Rises, but rows do not become visible in this sequence. */
  seq: GeneratedAlways<string>;
  /** The transaction that wrote the row. */
  xid: Generated<string>;
  tags: string[];
  at: Generated<Date>;
}
