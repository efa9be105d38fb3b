/**
 * Opens a database for doctor: the database of an open shop, or the embedded database of a closed shop, which is
 * started.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@tianguis/database';
import { clusterFolder, DataDirInUse, findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { checkReachable } from '../../../database.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type Finding, fail, ok, reasonOf, warn } from '../check.ts';

export type DatabaseAccess = { finding: Finding; database: OpenDatabase | undefined; close(): Promise<void> };

const unavailable = (finding: Finding): DatabaseAccess => ({
  finding,
  database: undefined,
  close: async () => undefined,
});

/** Never throws: an unavailable database is a finding. Does not create a missing database. */
export async function openDatabaseAccess({ databaseUrl, dataDir }: Settings): Promise<DatabaseAccess> {
  try {
    if (databaseUrl !== undefined) return await connect(databaseUrl, 'The database of DATABASE_URL answers.');
    const running = await findRunning(dataDir);
    if (running !== undefined)
      return { ...(await connect(running, 'The shop is open, and its database answers.')), ...orphaned(dataDir) };
    if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION')))
      return unavailable(ok('There is none yet: the first start makes it.'));
    return await startEmbeddedFor(dataDir);
  } catch (error) {
    const todo =
      databaseUrl === undefined
        ? `See ${join(dataDir, 'postgres.log')} for what PostgreSQL says.`
        : 'See whether it runs, and DATABASE_URL; cached pages of the shop are shown meanwhile.';
    return unavailable(fail(`${reasonOf(error)}.`, todo));
  }
}

/** If PostgreSQL runs and the data directory is not locked, the shop has died. */
function orphaned(dataDir: string): { finding?: Finding } {
  try {
    lockDataDir(dataDir).release();
  } catch {
    return {};
  }
  return {
    finding: warn(
      'PostgreSQL runs without its shop, which has died; its database answers.',
      'Nothing: the next start takes it over.',
    ),
  };
}

async function connect(url: string, says: string): Promise<DatabaseAccess> {
  const database = openDatabase({ url: withTimeouts(url), max: 4, onIdleError: () => undefined });
  try {
    await checkReachable(database, url);
    return { finding: ok(says), database, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Adds timeouts to a URL, so that no query runs longer than the limit of its check. */
function withTimeouts(url: string): string {
  // A connection string that only PostgreSQL can parse is returned unchanged.
  const address = URL.parse(url);
  if (!address) return url;
  address.searchParams.set('statement_timeout', '20000');
  address.searchParams.set('lock_timeout', '3000');
  return address.href;
}

async function startEmbeddedFor(dataDir: string): Promise<DatabaseAccess> {
  let lock: ReturnType<typeof lockDataDir>;
  try {
    lock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return unavailable(
      warn(
        'A process has locked the data directory and its database does not answer: the shop is starting, or hangs.',
        `Wait; if it stays so, see the process in ${join(dataDir, 'server.pid')}.`,
      ),
    );
  }
  try {
    const embedded = await startEmbedded({ dataDir, log: () => undefined });
    const access = await connect(embedded.url, 'The shop is closed; its database could be started.').catch(
      async (error) => {
        await embedded.stop();
        throw error;
      },
    );
    const close = async () => {
      await access.close();
      await embedded.stop();
      lock.release();
    };
    return { ...access, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
