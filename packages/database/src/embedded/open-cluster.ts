import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterFolder, describeCluster, versionOf } from './cluster.ts';
import { initialise } from './initialise.ts';
import { checkLayout } from './layout.ts';

/**
 * Finds the cluster of a data directory, making it the first time.
 * @throws Error of one sentence for an operator
 */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  checkLayout(dataDir);
  const folder = clusterFolder(dataDir);
  const exists = existsSync(join(folder, 'PG_VERSION'));
  const cluster = describeCluster(dataDir, folder, findBinaries(), exists);
  if (exists) checkVersion(cluster);
  else await initialise(cluster, log);
  return cluster;
}

/** Starting would fail as well, but would say so in PostgreSQL's words only. */
function checkVersion({ folder, binaries }: Cluster): void {
  const made = versionOf(folder);
  if (made === binaries.major) return;
  const advice =
    Number(made) > Number(binaries.major)
      ? 'start the newer release of the shop that made it'
      : 'run "npm run shop -- upgrade", which moves the data and keeps the old folder';
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${made}, and this shop brings ${binaries.major}: ${advice}.`,
  );
}
