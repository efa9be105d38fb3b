/**
 * Files of imports: a copy of standard input, since the import reads its input twice, and reports of held-back rows.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '@tianguis/database/make-folder';
import { limits } from '@tianguis/feed';
import { writeAtomically } from '../../write-atomically.ts';

const SPOOL = /^stdin-.*\.feed$/;
const DAY = 86_400_000;

/**
 * Copies standard input to a file below the data directory. Deletes the file if copying fails.
 * @throws Error with one sentence if the disk is full, or if the input has more than `most` bytes
 */
export async function spoolInput(dataDir: string, input: Readable, most: number = limits.bytes): Promise<string> {
  const folder = join(dataDir, 'imports');
  makeFolder(folder);
  for (const name of (await readdir(folder)).filter((one) => SPOOL.test(one))) {
    const file = join(folder, name);
    // This file was left by a killed process.
    if (Date.now() - (await stat(file)).mtimeMs > DAY) await rm(file, { force: true });
  }
  const path = join(folder, `stdin-${process.pid}-${Date.now()}.feed`);
  // Open the file before anything can fail. A stream would open the file later, perhaps after the file was deleted.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(input, atMost(most), file.createWriteStream());
    return path;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new Error(`The disk of ${folder} is full: the standard input was not read, and nothing was changed.`);
    throw error;
  }
}

function atMost(most: number) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most)
        throw new Error(`More than ${Math.ceil(most / 1024 ** 3)} GB came by the standard input: split the file.`);
      yield chunk;
    }
  };
}

/** SHA-256 of a file's bytes. @throws Error with one sentence if the file does not exist */
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
 * Writes one JSON object per line, atomically. Writes no file if there are no lines.
 * @returns the number of lines
 */
export async function writeReport(path: string, rows: AsyncIterable<object>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      count++;
      yield `${JSON.stringify(row)}\n`;
    }
  }
  makeFolder(dirname(path));
  await writeAtomically(path, async (unfinished) => {
    await pipeline(Readable.from(lines()), createWriteStream(unfinished));
    return count > 0;
  });
  return count;
}
