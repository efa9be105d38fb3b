/**
 * Polls the invalidation log and reports each entry once it is visible. Reports every entry, even those written during
 * an outage.
 */
import pg from 'pg';
import { InvalidationCursor, type InvalidationRow, readChanges, xminOf } from './invalidation-cursor.ts';

export interface InvalidationFeed {
  /** Whether the last successful poll is recent. While it is, every outdated cached value has been reported. */
  readonly current: boolean;
  /**
   * Lowest transaction number that was open at the last poll. A later query sees the changes of all transactions below
   * this number. Undefined before the first poll.
   */
  readonly xmin: number | undefined;
  /** Stops polling and closes the feed's connection. */
  stop(): Promise<void>;
}

export interface InvalidationFeedOptions {
  /** URL for the feed's own connection, so that a poll never waits for the shop's queries. */
  url: string;
  /** Used while the feed cannot open its own connection although the server answers. */
  pool: pg.Pool;
  /**
   * Called with the tags that changed. `undefined` means that any data may have changed.
   * @param newest highest number of the transactions that wrote the entries
   */
  onChange(tags: readonly string[] | undefined, newest: number): void;
  /** Called when polling starts to fail, and when it works again. */
  onState?(state: 'away' | 'back', reason?: unknown): void;
  /** Milliseconds between two polls. */
  pollMs?: number;
}

/** A poll that takes longer than this counts as failed. */
const queryTimeoutMs = 1_000;
/** Milliseconds after which the last successful poll is no longer recent. */
const maxAgeMs = 2_000;
/**
 * Log rows are retained for longer than this. If a reader did not poll for this long, rows that it has not read may
 * have been deleted.
 */
const retentionMs = 3_600_000;

/**
 * Starts to poll the table `invalidations`, on its own connection. After a failure it reconnects, and first reads the
 * entries written in the meantime.
 */
export function followInvalidations({
  url,
  pool,
  onChange,
  onState = () => {},
  pollMs = 250,
}: InvalidationFeedOptions): InvalidationFeed {
  const cursor = new InvalidationCursor();
  let client: pg.Client | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let stopped = false;
  let away = false;

  const begunAt = performance.now();
  const isCurrent = () => performance.now() - readAt < maxAgeMs;
  /** One late poll does not count as an outage, neither at the start nor later. */
  const isLost = () => performance.now() - Math.max(readAt, begunAt) >= maxAgeMs;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'tianguis invalidations',
      connectionTimeoutMillis: queryTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Without this listener, a broken connection would end the process.
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    try {
      await fresh.connect();
      return fresh;
    } catch (error) {
      drop(fresh);
      throw error;
    }
  }

  async function query(): Promise<InvalidationRow[]> {
    const reading = withTimeout(readChanges, [cursor.snapshot]);
    client ??= await connect().catch(() => undefined);
    return (await (client ?? pool).query<InvalidationRow>(reading)).rows;
  }

  function drop(broken: pg.Client): void {
    if (client === broken) client = undefined;
    broken.end().catch(() => undefined);
  }

  async function readOnce(): Promise<void> {
    const began = performance.now();
    try {
      const rows = await query();
      const missed = began - readAt > retentionMs && readAt > 0;
      const tags = cursor.advance(rows);
      readAt = began;
      if (missed || tags === undefined) onChange(undefined, cursor.newest);
      else if (tags.length > 0) onChange(tags, cursor.newest);
      if (away) onState('back');
      away = false;
    } catch (error) {
      if (client) drop(client);
      if (!away && !stopped && isLost()) {
        away = true;
        onState('away', error);
      }
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(wake, pollMs).unref();
  }

  function wake(): void {
    if (stopped) return;
    reading = readOnce().finally(() => {
      reading = undefined;
      schedule();
    });
  }

  wake();
  return {
    get current() {
      return isCurrent();
    },
    get xmin() {
      return cursor.snapshot === undefined ? undefined : xminOf(cursor.snapshot);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await reading;
      await client?.end().catch(() => undefined);
    },
  };
}

/** The driver supports `query_timeout` for a single query, but its types lack it. */
const withTimeout = (text: string, values: unknown[] = []) =>
  ({ text, values, query_timeout: queryTimeoutMs }) as pg.QueryConfig;
