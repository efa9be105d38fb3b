import { makeFolder } from '@tianguis/database/make-folder';

/**
 * Creates the data directory before all other work, since every part of the shop writes to it.
 * @throws Error with one sentence for an operator
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The data directory ${dataDir} cannot be used (${reason}): set DATA_DIR to another directory.`);
  }
}
