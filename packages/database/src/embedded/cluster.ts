import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterOwner, type Owner } from './owner.ts';

/** A data directory's PostgreSQL: its files, programs and the user it runs as. */
export type Cluster = {
  folder: string;
  logFile: string;
  password: string;
  binaries: Binaries;
  owner: Owner;
};

export const superuser = 'tianguis';
export const databaseName = 'tianguis';

/** For a shop on a machine with 2 cores and 4 GB; whoever needs more brings a PostgreSQL of their own by `DATABASE_URL`. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'pglz',
  // Compiling a query costs more than the shop's queries themselves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_duration_statement: '2s',
};

/**
 * Finds the cluster of a data directory, making it the first time.
 * @throws Error of one sentence for an operator
 */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const passwordFile = join(dataDir, 'postgres.password');
  const binaries = findBinaries();
  const owner = clusterOwner(folder, binaries.postgres);
  const exists = existsSync(join(folder, 'PG_VERSION'));
  if (exists && !existsSync(passwordFile)) {
    throw new Error(
      `The database in ${folder} has lost its password file ${passwordFile}: restore that file, or remove the directory to begin anew.`,
    );
  }
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  const password = readFileSync(passwordFile, 'utf8').trim();
  const cluster = { folder, logFile: join(dataDir, 'postgres.log'), password, binaries, owner };
  if (exists) checkVersion(cluster);
  else await initialise(cluster, log);
  return cluster;
}

/** Starting would fail as well, but would say so in PostgreSQL's words only. */
function checkVersion({ folder, binaries }: Cluster): void {
  const wanted = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  const manifest = readFileSync(join(binaries.postgres, '..', '..', '..', 'package.json'), 'utf8');
  const brought = /"version":\s*"(\d+)\./.exec(manifest)?.[1];
  if (brought === wanted) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${wanted}, and this shop brings ${brought}: move the data with the version of the shop that made it.`,
  );
}

/** Makes the cluster beside its place and moves it there when it is whole, so that an interrupted start leaves no half cluster. */
async function initialise({ folder, password, binaries, owner }: Cluster, log: (line: string) => void): Promise<void> {
  log('Creating the database');
  const unfinished = `${folder}.unfinished`;
  const passwordCopy = `${folder}.pw`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordCopy, `${password}\n`, { mode: 0o600 });
  if (owner.ids) {
    chownSync(unfinished, owner.ids.uid, owner.ids.gid);
    chownSync(passwordCopy, owner.ids.uid, owner.ids.gid);
  }
  try {
    const { program, args, ...ids } = owner.command(binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordCopy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and the same lower case on every machine, whatever locales it has; Spanish sorting names its collation.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ]);
    await run(program, args, ids);
    renameSync(unfinished, folder);
  } finally {
    rmSync(passwordCopy, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], ids: { uid?: number; gid?: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...ids,
      cwd: '/',
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.on('error', (error) => reject(new Error(`PostgreSQL cannot be run: ${error.message}.`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not create its files: ${said.trim().split('\n').slice(-3).join(' ')}`));
    });
  });
}

/** PostgreSQL must not take PGDATA, PGPORT and the like from whoever starts the shop. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Arguments of `postgres` for this cluster on a port. */
export function postgresArguments(cluster: Cluster, port: number): string[] {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster.folder, '-p', String(port), ...flags];
}

export function clusterUrl(cluster: Cluster, port: number, database = databaseName): string {
  return `postgresql://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Whether the server on this port is that of this cluster: it accepts the cluster's password and names its directory. */
export async function servesCluster(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return rows[0]?.folder === cluster.folder;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the shop's database in a running cluster if it is not there. */
export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: clusterUrl(cluster, port, 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
      if (!rowCount) await client.query(`create database ${databaseName}`);
      return;
    } catch (error) {
      // "template1 is being accessed": an autovacuum worker may be looking at it for a moment.
      if (attempt === 5) throw error;
      await wait(200);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
