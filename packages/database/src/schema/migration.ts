import type { ColumnType } from 'kysely';

/** Migrations that this database has applied; written by `migrate` alone. */
export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, never, never>;
}
