/**
 * `npm run shop -- backup|restore …` on files, folders and pipes. The content of backups is tested in
 * packages/database.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueBuilder, pictureFile, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnqueue } from '../jobs/enqueue.ts';
import { jobs } from '../jobs/jobs.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const source = await withDatabase();
const target = await withDatabase();
const empty = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backup-command-'));
const file = join(folder, 'shop.backup');
const dataOf = (name: string) => join(folder, name);
const environments = {
  source: { DATABASE_URL: source.url, DATA_DIR: dataOf('source') },
  target: { DATABASE_URL: target.url, DATA_DIR: dataOf('target') },
  empty: { DATABASE_URL: empty.url, DATA_DIR: dataOf('empty') },
};

async function shop(at: keyof typeof environments, name: 'backup' | 'restore', ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const command = name === 'backup' ? backupCommand : restoreCommand;
  await command.run(words, { environment: environments[at], say: (line) => lines.push(line) });
  return lines.join('\n');
}

beforeAll(async () => {
  const rows = new CatalogueBuilder(source.db);
  await rows.categories([{ id: 1 }]);
  await rows.brand();
  await rows.store();
  const { id } = await rows.product([1], { title: 'Molcajete', description: randomBytes(400_000).toString('base64') });
  await rows.variant(id);
  for (const [key, kind] of [
    ['drawn1', 'demo'],
    ['fetched1', 'fetched'],
  ] as const) {
    await rows.picture(id, { picture_key: key });
    await source.pool.query('update pictures set source = $2 where key = $1', [key, { kind }]);
    const subfolder = join(dataOf('source'), 'pictures', key.slice(0, 2));
    mkdirSync(subfolder, { recursive: true });
    for (const name of [`${key}-original.webp`, `${key}-320.webp`])
      writeFileSync(join(subfolder, name), pictureFile(name));
    writeFileSync(join(subfolder, `${key}-original.webp.0b8c5c3e-unfinished`), 'half');
  }
  await shop('source', 'backup', file);
  await shop('target', 'restore', file);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('issue 4, point 4: only its owner can read a backup, and it restores rows and pictures that cannot be drawn again', async () => {
  const file = join(folder, 'first.backup');
  expect(await shop('source', 'backup', file)).toMatch(
    /^Backup written: .*first\.backup \(\d+ tables, [\d,]+ rows, 1 picture, /,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await shop('source', 'backup', 'verify', file)).toMatch(/^products +1$[\s\S]*^The backup is whole: /m);
  expect(await shop('empty', 'restore', file)).toMatch(/^Restored: the shop of /);
  expect((await empty.pool.query('select title from products')).rows).toEqual([{ title: 'Molcajete' }]);
  const pictures = join(dataOf('empty'), 'pictures');
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
  // A process that has just exited.
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

test('a failed backup leaves the old file, and no incomplete one', async () => {
  const before = readFileSync(file);
  await expect(shop('source', 'backup', join(folder, 'nowhere', 'x'))).rejects.toThrow(
    /^No file can be written in .*nowhere: there is no such folder\.$/,
  );
  const gone = { ...environments.source, DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/x' };
  await expect(backupCommand.run([file], { environment: gone, say: () => undefined })).rejects.toThrow(
    /^The database 127\.0\.0\.1:1\/x cannot be used/,
  );
  // A process that may write no more than 8 blocks, as if the disk were full.
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

test.runIf(process.getuid?.() !== 0)('a folder that may not be written is one sentence', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o500);
  await expect(shop('source', 'backup', closed)).rejects.toThrow('it is not writable');
  expect(existsSync(closed)).toBe(true);
});

function inShell(
  script: string,
  at: keyof typeof environments = 'source',
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn('sh', ['-c', script], { env: { PATH: process.env.PATH, ...environments[at] } });
  const answer = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    answer.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    answer.err += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ ...answer, code })));
}
