import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../schema/index.ts';
import { kyselyPool } from './prepared.ts';

/** An open pool, for use with `pg` and, over the same connections, with typed Kysely. */
export type OpenDatabase = {
  /** The connection URL, password included. */
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  /** The pool with the time limit of `db`, for queries that a request waits for. `pool` itself has no limit. */
  timed: Pick<pg.Pool, 'query'>;
  /**
   * Closes the pool: waits for running queries, and until PostgreSQL has closed every connection. Waits at most two
   * seconds for a server that does not answer. May be called twice.
   */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** `application_name` of the connections; default `tianguis`. */
  name?: string;
  /** Maximum number of connections; default 10. */
  max?: number;
  /** Time limit for queries of `db` and `timed`, in milliseconds; default none. */
  queryTimeoutMs?: number;
  /** Called with errors of idle connections, for example when the server stops. The pool replaces these connections. */
  onIdleError?(error: Error): void;
};

/** How long `close` waits for the server to close its side of the connections. */
const closeTimeoutMs = 2_000;

/**
 * Opens a pool. The pool connects on first use, so a wrong URL causes an error only at the first query. Sessions use
 * UTC. An `int8` is read as a number if the number is exact (counts and centavos are), otherwise as text.
 */
export function openDatabase({
  url,
  name = 'tianguis',
  max = 10,
  queryTimeoutMs,
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
  // Without this listener, an error of an idle connection would end the process. Errors are ignored once the pool
  // closes: the server may stop next, and then reports that it ends open connections.
  pool.on('error', (error) => {
    if (!closed) onIdleError?.(error);
  });
  // `pool.end()` does not wait until its connections are closed. So we collect the open connections here, and wait for
  // the `end` event of each: PostgreSQL has then closed its side.
  const connected = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    connected.add(client);
    client.once('end', () => connected.delete(client));
  });
  async function end(): Promise<void> {
    await pool.end();
    const ends = [...connected].map((client) => new Promise<unknown>((resolve) => client.once('end', resolve)));
    const timer = new AbortController();
    await Promise.race([
      Promise.all(ends),
      wait(closeTimeoutMs, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
    timer.abort();
  }
  // The pool listens for errors of idle connections only. Without this listener, an error of a checked-out connection
  // between two queries would end the process. The next query on the connection throws the error, and the pool discards
  // the connection.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const timed = {
    // The pool discards a connection whose query timed out. The driver supports `query_timeout`, but its types lack it.
    query: (text: string, values?: unknown[]) =>
      pool.query({ text, values, ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }) } as pg.QueryConfig),
  } as Pick<pg.Pool, 'query'>;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: kyselyPool(pool, queryTimeoutMs) }) });
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
