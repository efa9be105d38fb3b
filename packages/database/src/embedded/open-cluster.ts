import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterFolder, describeCluster, versionOf } from './cluster.ts';
import { initialise } from './initialise.ts';
import { checkLayout } from './layout.ts';

/**
 * Opens the cluster of a data directory. Creates the cluster if it does not exist.
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

/** Rejects a cluster of another major version. PostgreSQL would reject it as well, but its message gives no advice. */
function checkVersion({ folder, binaries }: Cluster): void {
  const version = versionOf(folder);
  if (version === binaries.major) return;
  const advice =
    Number(version) > Number(binaries.major)
      ? 'start the newer release of the shop that made it'
      : 'run "npm run shop -- upgrade", which moves the data and keeps the old folder';
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, and this shop brings ${binaries.major}: ${advice}.`,
  );
}
