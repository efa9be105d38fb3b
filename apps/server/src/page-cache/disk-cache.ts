/**
 * Pages on disk, behind those in memory: far more of them, and still there after a restart. What lies there is compared
 * with what was changed since it was made, so that no index by tag is needed for it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage } from './cached-page.ts';
import type { Made, SecondLevelCache } from './page-cache.ts';
import type { PageFiles } from './page-files.ts';
import { readRecord, writeRecord } from './page-record.ts';
import type { PurgeHistory } from './purge-history.ts';

export type DiskCacheOptions = {
  history: PurgeHistory;
  /** The number below which every change is known now (`InvalidationFeed.xmin`). */
  place(): number | undefined;
  /** Told of bytes that a page takes up in memory after it was read. */
  onGrow(address: string, bytes: number): void;
  /** Told once of a disk that cannot be read or written to: there is no such level then, and the shop goes on. */
  onTrouble(error: unknown): void;
  now?: () => number;
};

/** Pages that wait to be written: when there are more, the next ones are not written. */
const mostWaiting = 64;
/** Milliseconds for which a disk is left alone after it failed. */
const pauseAfterFailure = 30_000;

export class DiskCache implements SecondLevelCache<CachedPage> {
  readonly #options: DiskCacheOptions;
  readonly #now: () => number;
  #files: PageFiles | undefined;
  #waiting = 0;
  #writing: Promise<void> = Promise.resolve();
  #isTold = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: DiskCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** There is nothing on this level before. */
  open(files: PageFiles): void {
    this.#files = files;
  }

  get place(): number | undefined {
    return this.#options.place();
  }

  async read(address: string, isPopular: boolean): Promise<{ made: Made<CachedPage>; isTrue: boolean } | undefined> {
    const { history, onGrow } = this.#options;
    const files = this.#files;
    if (files === undefined || this.#isResting) return undefined;
    const content = await files.read(address, isPopular).catch((error) => this.#fail(error));
    if (content === undefined) return undefined;
    const record = readRecord(content, (bytes) => onGrow(address, bytes));
    // Half a file, or one of another shop.
    if (record === undefined || record.address !== address || !history.isOurs(record.origin)) {
      await files.remove(address).catch(() => undefined);
      return undefined;
    }
    const { made, origin } = record;
    return { made, isTrue: history.isTrue(origin, made.tags) && this.#now() < made.page.until };
  }

  write(address: string, made: Made<CachedPage>, place: number, isPopular: boolean): void {
    const origin = this.#options.history.originAt(place);
    const files = this.#files;
    if (files === undefined || origin === undefined || this.#waiting >= mostWaiting || this.#isResting) return;
    this.#waiting++;
    // One after the other: a burst of new pages must not keep those waiting that are read.
    this.#writing = this.#writing.then(async () => {
      try {
        const record = await writeRecord({ address, origin, made });
        await files.write(address, record, isPopular);
      } catch (error) {
        this.#fail(error);
      } finally {
        this.#waiting--;
      }
    });
  }

  /** Waits for the pages that are being written, for a second at most. */
  async stop(): Promise<void> {
    await Promise.race([this.#writing, wait(1_000, undefined, { ref: false })]);
  }

  get #isResting(): boolean {
    return this.#now() - this.#failedAt < pauseAfterFailure;
  }

  #fail(error: unknown): undefined {
    this.#failedAt = this.#now();
    // A newer release has taken this one's folder away while its processes replace ours.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    if (!this.#isTold) this.#options.onTrouble(error);
    this.#isTold = true;
  }
}
