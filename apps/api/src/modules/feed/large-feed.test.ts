/** @module-tag process */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { select } from './testing/test-feed.ts';

const { pool, url } = await withDatabase();
const folder = mkdtempSync(join(tmpdir(), 'feed-large-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Heap of the importing process in megabytes, too small for all rows of the file at once. */
const HEAP = 48;
/**
 * `npm run test:full` imports all rows. The shorter run has fewer rows with longer texts, which exceed the memory as
 * well.
 */
const [ROWS, SENTENCES] = process.env.FULL ? [100_000, 40] : [40_000, 160];

test(`issue 4.1 ${ROWS.toLocaleString('en')} rows are imported by a process with a heap of 48 MB, and every index stays in use`, {
  timeout: 600_000,
}, async () => {
  const indexes = `select count(*)::int as count, bool_and(indisvalid and indisready) as usable
    from pg_index where indrelid in ('products'::regclass, 'product_variants'::regclass, 'index_documents'::regclass)`;
  const before = await select(pool, indexes);
  const path = join(folder, 'feed.tsv');
  const rows = Array.from(
    { length: ROWS },
    (_, i) =>
      `S${i}\tProducto ${i}\t${'Bueno. '.repeat(SENTENCES)}${i}\t${50 + (i % 900)}.00 MXN\tin_stock\t${i % 7}\tCasa ${i % 12} > Cosas ${i % 60}\tMarca ${i % 40}\n`,
  );
  writeFileSync(path, `id\ttitle\tdescription\tprice\tavailability\tquantity\tproduct_type\tbrand\n${rows.join('')}`);
  const program = fileURLToPath(new URL('testing/test-import-process.ts', import.meta.url));
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, program, url, path, '5000'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await new Promise((done) => child.once('close', done))).toBe(0);
  expect(
    await select(
      pool,
      'select count(*)::int as products, count(distinct id)::int as ids, sum(stock)::int as stock from products',
    ),
  ).toEqual([{ products: ROWS, ids: ROWS, stock: rows.reduce((sum, _, i) => sum + (i % 7), 0) }]);
  expect(await select(pool, indexes)).toEqual(before);
  expect(before).toEqual([expect.objectContaining({ usable: true })]);
});
