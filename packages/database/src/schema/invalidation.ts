import type { Generated, GeneratedAlways } from 'kysely';

/** What changed, for whoever keeps pages; written by `invalidate(tags)` and the triggers that call it. */
export interface InvalidationTable {
  /** Rises, but not in the order in which rows become visible. */
  seq: GeneratedAlways<string>;
  /** The transaction that wrote the row. */
  xid: Generated<string>;
  tags: string[];
  at: Generated<Date>;
}
