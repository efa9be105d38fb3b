/**
 * Records the last transaction that purged each tag, for pages on disk, since no index of tags contains these pages. A
 * page on disk contains an xmin: the page includes the changes of all transactions below that number. The page is fresh
 * while no transaction from the xmin on has changed one of its tags.
 */
import type { InvalidationHistory } from '@tianguis/database';

/** The state of the database from which a page was rendered. */
export type Origin = {
  /** Ids of the database, and of its server since its last start. */
  database: string;
  server: string;
  /** The page includes the changes of all transactions below this number. */
  xmin: number;
};

/** The most recorded tags. Beyond this number, which needs 5 MB, all of them are forgotten together. */
const mostTags = 50_000;

export class PurgeHistory {
  #known: Omit<InvalidationHistory, 'changes'> | undefined;
  readonly #last = new Map<string, number>();
  /** The tags of transactions up to this number are not known. */
  #forgotten = 0;
  #newest = 0;

  /** Records changes that the feed reports. The transactions of these changes have numbers up to `newest`. */
  note(tags: Iterable<string>, newest: number): void {
    this.#newest = Math.max(this.#newest, newest);
    for (const tag of tags) this.#last.set(tag, Math.max(newest, this.#last.get(tag) ?? 0));
    if (this.#last.size <= mostTags) return;
    this.#last.clear();
    this.#forgotten = this.#newest;
  }

  /** Makes no page count as fresh until the history is loaded again. */
  forget(): void {
    this.#known = undefined;
    this.#last.clear();
    this.#forgotten = 0;
    this.#newest = 0;
  }

  /** Adds the changes in the database to the changes that were recorded meanwhile. */
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
