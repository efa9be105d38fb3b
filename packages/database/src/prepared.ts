/** Statements that PostgreSQL parses and plans once for each connection instead of each time. */
import { createHash } from 'node:crypto';
import {
  type Compilable,
  CompiledQuery,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { Database } from './schema/index.ts';

const mark = '/* prepared */';

/**
 * Marks a statement to be kept prepared. For the few whose parsing and planning cost more than their work, whose plan is the same
 * whatever their parameters, and of whose text there are few variants: each stays in each connection's memory.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(mark)} ${statement}`;
}

/**
 * A statement of one parameter that is written once, too: `write` is asked at the first call only, and gets a stand-in, so what it writes
 * must not depend on the parameter's value.
 */
export function preparedQuery<Value, Row>(
  write: (db: Kysely<Database>, value: Value) => Compilable<Row>,
): (db: Kysely<Database>, value: Value) => Promise<Row[]> {
  const standIn = {};
  let written: { text: string; parameters: readonly unknown[] } | undefined;
  return async (db, value) => {
    if (!written) {
      const { sql: text, parameters } = write(db, standIn as Value).compile();
      written = { text: `${mark} ${text}`, parameters };
    }
    const parameters = written.parameters.map((parameter) => (parameter === standIn ? value : parameter));
    return (await db.executeQuery<Row>(CompiledQuery.raw(written.text, parameters))).rows;
  };
}

/**
 * The same pool for Kysely, with marked statements sent under a name of their own. A query that is not answered within `patience`
 * milliseconds fails, and its connection is thrown away: a network that fell silent would hold it for a quarter of an hour.
 */
export function kyselyPool(pool: pg.Pool, patience: number | undefined): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    let name = names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('base64url');
      names.set(text, name);
    }
    return name;
  };
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    let isSilent = false;
    const ask = async (text: string, values: readonly unknown[] = []) => {
      const name = text.startsWith(mark) ? { name: nameOf(text) } : {};
      const limit = patience === undefined ? {} : { query_timeout: patience };
      try {
        return await client.query({ ...name, ...limit, text, values: [...values] });
      } catch (error) {
        isSilent ||= error instanceof Error && error.message === 'Query read timeout';
        throw error;
      }
    };
    const query = (text: unknown, values?: readonly unknown[]) =>
      typeof text === 'string' ? ask(text, values) : client.query(text as string, values as unknown[]);
    const { processID } = client as { processID?: number };
    const release = (destroy?: boolean) => client.release(destroy || isSilent);
    const wrapped = { query, release, ...(processID && { processID }) };
    return wrapped as unknown as PostgresPoolClient;
  };
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      // Kysely knows a connection by its object.
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
