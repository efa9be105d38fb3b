/** What one reading of the table gives: a row for each change, or one without a number when there is none. */
export interface InvalidationRow {
  seq: string | null;
  /** Number of the transaction that wrote it. */
  xid: string | null;
  tags: string[] | null;
  /** What was visible when it was read. */
  snapshot: string;
  /** Since when this server runs. */
  server: string;
}

/** More changes at once than it is worth to tell apart. */
const most = 10_000;

/**
 * Reads what has become visible since an earlier reading. Transactions commit in another order than they took their numbers, so the
 * place of a reader is a snapshot: a row is new if its transaction was not visible there.
 */
export const readChanges = `
  select i.seq, i.xid::text, i.tags, now_visible.snapshot::text, pg_postmaster_start_time()::text as server
    from (select pg_current_snapshot() as snapshot) now_visible
    left join lateral (
      select seq, xid, tags from invalidations
       where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
       order by seq limit ${most + 1}
    ) i on true`;

/** How far a reader has come. */
export class InvalidationPlace {
  /** Undefined before the first reading, which finds out where now is: what was kept until then may be of before. */
  snapshot: string | undefined;
  /** No row that was taken so far was written by a transaction of a higher number. */
  newest = 0;
  #server: string | undefined;

  /** Tags that are new; undefined when that cannot be known, or is everything. */
  take(rows: readonly InvalidationRow[]): string[] | undefined {
    const [first] = rows;
    if (first === undefined) throw new Error('A reading without a row.');
    const before = this.snapshot;
    // Another server has another history: a promoted or a restored one, or one that crashed and lost the last commits.
    const isOther =
      before === undefined ||
      this.#server !== first.server ||
      transactionAfter(first.snapshot) < transactionAfter(before);
    this.snapshot = first.snapshot;
    this.#server = first.server;
    this.newest = rows.reduce((most, { xid }) => Math.max(most, Number(xid)), isOther ? 0 : this.newest);
    if (isOther || rows.length > most) return undefined;
    const tags = new Set(rows.flatMap(({ tags }) => tags ?? []));
    return tags.has('*') ? undefined : [...tags];
  }
}

/** The oldest transaction that was open at this snapshot: all before it is seen, or never will be. */
export function transactionBefore(snapshot: string): number {
  return Number(snapshot.split(':')[0]);
}

/** The number of the transaction that comes after this snapshot. A server that lost a process begins anew without a restart, and may give lost numbers out again. */
function transactionAfter(snapshot: string): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0);
}
