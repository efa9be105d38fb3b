/** Moves the database of a data directory to the major version of PostgreSQL that this release includes. */
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { clusterFolder, versionOf } from './cluster.ts';
import { recoverExchange } from './exchange.ts';
import { checkLayout } from './layout.ts';
import { type MoveOptions, moveCluster, type Upgrade } from './move-cluster.ts';
import { type BorrowedBinaries, borrowBinaries } from './old-binaries.ts';

export type UpgradeOptions = Omit<MoveOptions, 'old' | 'binaries' | 'onStep'> & {
  /** Installs the programs that can read the old data. */
  borrow?(major: string): Promise<BorrowedBinaries>;
};

/**
 * Moves the data if an older PostgreSQL wrote them; otherwise returns undefined. The caller must have locked the
 * directory.
 * @throws Error of one sentence for an operator; the old data are unchanged
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
