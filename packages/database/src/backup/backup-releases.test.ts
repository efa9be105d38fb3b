/**
 * Tests of backups of shops of other releases, older and newer.
 *
 * @module-tag process
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopSchema } from '@tianguis/schema';
import { CatalogueBuilder, type TestDatabase, withDatabase } from '@tianguis/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../migration/migrate.ts';
import { baseSchema } from '../migration/shop-schema.ts';
import { hashOf, put, stateOf, take } from './test-shops.ts';

const ownMigrations = baseSchema.folder;
const untouched = await withDatabase();
const target = await withDatabase();
const other = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backup-releases-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup of another release', () => {
  test('of an older one is brought up to date', async () => {
    const newer = mkdtempSync(join(folder, 'newer-'));
    cpSync(ownMigrations, newer, { recursive: true });
    writeFileSync(join(newer, '9998_later.sql'), "update categories set name = name || ' y jardín'");
    const old = await withSchema(other, ownMigrations);
    const rows = new CatalogueBuilder(old.db);
    await rows.categories([{ id: 1, name: 'Hogar' }]);
    await rows.brand();
    await rows.store();
    await rows.product([1]);
    const bytes = await take(old);
    const schema = { ...shopSchema, folder: newer };
    const summary = await put(target, bytes, { force: true, schema });
    expect(summary.migrated).toEqual(['9998_later.sql']);
    expect((await target.pool.query('select name from categories')).rows).toEqual([{ name: 'Hogar y jardín' }]);
    // Backups leave out tables that are computed from the catalogue, so the restore has computed this one again.
    expect((await target.pool.query('select * from index_category_counts')).rows).toEqual([
      { category_id: 1, products: 1 },
    ]);
    expect((await stateOf(target)).definitions).toEqual((await stateOf(untouched)).definitions);
    expect(await migrate(target.pool, schema)).toEqual([]);
  });

  test('of before the baseline is refused in one sentence, and nothing is touched', { tags: ['smoke'] }, async () => {
    await other.pool.query('drop schema public cascade; create schema public');
    await other.pool.query(`
      create table migrations (
        name text primary key, checksum text not null, applied_at timestamptz default now());
      create table categories (id integer); insert into migrations values ('0001_catalogue.sql', 'x')`);
    const bytes = await take(other);
    const before = hashOf(await stateOf(target));
    await expect(put(target, bytes, { force: true })).rejects.toThrow(
      /^The backup was written by a version of Tianguis of before its first release/,
    );
    expect(hashOf(await stateOf(target))).toBe(before);
    const untouchedThere = hashOf(await stateOf(other));
    await expect(migrate(other.pool, shopSchema)).rejects.toThrow(/^The database was written by a version of Tianguis/);
    expect(hashOf(await stateOf(other))).toBe(untouchedThere);
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
    await expect(put(target, bytes, { force: true, schema: { ...shopSchema, folder: newer } })).rejects.toThrow(
      /9999_later\.sql of this release is not the one/,
    );
    expect(hashOf(await stateOf(target))).toBe(before);
  });
});

/** The database, emptied, with the schema of another folder of migrations. */
async function withSchema(database: TestDatabase, migrations: string): Promise<TestDatabase> {
  await database.pool.query('drop schema public cascade; create schema public');
  await migrate(database.pool, { ...shopSchema, folder: migrations });
  return database;
}
