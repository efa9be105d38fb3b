import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { writeBeside } from './write-beside.ts';

const folder = mkdtempSync(join(tmpdir(), 'beside-'));
const file = join(folder, 'out.tsv');
beforeEach(() => writeFile(file, 'before'));
afterAll(() => rmSync(folder, { recursive: true }));

test('issue 4.1 two that write one file at once do not meet; the last one stays, and nothing beside it', async () => {
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const write = (text: string) =>
    writeBeside(file, async (unfinished) => {
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
  ['is not wanted after all', async () => false],
])('issue 4.1 what %s leaves what was there', async (_what, end) => {
  const work = writeBeside(file, async (unfinished) => {
    await writeFile(unfinished, 'half');
    return end();
  });
  await work.catch((error) => expect(error).toMatchObject({ message: 'full' }));
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['out.tsv']);
});
