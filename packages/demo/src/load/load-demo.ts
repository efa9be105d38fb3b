import { derivedTables, inTransaction } from '@tianguis/database';
import type { ClientBase, Pool } from 'pg';

/** Increment it when the same seed gives another shop than before. */
const DEMO_VERSION = 4;
/** Key of the advisory lock; must be unique among the shop's locks. */
const LOCK = 7_426_001;

export interface LoadOptions {
  pool: Pool;
  /** Number of products; default 20,000. */
  products?: number;
  seed?: string;
  /** Reports progress as a number of products, and the current step. The last call has `done === total`. */
  onProgress?: (done: number, total: number, doing: string) => void;
  /** The day from which the dates of offers and products are computed; default today. */
  now?: Date;
}

/** Whether the demo shop has been loaded completely into this database. */
export async function isDemoLoaded(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from facts where name = 'demo'`);
  return rowCount === 1;
}

/**
 * Loads the demo shop into an empty, migrated database in one transaction, so an interrupted load changes nothing.
 * @throws Error if the database already has data of a shop
 */
export async function loadDemo({
  pool,
  products = 20_000,
  seed = 'tianguis',
  onProgress,
  now = new Date(),
}: LoadOptions): Promise<void> {
  const tables = await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const filled = await firstFilled(client);
    if (filled) throw new Error(`The demo shop is loaded only into an empty database; this one has ${filled} already.`);
    // Imported lazily, because texts and drawings are large and most starts find the demo already loaded.
    const { demoTables, fillWithDemo } = await import('./fill.ts');
    const took = await fillWithDemo(client, { seed, products, now }, onProgress ?? (() => {}));
    await client.query(`insert into facts (name, value) values ('demo', $1)`, [
      JSON.stringify({ seed, products, version: DEMO_VERSION, loadedAt: new Date().toISOString(), took }),
    ]);
    return demoTables;
  });
  // Computes statistics for the planner, and the visibility map for index-only scans.
  const began = performance.now();
  await pool.query(`vacuum (analyze) ${[...tables, ...(await derivedTables(pool))].join(', ')}`);
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  await pool.query(
    `update facts set value = jsonb_set(value, '{took,statistics}', to_jsonb($1::numeric)) where name = 'demo'`,
    [seconds],
  );
}

/**
 * The first table of the demo that already has rows. A shop without products may have categories and stores, so all
 * tables are checked.
 */
async function firstFilled(client: ClientBase): Promise<string | undefined> {
  for (const table of ['products', 'stores', 'categories', 'brands', 'pictures', 'shipping_places', 'dispatch_sets']) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`);
    if (rows[0]?.filled) return table;
  }
  return undefined;
}
