import { isBeforeBaseline, readMigrations } from './migrate.ts';
import { changedScripts, type Queryable } from './schema-scripts.ts';
import type { ShopSchema } from './shop-schema.ts';

export type MigrationState = {
  /** Migrations from before the baseline, which this release cannot upgrade. */
  old: string[];
  /** Applied migrations that only newer releases have. */
  unknown: string[];
  /** Applied migrations whose file has changed since. */
  changed: string[];
  /** Migrations and scripts that the next start applies. */
  pending: string[];
};

/** Compares the schema of this release with the schema of a database. Read-only. */
export async function migrationState(pool: Queryable, { folder, scripts }: ShopSchema): Promise<MigrationState> {
  const own = new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
  const { rows: there } = await pool.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  const { rows } = there[0]?.there
    ? await pool.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')
    : { rows: [] };
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const missing = [...own.keys()].filter((name) => !applied.has(name));
  const foreign = [...applied.keys()].filter((name) => !own.has(name));
  return {
    old: foreign.filter(isBeforeBaseline),
    unknown: foreign.filter((name) => !isBeforeBaseline(name)),
    changed: rows.flatMap(({ name, checksum }) => (own.has(name) && own.get(name) !== checksum ? [name] : [])),
    pending: [...missing, ...(await changedScripts(pool, scripts))],
  };
}
