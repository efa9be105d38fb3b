/** Files that appear when they are whole. */
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Has a file written beside its place, under a name that no other process uses, and moves it there; whatever goes wrong, nothing is
 * left beside. What stood in its place stays until then.
 * @param write gives `false` when there is to be no file after all
 */
export async function writeBeside(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    if ((await write(unfinished)) !== false) await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
