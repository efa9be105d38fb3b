/** Files that appear when they are whole. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Has a file written beside its place, under a name that no other process uses, and moves it there; whatever goes wrong, nothing is
 * left beside. What stood in its place stays until then.
 * @param write gives `false` when there is to be no file after all
 */
export async function writeBeside(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    if ((await write(unfinished)) === false) return;
    await flush(unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** On the disk before it has its name: a file system may keep a name and lose the bytes when the machine loses its power between. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
