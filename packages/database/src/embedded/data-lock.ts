import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';

/** A held lock on a data directory. Keep it reachable: it is released when this object is collected, and when the process ends. */
export type DataLock = { release(): void };

/** Says that another process has the data directory. The message is a sentence for an operator. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Takes the data directory for this process alone, making the directory if it is missing.
 *
 * The lock is an operating system's lock on the file `lock`, so the kernel gives it back however the process ends, `kill -9`
 * included, and no stale lock can remain. Node offers no such locks itself; SQLite, which comes with Node, takes them.
 * @throws DataDirInUse naming the process that has it
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
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
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
