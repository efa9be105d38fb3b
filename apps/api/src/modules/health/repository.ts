import { type Database, migrationState } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { CompiledQuery, type Kysely } from 'kysely';

export interface HealthRepository {
  /** Migrations and scripts that are not applied yet. Rejects if the database does not answer. */
  pendingMigrations(): Promise<string[]>;
}

export function createHealthRepository(db: Kysely<Database>): HealthRepository {
  const query = <Row extends object>(text: string) => db.executeQuery<Row>(CompiledQuery.raw(text));
  return {
    pendingMigrations: async () => (await migrationState({ query }, shopSchema)).pending,
  };
}
