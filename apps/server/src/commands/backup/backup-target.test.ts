/** Tests the files and folders to which backups are written. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestBackups } from './test-backup.ts';

const { folder, shop } = await openTestBackups();
const file = join(folder, 'shop.backup');

test('in a folder the newest backups stay, and other files', async () => {
  const nightly = join(folder, 'nightly');
  mkdirSync(nightly);
  writeFileSync(join(nightly, 'notes.backup'), 'mine');
  writeFileSync(join(nightly, 'tianguis-2020-01-01T00-00-00.000Z.backup'), 'old');
  await shop('source', 'backup', nightly, '--keep', '2');
  expect(await shop('source', 'backup', nightly, '--keep', '2')).toMatch(/Removed: tianguis-2020-01-01/);
  const names = readdirSync(nightly);
  expect(names.filter((name) => name.startsWith('tianguis-'))).toHaveLength(2);
  expect(names).toContain('notes.backup');
  await expect(shop('source', 'backup', file, '--keep', '2')).rejects.toThrow('--keep is for a folder');
});

test('review 27: a path that ends with a slash is a folder, and a missing folder is not made', async () => {
  await expect(shop('source', 'backup', `${folder}/newfolder/`)).rejects.toThrow(
    /^There is no folder .*newfolder\/: make it first, or name a file without the slash at its end\.$/,
  );
  expect(existsSync(join(folder, 'newfolder'))).toBe(false);
});

test('review 28b: incomplete files of killed backups are deleted, those of running backups stay', async () => {
  const target = join(folder, 'left-over');
  mkdirSync(target);
  // The id of a process that has just exited.
  const dead = await new Promise<number | undefined>((done) => {
    const child = spawn('true').once('close', () => done(child.pid));
  });
  const old = 'tianguis-2020-01-01T00-00-00.000Z.backup';
  const gone = [`shop.backup.${dead}.unfinished`, `shop.backup.${hostname()}-${process.pid}.unfinished`];
  const goneInFolder = [`${old}.${hostname()}-${dead}.unfinished`, `${old}.elsewhere.lan-1.unfinished`];
  const stays = [
    `shop.backup.${hostname()}-${process.ppid}.unfinished`,
    `other.backup.${dead}.unfinished`,
    `${old}.elsewhere.lan-2.unfinished`,
    `${old}.notes.unfinished`,
  ];
  for (const name of [...gone, ...goneInFolder, ...stays]) writeFileSync(join(target, name), 'half');
  utimesSync(join(target, goneInFolder[1] ?? ''), 0, 0);
  await shop('source', 'backup', join(target, 'shop.backup'));
  expect(readdirSync(target).sort()).toEqual(['shop.backup', ...goneInFolder, ...stays].sort());
  await shop('source', 'backup', target);
  expect(
    readdirSync(target)
      .filter((name) => name.endsWith('.unfinished'))
      .sort(),
  ).toEqual(stays.sort());
});

test.runIf(process.getuid?.() !== 0)('a folder that may not be written is one sentence', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  await expect(shop('source', 'backup', closed)).rejects.toThrow('it is not writable');
  expect(existsSync(closed)).toBe(true);
});
