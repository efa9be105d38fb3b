/** Statements that PostgreSQL parses and plans once for each connection instead of each time. */
import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema/index.ts';
import { isConnectionLost } from './unavailable.ts';

const mark = '/* prepared */';

/** Queries compile by themselves, raw statements for a database. */
interface Writable<Row> {
  compile(db: Kysely<Database>): CompiledQuery<Row>;
}

/**
 * Statements that are kept prepared, of a few forms: `write` is asked at the first call of a form only, and gets stand-ins for the values,
 * so what it writes must depend on the form and on nothing else. For the few whose writing, parsing and planning cost more than their work
 * and whose plan is the same whatever the values: each form stays in each connection's memory.
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
    const parameters = names.map((name, place) => (name === undefined ? rest[place] : values[name]));
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  };
}

/** The same of one form and one parameter. */
export function preparedQuery<Value, Row>(
  write: (db: Kysely<Database>, value: Value) => Writable<Row>,
): (db: Kysely<Database>, value: Value) => Promise<Row[]> {
  const ask = preparedForms<{ value: Value }, Row>();
  return (db, value) => ask(db, '', { value }, (standIns) => write(db, standIns.value));
}

/**
 * The same pool for Kysely, with marked statements sent under a name of their own. A query that is not answered within `patience`
 * milliseconds fails, and its connection is thrown away: a network that fell silent would hold it for a quarter of an hour. The same
 * becomes of a connection that its server has ended: the driver notices that somewhat later, and would lend it once more till then.
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
    let isLost = false;
    const ask = async (text: string, values: readonly unknown[] = []) => {
      // It would wait behind the query that nobody answers.
      if (isLost) throw new Error('Connection terminated: an earlier query was not answered');
      const name = text.startsWith(mark) ? { name: nameOf(text) } : {};
      const limit = patience === undefined ? {} : { query_timeout: patience };
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
      // Kysely knows a connection by its object.
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
