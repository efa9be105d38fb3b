/**
 * Rate limits (docs/decisions/0022-rate-limits.md), counted by rate-limiter-flexible in PostgreSQL, so that all
 * processes share the counts. During an outage of the database, each process counts in its own memory: calls are still
 * limited, and do not fail.
 */
import type { Database } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../failure.ts';
import { visitorOf } from '../visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that changes nothing, whatever its method: limits of writes do not count it. */
    readsOnly?: boolean;
  }
}

/** Counts by key: by the visitor's address, later also by account. */
export interface RateLimit {
  /**
   * Consumes one of the limit. Returns a function that gives it back, for a call that another limit refuses.
   * @throws Failure TOO_MANY_REQUESTS, with the seconds until the next is allowed
   */
  consume(key: string): Promise<() => Promise<void>>;
}

export interface RateLimits {
  /** `count` in each minute; 0: no limit. */
  perMinute(name: string, count: number): RateLimit;
  /** `count` in an hour, spread evenly, with bursts of a third of them; 0: no limit. */
  perHour(name: string, count: number): RateLimit;
}

const minute = 60;
const hour = 3_600;
const unlimited: RateLimit = { consume: async () => async () => undefined };

/** Milliseconds between two warnings during an outage. */
const warnEvery = 60_000;

/** @param onAway called with the error when the database cannot count, at most once a minute */
export function createRateLimits(db: Kysely<Database>, onAway: (error: unknown) => void = () => undefined): RateLimits {
  let warned = Number.NEGATIVE_INFINITY;
  const storeClient = {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      // A window of a fractional number of seconds ends at a fraction of a millisecond.
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

  /** @param duration of the window, in seconds */
  function counter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
    const window = { keyPrefix, points, duration };
    return new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job deletes expired rows.
      clearExpiredByTimeout: false,
      // A refused key causes no queries until its window ends, so a flood does not reach the database.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(window),
    });
  }

  return {
    perMinute: (name, count) => (count === 0 ? unlimited : toLimit(name, [counter(name, count, minute)])),
    perHour(name, count) {
      if (count === 0) return unlimited;
      const steady = counter(name, 1, hour / count);
      const atOnce = Math.max(1, Math.floor(count / 3));
      return toLimit(name, [steady, counter(`${name}-burst`, atOnce - 1, hour)]);
    },
  };
}

/** Consumes from the first counter with room, like the library's `BurstyRateLimiter`, which cannot give back. */
function toLimit(name: string, counters: readonly RateLimiterPostgres[]): RateLimit {
  return {
    async consume(key) {
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

/** Consumes one; returns the counter's state when it has no room. */
async function refusal(counter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Limits calls that may change something, by the visitor's address, before the body is read. */
export function registerWriteLimit(app: FastifyInstance, writes: RateLimit): void {
  app.addHook('onRequest', async ({ method, ip, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || routeOptions.config.readsOnly) return;
    await writes.consume(visitorOf(ip));
  });
}
