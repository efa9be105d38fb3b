/**
 * The connections of the queues: a small pool for statements, and one that hears of new jobs. Not those of pg-boss: it takes its
 * listeners off a connection before it closes it, and a server that ends in that moment would end this process.
 */
import { openDatabase } from '@tianguis/database';
import pg from 'pg';
import type { Db } from 'pg-boss';
import { pause } from '../pause.ts';

export type QueueConnections = Required<Pick<Db, 'executeSql' | 'listen'>> & { close(): Promise<void> };

export type QueueConnectionOptions = {
  url: string;
  /** Told of errors on connections that rest; new ones are opened by themselves. */
  onLost(error: Error): void;
};

const name = 'tianguis-jobs';
const connections = 2;
/** Milliseconds until a connection that was lost is opened again, until one that is silent is tried, and for its answer. */
const again = 1_000;
const heartbeat = 10_000;
const patience = 5_000;
/** Milliseconds for a statement of the queues; the longest of them tidy up a whole queue. */
const statementPatience = 60_000;

export function openQueueConnections({ url, onLost }: QueueConnectionOptions): QueueConnections {
  const { timed, close } = openDatabase({
    url,
    name,
    max: connections,
    queryTimeoutMs: statementPatience,
    onIdleError: onLost,
  });
  return {
    executeSql: (text, values) => timed.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const ending = new AbortController();
      const listening = (async () => {
        while (!ending.signal.aborted) {
          await hear(url, channel, { onNotification, onReconnect, ending: ending.signal }).catch(() => undefined);
          await pause(again, ending.signal);
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

type Hearing = { onNotification(payload: string): void; onReconnect(): void; ending: AbortSignal };

/** Listens until the connection is lost or the end is near. Why it was lost the pool tells, which has the same server. */
async function hear(url: string, channel: string, { onNotification, onReconnect, ending }: Hearing): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: heartbeat,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  client.on('notification', ({ payload }) => payload !== undefined && onNotification(payload));
  const over = AbortSignal.any([lost.signal, ending]);
  // `query_timeout` is the driver's, though its types do not know it for a single query.
  const ask = (text: string) => client.query({ text, query_timeout: patience } as pg.QueryConfig);
  try {
    await client.connect();
    await ask(`listen ${client.escapeIdentifier(channel)}`);
    // What was told while nobody listened is looked for.
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
