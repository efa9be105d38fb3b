import type pg from 'pg';
import { ownFolder, readMigrations } from './migrate.ts';

export type MigrationState = {
  /** Applied by a newer release. */
  unknown: string[];
  /** Applied, but not as they are now. */
  changed: string[];
  /** To be applied by the next start. */
  pending: string[];
};

/** How the migrations of this release and those of a database differ. Changes nothing. */
export async function migrationState(
  pool: Pick<pg.Pool, 'query'>,
  folder: string = ownFolder,
): Promise<MigrationState> {
  const own = new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
  const { rows: there } = await pool.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  const { rows } = there[0]?.there
    ? await pool.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')
    : { rows: [] };
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return {
    unknown: rows.flatMap(({ name }) => (own.has(name) ? [] : [name])),
    changed: rows.flatMap(({ name, checksum }) => (own.has(name) && own.get(name) !== checksum ? [name] : [])),
    pending: [...own.keys()].filter((name) => !applied.has(name)),
  };
}
