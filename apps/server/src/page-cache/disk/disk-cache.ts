/**
 * The second level of the page cache: pages on disk. There are far more of them than in memory, and they survive a
 * restart. A page is compared with the changes since it was rendered, so no index by tag is needed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage } from '../cached-page.ts';
import type { RenderedPage, SecondLevelCache } from '../second-level-cache.ts';
import type { PageFiles } from './page-files.ts';
import { readRecord, writeRecord } from './page-record.ts';
import type { PurgeHistory } from './purge-history.ts';

export type DiskCacheOptions = {
  history: PurgeHistory;
  /** All changes of transactions below this number are known now (`InvalidationFeed`). */
  xmin(): number | undefined;
  /** Reports bytes that a page takes up in memory after it was read. */
  onGrow(address: string, bytes: number): void;
  /** Reports once that the disk cannot be read or written. The shop then runs without this level. */
  onTrouble(error: unknown): void;
  now?: () => number;
};

/** The longest queue of pages to write; further pages are not written. */
const longestQueue = 64;
/** Milliseconds for which the disk is not used after it failed. */
const pauseAfterFailure = 30_000;

export class DiskCache implements SecondLevelCache<CachedPage> {
  readonly #options: DiskCacheOptions;
  readonly #now: () => number;
  #files: PageFiles | undefined;
  #queued = 0;
  #writing: Promise<void> = Promise.resolve();
  #isReported = false;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: DiskCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Begins to use the files. Until then the level is empty. */
  open(files: PageFiles): void {
    this.#files = files;
  }

  get xmin(): number | undefined {
    return this.#options.xmin();
  }

  async read(
    address: string,
    isPopular: boolean,
  ): Promise<{ rendered: RenderedPage<CachedPage>; isFresh: boolean } | undefined> {
    const { history, onGrow } = this.#options;
    const files = this.#files;
    if (files === undefined || this.#isPaused) return undefined;
    const content = await files.read(address, isPopular).catch((error) => this.#fail(error));
    if (content === undefined) return undefined;
    const record = readRecord(content, (bytes) => onGrow(address, bytes));
    // A truncated file, or a file of another shop.
    if (record === undefined || record.address !== address || !history.isOurs(record.origin)) {
      await files.remove(address).catch(() => undefined);
      return undefined;
    }
    const { rendered, origin } = record;
    return { rendered, isFresh: history.isFresh(origin, rendered.tags) && this.#now() < rendered.page.until };
  }

  write(address: string, rendered: RenderedPage<CachedPage>, xmin: number, isPopular: boolean): void {
    const origin = this.#options.history.originAt(xmin);
    const files = this.#files;
    if (files === undefined || origin === undefined || this.#queued >= longestQueue || this.#isPaused) return;
    this.#queued++;
    // One after the other: a burst of new pages must not delay reading.
    this.#writing = this.#writing.then(async () => {
      try {
        const record = await writeRecord({ address, origin, rendered });
        await files.write(address, record, isPopular);
      } catch (error) {
        this.#fail(error);
      } finally {
        this.#queued--;
      }
    });
  }

  /** Waits for the pages that are being written, for a second at most. */
  async stop(): Promise<void> {
    await Promise.race([this.#writing, wait(1_000, undefined, { ref: false })]);
  }

  get #isPaused(): boolean {
    return this.#now() - this.#failedAt < pauseAfterFailure;
  }

  #fail(error: unknown): undefined {
    this.#failedAt = this.#now();
    // A newer release has deleted this one's folder while its processes replace ours.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    if (!this.#isReported) this.#options.onTrouble(error);
    this.#isReported = true;
  }
}
