import type { ColumnType } from 'kysely';

/** Migrations that this database has applied. Only `migrate` writes it. */
export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, never, never>;
}
