/** A shop goes out and comes back the same: every table that PostgreSQL's own catalogue knows, every row, every sequence. */

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { CatalogueBuilder, type TestDatabase, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import {
  type BackupOptions,
  packing,
  type RestoreOptions,
  restoreBackup,
  unpack,
  verifyBackup,
  writeBackup,
} from './index.ts';
import { openBackup } from './read.ts';

const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const source = await withDatabase({ max: 8 });
const target = await withDatabase();
const other = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
let whole: Buffer;

const awkward = 'tab\t line\n return\r back\\slash \\N "quotes" ñandú 🛒 \u2028 end';

beforeAll(async () => {
  await fill(source);
  whole = await take(source);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function fill({ db, pool }: TestDatabase): Promise<void> {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, name: 'Hogar', children: [{ id: 2, children: [{ id: 3 }] }] }]);
  await rows.brand();
  await rows.store({ description: awkward });
  for (let i = 1; i <= 40; i++) {
    const { id } = await rows.product([1, 2, 3], {
      description: awkward,
      highlights: [awkward, ''],
      gtin: i % 2 ? null : `${i}`,
    });
    await rows.variant(id, { options: JSON.stringify({ Color: awkward, Talla: 'M' }) });
    await rows.picture(id);
    await rows.review(id, { body: awkward, seller_reply: null });
  }
  await pool.query(
    `insert into content_pages (kind, key, document) values ('landing', 'uno', '{"title": "Uno", "n": 1.10}')`,
  );
  await pool.query(`insert into signing_keys (name, key) values ('k', $1)`, [
    Buffer.from(Array.from({ length: 64 }, (_, i) => i * 4)),
  ]);
  await pool.query(`insert into customers (email, password_hash, nombre) values ('a@b.mx', 'x', 'Lupe')`);
  await pool.query(`insert into newsletter_subscribers values ('n@b.mx', 1, '2026-02-03 04:05:06.789012+00')`);
  await pool.query(`insert into facts values ('f', '{"a": [1, null]}')`);
  await pool.query(`select setval('products_id_seq', 4321), setval('reviews_id_seq', 77, false)`);
}

async function take({ pool }: TestDatabase, more: Partial<BackupOptions> = {}): Promise<Buffer> {
  const client = await pool.connect();
  try {
    const [first, second] = packing();
    const done = pipeline(Readable.from(writeBackup({ client, ...more }), { objectMode: false }), first, second);
    const bytes = await buffer(second);
    await done;
    return bytes;
  } finally {
    client.release(true);
  }
}

async function put({ pool }: TestDatabase, bytes: Buffer, more: Partial<RestoreOptions> = {}) {
  const client = await pool.connect();
  try {
    return await restoreBackup({ client, frames: unpack(Readable.from([bytes])), ...more });
  } finally {
    client.release(true);
  }
}

/** Every table of the database with its number of rows and a hash of them all, every sequence, and how all of it is defined. */
async function stateOf({ pool }: TestDatabase): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname not in ('information_schema', 'pgboss') order by 1`,
  );
  const state: Record<string, unknown> = {};
  for (const { name } of tables) {
    // The only one whose rows say nothing after a restore. Whoever adds a table to this line has decided that it may be lost.
    if (name === 'public.invalidations') continue;
    const { rows } = await pool.query(
      `select count(*) as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as hash from ${name} t`,
    );
    state[name] = rows[0];
  }
  const { rows: sequences } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname <> 'pgboss' and sequencename not like 'invalidations%'`,
  );
  for (const { name } of sequences)
    state[name] = (await pool.query(`select last_value, is_called from ${name}`)).rows[0];
  const { rows: definitions } = await pool.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     union all select p.oid::regprocedure || md5(pg_get_functiondef(p.oid)) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all select table_name || column_name || ordinal_position || data_type || coalesce(column_default, '') || is_identity || is_generated || coalesce(collation_name, '')
                 from information_schema.columns where table_schema = 'public'
     union all select nspname from pg_namespace where nspname like '%restored%'
     order by 1`,
  );
  state.definitions = definitions.map(({ text }) => text);
  return state;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('issue 4, point 4: a whole backup', () => {
  test('is restored into an empty shop, every table the same', async () => {
    const { rows } = await source.pool.query(
      `select count(*) as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
    );
    const summary = await put(target, whole);
    expect(summary).toMatchObject({ tables: rows[0].n - 1, migrated: [] });
    expect(await stateOf(target)).toEqual(await stateOf(source));
  });

  test('replaces a shop only by force, and then wholly', async () => {
    await target.pool.query(
      `update products set title = 'changed' where id = 1; delete from reviews where id = 2; create table leftover (n integer)`,
    );
    await expect(put(target, whole)).rejects.toThrow(
      /^The shop is not empty \(there are rows in brands\): restore with --force/,
    );
    expect((await target.pool.query('select title from products where id = 1')).rows).toEqual([{ title: 'changed' }]);
    await put(target, whole, { force: true });
    expect(await stateOf(target)).toEqual(await stateOf(source));
  });

  test('makes readers of invalidations forget everything, with a number that none has seen', async () => {
    await target.pool.query(`select invalidate(array['x'])`);
    const { rows: before } = await target.pool.query('select max(seq) as seq from invalidations');
    await put(target, whole, { force: true });
    const { rows } = await target.pool.query('select seq, tags from invalidations');
    expect(rows).toEqual([{ seq: expect.any(Number), tags: ['*'] }]);
    expect(rows[0].seq).toBeGreaterThan(before[0].seq);
  });

  test('restored tables are used like others: keys count on, wrong rows are refused, triggers speak', async () => {
    await expect(target.pool.query('update products set sale_price = list_price + 1')).rejects.toThrow(
      /check constraint/,
    );
    await expect(target.pool.query('update products set brand_id = 99')).rejects.toThrow(/foreign key/);
    await target.pool.query(`update products set sale_price = 1 where id = 7`);
    const { rows } = await target.pool.query('select tags from invalidations order by seq desc limit 1');
    expect(rows[0].tags).toContain('product:7');
  });

  test('brings files, and passes over those that have no place in a shop', async () => {
    const files = async function* () {
      yield { path: 'pictures/ab/abcd.webp', read: () => Readable.from([Buffer.from('bytes of a picture')]) };
    };
    const bytes = await take(source, { files });
    const got: Record<string, string> = {};
    await put(target, bytes, {
      force: true,
      async putFile(path, content) {
        got[path] = (await buffer(content)).toString();
      },
    });
    expect(got).toEqual({ 'pictures/ab/abcd.webp': 'bytes of a picture' });
    for (const path of [
      '../../etc/passwd',
      'pictures/../postgres.password',
      '/etc/passwd',
      'pictures/.hidden',
      'postgres/PG_VERSION',
    ]) {
      const hostile = async function* () {
        yield { path, read: () => Readable.from([Buffer.from('x')]) };
      };
      const bytes = await take(source, { files: hostile });
      await expect(verifyBackup(unpack(Readable.from([bytes])))).rejects.toThrow(/a file that has no place in a shop/);
    }
  });

  test('is one snapshot: pesos that move between rows and tables all the while are there once each', async () => {
    const { pool } = source;
    await pool.query(
      `create table accounts as select n as id, 1000 as pesos from generate_series(1, 40) n; create table ledger (id integer, pesos integer)`,
    );
    const transfer = (n: number) =>
      pool.query(
        `with taken as (update accounts set pesos = pesos - 5 where id = $1 returning 1) insert into ledger select $1, 5 from taken`,
        [(n % 40) + 1],
      );
    const client = await pool.connect();
    const frames: Buffer[] = [];
    // A transfer is committed between any two frames, so between any two tables, too.
    for await (const frame of writeBackup({ client })) {
      frames.push(frame);
      await transfer(frames.length);
    }
    client.release();
    const sum: Record<string, number> = {};
    for await (const reader of (await openBackup(Readable.from(frames))).parts()) {
      const text = (await buffer(reader.bytes())).toString();
      if (reader.part.kind === 'table')
        sum[reader.part.name] = text.split('\n').reduce((all, line) => all + Number(line.split('\t')[1] || 0), 0);
    }
    const { rows } = await pool.query('select sum(pesos)::int as now from ledger');
    await pool.query('drop table accounts, ledger');
    expect((sum.accounts ?? 0) + (sum.ledger ?? 0)).toBe(40_000);
    expect(sum.ledger).toBeLessThan(rows[0].now);
  });
});

describe('a backup of another release', () => {
  test('of an older one is brought up to date', async () => {
    const older = mkdtempSync(join(folder, 'older-'));
    const names = readdirSync(ownMigrations)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of names.slice(0, 3)) cpSync(join(ownMigrations, name), join(older, name));
    const old = await withSchema(other, older);
    await old.pool.query(`insert into categories (id, level, path, name, slug) values (1, 1, '{1}', 'Hogar', 'hogar')`);
    const bytes = await take(old);
    const summary = await put(target, bytes, { force: true });
    expect(summary.migrated).toEqual(names.slice(3));
    expect((await target.pool.query('select name from categories')).rows).toEqual([{ name: 'Hogar' }]);
    expect((await stateOf(target)).definitions).toEqual((await stateOf(source)).definitions);
    expect(await migrate(target.pool)).toEqual([]);
  });

  test('of a newer one, or with another migration of the same name, is refused', async () => {
    const newer = mkdtempSync(join(folder, 'newer-'));
    cpSync(ownMigrations, newer, { recursive: true });
    writeFileSync(join(newer, '9999_later.sql'), 'create table later (n integer)');
    const bytes = await take(await withSchema(other, newer));
    const before = hashOf(await stateOf(target));
    await expect(put(target, bytes, { force: true })).rejects.toThrow(
      /^The backup is of a newer release of the shop \(it has the migration 9999_later\.sql/,
    );
    writeFileSync(join(newer, '9999_later.sql'), 'create table later (m integer)');
    await expect(put(target, bytes, { force: true, folder: newer })).rejects.toThrow(
      /9999_later\.sql of this release is not the one/,
    );
    expect(hashOf(await stateOf(target))).toBe(before);
  });
});

describe('a backup that is not whole changes nothing', () => {
  const refused = async (bytes: Buffer, sentence: RegExp) => {
    await expect(verifyBackup(unpack(Readable.from([bytes])))).rejects.toThrow(sentence);
    await expect(put(target, bytes, { force: true })).rejects.toThrow(sentence);
  };

  test('cut off anywhere', async () => {
    const before = hashOf(await stateOf(target));
    for (const share of [0.05, 0.3, 0.7, 0.99])
      await refused(whole.subarray(0, Math.floor(whole.length * share)), /^(The backup is|This is no backup)/);
    await refused(whole.subarray(0, whole.length - 1), /cut off|damaged/);
    await refused(Buffer.alloc(0), /it is empty/);
    await refused(Buffer.from('PGDMP something else entirely'), /does not begin like one/);
    expect(hashOf(await stateOf(target))).toBe(before);
  });

  test('one bit altered anywhere', async () => {
    for (let i = 0; i < 40; i++) {
      const altered = Buffer.from(whole);
      const place = 20 + Math.floor(((whole.length - 21) * i) / 39);
      altered[place] = (altered[place] ?? 0) ^ 4;
      await expect(verifyBackup(unpack(Readable.from([altered]))), `byte ${place}`).rejects.toThrow(
        /^The backup is|^Error/,
      );
    }
  });

  test('a part left out, put in twice, or with other rows', async () => {
    const client = await source.pool.connect();
    const frames: Buffer[] = [];
    for await (const frame of writeBackup({ client })) frames.push(frame);
    client.release();
    const packed = async (list: Buffer[]) => {
      const [first, second] = packing();
      const done = pipeline(Readable.from(list), first, second);
      const bytes = await buffer(second);
      await done;
      return bytes;
    };
    const at = frames.findIndex((frame) => frame.toString('latin1').includes('"name":"products"'));
    await refused(await packed([...frames.slice(0, at), ...frames.slice(at + 3)]), /its parts are not those/);
    await refused(await packed([...frames.slice(0, at + 3), ...frames.slice(at)]), /its parts are not those|duplicate/);
    // As many parts, each whole: only their order tells.
    const [part, next] = [frames.slice(at, at + 3), frames.slice(at + 3, at + 6)];
    await refused(
      await packed([...frames.slice(0, at), ...next, ...part, ...frames.slice(at + 6)]),
      /its parts are not those/,
    );
    const other = Buffer.from(frames[at + 1] ?? '');
    other[40] = (other[40] ?? 0) ^ 1;
    await refused(
      await packed([...frames.slice(0, at + 1), other, ...frames.slice(at + 2)]),
      /the table products is not what was written/,
    );
    await refused(await packed([...frames, frames[0] ?? Buffer.alloc(0)]), /something follows its end/);
  });
});

/** The database with the schema of another folder of migrations, empty. */
async function withSchema(database: TestDatabase, migrations: string): Promise<TestDatabase> {
  await database.pool.query('drop schema public cascade; create schema public');
  await migrate(database.pool, migrations);
  return database;
}
