import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Database } from './schema/index.ts';

const ownFolder = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Names of the migrations that this version of the shop has and the database has not applied; none: it may be used. */
export async function pendingMigrations(db: Kysely<Database>, folder: string = ownFolder): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const applied = new Set(await appliedMigrations(db));
  return names.filter((name) => !applied.has(name));
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  try {
    return (await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name);
  } catch (error) {
    // 42P01: the table is not there, so nothing was applied.
    if (error instanceof Error && 'code' in error && error.code === '42P01') return [];
    throw error;
  }
}
