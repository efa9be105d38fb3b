import type { JSONColumnType } from 'kysely';

/** Facts about this database, for example which catalogue was loaded. */
export interface FactTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
}
