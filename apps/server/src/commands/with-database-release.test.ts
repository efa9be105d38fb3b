/**
 * Tests commands on a database of another release. Reading commands leave the schema unchanged. Writing commands
 * migrate it if no shop is open.
 *
 * @module-tag process
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@tianguis/database';
import { lockDataDir, startEmbedded } from '@tianguis/database/embedded';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { exportCommand } from './catalogue/catalogue-export.ts';
import { importCommand } from './catalogue/catalogue-import.ts';
import type { Command } from './command.ts';
import { jobsCommand } from './jobs.ts';
import { contentCommand } from './products/content.ts';
import { productsCommand } from './products/products.ts';
import { reviewsCommand } from './products/reviews.ts';
import { storesCommand } from './products/stores.ts';
import { withDatabase } from './with-database.ts';

const commands: Readonly<Record<string, Command>> = {
  products: productsCommand,
  stores: storesCommand,
  reviews: reviewsCommand,
  content: contentCommand,
  jobs: jobsCommand,
  import: importCommand,
  export: exportCommand,
};
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'other-release-'));
const embedded = await startEmbedded({ dataDir, log: () => undefined });
const own = readSettings({ DATA_DIR: dataDir });
/** The same database with its URL in the settings, like an external database. */
const named = readSettings({ DATABASE_URL: embedded.url, DATA_DIR: join(dataDir, 'none') });

beforeAll(() => withDatabase(own, async () => undefined));
beforeEach(() => onIt(`delete from migrations where name = '9999_later.sql'`));
afterAll(async () => {
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

async function onIt<Row extends object>(sql: string): Promise<Row[]> {
  const database = openDatabase({ url: embedded.url, max: 1 });
  try {
    return (await database.pool.query<Row>(sql)).rows;
  } finally {
    await database.close();
  }
}

const applied = async () =>
  (await onIt<{ name: string }>('select name from migrations order by name')).map(({ name }) => name);

/** Makes the database look like one of the previous release, by deleting the record of its last migration. */
async function older(): Promise<string> {
  const last = (await applied()).at(-1) ?? '';
  await onIt(`create table if not exists set_aside as select * from migrations where false; truncate set_aside;
    with gone as (delete from migrations where name = '${last}' returning *) insert into set_aside select * from gone`);
  return last;
}
const newest = () => onIt('insert into migrations select * from set_aside on conflict do nothing');

function shop(...words: string[]): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: embedded.url },
  });
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ code, err })));
}

test('review 23: a command that only reads works and leaves the schema unchanged', { tags: ['smoke'] }, async () => {
  const last = await older();
  try {
    expect(await shop('stores', 'list')).toEqual({ code: 0, err: '' });
    expect(await applied()).not.toContain(last);
    await onIt('alter table stores rename to shops');
    expect(await shop('stores', 'list')).toEqual({
      code: 1,
      err: expect.stringMatching(/^The database does not have what this release looks for yet \(.*\.sql\): [^\n]*\n$/),
    });
  } finally {
    await onIt('alter table if exists shops rename to stores');
    await newest();
  }
});

test('review 23: a writing command does not migrate the schema of an open shop, and prints what is pending', async () => {
  const last = await older();
  const refused = `(${last}) under a shop of another release that is open: restart that shop`;
  const nothing = () => Promise.reject(new Error('The command was begun.'));
  try {
    // A shop on another machine is detected by its connections. A shop on this machine is also detected by its data
    // directory.
    const open = openDatabase({ url: embedded.url, max: 1 });
    await open.pool.query('select 1');
    await expect(withDatabase(named, nothing)).rejects.toThrow(refused);
    await expect(withDatabase(own, nothing)).rejects.toThrow(refused);
    await open.close();
    const lock = lockDataDir(dataDir);
    await expect(withDatabase(own, nothing)).rejects.toThrow(refused);
    lock.release();
    expect(await applied()).not.toContain(last);
  } finally {
    await newest();
  }
});

test('review 23: an open shop of this release does not block a writing command, nor does a closed one of the previous release', async () => {
  const open = openDatabase({ url: embedded.url, max: 1 });
  await open.pool.query('select 1');
  await withDatabase(named, async () => undefined);
  await open.close();
  // If no shop is open, all migrations are applied, even to an empty database.
  await onIt('drop schema public cascade; create schema public');
  expect((await shop('stores', 'list')).err).toBe(
    'There is no shop in the database yet: the first start (npm start) makes it.\n',
  );
  expect(await onIt(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  await withDatabase(named, async () => undefined);
  expect(await applied()).not.toEqual([]);
});

test('on a database of a newer release, a writing command is refused, like a start', async () => {
  await onIt(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`);
  await expect(withDatabase(named, async () => undefined)).rejects.toThrow(
    /9999_later\.sql, which this version of the shop does not know/,
  );
});

const read = (words: string) => {
  const [name = '', ...rest] = words.split(' ');
  return commands[name]?.read(rest, own);
};

test.each([
  'products show 7',
  'products find x',
  'stores list',
  'stores show 1',
  'reviews list 7',
  'content list',
  'content show home',
  'jobs list',
  'import status',
  'export catalogue -',
])('%s only reads', (words) => {
  expect(read(words)?.onlyReads).toBe(true);
});

test.each([
  'products deactivate 7',
  'stores official 1 on',
  'reviews hide 1',
  'content reset home',
  'jobs retry all',
  'import pictures',
])('%s writes', (words) => {
  expect(read(words)).toBeDefined();
  expect(read(words)?.onlyReads).toBeUndefined();
});
