/**
 * Records which transaction purged each tag last, for pages on disk, which no index of tags covers. A page carries its
 * xmin: it includes the changes of all transactions below that number. It is fresh while no transaction from the
 * xmin on changed one of its tags.
 */
import type { InvalidationHistory } from '@tianguis/database';

/** The state of the database that a page was rendered from. */
export type Origin = {
  /** The database, and the start time of its server. */
  database: string;
  server: string;
  /** The page includes the changes of all transactions below this number. */
  xmin: number;
};

/** At more tags than this all are forgotten together: they take 5 MB. */
const mostTags = 50_000;

export class PurgeHistory {
  #known: Omit<InvalidationHistory, 'changes'> | undefined;
  readonly #last = new Map<string, number>();
  /** Up to this transaction, it is not known which tags changed. */
  #forgotten = 0;
  #newest = 0;

  /** Notes changes that the feed reports. No transaction that changed these tags has a number above `newest`. */
  note(tags: Iterable<string>, newest: number): void {
    this.#newest = Math.max(this.#newest, newest);
    for (const tag of tags) this.#last.set(tag, Math.max(newest, this.#last.get(tag) ?? 0));
    if (this.#last.size <= mostTags) return;
    this.#last.clear();
    this.#forgotten = this.#newest;
  }

  /** No page counts as fresh until the history was loaded again. */
  forget(): void {
    this.#known = undefined;
    this.#last.clear();
    this.#forgotten = 0;
    this.#newest = 0;
  }

  /** Adds the changes that the database has stored to those that were noted meanwhile. */
  load({ changes, ...known }: InvalidationHistory): void {
    for (const { tag, xid } of changes) this.note([tag], xid);
    this.#forgotten = Math.max(this.#forgotten, known.pruned, this.#last.get('*') ?? 0);
    this.#known = known;
  }

  /** The origin of a page with this xmin; undefined while the history is not loaded. */
  originAt(xmin: number): Origin | undefined {
    return this.#known && { database: this.#known.database, server: this.#known.server, xmin };
  }

  /** Whether a page was rendered from this database. */
  isOurs({ database }: Origin): boolean {
    return this.#known === undefined || this.#known.database === database;
  }

  /** Whether a page with these tags is still fresh. */
  isFresh({ database, server, xmin }: Origin, tags: readonly string[]): boolean {
    const known = this.#known;
    if (known === undefined || database !== known.database) return false;
    if (server !== known.server && xmin > known.durable) return false;
    return xmin > this.#forgotten && tags.every((tag) => (this.#last.get(tag) ?? 0) < xmin);
  }
}
