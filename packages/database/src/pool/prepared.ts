/** Prepared statements: PostgreSQL parses and plans them once per connection instead of at each call. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../schema/index.ts';
import { isConnectionLost } from './unavailable.ts';

const mark = '/* prepared */';

/** A query that can be compiled to SQL: of Kysely, or raw SQL. */
interface Writable<Row> {
  compile(db: Kysely<Database>): CompiledQuery<Row>;
}

/**
 * A prepared statement with a few forms (texts of SQL). `write` is called only once for each form, and gets stand-ins
 * for the values, so the SQL that it builds must depend on the form alone. Use a prepared form only if building,
 * parsing and planning the query cost more than running the query, and if the plan does not depend on the values. Each
 * form stays in the memory of each connection.
 */
export function preparedForms<Values extends Readonly<Record<string, unknown>>, Row>(): (
  db: Kysely<Database>,
  form: string,
  values: Values,
  write: (standIns: Values) => Writable<Row>,
) => Promise<Row[]> {
  const forms = new Map<string, { text: string; names: ReadonlyArray<string | undefined>; rest: readonly unknown[] }>();
  return async (db, form, values, write) => {
    let written = forms.get(form);
    if (!written) {
      const standIns = new Map(Object.keys(values).map((name) => [{}, name]));
      const named = Object.fromEntries(Array.from(standIns, ([standIn, name]) => [name, standIn]));
      const { sql: text, parameters } = write(named as Values).compile(db);
      const names = parameters.map((parameter) => standIns.get(parameter as object));
      written = { text: `${mark} ${text}`, names, rest: parameters };
      forms.set(form, written);
    }
    const { text, names, rest } = written;
    const parameters = names.map((name, index) => (name === undefined ? rest[index] : values[name]));
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  };
}

/** A prepared statement with one form and one parameter. */
export function preparedQuery<Value, Row>(
  write: (db: Kysely<Database>, value: Value) => Writable<Row>,
): (db: Kysely<Database>, value: Value) => Promise<Row[]> {
  const ask = preparedForms<{ value: Value }, Row>();
  return (db, value) => ask(db, '', { value }, (standIns) => write(db, standIns.value));
}

/**
 * Wraps a pool for Kysely. Marked statements are sent as named prepared statements. A query that takes longer than
 * `queryTimeoutMs` fails, and its connection is closed. On a silent network, the connection would otherwise stay open
 * for a quarter of an hour. A connection that the server has ended is closed as well, because the driver notices the
 * end late and would use the connection until then.
 */
export function kyselyPool(pool: pg.Pool, queryTimeoutMs: number | undefined): PostgresPool {
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
    let isLost = false;
    const ask = async (text: string, values: readonly unknown[] = []) => {
      // A further query would wait for the query that was not answered.
      if (isLost) throw new Error('Connection terminated: an earlier query was not answered');
      const name = text.startsWith(mark) ? { name: nameOf(text) } : {};
      const limit = queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs };
      try {
        return await client.query({ ...name, ...limit, text, values: [...values] });
      } catch (error) {
        isLost ||= isConnectionLost(error);
        throw error;
      }
    };
    const query = (text: unknown, values?: readonly unknown[]) =>
      typeof text === 'string' ? ask(text, values) : client.query(text as string, values as unknown[]);
    const { processID } = client as { processID?: number };
    const release = (destroy?: boolean) => client.release(destroy || isLost);
    const wrapped = { query, release, ...(processID && { processID }) };
    return wrapped as unknown as PostgresPoolClient;
  };
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      // Kysely identifies a connection by object identity, so each connection must always get the same wrapper.
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
