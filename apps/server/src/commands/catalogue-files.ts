/** Files of imports: what comes in by the standard input is kept until it was read twice, and what was held back is written down. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SPOOL = /^stdin-.*\.feed$/;
const DAY = 86_400_000;

/** Puts the standard input into a file below the data directory. */
export async function spoolInput(dataDir: string, input: Readable): Promise<string> {
  const folder = join(dataDir, 'imports');
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((one) => SPOOL.test(one))) {
    const file = join(folder, name);
    // Of a process that was killed.
    if (Date.now() - (await stat(file)).mtimeMs > DAY) await rm(file, { force: true });
  }
  const path = join(folder, `stdin-${process.pid}-${Date.now()}.feed`);
  await pipeline(input, createWriteStream(path, { mode: 0o600 }));
  return path;
}

/** SHA-256 of a file's bytes. @throws Error of one sentence when there is no such file */
export async function hashFile(path: string, typed: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  } catch (error) {
    throw new Error(`The file ${typed} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return hash.digest('hex');
}

/**
 * Writes one JSON object a line, in full or not at all.
 * @returns how many lines; with none there is no file
 */
export async function writeReport(path: string, rows: AsyncIterable<object>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      count++;
      yield `${JSON.stringify(row)}\n`;
    }
  }
  const unfinished = `${path}.unfinished`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(Readable.from(lines()), createWriteStream(unfinished));
    if (count > 0) await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return count;
}
