/**
 * Opens the cache on disk. The cache contains pages of this release, and compares these pages with the invalidations in
 * the database.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markChanges, type OpenDatabase, readInvalidationHistory } from '@tianguis/database';
import type { Log } from '../../logging/logging.ts';
import { pause } from '../../pause.ts';
import { DiskCache } from './disk-cache.ts';
import { PageFiles } from './page-files.ts';
import { PurgeHistory } from './purge-history.ts';

export type DiskOptions = {
  folder: string;
  maxBytes: number;
  /** A hash of everything except the database that pages depend on. */
  version(): Promise<string>;
};

export type OpenDiskCache = {
  level: DiskCache;
  /** Records a change that the feed reports. */
  onChange(tags: readonly string[] | undefined, newest: number): void;
  readonly bytes: number;
  /** Resolves when pages can be read: the folder is open, and the history was read. Also if the folder is of no use. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
};

type Dependencies = {
  timed: OpenDatabase['timed'];
  log: Log;
  xmin(): number | undefined;
  onGrow(address: string, bytes: number): void;
};

/** Milliseconds until the history is read again after a failure. */
const retryAfter = 5_000;

/**
 * Returns the level at once. The level is empty until its folder is open and the history was read from the database.
 */
export function openDiskCache(
  { folder, maxBytes, version }: DiskOptions,
  { timed, log, xmin, onGrow }: Dependencies,
): OpenDiskCache {
  const history = new PurgeHistory();
  const ending = new AbortController();
  const onTrouble = (err: unknown) => log.warn({ err, folder }, 'pages are not cached on disk: it cannot be used');
  const level = new DiskCache({ history, xmin, onGrow, onTrouble });
  let files: PageFiles | undefined;
  let loading: Promise<void> | undefined;
  let isStale = false;
  const opened = Promise.withResolvers<void>();
  const firstHistory = Promise.withResolvers<void>();

  async function openFiles(): Promise<void> {
    const name = await version();
    const fresh = new PageFiles(join(folder, name), maxBytes);
    await fresh.open();
    files = fresh;
    level.open(fresh);
    opened.resolve();
    const others = (await readdir(folder)).filter((other) => other !== name);
    for (const other of others) await rm(join(folder, other), { recursive: true, force: true });
    await fresh.countAll(ending.signal);
  }

  /** Reads the history from the database. Reads again if the history became stale meanwhile, or could not be read. */
  async function loadHistory(): Promise<void> {
    do {
      isStale = false;
      history.forget();
      try {
        const known = await readInvalidationHistory(timed);
        if (isStale) continue;
        history.load(known);
        firstHistory.resolve();
      } catch (err) {
        log.warn({ err }, 'pages are not cached on disk yet: what changed before cannot be read');
        isStale = true;
        await pause(retryAfter, ending.signal);
      }
    } while (isStale && !ending.signal.aborted);
    loading = undefined;
  }

  const opening = openFiles().catch((err: unknown) => {
    onTrouble(err);
    opened.resolve();
  });
  return {
    level,
    onChange(tags, newest) {
      if (tags !== undefined) return history.note(tags, newest);
      isStale = true;
      history.forget();
      loading ??= loadHistory();
    },
    get bytes() {
      return files?.bytes ?? 0;
    },
    ready: Promise.all([opened.promise, firstHistory.promise]).then(() => undefined),
    async stop() {
      ending.abort();
      await opening;
      await loading;
      await level.stop();
      // Write a mark, which shows the next server that all transactions in these pages are durable, even if PostgreSQL
      // crashes after this.
      await timed.query(markChanges).catch(() => undefined);
    },
  };
}
