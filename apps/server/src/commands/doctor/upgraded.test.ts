/** A shop of an older release is brought up to date, and its worker does the rest: doctor finds no failure that stays. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../logging.ts';
import { readSettings } from '../../settings.ts';
import { catalogueChecks } from './catalogue.ts';
import { make } from './check.ts';

const database = await withDatabase({ max: 6 });
const { pool, db } = database;
const dataDir = mkdtempSync(join(tmpdir(), 'upgraded-'));
const settings = readSettings({ DATA_DIR: dataDir });
const none = () => undefined;
const log: Log = { debug: none, info: none, warn: none, error: none };

const ownFolder = fileURLToPath(new URL('../../../../../packages/database/migrations', import.meta.url));
const names = readdirSync(ownFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Releases by the last migration that they had: before offers were kept by variant, before listings, before places, and the one before this. */
test.each(['0007', '0008', '0012', '0013', '0015'])(
  'issue 13, A3: doctor finds no failure in a shop that had migrations up to %s, after its jobs',
  async (last) => {
    const folder = mkdtempSync(join(dataDir, 'older-'));
    for (const name of names.filter((name) => name <= `${last}~`)) cpSync(join(ownFolder, name), join(folder, name));
    await pool.query('drop schema public cascade; create schema public');
    await migrate(pool, folder);
    await fillOld();
    await migrate(pool);
    for (let minute = 0; minute < 2; minute++) await work();
    expect(await failures()).toEqual([]);
    const { rows } = await pool.query(`
      select p.id, p.sale_price, p.offer_ends_at is not null as ends, array_agg(v.sale_price order by v.position) as variants
        from products p join product_variants v on v.product_id = p.id group by p.id order by p.id`);
    expect(rows).toEqual([
      { id: 1, sale_price: 80_000, ends: true, variants: [80_000, 90_000] },
      { id: 2, sale_price: 100_000, ends: false, variants: [100_000, 100_000] },
      { id: 3, sale_price: 100_000, ends: false, variants: [100_000] },
      { id: 4, sale_price: 70_000, ends: false, variants: [70_000] },
    ]);
    // What runs on ends by itself as well.
    await pool.query(`update variant_offers set ends_at = now() - interval '1 minute'`);
    await work();
    expect((await pool.query('select sale_price, offer_ends_at from products where id = 1')).rows).toEqual([
      { sale_price: 100_000, offer_ends_at: null },
    ]);
    expect((await pool.query('select from variant_offers')).rowCount).toBe(0);
  },
  60_000,
);

afterAll(() => rmSync(dataDir, { recursive: true }));

/** Products as releases before 0008 wrote them: with the end of an offer, and nothing that ends it. */
async function fillOld(): Promise<void> {
  const rows = new CatalogueBuilder(db);
  await rows.categories([{ id: 1, children: [{ id: 2 }] }]);
  await rows.brand();
  await rows.store();
  const priced = { list_price: 100_000, stock: 5 };
  const offers = [
    { id: 1, sale_price: 80_000, offer_ends_at: new Date(Date.now() + 86_400_000), variants: [80_000, 90_000] },
    { id: 2, sale_price: 80_000, offer_ends_at: new Date(Date.now() - 86_400_000), variants: [80_000, 90_000] },
    { id: 3, sale_price: 100_000, offer_ends_at: new Date(Date.now() + 86_400_000), variants: [100_000] },
    { id: 4, sale_price: 70_000, offer_ends_at: null, variants: [70_000] },
  ];
  for (const { variants, ...product } of offers) {
    await rows.product([1, 2], { ...priced, ...product, stock: 5 * variants.length });
    for (const [position, sale_price] of variants.entries())
      await rows.variant(product.id, { id: product.id * 10 + position, position, ...priced, sale_price });
    await rows.picture(product.id, { picture_key: `drawn${product.id}` });
  }
}

async function work(): Promise<void> {
  const context = { database, settings, log, signal: new AbortController().signal };
  for (const job of jobs) await job.handle({}, context);
}

async function failures(): Promise<string[]> {
  const on = { database, settings, environment: {}, now: Date.now() };
  const found = await Promise.all(catalogueChecks.map((check) => make(check, on)));
  return found.flat().flatMap(({ state, name, says }) => (state === 'fail' ? [`${name}: ${says}`] : []));
}
