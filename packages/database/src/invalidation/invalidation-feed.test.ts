import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { InvalidationCursor, type InvalidationRow, readChanges } from './invalidation-cursor.ts';
import { followInvalidations } from './invalidation-feed.ts';
import { comesTrue, testFeed } from './test-feed.ts';

const { pool, url } = await withDatabase();
const feed = testFeed(pool, url);

/** Terminates all connections of feeds. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tianguis invalidations' and datname = current_database()`,
  );

describe('the feed of invalidations', () => {
  test('it reports what is committed', async () => {
    await feed.follow();
    await feed.invalidate('product:7', 'catalogue');
    await feed.hasReported();
    expect(feed.reported).toEqual([['product:7', 'catalogue']]);
  });

  test('a transaction that stays open delays no report, and none is repeated because of it', async () => {
    await feed.follow(20);
    const open = await pool.connect();
    await open.query('begin; select pg_current_xact_id()');
    for (const tag of ['a', 'b', 'c']) await feed.invalidate(tag);
    await comesTrue(() => expect(feed.reported.flat()).toEqual(['a', 'b', 'c']));
    await feed.invalidate('d');
    await comesTrue(() => expect(feed.reported.flat()).toEqual(['a', 'b', 'c', 'd']));
    await open.query('rollback');
    open.release();
  });

  test('a poll with very many entries is reported as everything', async () => {
    await feed.follow(20);
    await pool.query(`insert into invalidations (tags) select '{product:1}' from generate_series(1, 10001)`);
    await feed.hasReported();
    expect(feed.reported).toEqual([undefined]);
    await pool.query('truncate invalidations');
  });

  test('in whatever sequence transactions commit, each change is reported exactly once', async () => {
    // Each client begins, writes, and commits or rolls back at random steps. A poll follows each step.
    const life = fc.record({ begins: fc.nat(5), lasts: fc.nat(5), commits: fc.boolean() });
    const clients = await Promise.all([0, 1, 2].map(() => new pg.Client({ connectionString: url })));
    for (const client of clients) await client.connect();
    await fc.assert(
      fc.asyncProperty(fc.tuple(life, life, life), async (lives) => {
        const cursor = new InvalidationCursor();
        const read = async () =>
          cursor.advance((await pool.query<InvalidationRow>(readChanges, [cursor.snapshot])).rows) ?? [];
        await read();
        const tags: string[] = [];
        for (let step = 0; step <= 10; step++) {
          for (const [at, { begins, lasts, commits }] of lives.entries()) {
            if (step === begins) await clients[at]?.query(`begin; select invalidate(array['t${at}'])`);
            if (step === begins + lasts) await clients[at]?.query(commits ? 'commit' : 'rollback');
          }
          tags.push(...(await read()));
        }
        const committed = lives.flatMap(({ commits }, at) => (commits ? [`t${at}`] : []));
        expect(tags.toSorted()).toEqual(committed);
      }),
      { numRuns: 40 },
    );
    for (const client of clients) await client.end();
  });

  test('what a transaction wrote early and committed late is reported, and nothing twice', async () => {
    await feed.follow(20);
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(`select invalidate(array['product:1'])`);
    await feed.invalidate('product:2');
    await feed.hasReported();
    expect(feed.reported).toEqual([['product:2']]);
    await slow.query('commit');
    slow.release();
    await comesTrue(() => expect(feed.reported).toHaveLength(2));
    await feed.invalidate('product:3');
    await comesTrue(() => expect(feed.reported).toEqual([['product:2'], ['product:1'], ['product:3']]));
  });

  test('after a connection that broke it reports what changed meanwhile', async () => {
    await feed.follow(20);
    await Promise.all([cut(), feed.invalidate('product:4')]);
    await cut();
    await feed.invalidate('product:5');
    await comesTrue(() => expect(new Set(feed.reported.flat())).toEqual(new Set(['product:4', 'product:5'])));
  });

  test('one poll that fails, even the first, is no outage', async () => {
    const states: string[] = [];
    const reported: unknown[] = [];
    let polls = 0;
    // No server listens at the feed's `url`, so the feed uses the pool.
    const unsteady = {
      query: (...asked: [string]) => {
        polls += 1;
        return polls === 1 ? Promise.reject(new Error('a busy machine')) : pool.query(...asked);
      },
    } as unknown as pg.Pool;
    const late = followInvalidations({
      url: 'postgresql://x@127.0.0.1:1/x',
      pool: unsteady,
      onChange: (tags) => reported.push(tags),
      onState: (state) => states.push(state),
      pollMs: 20,
    });
    await comesTrue(() => expect(reported).toEqual([undefined]));
    expect(states).toEqual([]);
    await late.stop();
  });

  test('it reports when the server is away and when it is back', async () => {
    const states: string[] = [];
    const server = new URL(url);
    server.port = '1';
    const lost = new pg.Pool({ connectionString: server.href });
    const away = followInvalidations({
      url: server.href,
      pool: lost,
      onChange: () => {},
      onState: (state) => states.push(state),
      pollMs: 20,
    });
    await comesTrue(() => expect(states).toEqual(['away']));
    expect(away.current).toBe(false);
    await away.stop();
    await lost.end();
    await feed.follow();
    expect(feed.current).toBe(true);
  });
});
