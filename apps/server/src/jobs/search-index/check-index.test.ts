/**
 * Tests derived tables that are damaged, or written while triggers are disabled. doctor reports this, and the jobs
 * repair it.
 */
import { createApi } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueChecks } from '../../commands/doctor/catalogue/catalogue.ts';
import { runCheck } from '../../commands/doctor/check.ts';
import type { Log } from '../../logging/logging.ts';
import { servingFault } from '../../metrics/readiness.ts';
import { readSettings } from '../../settings/settings.ts';
import { checkIndex, indexSearch, mergeIndexDelta } from './index-jobs.ts';
import { damages } from './test-index-damages.ts';

const database = await withDatabase({ max: 6 });
const { pool, db } = database;
const settings = readSettings({});
const checked = new Set(['Listings', 'Counts of listings', 'Index of search', 'Words of search', 'Search']);

beforeAll(async () => {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, children: [{ id: 2 }] }, { id: 3 }]);
  await rows.brand();
  await rows.store();
  for (let id = 1; id <= 60; id++) {
    const levels = id > 30 ? [3] : [1, 2];
    await rows.product(levels, {
      id,
      title: id % 2 ? 'Olla honda' : 'Sartén plano',
      sale_price: 10_000 + id,
      stock: 5,
    });
    await rows.variant(id, { id });
  }
  await rows.product([3], { id: 99, title: 'Cuchara', is_active: false });
  await rows.variant(99, { id: 99 });
  await pool.query('select index_merge_delta()');
  await runJobs();
});

const none = () => undefined;
const log: Log = { debug: none, info: none, warn: none, error: none };

/** Runs the jobs of a worker in the sequence of their schedules. */
async function runJobs(): Promise<void> {
  const context = { database, settings, log, signal: new AbortController().signal };
  for (const job of [mergeIndexDelta, indexSearch, checkIndex, indexSearch]) await job.handle({}, context);
}

/** Runs the job that checks the index. @returns its warnings */
async function checkWarnings(): Promise<unknown[]> {
  const warnings: unknown[] = [];
  const signal = new AbortController().signal;
  await checkIndex.handle(
    {},
    { database, settings, signal, log: { ...log, warn: (entry) => void warnings.push(entry) } },
  );
  return warnings;
}

async function found(): Promise<string[]> {
  const on = { database, settings, environment: {}, now: Date.now() };
  const findings = await Promise.all(
    catalogueChecks.filter(({ name }) => checked.has(name)).map((check) => runCheck(check, on)),
  );
  return findings.flat().flatMap(({ state, name, says }) => (state === 'ok' ? [] : [`${state} ${name}: ${says}`]));
}

/** Sends requests to a new API, which has no cached data. */
async function ask(...paths: string[]) {
  const app = await createApi({ db, config: loadShopConfig(settings.shopConfig), publicOrigin: 'http://localhost' });
  try {
    const replies = [];
    for (const path of paths) replies.push(await app.inject(path));
    return replies.map(({ statusCode, body }) => ({ status: statusCode, body: JSON.parse(body) }));
  } finally {
    await app.close();
  }
}
const searched = (query: string) => `/search/v1/products?query=${encodeURIComponent(query)}`;
const totals = async () =>
  (await ask(...['olla', 'sartén plano', 'cuchara'].map(searched))).map(({ status, body }) =>
    status === 200 ? body.metadata.total : status,
  );

// The tests run in sequence, since each damages the result of the previous repair.
describe('issue 13, A6: doctor finds damage of the index, and the job rebuilds it', { shuffle: false }, () => {
  test('an intact index is not rebuilt', async () => {
    expect(await found()).toEqual([]);
    const built = async () => (await pool.query('select xmin::text from index_text_builds order by 1')).rows;
    const before = await built();
    await runJobs();
    expect(await built()).toEqual(before);
    expect(await totals()).toEqual([30, 30, 0]);
  });

  test.each(damages)('%s', async (damage, after, back) => {
    await pool.query(damage);
    expect(await found(), 'doctor finds it').not.toEqual([]);
    await runJobs();
    expect(await found(), 'it is repaired').toEqual([]);
    expect(await totals()).toEqual(after ?? [30, 30, 0]);
    if (back === undefined) return;
    await pool.query(back);
    await runJobs();
  });

  test.each([
    ['not built', 'truncate index_text_segments', 'not built yet'],
    ['damaged', 'delete from index_postings', 'are lost'],
  ])(
    'issue 13, A3: while the index is %s no search answers "not found", and readyz reports why',
    async (_what, damage, why) => {
      const asked = () => ask('/readyz', searched('olla'), searched('tortillero'));
      expect(await asked()).toMatchObject([{ status: 200 }, { body: { metadata: { total: 30 } } }, { status: 200 }]);
      await pool.query(damage);
      const [ready, , missed] = await asked();
      // The metrics server reports the same fault.
      expect(await servingFault(database)()).toContain(why);
      expect(missed?.status).toBe(503);
      expect(ready).toMatchObject({
        status: 503,
        body: { code: 'DATABASE_UNAVAILABLE', detail: expect.stringContaining(why) },
      });
      await runJobs();
      expect(await servingFault(database)()).toBeUndefined();
      expect(await asked()).toMatchObject([
        { status: 200 },
        { body: { metadata: { total: 30 } } },
        { status: 200, body: { metadata: { total: 0 } } },
      ]);
    },
  );

  test('repairs are logged', async () => {
    expect(await checkWarnings()).toEqual([]);
    await pool.query('delete from index_documents where product_id in (7, 31)');
    expect(await checkWarnings()).toEqual([{ products: 2 }]);
    expect(await checkWarnings()).toEqual([]);
  });

  test('a shop without products is ready', async () => {
    await pool.query('truncate products cascade');
    expect(await ask('/readyz', searched('olla'))).toMatchObject([
      { status: 200 },
      { body: { metadata: { total: 0 } } },
    ]);
    expect(await found()).toEqual([]);
  });
});
