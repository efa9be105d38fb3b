/** What is remembered of imports, and that only one is at work at a time. */
import { connectionDb, createUnitOfWork, type Outbox, type UnitOfWork } from '@tianguis/database';
import type pg from 'pg';

type Client = pg.ClientBase;

/** Any number, as long as nothing else locks by it. */
const LOCK = 7_426_008;
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

/** Waits for `seconds` for another import to end. @returns whether this one has its turn, which ends with the connection or `leaveTurn` */
export async function takeTurn(client: Client, seconds: number): Promise<boolean> {
  await client.query(`set lock_timeout = '${seconds}s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return true;
  } catch (error) {
    // 55P03: lock_not_available.
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

export async function leaveTurn(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
}

/** The newest import that has begun and not ended. Only whoever has the turn can tell that nobody is at it. */
export async function unfinished(client: Client): Promise<ImportRecord | undefined> {
  const { rows } = await client.query<ImportRecord>(
    `select * from imports where state in ('reading', 'applying') order by id desc limit 1`,
  );
  return rows[0];
}

/** Whether the tables of the file are as full as they were: a crash of PostgreSQL empties them. */
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

/** The file was read: it is applied from its beginning, where what is so already costs little. */
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

/** In the batch's own transaction, so that what is done and what is said to be done are one. */
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
    `update imports set applied = greatest(applied, $2), created = created + $3, updated = updated + $4, dropped = dropped + $5, bulk = $6,
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

/** The last imports, the newest first. */
export async function lastImports(client: Pick<Client, 'query'>, count: number): Promise<ImportRecord[]> {
  const { rows } = await client.query<ImportRecord>('select * from imports order by id desc limit $1', [count]);
  return rows;
}

export interface PictureState {
  waiting: number;
  here: number;
  failed: number;
  /** The commonest reasons, with an address for each. */
  faults: { fault: string; count: number; url: string }[];
}

export async function pictureState(client: Pick<Client, 'query'>): Promise<PictureState> {
  const counts = await client.query<{ waiting: number; here: number; failed: number }>(`
    select (count(*) filter (where fetch_state = 'waiting'))::int as waiting, (count(*) filter (where fetch_state = 'here'))::int as here,
           (count(*) filter (where fetch_state = 'failed'))::int as failed from pictures`);
  const faults = await client.query<{ fault: string; count: number; url: string }>(`
    select fetch_fault as fault, count(*)::int as count, min(source ->> 'url') as url from pictures
     where fetch_fault is not null group by 1 order by count(*) desc, 1 limit 5`);
  return { ...(counts.rows[0] ?? { waiting: 0, here: 0, failed: 0 }), faults: faults.rows };
}

export { transaction } from '@tianguis/database';

/** Units of work on the connection of an import. */
export const unitsOn = (client: Client, outbox?: Outbox): UnitOfWork => createUnitOfWork(connectionDb(client), outbox);

/** Tells whoever keeps pages; in bulk work the tables' triggers leave that to us. */
export async function setBulk(client: Client, bulk: boolean): Promise<void> {
  await client.query(`select set_config('tianguis.bulk', $1, true), set_config('synchronous_commit', 'off', true)`, [
    bulk ? 'on' : 'off',
  ]);
}

export async function invalidateEverything(client: Client): Promise<void> {
  await client.query(`select invalidate(array['*'])`);
}
