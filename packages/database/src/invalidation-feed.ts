/** Reads what changed in the database, in the order in which it becomes visible, and misses nothing over an outage (architecture §3). */
import pg from 'pg';
import { InvalidationPlace, type InvalidationRow, readChanges, transactionBefore } from './invalidation-place.ts';

export interface InvalidationFeed {
  /** Whether the newest reading is young enough to trust: what was kept since then is true. */
  readonly current: boolean;
  /**
   * What is read from the database now knows of every change that a transaction below this number made; undefined
   * before the first reading.
   */
  readonly place: number | undefined;
  /** Ends the reading and its connection. */
  stop(): Promise<void>;
}

export interface InvalidationFeedOptions {
  /** For the feed's own connection, so that it never waits behind the shop's queries. */
  url: string;
  /** For the time when a connection of its own cannot be had, though the server answers. */
  pool: pg.Pool;
  /**
   * Told which tags changed; `undefined`: nobody knows which, so all of them.
   * @param newest no transaction that changed them has a higher number
   */
  onChange(tags: readonly string[] | undefined, newest: number): void;
  /** Told when reading begins to fail, and when it goes on. */
  onState?(state: 'away' | 'back', reason?: unknown): void;
  /** Milliseconds between two readings. */
  pollMs?: number;
}

/** A reading that takes longer counts as none. */
const patience = 1_000;
/** A reading older than this says nothing about now. */
const trustFor = 2_000;
/** Rows are kept for longer than this; a reader that was away for so long cannot know what it missed. */
const longestAbsence = 3_600_000;

/**
 * Follows the table `invalidations` from now on, over a connection of its own, by a short timer. It connects again by itself, and then
 * first reads what happened meanwhile.
 */
export function followInvalidations({
  url,
  pool,
  onChange,
  onState = () => {},
  pollMs = 250,
}: InvalidationFeedOptions): InvalidationFeed {
  const place = new InvalidationPlace();
  let client: pg.Client | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let stopped = false;
  let away = false;

  const begunAt = performance.now();
  const isCurrent = () => performance.now() - readAt < trustFor;
  /** One reading that is late says nothing yet, at the start as later. */
  const isLost = () => performance.now() - Math.max(readAt, begunAt) >= trustFor;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'tianguis invalidations',
      connectionTimeoutMillis: patience,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Without a listener a connection that breaks would end the process.
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
    const reading = hurried(readChanges, [place.snapshot]);
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
      const missed = began - readAt > longestAbsence && readAt > 0;
      const news = place.take(rows);
      readAt = began;
      if (missed || news === undefined) onChange(undefined, place.newest);
      else if (news.length > 0) onChange(news, place.newest);
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
    get place() {
      return place.snapshot === undefined ? undefined : transactionBefore(place.snapshot);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await reading;
      await client?.end().catch(() => undefined);
    },
  };
}

/** `query_timeout` is the driver's, though its types do not know it for a single query. */
const hurried = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: patience }) as pg.QueryConfig;
