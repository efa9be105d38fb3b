/**
 * PostgreSQL in a data directory, for shops without a database server. The shop creates, starts and stops it, and
 * adopts it after a crash.
 */
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
  /** URL of the shop's database, password included. */
  url: string;
  /** Whether the handle is for a running PostgreSQL that an earlier process started. */
  adopted: boolean;
  readonly pid: number;
  /** Stops PostgreSQL and waits until its process has ended. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** Called at each step that takes time, with a short text for the operator. */
  log(line: string): void;
  /**
   * Called when PostgreSQL dies and when it works again. If given, a PostgreSQL that dies is restarted on its port
   * until `stop` is called.
   */
  onDeath?: WatchOptions['onDeath'];
  /** Called once the process of PostgreSQL runs, some tenths of a second before it is ready. */
  onSpawn?: (() => void) | undefined;
};

/**
 * Starts the PostgreSQL of a data directory, or adopts a PostgreSQL that already runs there. The caller must have
 * locked the directory ({@link lockDataDir}).
 * @throws Error of one sentence for an operator
 */
export async function startEmbedded({ dataDir, log, onDeath, onSpawn }: EmbeddedOptions): Promise<Embedded> {
  makeFolder(dataDir);
  const folder = realpathSync(dataDir);
  checkLayout(folder);
  recoverExchange(folder);
  const cluster = await openCluster(folder, log);
  markLayout(folder);
  const running = await adoptOrClear(cluster, log);
  if (running) onSpawn?.();
  const { pid, port } = running ?? (await start(cluster, { onSpawn }));
  try {
    await ensureDatabase(cluster, port);
  } catch (error) {
    // The caller gets no handle to stop PostgreSQL, so it is stopped here.
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

/** URL of the database of a data directory, if its PostgreSQL is running. Commands use it while the shop is open. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) return undefined;
  const cluster = await openCluster(realpathSync(dataDir), () => undefined);
  const found = readPidFile(cluster.folder);
  if (!found?.ready || !isAlive(found.pid)) return undefined;
  return (await servesCluster(cluster, found.port)) ? clusterUrl(cluster, found.port) : undefined;
}
