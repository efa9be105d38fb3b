/** Opens the pages on disk: those of this release, by what the database still knows of the past. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markChanges, type OpenDatabase, readInvalidationHistory } from '@tianguis/database';
import type { Log } from '../logging.ts';
import { pause } from '../pause.ts';
import { DiskCache } from './disk-cache.ts';
import { PageFiles } from './page-files.ts';
import { PurgeHistory } from './purge-history.ts';

export type DiskOptions = {
  folder: string;
  maxBytes: number;
  /** What pages depend on besides the database. */
  version(): Promise<string>;
};

export type OpenDiskCache = {
  level: DiskCache;
  /** Takes note of a change, as the feed tells it. */
  onChange(tags: readonly string[] | undefined, newest: number): void;
  readonly bytes: number;
  stop(): Promise<void>;
};

type Around = {
  timed: OpenDatabase['timed'];
  log: Log;
  place(): number | undefined;
  onGrow(address: string, bytes: number): void;
};

/** Milliseconds until the history is asked for again that could not be read. */
const again = 5_000;

/** Gives the level at once; there is nothing on it until its folder and the history of the database are read. */
export function openDiskCache(
  { folder, maxBytes, version }: DiskOptions,
  { timed, log, place, onGrow }: Around,
): OpenDiskCache {
  const history = new PurgeHistory();
  const ending = new AbortController();
  const onTrouble = (err: unknown) => log.warn({ err, folder }, 'pages are not cached on disk: it cannot be used');
  const level = new DiskCache({ history, place, onGrow, onTrouble });
  let files: PageFiles | undefined;
  let learning: Promise<void> | undefined;
  let isStale = false;

  async function openFiles(): Promise<void> {
    const name = await version();
    const fresh = new PageFiles(join(folder, name), maxBytes);
    await fresh.open();
    files = fresh;
    level.open(fresh);
    const others = (await readdir(folder)).filter((other) => other !== name);
    for (const other of others) await rm(join(folder, other), { recursive: true, force: true });
    await fresh.countAll(ending.signal);
  }

  /** Reads the history anew, and once more if it was lost again meanwhile, or could not be read. */
  async function learn(): Promise<void> {
    do {
      isStale = false;
      history.forget();
      try {
        const known = await readInvalidationHistory(timed);
        if (!isStale) history.learn(known);
      } catch (err) {
        log.warn({ err }, 'pages are not cached on disk yet: what changed before cannot be read');
        isStale = true;
        await pause(again, ending.signal);
      }
    } while (isStale && !ending.signal.aborted);
    learning = undefined;
  }

  const opening = openFiles().catch(onTrouble);
  return {
    level,
    onChange(tags, newest) {
      if (tags !== undefined) return history.note(tags, newest);
      isStale = true;
      history.forget();
      learning ??= learn();
    },
    get bytes() {
      return files?.bytes ?? 0;
    },
    async stop() {
      ending.abort();
      await opening;
      await learning;
      await level.stop();
      // Without it PostgreSQL could end after this, and nobody know whether what these pages show was ever written.
      await timed.query(markChanges).catch(() => undefined);
    },
  };
}
