/**
 * How often something may be done (docs/decisions/0022-rate-limits.md), counted by rate-limiter-flexible: in PostgreSQL, so that all
 * processes count together. While the database is away each process counts in its own memory: a limit neither takes the shop
 * down nor opens it.
 */
import type { Database } from '@tianguis/database';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../failure.ts';
import { visitorOf } from '../visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call that changes nothing, whatever its method: no limit of writes counts it. */
    readsOnly?: boolean;
  }
}

/** Counts what somebody does; accounts will be other keys beside addresses. */
export interface RateLimit {
  /**
   * Counts one more; gives the function that takes it back, for what another limit refused.
   * @throws Failure TOO_MANY_REQUESTS, with the seconds until it may be done again
   */
  consume(key: string): Promise<() => Promise<void>>;
}

export interface RateLimits {
  /** So many in each minute; 0: no limit. */
  perMinute(name: string, count: number): RateLimit;
  /** So many in an hour, spread evenly, and a third of them at once; 0: no limit. */
  perHour(name: string, count: number): RateLimit;
}

const minute = 60;
const hour = 3_600;
const unlimited: RateLimit = { consume: async () => async () => undefined };

/** Milliseconds between two warnings of one outage. */
const warnEvery = 60_000;

/** @param onAway is called with what the database answered when it could not count, once a minute at most */
export function createRateLimits(db: Kysely<Database>, onAway: (error: unknown) => void = () => undefined): RateLimits {
  let warned = Number.NEGATIVE_INFINITY;
  const storeClient = {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      // A window that is no whole number of seconds ends at a fraction of a millisecond.
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
      // A job does that.
      clearExpiredByTimeout: false,
      // Who was refused asks the database no more until the window ends, so a flood does not reach it.
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

/** Counts with the first counter that has room: what the library's `BurstyRateLimiter` does, which takes nothing back. */
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

/** Counts one more; what the counter says when it has no room. */
async function refusal(counter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Counts calls that may change something by the address of their visitor, before their body is read. */
export function registerWriteLimit(app: FastifyInstance, writes: RateLimit): void {
  app.addHook('onRequest', async ({ method, ip, routeOptions }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || routeOptions.config.readsOnly) return;
    await writes.consume(visitorOf(ip));
  });
}
