import { type Database, pendingMigrations } from '@tianguis/database';
import type { Kysely } from 'kysely';

export interface HealthRepository {
  /** Migrations that the database lacks. Rejects when it does not answer. */
  pendingMigrations(): Promise<string[]>;
}

export function createHealthRepository(db: Kysely<Database>): HealthRepository {
  return { pendingMigrations: () => pendingMigrations(db) };
}
