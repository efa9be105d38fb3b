/**
 * The second level of the page cache: pages on disk. Disks store far more pages than memory, and pages survive a
 * restart. A page is compared with the changes since its rendering. So this level needs no index by tag.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CachedPage } from '../cached-page.ts';
import type { RenderedPage, SecondLevelCache } from '../second-level-cache.ts';
import type { PageFiles } from './page-files.ts';
import { readRecord, writeRecord } from './page-record.ts';
import type { PurgeHistory } from './purge-history.ts';

export type DiskCacheOptions = {
  history: PurgeHistory;
  /** The number below which all changes of transactions have been read (`InvalidationFeed`). */
  xmin(): number | undefined;
  /** Reports bytes of memory that a page needs after it was read. */
  onGrow(address: string, bytes: number): void;
  /** Called once if the disk cannot be read or written. The shop then runs without this level. */
  onTrouble(error: unknown): void;
  now?: () => number;
};

/** The most pages that wait to be written. Further pages are not written. */
const longestQueue = 64;
/** Milliseconds for which the disk is not used after a failure. */
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

  /** Starts to use the files. Before this call, the level is empty. */
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
    // The file is truncated, or belongs to another shop.
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
    // Write one page after the other, so that a burst of new pages does not delay reading.
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

  /** Waits for pages that are being written, at most for a second. */
  async stop(): Promise<void> {
    await Promise.race([this.#writing, wait(1_000, undefined, { ref: false })]);
  }

  get #isPaused(): boolean {
    return this.#now() - this.#failedAt < pauseAfterFailure;
  }

  #fail(error: unknown): undefined {
    this.#failedAt = this.#now();
    // A newer release, which is replacing our processes, has deleted the folder of this release.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    if (!this.#isReported) this.#options.onTrouble(error);
    this.#isReported = true;
  }
}
