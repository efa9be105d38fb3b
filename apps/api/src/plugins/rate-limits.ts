/**
 * Rate limits (docs/decisions/0022-rate-limits.md). rate-limiter-flexible counts in PostgreSQL, so that all processes
 * share the counts. During an outage of the database, each process counts in its own memory. So calls are still
 * limited, and do not fail. Keys of the table are hashed: it has no IP address and no e-mail.
 */
import { randomBytes } from 'node:crypto';
import { type Database, readSigningKey } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../failure.ts';
import { hashOfKey } from '../key-hash.ts';
import { visitorOf } from '../visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call changes nothing, even if its method is POST. So limits of writes do not count the call. */
    readsOnly?: boolean;
    /** The call may write rows, even if its method is GET. So limits of writes count the call. */
    writes?: boolean;
    /**
     * The call has the signature of a configured service, and writes nothing without it. A provider sends all its
     * events from few addresses, so limits of writes do not count them.
     */
    isSigned?: boolean;
  }
}

/** Counts calls by a key, such as the visitor's IP address. */
export interface RateLimit {
  /**
   * Counts one call. Returns a function that subtracts the call again, for calls that another limit refuses.
   * @throws Failure TOO_MANY_REQUESTS, with the seconds until the next call is allowed
   */
  consume(key: string): Promise<() => Promise<void>>;
}

export interface RateLimits {
  /** Allows `count` calls in each minute; 0 means no limit. */
  perMinute(name: string, count: number): RateLimit;
  /** Allows `count` calls in an hour, spread evenly, with bursts of a third of `count`; 0 means no limit. */
  perHour(name: string, count: number): RateLimit;
}

const minute = 60;
const hour = 3_600;
const unlimited: RateLimit = { consume: async () => async () => undefined };

/** Milliseconds between two warnings during an outage. */
const warnEvery = 60_000;

/** @param onAway called with the error if the database cannot count, at most once a minute */
export function createRateLimits(db: Kysely<Database>, onAway: (error: unknown) => void = () => undefined): RateLimits {
  let warned = Number.NEGATIVE_INFINITY;
  const storeClient = {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      // Round numbers, since a window with a fractional number of seconds ends at a fraction of a millisecond, and the
      // column stores integers.
      const whole = values.map((value) => (typeof value === 'number' ? Math.round(value) : value));
      try {
        return await db.executeQuery(CompiledQuery.raw(text, whole));
      } catch (error) {
        if (performance.now() - warned > warnEvery) {
          warned = performance.now();
          onAway(error);
        }
        throw error;
      }
    },
  };

  const hashOf = createKeyHash(() => readSigningKey(db, 'rate-limits'));

  /** @param duration of the window, in seconds */
  function counter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    const window = { keyPrefix, points, duration };
    return new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Do not delete expired rows here, since a job deletes them.
      clearExpiredByTimeout: false,
      // A refused key causes no queries until its window ends. So a flood of requests does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(window),
    });
  }

  return {
    perMinute: (name, count) => (count === 0 ? unlimited : toLimit(name, hashOf, [counter(name, count, minute)])),
    perHour(name, count) {
      if (count === 0) return unlimited;
      const steady = counter(name, 1, hour / count);
      const atOnce = Math.max(1, Math.floor(count / 3));
      return toLimit(name, hashOf, [steady, counter(`${name}-burst`, atOnce - 1, hour)]);
    },
  };
}

/**
 * Counts a call in the first counter with room. The library's `BurstyRateLimiter` does the same, but cannot undo a
 * count.
 */
function toLimit(name: string, hashOf: KeyHash, counters: readonly RateLimiterPostgres[]): RateLimit {
  return {
    async consume(text) {
      const key = await hashOf(text);
      let wait = Number.POSITIVE_INFINITY;
      for (const counter of counters) {
        const refused = await refusal(counter, key);
        if (!refused) return async () => void (await counter.reward(key));
        wait = Math.min(wait, refused.msBeforeNext);
      }
      throw new Failure('TOO_MANY_REQUESTS', `The limit "${name}" is used up.`, { retryAfter: wait / 1_000 });
    },
  };
}

type KeyHash = (key: string) => Promise<string>;

/**
 * Hashes keys with a secret of the shop. A process that cannot read the secret counts in its memory, and uses a secret
 * of its own for that time.
 */
function createKeyHash(readSecret: () => Promise<Buffer>): KeyHash {
  const own = randomBytes(32);
  let known: Promise<Buffer> | undefined;
  const secret = (): Promise<Buffer> => {
    known ??= readSecret().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return async (key) => hashOfKey(key, await secret().catch(() => own));
}

/**
 * Counts a call in several limits, or in none of them if one refuses.
 * @returns a function that subtracts the call again in all of them
 * @throws Failure TOO_MANY_REQUESTS
 */
export async function consumeAll(...counts: (readonly [RateLimit, key: string])[]): Promise<() => Promise<void>> {
  const counted: (() => Promise<void>)[] = [];
  const giveBack = async () => {
    for (const one of counted) await one();
  };
  try {
    for (const [limit, key] of counts) counted.push(await limit.consume(key));
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/** Counts one call. Returns the state of a counter that has no room; otherwise undefined. */
async function refusal(counter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Limits calls that may change data, by the visitor's IP address, before the body is read. */
export function registerWriteLimit(app: FastifyInstance, writes: RateLimit): void {
  app.addHook('onRequest', async ({ method, ip, routeOptions: { config } }) => {
    const isRead = method === 'GET' || method === 'HEAD' ? !config.writes : method === 'OPTIONS' || config.readsOnly;
    if (!isRead && !config.isSigned) await writes.consume(visitorOf(ip));
  });
}
