/** Tests that doctor finds no failure after a shop of an older release was migrated and its worker has run. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../logging/logging.ts';
import { readSettings } from '../../../settings/settings.ts';
import { runCheck } from '../check.ts';
import { catalogueChecks } from './catalogue.ts';

const database = await withDatabase({ max: 6 });
const { pool, db } = database;
const dataDir = mkdtempSync(join(tmpdir(), 'upgraded-'));
const settings = readSettings({ DATA_DIR: dataDir });
const none = () => undefined;
const log: Log = { debug: none, info: none, warn: none, error: none };
afterAll(() => rmSync(dataDir, { recursive: true }));

const home = readFileSync(new URL('../../../../../../content/home/home.json', import.meta.url), 'utf8');

/** Whether a migration belongs to the baseline, which no release changes. */
const isOfBaseline = (name: string) => /^010[0-4]_/.test(name);
/** Scripts that were added later, together with the tables that they need. */
const isLater = ({ name }: { name: string }) =>
  ['price-history', 'questions', 'sessions', 'shipping', 'store-arrivals'].some(
    (one) => name === `database/${one}.sql`,
  );
/** Replaces columns that were added later in the scripts of the index and the views. */
const withoutLaterColumns = (sql: string) =>
  sql.replaceAll(/\b(p|old|new)\.dispatch_set\b/g, 'null::integer').replaceAll(/\bo\.is_applied\b/g, 'false');

test.each([
  ['whose scripts did not change', 'select 1'],
  ['whose functions changed since', `update schema_scripts set checksum = 'older' where name like 'database/%'`],
  ['whose index changed since', `update schema_scripts set checksum = 'older'`],
  ['which had a function that was removed', 'create function gone() returns integer language sql as $$ select 1 $$;'],
])('issue 14, 3: doctor finds no failure in a shop of the baseline %s, after its jobs', async (_what, change) => {
  const folder = mkdtempSync(join(dataDir, 'baseline-'));
  for (const name of readdirSync(shopSchema.folder).filter(isOfBaseline))
    cpSync(join(shopSchema.folder, name), join(folder, name));
  await pool.query('drop schema public cascade; create schema public');
  const gone = { functions: [{ name: 'gone', sql: change }] };
  const hasGone = change.startsWith('create function');
  const ofBaseline = shopSchema.scripts.map(({ functions, ...part }) => ({
    ...part,
    functions: functions
      .filter((one) => !isLater(one))
      .map(({ name, sql }) => ({ name, sql: withoutLaterColumns(sql) })),
  }));
  const scripts = [...ofBaseline, ...(hasGone ? [gone] : [])];
  await migrate(pool, { folder, scripts });
  await fill();
  await pool.query(`insert into content_pages (kind, key, document) values ('home', 'home', $1)`, [
    home.replaceAll('"sort": ', '"order": '),
  ]);
  if (!hasGone) await pool.query(change);
  await migrate(pool, shopSchema);
  for (let minute = 0; minute < 2; minute++) await work();
  expect(await failures()).toEqual([]);
  expect((await pool.query(`select to_regprocedure('gone()') as gone`)).rows).toEqual([{ gone: null }]);
  expect((await pool.query('select products from index_category_counts')).rows).toEqual([{ products: 4 }]);
  expect((await pool.query('select document from content_pages')).rows).toEqual([{ document: JSON.parse(home) }]);
  // Each trigger exists once, even if several scripts were applied again.
  await pool.query('update products set is_active = false where id = 4');
  expect((await pool.query('select products from index_category_counts')).rows).toEqual([{ products: 3 }]);
  expect(await migrate(pool, shopSchema)).toEqual([]);
});

async function fill(): Promise<void> {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, children: [{ id: 2 }] }]);
  await rows.brand();
  await rows.store();
  for (let id = 1; id <= 4; id++) {
    await rows.product([1, 2], { id, stock: 5 });
    await rows.variant(id, { id });
    await rows.picture(id, { picture_key: `drawn${id}` });
  }
}

async function work(): Promise<void> {
  const context = { database, settings, log, signal: new AbortController().signal };
  for (const job of jobs) await job.handle({}, context);
}

async function failures(): Promise<string[]> {
  const on = { database, settings, environment: {}, now: Date.now() };
  const found = await Promise.all(catalogueChecks.map((check) => runCheck(check, on)));
  return found.flat().flatMap(({ state, name, says }) => (state === 'fail' ? [`${name}: ${says}`] : []));
}
