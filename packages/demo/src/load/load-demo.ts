import { derivedTables, inTransaction } from '@tianguis/database';
import type { ClientBase, Pool } from 'pg';

/** Raise it when the same seed gives another shop than before. */
const DEMO_VERSION = 2;
/** Any number, as long as nothing else locks by it. */
const LOCK = 7_426_001;

export interface LoadOptions {
  pool: Pool;
  /** 20,000 unless told. */
  products?: number;
  seed?: string;
  /** Called as the work goes on with what is done of it, in products, and what is being done; at last with `done === total`. */
  onProgress?: (done: number, total: number, doing: string) => void;
  /** The day that offers and dates refer to; today without it. */
  now?: Date;
}

/** Whether the demo shop has been loaded into this database, whole. */
export async function isDemoLoaded(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from facts where name = 'demo'`);
  return rowCount === 1;
}

/**
 * Fills an empty, migrated database with the demo shop in one transaction: whoever interrupts it leaves the database as it was.
 * @throws Error when the database has products already, the demo's or others.
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
    // Words and drawings of the whole shop are read only when they are needed: most starts find the demo loaded.
    const { demoTables, fillWithDemo } = await import('./fill.ts');
    const took = await fillWithDemo(client, { seed, products, now }, onProgress ?? (() => {}));
    await client.query(`insert into facts (name, value) values ('demo', $1)`, [
      JSON.stringify({ seed, products, version: DEMO_VERSION, loadedAt: new Date().toISOString(), took }),
    ]);
    return demoTables;
  });
  // Statistics for the planner, and the map that lets counts be answered from an index alone.
  const began = performance.now();
  await pool.query(`vacuum (analyze) ${[...tables, ...(await derivedTables(pool))].join(', ')}`);
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  await pool.query(
    `update facts set value = jsonb_set(value, '{took,statistics}', to_jsonb($1::numeric)) where name = 'demo'`,
    [seconds],
  );
}

/** What the database has already of what the demo brings: a shop without products may have categories and stores. */
async function firstFilled(client: ClientBase): Promise<string | undefined> {
  for (const table of ['products', 'stores', 'categories', 'brands', 'pictures']) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`);
    if (rows[0]?.filled) return table;
  }
  return undefined;
}
