import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { digestFiles } from './file-digest.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-digest-'));
const sources = join(folder, 'sources');
const memo = join(folder, 'memo');
const file = (name: string) => join(sources, name);
/** Long after all changes of the test. */
const later = () => Date.now() + 60_000;
const digest = (now = later) => digestFiles([{ path: sources, isPart: (path) => path.endsWith('.ts') }], memo, now);

/** Waits until changes of files have later times than the changes before. */
function untilNextTime(): void {
  const times = () => {
    writeFileSync(join(folder, 'clock'), '');
    return statSync(join(folder, 'clock')).ctimeMs;
  };
  const before = times();
  while (times() === before);
}

afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(memo, { force: true });
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(join(sources, 'deep'), { recursive: true });
  writeFileSync(file('a.ts'), 'one');
  writeFileSync(file('deep/b.ts'), 'two');
  writeFileSync(file('c.md'), 'three');
});

test('the hash is stored, and read while no file has changed', async () => {
  const first = await digest();
  const [marks] = readFileSync(memo, 'utf8').split('\n');
  expect(await digest()).toBe(first);
  writeFileSync(memo, `${marks}\nstored`);
  expect(await digest()).toBe('stored');
  writeFileSync(file('c.md'), 'not a part');
  expect(await digest()).toBe('stored');
});

test.each<[string, () => void]>([
  ['another text', () => writeFileSync(file('a.ts'), 'another')],
  [
    'a text of the same length, and the time of before',
    () => {
      const { atime, mtime } = statSync(file('a.ts'));
      writeFileSync(file('a.ts'), 'eno');
      utimesSync(file('a.ts'), atime, mtime);
    },
  ],
  [
    'a file that was moved over it',
    () => {
      const { atime, mtime } = statSync(file('a.ts'));
      writeFileSync(file('new'), 'eno');
      utimesSync(file('new'), atime, mtime);
      renameSync(file('new'), file('a.ts'));
    },
  ],
  ['another file', () => writeFileSync(file('deep/d.ts'), '')],
  ['another name', () => renameSync(file('a.ts'), file('e.ts'))],
  ['a file less', () => rmSync(file('deep/b.ts'))],
])('the hash is another after a change: %s', async (_, change) => {
  const first = await digest();
  untilNextTime();
  change();
  expect(await digest()).not.toBe(first);
});

test('a hash of the same contents is the same, without a memo, and in other files', async () => {
  const first = await digest();
  rmSync(memo);
  writeFileSync(file('a.ts'), 'one');
  expect(await digest()).toBe(first);
});

test('nothing is stored of files that have just changed, since another change may have the same time', async () => {
  await digest(Date.now);
  expect(() => readFileSync(memo)).toThrow('ENOENT');
});

test('a memo that cannot be written is no failure', async () => {
  mkdirSync(memo);
  const first = await digest();
  writeFileSync(file('a.ts'), 'another');
  expect(await digest()).not.toBe(first);
});
