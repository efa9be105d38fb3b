/** Moves the database of a data directory from one major version of PostgreSQL to the one that this release brings. */
import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type RestoreOptions, restoreBackup, writeBackup } from '../backup/index.ts';
import type { ShopSchema } from '../shop-schema.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Cluster, clusterFolder, clusterUrl, describeCluster, ensureDatabase, versionOf } from './cluster.ts';
import { type ExchangeStep, exchange, recoverExchange } from './exchange.ts';
import { initialise, run } from './initialise.ts';
import { checkLayout } from './layout.ts';
import { type BorrowedBinaries, borrowBinaries } from './old-binaries.ts';
import { stopPostmaster } from './postmaster.ts';
import { adoptOrClear, start } from './run.ts';

export type UpgradeOptions = {
  dataDir: string;
  /** The schema of this release. */
  schema: ShopSchema;
  /** Told what takes time, in a few words. */
  log(line: string): void;
  /** Brings the programs that can read the old data. */
  borrow?(major: string): Promise<BorrowedBinaries>;
  /** Gives what puts in the jobs of the old database, for the address of the new one. */
  putJobs?(url: string): NonNullable<RestoreOptions['putJobs']>;
};

export type Upgrade = {
  from: string;
  to: string;
  /** Folder of the old cluster, which is kept. */
  kept: string;
  tables: number;
  rows: number;
};

/**
 * Moves the data when another PostgreSQL made it; undefined when there is nothing to move. Hold the directory's lock before.
 * @throws Error of one sentence for an operator; the old data are as they were
 */
export async function upgradeDataDir({
  dataDir,
  log,
  borrow = borrowBinaries,
  ...rest
}: UpgradeOptions): Promise<Upgrade | undefined> {
  checkLayout(dataDir);
  if (recoverExchange(dataDir) === 'finished') log('An upgrade that was interrupted is finished');
  const folder = clusterFolder(dataDir);
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`There is no database in ${dataDir}: nothing to upgrade.`);
  const [from, binaries] = [versionOf(folder), findBinaries()];
  if (from === binaries.major) return undefined;
  if (Number(from) > Number(binaries.major))
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${from}, and this shop brings ${binaries.major}: start the newer release of the shop that made it.`,
    );
  checkSpace(dataDir, folder);
  log(`Fetching PostgreSQL ${from}, which can read the old data`);
  const borrowed = await borrow(from);
  try {
    return await moveCluster({ dataDir, log, old: borrowed.binaries, binaries, ...rest });
  } finally {
    borrowed.remove();
  }
}

export type Move = Omit<UpgradeOptions, 'borrow'> & {
  old: Binaries;
  binaries: Binaries;
  onStep?(step: 'both run' | 'filled' | ExchangeStep): void;
};

/** The move itself: old cluster → backup → restore → new cluster beside it, and then they change places. */
export async function moveCluster({
  dataDir,
  schema,
  log,
  old,
  binaries,
  onStep = () => {},
  putJobs,
}: Move): Promise<Upgrade> {
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
  return { from: old.major, to: binaries.major, kept: join(dataDir, kept), ...moved };
}

/** Counts and content are checked on the way: the restore commits only what was written, row for row. */
async function stream(
  sourceUrl: string,
  targetUrl: string,
  schema: ShopSchema,
  log: (line: string) => void,
  putJobs: UpgradeOptions['putJobs'],
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

/** The new cluster was made without waiting for the disk; now it has to be there after a power cut. */
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

function checkSpace(dataDir: string, folder: string): void {
  const needed = sizeOf(folder);
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < needed)
    throw new Error(
      `The disk of ${dataDir} has ${megabytes(bavail * bsize)} MB free, and a second copy of the database takes up to ${megabytes(needed)} MB: make room first.`,
    );
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);

function sizeOf(folder: string): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) sum += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return sum;
}
