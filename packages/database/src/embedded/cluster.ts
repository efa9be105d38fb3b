import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { clusterOwner, type Owner } from './owner.ts';

/** The PostgreSQL cluster of a data directory: its files, its programs and the operating system's user that runs it. */
export type Cluster = {
  folder: string;
  logFile: string;
  password: string;
  binaries: Binaries;
  owner: Owner;
};

export const superuser = 'tianguis';
export const databaseName = 'tianguis';

/** Settings for a machine with 2 cores and 4 GB. A larger shop uses its own PostgreSQL by `DATABASE_URL`. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // Compressing WAL pages costs eight times the write itself: with compression, changing a price takes 2.4 ms instead
  // of 0.3 ms.
  wal_compression: 'off',
  // The embedded cluster has no replicas. So PostgreSQL need not write a bulk load into new files to the WAL as well.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A transaction that a session left open would block VACUUM, and every poll of the invalidation log would scan more
  // rows.
  idle_in_transaction_session_timeout: '10min',
  // JIT compilation of a query costs more than running the shop's queries.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_duration_statement: '2s',
};

/** The folder of the cluster in a data directory. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** @throws Error of one sentence when the cluster exists but its password file is missing */
export function describeCluster(dataDir: string, folder: string, binaries: Binaries, exists: boolean): Cluster {
  const passwordFile = join(dataDir, 'postgres.password');
  if (exists && !existsSync(passwordFile)) {
    throw new Error(
      `The database in ${folder} has lost its password file ${passwordFile}: restore that file, or remove the directory to start with an empty database.`,
    );
  }
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  const password = readFileSync(passwordFile, 'utf8').trim();
  const owner = clusterOwner(folder, binaries.postgres);
  return { folder, logFile: join(dataDir, 'postgres.log'), password, binaries, owner };
}

/** The major version of PostgreSQL that created a cluster. */
export const versionOf = (folder: string): string => readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();

/**
 * The environment of PostgreSQL's programs. They must not inherit PGDATA, PGPORT and similar variables of the shop's
 * environment.
 */
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

/**
 * Whether the server on this port is the server of this cluster: it accepts the password and reports the same
 * directory.
 * @param retryForMs milliseconds for which a connection that times out is tried again
 */
export async function servesCluster(cluster: Cluster, port: number, retryForMs = 10_000): Promise<boolean> {
  for (const end = Date.now() + retryForMs; ; await wait(100)) {
    const answer = await identifyServer(cluster, port);
    if (answer !== 'no answer' || Date.now() >= end) return answer === 'ours';
  }
}

/**
 * Returns `no answer` if the connection timed out, or if the server accepts no connections at the moment. The server
 * may then be ours or not: this process may have been busy loading modules for longer than the connection's time limit.
 */
async function identifyServer(cluster: Cluster, port: number): Promise<'ours' | 'another' | 'no answer'> {
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return rows[0]?.folder === cluster.folder ? 'ours' : 'another';
  } catch (error) {
    return isPassing(error) ? 'no answer' : 'another';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether the error may pass: a time-out of the client, or a server that starts, stops or has no free connection
 * (57P03, 53300).
 */
function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '57P03' || error.code === '53300';
  return error instanceof Error && /timeout/.test(error.message);
}

/** Creates the shop's database in a running cluster if it is missing. */
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
      // "template1 is being accessed": an autovacuum worker may be connected to template1 for a moment.
      if (attempt === 5) throw error;
      await wait(200);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
