import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { transaction } from '../transaction/transaction.ts';
import { applyScripts, checksumOf } from './schema-scripts.ts';
import type { ShopSchema } from './shop-schema.ts';

/**
 * Advisory lock that every change of the schema takes. The number is arbitrary, but must be the same in all Tianguis
 * processes.
 */
export const schemaLock = 7_216_404_118;

export type Migration = { name: string; sql: string; checksum: string };

export const migrationsTable = `create table if not exists migrations (
    name        text primary key,
    checksum    text not null,
    applied_at  timestamptz not null default now()
  )`;

/** Migrations that are older than the baseline have names that sort before this name. */
const firstOfBaseline = '0100';

/** The message to an operator whose database or backup is older than the baseline. */
export const beforeBaseline = (what: string): string =>
  `${what} was written by a version of Tianguis of before its first release, which this version cannot bring up to date, and nothing was changed: ` +
  'export the catalogue with the version that wrote it ("npm run shop -- export catalogue FILE --all"), start this version on an empty database ' +
  '(another DATA_DIR or DATABASE_URL) with DEMO_PRODUCTS=0, and import the file there ("npm run shop -- import catalogue FILE"); reviews, newsletter ' +
  'subscribers and pages that an operator composed are not carried over.';

/** Whether a migration is older than the baseline. */
export const isBeforeBaseline = (name: string): boolean => name < firstOfBaseline;

/**
 * Brings the database to the newest schema. Applies the missing migrations, sorted by name, each in one transaction
 * with its row in the `migrations` table. Then applies the scripts that changed. Several processes may call this
 * function at once: one process works, the others wait.
 * @returns names of the migrations and scripts that this call applied
 * @throws Error of one sentence when an applied migration was changed or removed, or when one fails
 */
export async function migrate(pool: pg.Pool, { folder, scripts }: ShopSchema): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('select pg_advisory_lock($1)', [schemaLock]);
    const applied = await applyMissing(client, migrations);
    const changed = await transaction(client, () => applyScripts(client, scripts, applied.length > 0));
    await client.query('select pg_advisory_unlock($1)', [schemaLock]);
    failed = false;
    return [...applied, ...changed];
  } finally {
    // After a failure the connection is closed, which releases the advisory lock.
    client.release(failed);
  }
}

/** The migrations of a folder, in the sequence in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

async function applyMissing(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(migrationsTable);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  checkHistory(applied, migrations);

  const done: string[] = [];
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    await applyOne(client, migration);
    done.push(migration.name);
  }
  return done;
}

function checkHistory(applied: Map<string, string>, migrations: Migration[]): void {
  if ([...applied.keys()].some(isBeforeBaseline)) throw new Error(beforeBaseline('The database'));
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  let newest = '';
  for (const [name, checksum] of applied) {
    const current = known.get(name);
    if (current === undefined) {
      throw new Error(
        `The database has the migration ${name}, which this version of the shop does not know: start the version that applied it, or a newer one.`,
      );
    }
    if (current !== checksum) {
      throw new Error(
        `The migration ${name} was changed after this database applied it: restore the file and put the change into a new migration.`,
      );
    }
    if (name > newest) newest = name;
  }
  const late = migrations.find((migration) => !applied.has(migration.name) && migration.name < newest);
  if (late) {
    throw new Error(
      `The migration ${late.name} comes before ${newest}, which this database has already applied: give it a later number.`,
    );
  }
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await transaction(client, () => runMigration(client, migration));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The migration ${migration.name} failed and was taken back: ${reason}.`, { cause: error });
  }
}

/** Runs a migration and records it in the `migrations` table, within the caller's transaction. */
export async function runMigration(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
