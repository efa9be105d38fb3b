import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { prunedFact } from '../../invalidation/invalidation-history.ts';
import { migrationsTable, readMigrations, runMigration, schemaLock } from '../../migration/migrate.ts';
import { applyScripts } from '../../migration/schema-scripts.ts';
import type { ShopSchema } from '../../migration/shop-schema.ts';
import { transaction } from '../../transaction/transaction.ts';
import { damaged, type Head } from '../format.ts';
import { filledTables, homeSchema, listTables, qualified, quoted } from '../inspect.ts';
import { dropJobs } from '../jobs.ts';
import { openBackup } from '../read.ts';
import { setTextFormats } from '../session.ts';
import { matchHistory } from './history.ts';
import { type LoadOptions, load } from './load.ts';
import { clearSchema, moveSchema } from './swap.ts';

export type RestoreOptions = LoadOptions & {
  /** The backup's frames. */
  frames: AsyncIterable<Buffer>;
  /** True allows the restore to replace a shop that already has data. */
  force?: boolean;
  /** Enqueues the jobs of the temporary table `waiting_jobs` (name, data, position), within the transaction. */
  putJobs?(client: pg.ClientBase): Promise<void>;
  /** The schema that this release needs. */
  schema: ShopSchema;
};

export type RestoreSummary = { head: Head; tables: number; rows: number; files: number; migrated: string[] };

/**
 * Replaces the contents of the database with a backup, in one transaction. In a staging schema, it runs the migrations
 * that the backup's shop had applied, and fills the tables. Then it applies newer migrations, and creates functions and
 * derived tables. The schemas are exchanged at the end, after the last byte of the backup was checked. Readers see the
 * old shop until then.
 * @throws Error of one sentence for an operator; then nothing has changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreSummary> {
  const { client, frames, force = false, onStep = () => {} } = options;
  const { folder, scripts } = options.schema;
  const migrations = await readMigrations(folder);
  const { head, parts } = await openBackup(frames);
  const { upTo, newer } = matchHistory(head, migrations);
  const home = await homeSchema(client);

  return transaction(client, async () => {
    await setTextFormats(client);
    await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
    await checkTarget(client, home, force);
    const staging = `${home}_restored_${randomBytes(4).toString('hex')}`;
    await client.query(`create schema ${quoted(staging)}`);
    await searchIn(client, staging, home);
    await client.query(migrationsTable);
    for (const { name, sql } of upTo) await explain(client.query(sql), name);

    const summary = await load(options, parts(), staging);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations order by name',
    );
    if (JSON.stringify(rows) !== JSON.stringify(head.migrations))
      throw damaged('its migrations are not those of its head');
    for (const migration of newer) {
      onStep(`Applying the migration ${migration.name}`);
      await explain(runMigration(client, migration), migration.name);
    }
    onStep('Building what is computed of the catalogue');
    await applyScripts(client, scripts);
    for (const { name } of await listTables(client, staging)) await client.query(`analyze ${qualified(staging, name)}`);

    onStep('Exchanging the tables');
    const lastSeen = await lastInvalidation(client, home);
    await clearSchema(client, home);
    await moveSchema(client, staging, home);
    await client.query(`drop schema ${quoted(staging)}`);
    await searchIn(client, home);
    await dropJobs(client);
    await options.putJobs?.(client);
    await invalidateAll(client, lastSeen);
    return { head, ...summary, migrated: newer.map(({ name }) => name) };
  });
}

async function checkTarget(client: pg.ClientBase, home: string, force: boolean): Promise<void> {
  const tables = await listTables(client, home);
  if (tables.length > 0 && !tables.some(({ name }) => name === 'migrations'))
    throw new Error(
      `The database contains tables that are not of a shop (${tables[0]?.name}): a restore would remove them, so give the shop a database of its own.`,
    );
  const [filled] = force ? [] : await filledTables(client, home);
  if (filled !== undefined)
    throw new Error(
      `The shop is not empty (there are rows in ${filled}): restore with --force to replace everything that is in it, or into an empty database.`,
    );
}

const searchIn = (client: pg.ClientBase, ...schemas: string[]) =>
  client.query(`set local search_path = ${schemas.map(quoted).join(', ')}`);

async function explain(work: Promise<unknown>, migration: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The migration ${migration} failed, and the restore was taken back: ${reason}.`, { cause: error });
  }
}

/** The highest `seq` that any reader of the invalidation log may have seen. */
async function lastInvalidation(client: pg.ClientBase, home: string): Promise<string> {
  const name = qualified(home, 'invalidations');
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name]);
  if (!rows[0]?.there) return '0';
  const { rows: last } = await client.query<{ seq: string }>(`select coalesce(max(seq), 0)::text as seq from ${name}`);
  return last[0]?.seq ?? '0';
}

/** Makes all caches drop their pages. `seq` continues above its old values, so that readers notice the new entry. */
async function invalidateAll(client: pg.ClientBase, lastSeen: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regprocedure('invalidate(text[])') is not null as there`,
  );
  if (!rows[0]?.there) return;
  await client.query(`select setval(pg_get_serial_sequence('invalidations', 'seq'), $1::text::bigint + 1000)`, [
    lastSeen,
  ]);
  // This fact contains a transaction number of the server that was backed up, which means nothing on this server.
  await client.query('delete from facts where name = $1', [prunedFact]);
  await client.query(`select invalidate(array['*'])`);
}
