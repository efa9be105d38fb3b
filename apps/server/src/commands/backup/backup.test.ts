/**
 * Tests `npm run shop -- backup|restore …` with files and pipes. The tests of packages/database cover the content of
 * backups.
 *
 * @module-tag process
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFile } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { jobs } from '../../jobs/jobs.ts';
import { createEnqueue } from '../../jobs/queue/enqueue.ts';
import { backupCommand } from './backup.ts';
import { openTestBackups } from './test-backup.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const { source, target, empty, folder, environments, shop, inShell } = await openTestBackups();
const file = join(folder, 'shop.backup');

beforeAll(async () => {
  await shop('source', 'backup', file);
  await shop('target', 'restore', file);
});

test('issue 4, point 4: only its owner can read a backup, and it restores rows and pictures that cannot be drawn again', {
  tags: ['smoke'],
}, async () => {
  const file = join(folder, 'first.backup');
  expect(await shop('source', 'backup', file)).toMatch(
    /^Backup written: .*first\.backup \(\d+ tables, [\d,]+ rows, 1 picture, /,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await shop('source', 'backup', 'verify', file)).toMatch(/^products +1$[\s\S]*^The backup is whole: /m);
  expect(await shop('empty', 'restore', file)).toMatch(/^Restored: the shop of /);
  expect((await empty.pool.query('select title from products')).rows).toEqual([{ title: 'Molcajete' }]);
  const pictures = join(environments.empty.DATA_DIR, 'pictures');
  expect(readdirSync(pictures)).toEqual(['fe']);
  expect(readdirSync(join(pictures, 'fe')).sort()).toEqual(['fetched1-original.webp']);
  expect(readFileSync(join(pictures, 'fe', 'fetched1-original.webp'))).toEqual(pictureFile('fetched1-original.webp'));
});

test('waiting jobs are enqueued again, scheduled ones are not', async () => {
  const [job] = jobs.filter(({ options }) => options.schedule === undefined);
  const [scheduled] = jobs.filter(({ options }) => options.schedule !== undefined);
  const enqueue = createEnqueue(source.pool);
  const known = job ?? scheduled;
  if (known) await enqueue(source.pool, known, [{ key: 'a' }, { key: 'b' }]);
  const waits = async (pool: typeof source.pool) =>
    (await pool.query(`select name, data from pgboss.job where state = 'created' order by data::text`)).rows;
  await shop('source', 'backup', file);
  await shop('target', 'restore', file, '--force');
  expect(await waits(target.pool)).toEqual(await waits(source.pool));
  await shop('target', 'restore', file, '--force');
  expect(await waits(target.pool)).toEqual(await waits(source.pool));
});

test('a failed backup leaves the old file, and no incomplete one', async () => {
  const before = readFileSync(file);
  await expect(shop('source', 'backup', join(folder, 'nowhere', 'x'))).rejects.toThrow(
    /^No file can be written in .*nowhere: there is no such folder\.$/,
  );
  const gone = { ...environments.source, DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x' };
  await expect(backupCommand.run([file], { environment: gone, say: () => undefined })).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/x cannot be used/,
  );
  // This process may write at most 8 blocks, as if the disk were full.
  const { code, err } = await inShell(`ulimit -f 8; exec "${process.execPath}" "${main}" backup "${file}"`);
  expect(code).toBe(1);
  expect(err).toMatch(/^The disk of .* is full: the backup was not written, and nothing of it was left behind\.$/m);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a backup can be piped; a pipe that is closed, or truncated, is one sentence and changes nothing', async () => {
  const shopIn = (name: string) => `"${process.execPath}" "${main}" ${name}`;
  expect(await inShell(`${shopIn('backup -')} 2>/dev/null | ${shopIn('backup verify -')}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('The backup is whole'),
  });
  expect((await inShell(`${shopIn('backup -')} | head -c 100 > /dev/null`)).err).toMatch(
    /The backup was cut off: its reader has closed the pipe/,
  );
  await target.pool.query(`update products set title = 'as before'`);
  const half = join(folder, 'half.backup');
  writeFileSync(half, readFileSync(file).subarray(0, 200_000));
  await expect(shop('target', 'restore', half, '--force')).rejects.toThrow(/cut off/);
  expect((await inShell(`cat "${half}" | ${shopIn('restore - --force')}`, 'target')).err).toMatch(/cut off/);
  await expect(shop('target', 'restore', file)).rejects.toThrow(/^The shop is not empty/);
  expect((await target.pool.query('select title from products')).rows).toEqual([{ title: 'as before' }]);
});
