import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** The migrations of this release. */
export const ownFolder: string = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Whoever changes the schema holds this advisory lock. Any number will do, so long as every Tianguis process asks for the same one. */
export const schemaLock = 7_216_404_118;

export type Migration = { name: string; sql: string; checksum: string };

export const migrationsTable = `create table if not exists migrations (
    name        text primary key,
    checksum    text not null,
    applied_at  timestamptz not null default now()
  )`;

/**
 * Brings the database to the newest schema: applies each `NNNN_name.sql` that has not been applied, in order of name, each in a
 * transaction of its own together with its entry in the `migrations` table. Several processes may call it at once: one works, the
 * others wait.
 * @returns names of the migrations that were applied now
 * @throws Error of one sentence when an applied file has changed or is gone, or when a migration fails
 */
export async function migrate(pool: pg.Pool, folder: string = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('select pg_advisory_lock($1)', [schemaLock]);
    const applied = await applyMissing(client, migrations);
    await client.query('select pg_advisory_unlock($1)', [schemaLock]);
    failed = false;
    return applied;
  } finally {
    // The lock goes with the connection, which may be in doubt.
    client.release(failed);
  }
}

/** The migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      // A checkout on Windows may change line ends; that is no change of the migration.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name, sql, checksum };
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
  const { name } = migration;
  try {
    await client.query('begin');
    await runMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(
      `The migration ${name} failed and was taken back: ${error instanceof Error ? error.message : error}.`,
      {
        cause: error,
      },
    );
  }
}

/** Runs a migration and notes that it was, within the caller's transaction. */
export async function runMigration(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}
