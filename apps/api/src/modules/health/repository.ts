import { type Database, migrationState } from '@tianguis/database';
import { shopSchema } from '@tianguis/schema';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';

export interface HealthRepository {
  /** Migrations and scripts that the database lacks. Rejects when it does not answer. */
  pendingMigrations(): Promise<string[]>;
}

export function createHealthRepository(db: Kysely<Database>): HealthRepository {
  const query = (text: string) => db.executeQuery(CompiledQuery.raw(text));
  return {
    async pendingMigrations() {
      return (await migrationState({ query } as Pick<pg.Pool, 'query'>, shopSchema)).pending;
    },
  };
}
