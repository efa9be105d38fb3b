/** Backups of shops of other releases, older and newer. */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueBuilder, type TestDatabase, withDatabase } from '@tianguis/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { hashOf, put, stateOf, take } from './test-shops.ts';

const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const untouched = await withDatabase();
const target = await withDatabase();
const other = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backup-releases-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup of another release', () => {
  test('of an older one is brought up to date', async () => {
    const older = mkdtempSync(join(folder, 'older-'));
    const names = readdirSync(ownMigrations)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    for (const name of names.slice(0, 3)) cpSync(join(ownMigrations, name), join(older, name));
    const old = await withSchema(other, older);
    const rows = new CatalogueBuilder(old.db);
    await rows.categories([{ id: 1, name: 'Hogar' }]);
    await rows.brand();
    await rows.store();
    await rows.product([1]);
    const bytes = await take(old);
    const summary = await put(target, bytes, { force: true });
    expect(summary.migrated).toEqual(names.slice(3));
    expect((await target.pool.query('select name from categories')).rows).toEqual([{ name: 'Hogar' }]);
    // There were no listings then.
    expect((await target.pool.query('select * from category_sizes')).rows).toEqual([{ category_id: 1, products: 1 }]);
    expect((await stateOf(target)).definitions).toEqual((await stateOf(untouched)).definitions);
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

/** The database with the schema of another folder of migrations, empty. */
async function withSchema(database: TestDatabase, migrations: string): Promise<TestDatabase> {
  await database.pool.query('drop schema public cascade; create schema public');
  await migrate(database.pool, migrations);
  return database;
}
