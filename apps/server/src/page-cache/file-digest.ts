/** A hash of the contents of many files, which is stored in a memo until a file changes. */
import { createHash } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../write-atomically.ts';

/** A file, or the files of a folder. */
export type Digested = {
  path: string;
  /** Whether a file of the folder counts, by its path within the folder; default: all files count. */
  isPart?(path: string): boolean;
};

/** Milliseconds in which two changes of a file may have the same time. Some file systems store every second second. */
const coarsestTime = 3_000;

type Found = { path: string; name: string; mark: string; changedAt: number };

/**
 * Returns a hash of the names and contents of the files. The file `memo` stores the hash with the size, inode and times
 * of each file, since reading 1,700 files at each start would take 0.2 s of CPU time. The index of git works in the
 * same way: a file with the same mark has the same content, unless the file changed just before its mark was read. In
 * that case, nothing is stored.
 */
export async function digestFiles(
  files: readonly Digested[],
  memo: string,
  now: () => number = Date.now,
): Promise<string> {
  const begun = now();
  const found = files.flatMap((one, at) => findFiles(one).map((file) => ({ ...file, name: `${at}/${file.name}` })));
  const marks = hashOf(found.map(({ name, mark }) => `${name}\n${mark}\n`));
  const [storedMarks, stored] = (await readFile(memo, 'utf8').catch(() => '')).split('\n');
  if (storedMarks === marks && stored !== undefined) return stored;
  const contents = await Promise.all(found.map(({ path }) => readFile(path)));
  const hash = hashOf(contents.flatMap((content, at) => [`\n${found[at]?.name}\n`, content]));
  // Ignore a failure, since the memo only saves time.
  if (found.every(({ changedAt }) => changedAt < begun - coarsestTime))
    await writeAtomically(memo, (unfinished) => writeFile(unfinished, `${marks}\n${hash}\n`)).catch(() => undefined);
  return hash;
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function findFiles({ path, isPart = () => true }: Digested): Found[] {
  const stats = statSync(path);
  if (!stats.isDirectory()) return [foundAt(path, '', stats)];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isPart).sort();
  return names.flatMap((name) => {
    const file = join(path, name);
    const stats = statSync(file);
    return stats.isDirectory() ? [] : [foundAt(file, name, stats)];
  });
}

function foundAt(path: string, name: string, { dev, ino, size, mtimeMs, ctimeMs }: Stats): Found {
  return { path, name, mark: [dev, ino, size, mtimeMs, ctimeMs].join(), changedAt: Math.max(mtimeMs, ctimeMs) };
}
