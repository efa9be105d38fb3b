/** A real PostgreSQL in a data directory, for whoever has none: made, started, adopted after a crash, and stopped by the shop. */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { clusterUrl, ensureDatabase, servesCluster } from './cluster.ts';
import { recoverExchange } from './exchange.ts';
import { checkLayout, markLayout } from './layout.ts';
import { openCluster } from './open-cluster.ts';
import { isAlive, readPidFile, stopPostmaster } from './postmaster.ts';
import { adoptOrClear, start } from './run.ts';
import { type WatchOptions, watchCluster } from './watch.ts';

export { type Binaries, findBinaries } from './binaries.ts';
export { clusterFolder, versionOf } from './cluster.ts';
export { DataDirInUse, type DataLock, lockDataDir } from './data-lock.ts';
export { isAlive, readPidFile } from './postmaster.ts';

export type Embedded = {
  /** Address of the shop's database, password included. */
  url: string;
  /** True when a PostgreSQL that an earlier process left behind was taken over. */
  adopted: boolean;
  readonly pid: number;
  /** Ends PostgreSQL and waits until it is gone. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** Told what takes time, in a few words. */
  log(line: string): void;
  /** Told when it dies, and when it serves again: with this it is started anew, at the same address, until it is stopped. */
  onDeath?: WatchOptions['onDeath'];
};

/**
 * Starts the PostgreSQL of a data directory, or takes over the one that runs there already. Hold the directory's lock
 * ({@link lockDataDir}) before.
 * @throws Error of one sentence for an operator
 */
export async function startEmbedded({ dataDir, log, onDeath }: EmbeddedOptions): Promise<Embedded> {
  makeFolder(dataDir);
  const folder = realpathSync(dataDir);
  checkLayout(folder);
  recoverExchange(folder);
  const cluster = await openCluster(folder, log);
  markLayout(folder);
  const running = await adoptOrClear(cluster, log);
  const { pid, port } = running ?? (await start(cluster));
  try {
    await ensureDatabase(cluster, port);
  } catch (error) {
    // Nobody would ever stop it: whoever called gets no handle.
    await stopPostmaster(pid);
    throw new Error(`PostgreSQL runs but cannot be used: ${error instanceof Error ? error.message : error}.`);
  }
  const watch = onDeath && watchCluster(cluster, { pid, port, onDeath });
  return {
    url: clusterUrl(cluster, port),
    adopted: running !== undefined,
    get pid() {
      return watch?.pid ?? pid;
    },
    async stop() {
      await watch?.stop();
      await stopPostmaster(watch?.pid ?? pid);
    },
  };
}

/** Address of the database of a data directory, when its PostgreSQL runs now: for commands beside an open shop. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return undefined;
  const cluster = await openCluster(realpathSync(dataDir), () => undefined);
  const found = readPidFile(cluster.folder);
  if (!found?.ready || !isAlive(found.pid)) return undefined;
  return (await servesCluster(cluster, found.port)) ? clusterUrl(cluster, found.port) : undefined;
}
