import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { kyselyPool } from './prepared.ts';
import type { Database } from './schema/index.ts';

/** An open pool, as plain `pg` and as typed Kysely over the same connections. */
export type OpenDatabase = {
  /** Its address, password included. */
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  /** The pool for questions that somebody waits for: under the time limit of `db`, where `pool` waits as long as it takes. */
  timed: Pick<pg.Pool, 'query'>;
  /**
   * Waits for running queries, and until PostgreSQL has let go of every connection: whoever looks for connections
   * afterwards sees none of these. A server that does not answer is waited for two seconds. May be called twice.
   */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** What the server calls its connections; `tianguis` unless told. */
  name?: string;
  /** Connections at most; 10 unless told. */
  max?: number;
  /** Milliseconds that a query of `db` and of `timed` may take; without it, as long as it takes. */
  patience?: number;
  /** Told of errors on idle connections (the server went away); the pool opens new ones by itself. */
  onIdleError?(error: Error): void;
};

/** Milliseconds for the server to end connections that were closed here. */
const farewell = 2_000;

/**
 * Opens a pool. Connects on first use, so a wrong address shows at the first query.
 * Every session speaks UTC; `int8` comes as a number when it is safe (counts and centavos are), else as text.
 */
export function openDatabase({
  url,
  name = 'tianguis',
  max = 10,
  patience,
  onIdleError,
}: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: name,
    options: '-c timezone=UTC',
    types: { getTypeParser },
  });
  let closed: Promise<void> | undefined;
  // Without a listener an idle connection that breaks would end the process. The pool counts as closed before its connections are: a
  // server that is stopped next may still say on them that it ends them, which is no news.
  pool.on('error', (error) => {
    if (!closed) onIdleError?.(error);
  });
  // `end` of the pool is done when its connections are told to end; each of them is when the server has closed its
  // side, which PostgreSQL does last.
  const connected = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    connected.add(client);
    client.once('end', () => connected.delete(client));
  });
  async function end(): Promise<void> {
    await pool.end();
    const ends = [...connected].map((client) => new Promise<unknown>((resolve) => client.once('end', resolve)));
    const timer = new AbortController();
    await Promise.race([Promise.all(ends), wait(farewell, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
  // The pool listens to a connection only while it rests there. One that is taken and breaks between two queries has nobody else who
  // listens, and that would end the process. Whoever holds it learns of it from the next query, and the pool throws it away.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const timed = {
    // The pool throws a connection away on which a query failed. `query_timeout` is the driver's, unknown to its types.
    query: (text: string, values?: unknown[]) =>
      pool.query({ text, values, ...(patience && { query_timeout: patience }) } as pg.QueryConfig),
  } as Pick<pg.Pool, 'query'>;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: kyselyPool(pool, patience) }) });
  return {
    url,
    db,
    pool,
    timed,
    close() {
      closed ??= end();
      return closed;
    },
  };
}

const parseInt8 = (text: string): number | string => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
};

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 && format !== 'binary' ? parseInt8 : pg.types.getTypeParser(oid, format);
