import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';

/** A lock on a data directory. It is released when this object is garbage collected, and when the process exits. */
export type DataLock = { release(): void };

/** Another process uses the data directory. The message is one sentence for an operator. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Locks the data directory for this process; creates the directory if it is missing.
 *
 * The operating system locks the file `lock`. So the kernel releases the lock however the process ends (`kill -9`
 * included), and a stale lock cannot remain. Node has no API for such locks, so the lock is taken with Node's SQLite.
 * @throws DataDirInUse with the process that has the lock
 */
export function lockDataDir(dataDir: string): DataLock {
  makeFolder(dataDir);
  const pidFile = join(dataDir, 'server.pid');
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    file.close();
    if (!(error instanceof Error) || !/locked|busy/.test(error.message)) throw error;
    throw new DataDirInUse(
      `Another Tianguis${readPid(pidFile)} is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another directory.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  let isReleased = false;
  return {
    release() {
      if (isReleased) return;
      isReleased = true;
      rmSync(pidFile, { force: true });
      file.close();
    },
  };
}

function readPid(pidFile: string): string {
  try {
    return ` (process ${Number.parseInt(readFileSync(pidFile, 'utf8'), 10)})`;
  } catch {
    return '';
  }
}
