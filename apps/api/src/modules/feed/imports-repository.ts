/** Stores the records of imports, and opens their transactions. */
import { connectionDb, createUnitOfWork, type Outbox, type UnitOfWork } from '@tianguis/database';
import type pg from 'pg';

type Client = pg.ClientBase;

const STAGING = 'import_items, import_products, import_categories, import_sellers, import_brands';

export interface ImportRecord {
  id: number;
  file: string;
  hash: string;
  options: Record<string, unknown>;
  state: 'reading' | 'applying' | 'done' | 'failed' | 'abandoned';
  started_at: Date;
  finished_at: Date | null;
  bulk: boolean;
  rows: number;
  faults: number;
  products: number;
  applied: number;
  created: number;
  updated: number;
  removed: number;
  dropped: number;
  note: string;
}

/** The newest import that is not finished. A caller with the lock of imports can conclude that it was interrupted. */
export async function unfinished(client: Client): Promise<ImportRecord | undefined> {
  const { rows } = await client.query<ImportRecord>(
    `select * from imports where state in ('reading', 'applying') order by id desc limit 1`,
  );
  return rows[0];
}

/**
 * Whether the staging tables still have their rows. After a crash, PostgreSQL empties the tables, since they are
 * unlogged.
 */
export async function isStaged(client: Client, record: ImportRecord): Promise<boolean> {
  const { rows } = await client.query<{ products: number; items: number }>(
    'select (select count(*)::int from import_products) as products, (select count(*)::int from import_items) as items',
  );
  return rows[0]?.products === record.products && rows[0].items === record.rows;
}

export async function begin(client: Client, file: string, hash: string, options: object): Promise<number> {
  await client.query(
    `update imports set state = 'abandoned', finished_at = now() where state in ('reading', 'applying')`,
  );
  const { rows } = await client.query<{ id: number }>(
    `insert into imports (file, hash, options, state) values ($1, $2, $3, 'reading') returning id`,
    [file, hash, JSON.stringify(options)],
  );
  return rows[0]?.id ?? 0;
}

/**
 * Stores the plan after the file was read. Batches are then applied from the start; unchanged products take little
 * time.
 */
export async function setPlan(
  client: Client,
  id: number,
  plan: Pick<ImportRecord, 'rows' | 'faults' | 'products'>,
): Promise<void> {
  await client.query(
    `update imports set state = 'applying', rows = $2, faults = $3, products = $4, applied = 0 where id = $1`,
    [...[id, plan.rows, plan.faults, plan.products]],
  );
}

/** Stores the progress in the transaction of the batch, so that the stored progress is always exact. */
export async function addProgress(
  client: Client,
  id: number,
  done: {
    applied: number;
    created: number;
    updated: number;
    dropped: number;
    stores: readonly number[];
    bulk: boolean;
  },
): Promise<void> {
  await client.query(
    `update imports set applied = greatest(applied, $2), created = created + $3, updated = updated + $4,
       dropped = dropped + $5, bulk = $6,
       recount = array(select distinct unnest(recount || $7::int[]) order by 1) where id = $1`,
    [id, done.applied, done.created, done.updated, done.dropped, done.bulk, done.stores],
  );
}

export async function finish(client: Client, id: number, removed: number): Promise<void> {
  await client.query(
    `update imports set state = 'done', finished_at = now(), applied = products, removed = $2 where id = $1`,
    [id, removed],
  );
}

export async function fail(client: Client, id: number, note: string): Promise<void> {
  await client.query(`update imports set state = 'failed', finished_at = now(), note = $2 where id = $1`, [
    id,
    note.slice(0, 2000),
  ]);
}

export async function emptyStaging(client: Client): Promise<void> {
  await client.query(`truncate ${STAGING}`);
}

export async function findImport(client: Pick<Client, 'query'>, id: number): Promise<ImportRecord> {
  const { rows } = await client.query<ImportRecord>('select * from imports where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error(`There is no import ${id}.`);
  return row;
}

/** The last imports, from new to old. */
export async function lastImports(client: Pick<Client, 'query'>, count: number): Promise<ImportRecord[]> {
  const { rows } = await client.query<ImportRecord>('select * from imports order by id desc limit $1', [count]);
  return rows;
}

export { transaction } from '@tianguis/database';

/** Units of work on the connection of an import. */
export const unitsOn = (client: Client, outbox?: Outbox): UnitOfWork => createUnitOfWork(connectionDb(client), outbox);

/**
 * Sets bulk mode for the transaction. In bulk mode the triggers invalidate nothing, and the import invalidates
 * everything.
 */
export async function setBulk(client: Client, bulk: boolean): Promise<void> {
  await client.query(`select set_config('tianguis.bulk', $1, true), set_config('synchronous_commit', 'off', true)`, [
    bulk ? 'on' : 'off',
  ]);
}

export async function invalidateEverything(client: Client): Promise<void> {
  await client.query(`select invalidate(array['*'])`);
}
