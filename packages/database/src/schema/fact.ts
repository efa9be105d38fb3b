import type { JSONColumnType } from 'kysely';

/** Facts about this database, among them which catalogue was loaded. */
export interface FactTable {
  name: string;
  value: JSONColumnType<Record<string, unknown>>;
}
