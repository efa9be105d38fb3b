/** Tests that the pictures of an import are fetched as soon as their batch is committed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { startWorker } from '../../jobs/queue/worker.ts';
import type { Log } from '../../logging/logging.ts';
import { fetchPicturesJob } from '../../pictures/fetching/fetch-job.ts';
import { readSettings } from '../../settings/settings.ts';
import { importCommand } from './catalogue-import.ts';

// Two connections, the same number as for a command.
const database = await withDatabase({ max: 2 });
const { pool } = database;
const folder = mkdtempSync(join(tmpdir(), 'import-pictures-'));
const file = join(folder, 'feed.tsv');
const settings = readSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const runImport = (...options: string[]) =>
  importCommand.read(['catalogue', file, ...options], settings)({ database, say: () => undefined });

async function jobs(): Promise<string[]> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('pgboss.job') is not null as there`);
  if (!rows[0]?.there) return [];
  const found = await pool.query<{ state: string }>(`select state from pgboss.job where name = 'fetch-pictures'`);
  return found.rows.map(({ state }) => state);
}

const columns = 'id\ttitle\tprice\tavailability\tproduct_type\timage_link';
const row = (id: string, picture: string) => `${id}\tOlla\t99 MXN\tin_stock\tCasa > Cocina\t${picture}`;
const first = row('A', 'https://cdn.example/a.jpg');

test('an import enqueues one job, a dry run or one without new pictures none, and a worker runs it', async () => {
  writeFileSync(file, `${columns}\n${first}\n${row('B', 'https://cdn.example/b.jpg')}\n`);
  await runImport('--dry-run');
  expect(await jobs()).toEqual([]);
  await runImport();
  expect(await jobs()).toEqual(['created']);
  await pool.query('delete from pgboss.job');
  await runImport();
  expect(await jobs()).toEqual([]);
  writeFileSync(file, `${columns}\n${first}\n${row('B', 'https://cdn.example/c.jpg')}\n`);
  await runImport();
  expect(await jobs()).toEqual(['created']);

  const none = () => undefined;
  const log: Log = { debug: none, info: none, warn: none, error: none };
  // Leave out the schedule, since it would enqueue the job within a minute.
  const { schedule: _schedule, ...options } = fetchPicturesJob.options;
  const job: Job = { ...fetchPicturesJob, options };
  const worker = await startWorker({ database, settings, log, jobs: [job] });
  try {
    // The shop does not allow the host of these pictures.
    const failed = `select count(*)::int as count from pictures where fetch_fault is not null`;
    await expect.poll(async () => (await pool.query(failed)).rows).toEqual([{ count: 3 }]);
  } finally {
    await worker.stop();
  }
});
