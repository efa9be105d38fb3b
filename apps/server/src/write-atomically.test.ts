import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeAtomically } from './write-atomically.ts';

const folder = mkdtempSync(join(tmpdir(), 'beside-'));
const file = join(folder, 'out.tsv');
beforeEach(() => writeFile(file, 'before'));
afterAll(() => rmSync(folder, { recursive: true }));

test('issue 4.1 two concurrent writers of a file do not collide; the last one wins, and no temporary file is left', async () => {
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const write = (text: string) =>
    writeAtomically(file, async (unfinished) => {
      await writeFile(unfinished, text);
      if (++begun === 2) both.resolve();
      await both.promise;
      expect(readFileSync(unfinished, 'utf8')).toBe(text);
    });
  await Promise.all([write('one'), write('two')]);
  expect(['one', 'two']).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(folder)).toEqual(['out.tsv']);
});

test.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new Error('full'))],
  ['is cancelled', async () => false],
])('issue 4.1 a write that %s leaves the old file', async (_what, end) => {
  const writing = writeAtomically(file, async (unfinished) => {
    await writeFile(unfinished, 'half');
    return end();
  });
  await writing.catch((error) => expect(error).toMatchObject({ message: 'full' }));
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['out.tsv']);
});
