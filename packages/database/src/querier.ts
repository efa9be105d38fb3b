/** The interface that runs plain SQL, and Kysely over one connection. */
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema/index.ts';

/** Runs SQL on a pool, a connection or a transaction. Repositories use this type, so that they work with all three. */
export interface Querier {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Runs plain SQL on the connection or transaction of a Kysely instance. */
export const querierOf = (db: Kysely<Database>): Querier => ({
  async query<Row extends object>(text: string, values: unknown[] = []) {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values));
    return { rows };
  },
});

/** Kysely over a connection that belongs to the caller. The caller releases the connection. */
export function connectionDb(client: pg.ClientBase): Kysely<Database> {
  const borrowed = {
    query: (text: string, values?: readonly unknown[]) => client.query(text, values && [...values]),
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  const pool: PostgresPool = { options: {}, connect: async () => borrowed, end: async () => undefined };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
