/** For tests: a feed of invalidations that records the tags it reports. */
import type pg from 'pg';
import { afterEach, expect, vi } from 'vitest';
import { followInvalidations, type InvalidationFeed } from './invalidation-feed.ts';

/** Waits until the expectation passes. The timeout is long, so that only a test that hangs reaches it. */
export const comesTrue = (expectation: () => void): Promise<void> =>
  vi.waitFor(expectation, { interval: 5, timeout: 60_000 });

type Tags = readonly string[] | undefined;

interface TestFeed {
  readonly current: boolean | undefined;
  /** The tags of each report since the call of `follow`. */
  readonly reported: Tags[];
  /** Starts a feed and waits for its first poll, which only finds the current position. */
  follow(pollMs?: number): Promise<void>;
  /** Waits until the feed has reported something. */
  hasReported(): Promise<void>;
  /** Writes an entry with these tags. */
  invalidate(...tags: string[]): Promise<unknown>;
}

/** Creates a feed that stops at the end of each test. */
export function testFeed(pool: pg.Pool, url: string): TestFeed {
  let reported: Tags[] = [];
  let feed: InvalidationFeed | undefined;
  afterEach(() => feed?.stop());
  return {
    get current() {
      return feed?.current;
    },
    get reported() {
      return reported;
    },
    async follow(pollMs) {
      reported = [];
      const onChange = (tags: Tags) => reported.push(tags);
      feed = followInvalidations({ url, pool, onChange, ...(pollMs !== undefined && { pollMs }) });
      await comesTrue(() => expect(reported).toEqual([undefined]));
      reported = [];
    },
    hasReported: () => comesTrue(() => expect(reported).not.toEqual([])),
    invalidate: (...tags) => pool.query('select invalidate($1)', [tags]),
  };
}
