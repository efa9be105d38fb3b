import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../schema/index.ts';
import { kyselyPool } from './prepared.ts';

/** An open pool, as plain `pg` and as typed Kysely over the same connections. */
export type OpenDatabase = {
  /** The connection URL, password included. */
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  /** The pool for queries that a request waits for: with the time limit of `db`. `pool` itself has no limit. */
  timed: Pick<pg.Pool, 'query'>;
  /**
   * Waits for running queries, and until PostgreSQL has closed every connection of this pool. Waits at most two seconds
   * for a server that does not answer. May be called twice.
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
  /** Called with errors of idle connections (the server went away). The pool replaces these connections. */
  onIdleError?(error: Error): void;
};

/** How long `close` waits for the server to close its side of the connections. */
const closeTimeoutMs = 2_000;

/**
 * Opens a pool. It connects on first use, so a wrong address shows at the first query. Sessions use UTC. An `int8` is
 * read as a number when that is exact (counts and centavos are), else as text.
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
  // Without this listener, a broken idle connection would end the process. Once the pool closes, errors are expected:
  // the server may be stopped next, and reports on open connections that it ends them.
  pool.on('error', (error) => {
    if (!closed) onIdleError?.(error);
  });
  // `pool.end()` resolves once it has asked its connections to end. A connection emits `end` when the server has closed
  // its side, which is the last thing that PostgreSQL does.
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
  // The pool listens for errors of idle connections only. Without a listener, a checked-out connection that breaks
  // between two queries would end the process. Its user gets the error with the next query, and the pool discards it.
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
