import { migrate, type OpenDatabase, openDatabase } from '@tianguis/database';
import { findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { checkReachable } from '../database.ts';
import type { Settings } from '../settings.ts';

/**
 * Works on the shop's database: that of `DATABASE_URL`, the embedded one of an open shop, or else the embedded one started for this
 * command alone. Its schema is brought up to date first.
 * @throws Error of one sentence for an operator
 */
export function withDatabase(settings: Settings, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  return withDatabaseAsItIs(settings, async (database) => {
    await migrate(database.pool);
    await work(database);
  });
}

/** The same, with the schema as it is found; the database's address is told, too. */
export async function withDatabaseAsItIs(
  settings: Settings,
  work: (database: OpenDatabase, url: string) => Promise<void>,
): Promise<void> {
  const url = settings.databaseUrl ?? (await findRunning(settings.dataDir));
  if (url !== undefined) return onDatabase(url, work);
  const lock = lockDataDir(settings.dataDir);
  try {
    const embedded = await startEmbedded({ dataDir: settings.dataDir, log: () => undefined });
    try {
      await onDatabase(embedded.url, work);
    } finally {
      await embedded.stop();
    }
  } finally {
    lock.release();
  }
}

async function onDatabase(url: string, work: (database: OpenDatabase, url: string) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, max: 2, onIdleError: () => undefined });
  try {
    await checkReachable(database, url);
    await work(database, url);
  } finally {
    await database.close();
  }
}
