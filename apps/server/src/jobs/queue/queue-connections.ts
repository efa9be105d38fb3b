/**
 * The connections of the job queue: a small pool for statements, and one connection that listens for new jobs. They
 * replace the connections of pg-boss, which removes its error handlers before it closes a connection. A server that
 * stops at that time would crash this process.
 */
import { openDatabase } from '@tianguis/database';
import pg from 'pg';
import type { Db } from 'pg-boss';
import { pause } from '../../pause.ts';

export type QueueConnections = Required<Pick<Db, 'executeSql' | 'listen'>> & { close(): Promise<void> };

export type QueueConnectionOptions = {
  url: string;
  /** Called with errors of idle connections. The pool replaces these connections by itself. */
  onLost(error: Error): void;
};

const name = 'tianguis-jobs';
const connections = 2;
/**
 * Three times in milliseconds: until a lost connection is opened again, between two checks of an idle connection, and
 * until a check without a reply counts as failed.
 */
const retryAfter = 1_000;
const heartbeat = 10_000;
const timeout = 5_000;
/** Time limit for statements of the queues, in milliseconds. The longest statements clean up a whole queue. */
const statementTimeout = 60_000;

export function openQueueConnections({ url, onLost }: QueueConnectionOptions): QueueConnections {
  const { timed, close } = openDatabase({
    url,
    name,
    max: connections,
    queryTimeoutMs: statementTimeout,
    onIdleError: onLost,
  });
  return {
    executeSql: (text, values) => timed.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const ending = new AbortController();
      const listening = (async () => {
        while (!ending.signal.aborted) {
          await listenOnce(url, channel, { onNotification, onReconnect, ending: ending.signal }).catch(() => undefined);
          await pause(retryAfter, ending.signal);
        }
      })();
      const stop = async () => {
        ending.abort();
        await listening;
      };
      return { close: stop };
    },
    close,
  };
}

type ListenOptions = { onNotification(payload: string): void; onReconnect(): void; ending: AbortSignal };

/**
 * Listens until the connection is lost, or until `ending`. Does not report the reason of a loss, since the pool
 * connects to the same server and reports it.
 */
async function listenOnce(
  url: string,
  channel: string,
  { onNotification, onReconnect, ending }: ListenOptions,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: heartbeat,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
  const over = AbortSignal.any([lost.signal, ending]);
  // The driver supports `query_timeout` for a single query, but its types lack the option.
  const ask = (text: string) => client.query({ text, query_timeout: timeout } as pg.QueryConfig);
  try {
    await client.connect();
    await ask(`listen ${client.escapeIdentifier(channel)}`);
    // Poll for jobs whose notifications were missed.
    onReconnect();
    for (;;) {
      await pause(heartbeat, over);
      if (over.aborted) return;
      await ask('select 1');
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
