/**
 * Which tags were purged when, for pages that lie where there is no index of tags: a page carries the number below which
 * it knows every transaction (`InvalidationFeed.xmin`), and is true while none of its tags was changed by that
 * transaction or a later one.
 */
import type { InvalidationHistory } from '@tianguis/database';

/** What a page says of its making. */
export type Origin = {
  /** The database that it was made of, and since when its server ran. */
  database: string;
  server: string;
  /** It knows of every transaction below this number. */
  place: number;
};

/** More tags than these are forgotten together: 5 MB of them. */
const mostTags = 50_000;

export class PurgeHistory {
  #known: Omit<InvalidationHistory, 'changes'> | undefined;
  readonly #last = new Map<string, number>();
  /** What was changed up to here is not known by tag. */
  #forgotten = 0;
  #newest = 0;

  /** PageDependencies what this process has heard, at once. No transaction that changed these tags has a number above `newest`. */
  note(tags: Iterable<string>, newest: number): void {
    this.#newest = Math.max(this.#newest, newest);
    for (const tag of tags) this.#last.set(tag, Math.max(newest, this.#last.get(tag) ?? 0));
    if (this.#last.size <= mostTags) return;
    this.#last.clear();
    this.#forgotten = this.#newest;
  }

  /** Nothing is true until the history has been read again. */
  forget(): void {
    this.#known = undefined;
    this.#last.clear();
    this.#forgotten = 0;
    this.#newest = 0;
  }

  /** Adds what the database still has of the past to what was noted meanwhile. */
  learn({ changes, ...known }: InvalidationHistory): void {
    for (const { tag, xid } of changes) this.note([tag], xid);
    this.#forgotten = Math.max(this.#forgotten, known.pruned, this.#last.get('*') ?? 0);
    this.#known = known;
  }

  /** What a page says of itself that knows of every transaction below `place`; undefined while nothing is known. */
  originAt(place: number): Origin | undefined {
    return this.#known && { database: this.#known.database, server: this.#known.server, place };
  }

  /** Whether a page is of this database at all. */
  isOurs({ database }: Origin): boolean {
    return this.#known === undefined || this.#known.database === database;
  }

  /** Whether a page of these tags is still true. */
  isTrue({ database, server, place }: Origin, tags: readonly string[]): boolean {
    const known = this.#known;
    if (known === undefined || database !== known.database) return false;
    if (server !== known.server && place > known.durable) return false;
    return place > this.#forgotten && tags.every((tag) => (this.#last.get(tag) ?? 0) < place);
  }
}
