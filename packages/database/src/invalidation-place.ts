/** A row of the table, or none (`seq` null), with the oldest transaction that was open when it was read. */
export interface InvalidationRow {
  seq: string | null;
  xid: string | null;
  tags: string[] | null;
  horizon: string;
}

/** How far a reader has come. */
export class InvalidationPlace {
  /** Undefined before the first reading, which finds out where now is: what was kept until then may be of before. */
  horizon: string | undefined;
  #seen = new Set<string>();

  /** Tags of the rows that were not seen before; undefined when that cannot be known. */
  take(rows: readonly InvalidationRow[]): string[] | undefined {
    const horizon = rows[0]?.horizon;
    if (horizon === undefined) throw new Error('A reading without a row.');
    const before = this.horizon;
    const seen = this.#seen;
    this.horizon = horizon;
    this.#seen = new Set(rows.flatMap(({ seq, xid }) => (seq && xid && BigInt(xid) >= BigInt(horizon) ? [seq] : [])));
    // Transactions never count backwards: this is another server's history, a restored or a promoted one.
    if (before === undefined || BigInt(horizon) < BigInt(before)) return undefined;
    const tags = new Set(rows.flatMap(({ seq, tags }) => (seq && tags && !seen.has(seq) ? tags : [])));
    return tags.has('*') ? undefined : [...tags];
  }
}
