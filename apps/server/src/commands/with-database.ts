import { setTimeout as wait } from 'node:timers/promises';
import { beforeBaseline, migrate, migrationState, type OpenDatabase, openDatabase } from '@tianguis/database';
import { DataDirInUse, findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import { checkReachable } from '../database.ts';
import type { Settings } from '../settings/settings.ts';

/** Milliseconds in which the connections of a closed or dead shop end. */
const disconnectTime = 3_000;
const pollInterval = 50;

/**
 * Runs work on the shop's database: the database of `DATABASE_URL`, or the embedded database. If no shop is open, the
 * embedded database is started for this command. Migrates the schema first, unless a shop of another release is open.
 * @throws Error with one sentence for an operator
 */
export function withDatabase(settings: Settings, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  return withUnmigratedDatabase(settings, async (database, _url, found) => {
    await migrateUnlessOpen(settings, database, found);
    await work(database);
  });
}

/**
 * Runs work that only reads, without migrating the schema.
 * @throws Error with one sentence if the database belongs to another release, and lacks a table, column or function
 */
export function withDatabaseToRead(settings: Settings, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  return withUnmigratedDatabase(settings, async (database) => {
    try {
      await work(database);
    } catch (error) {
      throw (isMissing(error) && (await explainMissing(database))) || error;
    }
  });
}

/**
 * Runs work without migrating the schema. `work` also gets the database's URL, and whether the database was running
 * before.
 */
export async function withUnmigratedDatabase(
  settings: Settings,
  work: (database: OpenDatabase, url: string, found: boolean) => Promise<void>,
): Promise<void> {
  const url = settings.databaseUrl ?? (await findRunning(settings.dataDir));
  if (url !== undefined) return onDatabase(url, (database) => work(database, url, true));
  const lock = lockDataDir(settings.dataDir);
  try {
    // With `onDeath`, PostgreSQL is restarted if it dies during the command.
    const quiet = () => undefined;
    const embedded = await startEmbedded({ dataDir: settings.dataDir, log: quiet, onDeath: quiet });
    try {
      await onDatabase(embedded.url, (database) => work(database, embedded.url, false));
    } finally {
      await embedded.stop();
    }
  } finally {
    lock.release();
  }
}

async function onDatabase(url: string, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, max: 2, onIdleError: () => undefined });
  try {
    await checkReachable(database, url);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Migrates the schema, unless a shop of another release is open, since that shop would not know the new tables. */
async function migrateUnlessOpen(settings: Settings, database: OpenDatabase, found: boolean): Promise<void> {
  const { pending, old, unknown, changed } = await migrationState(database.pool, shopSchema);
  // `migrate` refuses all states except pending migrations, with a reason.
  if ([pending, old, unknown, changed].every(({ length }) => length === 0)) return;
  if (found && old.length === 0 && pending.length > 0 && (await isOpen(settings, database)))
    throw new Error(
      `This release would bring the schema of the database up to date (${pending.join(', ')}) under a shop of another release that is open: restart that shop with this release, or close it, and try again.`,
    );
  const applied = await migrate(database.pool, shopSchema);
  if (applied.length > 0) process.stderr.write(`Database schema: ${applied.join(', ')}\n`);
}

/**
 * Whether a shop is open on the database: the data directory is locked, or the database has other connections with the
 * shop's name. PostgreSQL closes the connection of an exited client only after its query has ended. So connections get
 * `disconnectTime` to end; connections of an open shop stay longer.
 */
async function isOpen({ databaseUrl, dataDir }: Settings, { pool }: OpenDatabase): Promise<boolean> {
  if (databaseUrl === undefined && isLocked(dataDir)) return true;
  for (const until = performance.now() + disconnectTime; ; await wait(pollInterval)) {
    // Ignore the connection that runs this query, the only one of this process.
    const { rows } = await pool.query<{ open: boolean }>(
      `select exists (select from pg_stat_activity
         where datname = current_database() and application_name like 'tianguis%' and pid <> pg_backend_pid()) as open`,
    );
    if (rows[0]?.open !== true) return false;
    if (performance.now() > until) return true;
  }
}

function isLocked(dataDir: string): boolean {
  try {
    lockDataDir(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof DataDirInUse) return true;
    throw error;
  }
}

/** Whether PostgreSQL reports a missing table, column or function: 42P01, 42703 and 42883. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['42P01', '42703', '42883'].includes(String(error.code));

async function explainMissing({ pool }: OpenDatabase): Promise<Error | undefined> {
  const { pending, old, unknown } = await migrationState(pool, shopSchema);
  if (old.length > 0) return new Error(beforeBaseline('The database'));
  if (unknown.length > 0)
    return new Error(
      `The database is of a newer release of the shop (it has ${unknown.join(', ')}): give the command with that release.`,
    );
  const { rows } = await pool.query<{ begun: boolean }>(`select to_regclass('migrations') is not null as begun`);
  if (!rows[0]?.begun) return new Error('There is no shop in the database yet: the first start (npm start) makes it.');
  if (pending.length > 0)
    return new Error(
      `The database does not have what this release looks for yet (${pending.join(', ')}): start the shop with this release, or give the command with the one that made it.`,
    );
  return undefined;
}
