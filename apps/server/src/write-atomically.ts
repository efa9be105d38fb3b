/** Writes files atomically. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a temporary file with a unique name in the same folder, and then renames it to the file. Until then the old
 * file stays. If anything fails, the temporary file is deleted.
 * @param write returns `false` to cancel
 */
export async function writeAtomically(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    if ((await write(unfinished)) === false) return;
    await flush(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Flushes the data before the rename. Otherwise a power failure could leave the new name without its data. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
