/** Moves the data of a cluster into a new cluster of another major version. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type RestoreOptions, restoreBackup, writeBackup } from '../backup/index.ts';
import type { ShopSchema } from '../migration/shop-schema.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, clusterFolder, clusterUrl, describeCluster, ensureDatabase, versionOf } from './cluster.ts';
import { type ExchangeStep, exchange } from './exchange.ts';
import { initialise, run } from './initialise.ts';
import { stopPostmaster } from './postmaster.ts';
import { adoptOrClear, start } from './run.ts';

export type MoveOptions = {
  dataDir: string;
  /** The schema of this release. */
  schema: ShopSchema;
  /** Called at each step that takes time, with a short text for the operator. */
  log(line: string): void;
  /**
   * Takes the URL of the new database. Returns a function that enqueues the jobs of the old database in the new one.
   */
  putJobs?(url: string): NonNullable<RestoreOptions['putJobs']>;
  /** Programs that can read the old cluster. */
  old: Binaries;
  /** Programs of the new cluster. */
  binaries: Binaries;
  onStep?(step: 'both run' | 'filled' | ExchangeStep): void;
};

export type Upgrade = {
  from: string;
  to: string;
  /** Folder of the old cluster, which the upgrade does not delete. */
  oldFolder: string;
  tables: number;
  rows: number;
};

/** Creates a new cluster beside the old one, streams a backup of the old cluster into it, and exchanges the two. */
export async function moveCluster({
  dataDir,
  schema,
  log,
  old,
  binaries,
  onStep = () => {},
  putJobs,
}: MoveOptions): Promise<Upgrade> {
  const fresh = 'postgres.upgrading';
  const from = describeCluster(dataDir, clusterFolder(dataDir), old, true);
  const to = describeCluster(dataDir, join(dataDir, fresh), binaries, false);
  const leftOver = await adoptOrClear(to, log);
  if (leftOver) await stopPostmaster(leftOver.pid);
  rmSync(to.folder, { recursive: true, force: true });

  const source = (await adoptOrClear(from, log)) ?? (await start(from));
  let moved: { tables: number; rows: number };
  try {
    await initialise(to, () => log(`Creating the database of PostgreSQL ${binaries.major}`));
    const target = await start(to);
    try {
      await ensureDatabase(to, target.port);
      onStep('both run');
      moved = await stream(clusterUrl(from, source.port), clusterUrl(to, target.port), schema, log, putJobs);
    } finally {
      await stopPostmaster(target.pid);
    }
  } finally {
    await stopPostmaster(source.pid);
  }
  onStep('filled');
  await writeToDisk(to);
  const kept = freeName(dataDir, `postgres-${versionOf(from.folder)}.kept-${new Date().toISOString().slice(0, 10)}`);
  exchange(dataDir, { kept, fresh }, onStep);
  return { from: old.major, to: binaries.major, oldFolder: join(dataDir, kept), ...moved };
}

/**
 * Restores a backup of one database into another one. The restore checks counts and hashes, and commits only if it
 * received every row.
 */
async function stream(
  sourceUrl: string,
  targetUrl: string,
  schema: ShopSchema,
  log: (line: string) => void,
  putJobs: MoveOptions['putJobs'],
): Promise<{ tables: number; rows: number }> {
  const source = new pg.Client({ connectionString: sourceUrl });
  const target = new pg.Client({ connectionString: targetUrl });
  for (const client of [source, target]) client.on('error', () => undefined);
  try {
    await Promise.all([source.connect(), target.connect()]);
    const frames = writeBackup({ client: source });
    const { tables, rows } = await restoreBackup({
      client: target,
      frames,
      schema,
      onStep: log,
      ...(putJobs && { putJobs: putJobs(targetUrl) }),
    });
    return { tables, rows };
  } finally {
    await Promise.all([source.end(), target.end()].map((end) => end.catch(() => undefined)));
  }
}

/** Flushes the new cluster to disk, since the cluster was filled without fsync. So the cluster survives a power cut. */
async function writeToDisk({ folder, binaries, owner }: Cluster): Promise<void> {
  const { program, args, ...ids } = owner.command(binaries.initdb, ['--sync-only', `--pgdata=${folder}`]);
  await run(program, args, ids);
}

function freeName(dataDir: string, name: string): string {
  for (let n = 1; ; n++) {
    const candidate = n === 1 ? name : `${name}.${n}`;
    if (!existsSync(join(dataDir, candidate))) return candidate;
  }
}
