import { setTimeout as wait } from 'node:timers/promises';
import { beforeBaseline, migrate, migrationState, type OpenDatabase, openDatabase } from '@tianguis/database';
import { DataDirInUse, findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import { checkReachable } from '../database.ts';
import type { Settings } from '../settings.ts';

/** Milliseconds for the connections of a shop that was closed, or has died, to be gone. */
const leaveWithin = 3_000;
const lookEvery = 50;

/**
 * Works on the shop's database: that of `DATABASE_URL`, the embedded one of an open shop, or else the embedded one started for this
 * command alone. Its schema is brought up to date first, unless a shop of another release is at work on it.
 * @throws Error of one sentence for an operator
 */
export function withDatabase(settings: Settings, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  return withDatabaseAsItIs(settings, async (database, _url, found) => {
    await bringUpToDate(settings, database, found);
    await work(database);
  });
}

/**
 * The same for whoever only looks: the schema stays as it is found, and a shop that is open goes on undisturbed.
 * @throws Error of one sentence when what is asked for is not in a database of another release
 */
export function withDatabaseToRead(settings: Settings, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  return withDatabaseAsItIs(settings, async (database) => {
    try {
      await work(database);
    } catch (error) {
      throw (isAbsent(error) && (await whyAbsent(database))) || error;
    }
  });
}

/** The same, with the schema as it is found; the database's address is told, too, and whether it ran before. */
export async function withDatabaseAsItIs(
  settings: Settings,
  work: (database: OpenDatabase, url: string, found: boolean) => Promise<void>,
): Promise<void> {
  const url = settings.databaseUrl ?? (await findRunning(settings.dataDir));
  if (url !== undefined) return onDatabase(url, (database) => work(database, url, true));
  const lock = lockDataDir(settings.dataDir);
  try {
    // Watched, so that it is started again when it dies under a command that can wait for it.
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

/** A shop that is open would meet tables that it does not know, and an operator would not have asked for that. */
async function bringUpToDate(settings: Settings, database: OpenDatabase, found: boolean): Promise<void> {
  const { pending, old, unknown, changed } = await migrationState(database.pool, shopSchema);
  // Others than pending ones are refused by `migrate`, which says why.
  if ([pending, old, unknown, changed].every(({ length }) => length === 0)) return;
  if (found && old.length === 0 && pending.length > 0 && (await isOpen(settings, database)))
    throw new Error(
      `This release would bring the schema of the database up to date (${pending.join(', ')}) under a shop of another release that is open: start that shop anew with this release, or close it, and try again.`,
    );
  const applied = await migrate(database.pool, shopSchema);
  if (applied.length > 0) process.stderr.write(`Database schema: ${applied.join(', ')}\n`);
}

/**
 * Whether somebody else of Tianguis uses the database: the holder of the data directory, or other connections by that
 * name. PostgreSQL ends a connection some time after its client did: after the query that runs on it. So those that are
 * found have `leaveWithin` to go; the connections of a shop that is open stay.
 */
async function isOpen({ databaseUrl, dataDir }: Settings, { pool }: OpenDatabase): Promise<boolean> {
  if (databaseUrl === undefined && isHeld(dataDir)) return true;
  for (const until = performance.now() + leaveWithin; ; await wait(lookEvery)) {
    // So far this process has one connection, which asks.
    const { rows } = await pool.query<{ open: boolean }>(
      `select exists (select from pg_stat_activity
         where datname = current_database() and application_name like 'tianguis%' and pid <> pg_backend_pid()) as open`,
    );
    if (rows[0]?.open !== true) return false;
    if (performance.now() > until) return true;
  }
}

function isHeld(dataDir: string): boolean {
  try {
    lockDataDir(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof DataDirInUse) return true;
    throw error;
  }
}

/** 42P01, 42703 and 42883: there is no such table, column or function. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['42P01', '42703', '42883'].includes(String(error.code));

async function whyAbsent({ pool }: OpenDatabase): Promise<Error | undefined> {
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
