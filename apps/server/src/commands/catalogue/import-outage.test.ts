/**
 * Tests an import during which PostgreSQL is killed.
 *
 * @module-tag process
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, type OpenDatabase, openDatabase } from '@tianguis/database';
import { type Embedded, startEmbedded } from '@tianguis/database/embedded';
import { shopSchema } from '@tianguis/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { readImport } from './catalogue-import.ts';

const products = 3_000;
const limits = { batch: 100, timeout: 60_000 };
let dataDir: string;
let server: Embedded;
let database: OpenDatabase;
const said: string[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'import-outage-'));
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const lines = Array.from(
    { length: products },
    (_, at) => `P${at}\tCosa ${at}\t${10 + (at % 90)} MXN\tin_stock\t3\tCasa`,
  );
  writeFileSync(
    join(dataDir, 'feed.tsv'),
    ['id\ttitle\tprice\tavailability\tquantity\tproduct_type', ...lines, ''].join('\n'),
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(onDeath?: () => void): Promise<void> {
  server = await startEmbedded({ dataDir, log: () => undefined, ...(onDeath && { onDeath }) });
  database = openDatabase({ url: server.url, max: 4 });
  await migrate(database.pool, shopSchema);
}

const runImport = (given = limits): Promise<string> =>
  new Promise((resolve, reject) => {
    const work = readImport(['catalogue', join(dataDir, 'feed.tsv')], readSettings({ DATA_DIR: dataDir }), given);
    work({ database, say: resolve }).catch(reject);
  });

/** Waits until this number of products is applied, and then kills PostgreSQL. */
async function killAt(applied: number, signal: NodeJS.Signals): Promise<number> {
  const reached = async () => {
    const { rows } = await database.pool.query<{ applied: number }>('select max(applied) as applied from imports');
    return rows[0]?.applied ?? 0;
  };
  await expect.poll(reached, { interval: 5, timeout: 100_000 }).toBeGreaterThanOrEqual(applied);
  process.kill(server.pid, signal);
  return applied;
}

test('issue 13 A1 an import is resumed after PostgreSQL was stopped, and after it was killed, with the same result', async () => {
  await open(() => undefined);
  const summary = runImport();
  await killAt(100, 'SIGINT');
  // The staging tables are unlogged, but a clean shutdown retains their rows.
  await expect
    .poll(() => said.join(''), { timeout: 100_000 })
    .toMatch(/Going on with import 1: \d+ of 3000 products are done/);
  await killAt(1_000, 'SIGKILL');
  expect(await summary).toBe(
    'Import 1 is done. 3000 products: 3000 new, 0 changed, 0 as they were, 0 off sale; 0 of 3000 rows held back.',
  );
  expect(said.join('')).toContain('Going on with import 1: PostgreSQL has lost what was read of the file');
  expect(said.filter((line) => line.includes('waiting for it, 60 s at most'))).toHaveLength(2);
  const { rows } = await database.pool.query(
    `select (select count(*)::int from index_documents) as products, (select count(*)::int from product_variants) as variants,
            (select array_agg(state) from imports) as states`,
  );
  expect(rows).toEqual([{ products, variants: products, states: ['done'] }]);
});

test('issue 13 A1 when PostgreSQL does not come back, the import fails with one sentence, and the same command resumes it', async () => {
  await open();
  const failing = runImport({ ...limits, timeout: 600 });
  failing.catch(() => undefined);
  const applied = await killAt(500, 'SIGINT');
  await expect(failing).rejects.toThrow(
    /^The database did not come back within 1 s: give the same command again when it is there, and it goes on where it was\.$/,
  );
  await database.close();
  await open();
  expect(await runImport()).toContain('Import 1 is done. 3000 products: 3000 new, 0 changed');
  const [, done] = /Going on with import 1: (\d+) of 3000/.exec(said.join('')) ?? [];
  expect(Number(done)).toBeGreaterThanOrEqual(applied);
});
