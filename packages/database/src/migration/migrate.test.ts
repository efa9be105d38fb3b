import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../index.ts';

const { pool } = await withDatabase();
let folder: string;

const put = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  put('0201_one.sql', 'create table one (id integer);\ncreate table two (id integer);\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('applies missing migrations, in the sequence of their names, once', async () => {
  put('0202_more.sql', 'alter table two add column name text');
  expect(await migrate(pool, { folder, scripts: [] })).toEqual(['0201_one.sql', '0202_more.sql']);
  expect(await migrate(pool, { folder, scripts: [] })).toEqual([]);
  put('0203_last.sql', 'insert into two values (1, $$x$$)');
  expect(await migrate(pool, { folder, scripts: [] })).toEqual(['0203_last.sql']);
  expect((await pool.query('select * from two')).rows).toEqual([{ id: 1, name: 'x' }]);
});

test('a migration that fails is rolled back whole, and the ones before it stay', async () => {
  put('0202_bad.sql', 'create table three (id integer); select no_such_function()');
  await expect(migrate(pool, { folder, scripts: [] })).rejects.toThrow(
    /^The migration 0202_bad\.sql failed and was taken back: .*no_such/,
  );
  const { rows } = await pool.query(
    `select to_regclass('one') is not null as one, to_regclass('three') is not null as three`,
  );
  expect(rows).toEqual([{ one: true, three: false }]);
  put('0202_bad.sql', 'create table three (id integer)');
  expect(await migrate(pool, { folder, scripts: [] })).toEqual(['0202_bad.sql']);
});

test('a migration that changed after it was applied is an error', async () => {
  await migrate(pool, { folder, scripts: [] });
  put('0201_one.sql', 'create table one (id bigint)');
  await expect(migrate(pool, { folder, scripts: [] })).rejects.toThrow('The migration 0201_one.sql was changed after');
});

test('line ends of Windows are no change', async () => {
  await migrate(pool, { folder, scripts: [] });
  put('0201_one.sql', 'create table one (id integer);\r\ncreate table two (id integer);\r\n');
  expect(await migrate(pool, { folder, scripts: [] })).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  put('0202_newer.sql', 'select 1');
  await migrate(pool, { folder, scripts: [] });
  rmSync(join(folder, '0202_newer.sql'));
  await expect(migrate(pool, { folder, scripts: [] })).rejects.toThrow(
    'has the migration 0202_newer.sql, which this version',
  );
});

test('a migration that comes before an applied one is an error', async () => {
  put('0203_three.sql', 'select 1');
  await migrate(pool, { folder, scripts: [] });
  put('0202_late.sql', 'select 1');
  await expect(migrate(pool, { folder, scripts: [] })).rejects.toThrow(
    'The migration 0202_late.sql comes before 0203_three.sql',
  );
});

test('of several processes at once, one applies', async () => {
  const done = await Promise.all([
    migrate(pool, { folder, scripts: [] }),
    migrate(pool, { folder, scripts: [] }),
    migrate(pool, { folder, scripts: [] }),
  ]);
  expect(done.flat()).toEqual(['0201_one.sql']);
});
