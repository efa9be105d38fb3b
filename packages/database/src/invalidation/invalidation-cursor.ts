/**
 * A row of one poll. A poll returns a row for each new log entry, or one row without `seq` if there is no new entry.
 */
export interface InvalidationRow {
  seq: string | null;
  /** Number of the transaction that wrote the entry. */
  xid: string | null;
  tags: string[] | null;
  /** PostgreSQL's snapshot of the poll: which transactions were visible. */
  snapshot: string;
  /** Start time of the database server, as text. */
  server: string;
}

/** If a poll finds more entries than this, everything is treated as changed. */
const maxEntries = 10_000;

/**
 * Reads the entries that became visible since an earlier poll. Transactions do not commit in the sequence of their
 * numbers, so the position of a reader is a snapshot. An entry is new if its transaction was not visible in that
 * snapshot.
 */
export const readChanges = `
  select i.seq, i.xid::text, i.tags, now_visible.snapshot::text, pg_postmaster_start_time()::text as server
    from (select pg_current_snapshot() as snapshot) now_visible
    left join lateral (
      select seq, xid, tags from invalidations
       where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
       order by seq limit ${maxEntries + 1}
    ) i on true`;

/** Position of a reader in the invalidation log. */
export class InvalidationCursor {
  /**
   * Undefined before the first poll. The first poll only finds the current position, so values cached before it may be
   * outdated.
   */
  snapshot: string | undefined;
  /** Highest transaction number of all entries read so far. */
  newest = 0;
  #server: string | undefined;

  /** Moves the cursor to the snapshot of a poll. Returns the new tags; undefined if any data may have changed. */
  advance(rows: readonly InvalidationRow[]): string[] | undefined {
    const [first] = rows;
    if (first === undefined) throw new Error('A poll without a row.');
    const before = this.snapshot;
    // These checks find another server, whose log has another history: a promoted or restored one, or one that crashed
    // and lost the last commits.
    const isOther = before === undefined || this.#server !== first.server || xmaxOf(first.snapshot) < xmaxOf(before);
    this.snapshot = first.snapshot;
    this.#server = first.server;
    this.newest = rows.reduce((highest, { xid }) => Math.max(highest, Number(xid)), isOther ? 0 : this.newest);
    if (isOther || rows.length > maxEntries) return undefined;
    const tags = new Set(rows.flatMap(({ tags }) => tags ?? []));
    return tags.has('*') ? undefined : [...tags];
  }
}

/** The oldest transaction that was open in this snapshot. All earlier transactions are visible, or were rolled back. */
export function xminOf(snapshot: string): number {
  return Number(snapshot.split(':')[0]);
}

/**
 * The lowest transaction number that was not yet assigned in this snapshot. When a process of PostgreSQL crashes,
 * PostgreSQL recovers without a new start time, and may assign lost numbers again.
 */
export function xmaxOf(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0);
}
