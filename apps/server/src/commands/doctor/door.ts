/** The database for an examination: that of an open shop, or the embedded one of a closed shop, started for it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@tianguis/database';
import { clusterFolder, DataDirInUse, findRunning, lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { checkReachable } from '../../database.ts';
import type { Settings } from '../../settings.ts';
import { type Finding, fail, ok, reasonOf, warn } from './check.ts';

export type Door = { finding: Finding; database: OpenDatabase | undefined; close(): Promise<void> };

const shut = (finding: Finding): Door => ({ finding, database: undefined, close: async () => undefined });

/** Never throws: a database that cannot be had is a finding. Nothing is made where there is none. */
export async function openDoor({ databaseUrl, dataDir }: Settings): Promise<Door> {
  try {
    if (databaseUrl !== undefined) return await enter(databaseUrl, 'The database of DATABASE_URL answers.');
    const running = await findRunning(dataDir);
    if (running !== undefined)
      return { ...(await enter(running, 'The shop is open, and its database answers.')), ...orphaned(dataDir) };
    if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION')))
      return shut(ok('There is none yet: the first start makes it.'));
    return await unlock(dataDir);
  } catch (error) {
    const todo =
      databaseUrl === undefined
        ? `See ${join(dataDir, 'postgres.log')} for what PostgreSQL says.`
        : 'See whether it runs, and DATABASE_URL; pages that the shop has kept are shown meanwhile.';
    return shut(fail(`${reasonOf(error)}.`, todo));
  }
}

/** A PostgreSQL that runs while nobody holds its directory has lost its shop. */
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

async function enter(url: string, says: string): Promise<Door> {
  const database = openDatabase({ url: patient(url), max: 4, onIdleError: () => undefined });
  try {
    await checkReachable(database, url);
    return { finding: ok(says), database, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A question that takes long shall not stay behind when nobody waits for its answer any more. */
function patient(url: string): string {
  // An address that only PostgreSQL's own reading understands is left as it is.
  const address = URL.parse(url);
  if (!address) return url;
  address.searchParams.set('statement_timeout', '20000');
  address.searchParams.set('lock_timeout', '3000');
  return address.href;
}

async function unlock(dataDir: string): Promise<Door> {
  let lock: ReturnType<typeof lockDataDir>;
  try {
    lock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    return shut(
      warn(
        'A process holds the data directory and its database does not answer: the shop is starting, or hangs.',
        `Wait; if it stays so, see the process in ${join(dataDir, 'server.pid')}.`,
      ),
    );
  }
  try {
    const embedded = await startEmbedded({ dataDir, log: () => undefined });
    const door = await enter(embedded.url, 'The shop is closed; its database could be started.').catch(
      async (error) => {
        await embedded.stop();
        throw error;
      },
    );
    const close = async () => {
      await door.close();
      await embedded.stop();
      lock.release();
    };
    return { ...door, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
