import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followInvalidations, type InvalidationFeed } from './invalidation-feed.ts';
import { InvalidationPlace, type InvalidationRow, readChanges } from './invalidation-place.ts';

/** Waits for an expectation; the limit only ends what hangs. */
const comesTrue = (expectation: () => void) => vi.waitFor(expectation, { interval: 5, timeout: 60_000 });

const { pool, url } = await withDatabase();
let heard: (readonly string[] | undefined)[] = [];
let feed: InvalidationFeed | undefined;

/** A feed that has found out where now is. */
async function follow(pollMs?: number): Promise<void> {
  heard = [];
  feed = followInvalidations({
    url,
    pool,
    onChange: (tags) => heard.push(tags),
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  await comesTrue(() => expect(heard).toEqual([undefined]));
  heard = [];
}

const say = (...tags: string[]) => pool.query('select invalidate($1)', [tags]);
const said = () => comesTrue(() => expect(heard).not.toEqual([]));

/** Ends every connection that a feed has. */
const cut = () =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tianguis invalidations' and datname = current_database()`,
  );

afterEach(async () => {
  await feed?.stop();
});

describe('the feed of invalidations', () => {
  test('it hears what is committed', async () => {
    await follow();
    await say('product:7', 'catalogue');
    await said();
    expect(heard).toEqual([['product:7', 'catalogue']]);
  });

  test('a transaction that stays open holds nothing up, and nothing is heard again because of it', async () => {
    await follow(20);
    const open = await pool.connect();
    await open.query('begin; select pg_current_xact_id()');
    for (const tag of ['a', 'b', 'c']) await say(tag);
    await comesTrue(() => expect(heard.flat()).toEqual(['a', 'b', 'c']));
    await say('d');
    await comesTrue(() => expect(heard.flat()).toEqual(['a', 'b', 'c', 'd']));
    await open.query('rollback');
    open.release();
  });

  test('more than is worth telling apart is everything', async () => {
    await follow(20);
    await pool.query(`insert into invalidations (tags) select '{product:1}' from generate_series(1, 10001)`);
    await said();
    expect(heard).toEqual([undefined]);
    await pool.query('truncate invalidations');
  });

  test('whatever order transactions commit in, each change is heard exactly once', async () => {
    // Each client begins, writes, and commits or gives up, at steps of its own; after each step there is a reading.
    const life = fc.record({ begins: fc.nat(5), lasts: fc.nat(5), commits: fc.boolean() });
    const clients = await Promise.all([0, 1, 2].map(() => new pg.Client({ connectionString: url })));
    for (const client of clients) await client.connect();
    await fc.assert(
      fc.asyncProperty(fc.tuple(life, life, life), async (lives) => {
        const place = new InvalidationPlace();
        const read = async () =>
          place.take((await pool.query<InvalidationRow>(readChanges, [place.snapshot])).rows) ?? [];
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

  test('what a transaction wrote early and committed late is heard, and nothing twice', async () => {
    await follow(20);
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(`select invalidate(array['product:1'])`);
    await say('product:2');
    await said();
    expect(heard).toEqual([['product:2']]);
    await slow.query('commit');
    slow.release();
    await comesTrue(() => expect(heard).toHaveLength(2));
    await say('product:3');
    await comesTrue(() => expect(heard).toEqual([['product:2'], ['product:1'], ['product:3']]));
  });

  test('after a connection that broke it reads what was said meanwhile', async () => {
    await follow(20);
    await Promise.all([cut(), say('product:4')]);
    await cut();
    await say('product:5');
    await comesTrue(() => expect(new Set(heard.flat())).toEqual(new Set(['product:4', 'product:5'])));
  });

  test('one reading that fails, be it the first, is no absence', async () => {
    const states: string[] = [];
    const heard: unknown[] = [];
    let readings = 0;
    // Nothing listens at its own address, so it asks the pool.
    const unsteady = {
      query: (...asked: [string]) => {
        readings += 1;
        return readings === 1 ? Promise.reject(new Error('a busy machine')) : pool.query(...asked);
      },
    } as unknown as pg.Pool;
    const late = followInvalidations({
      url: 'postgresql://x@127.0.0.1:1/x',
      pool: unsteady,
      onChange: (tags) => heard.push(tags),
      onState: (state) => states.push(state),
      pollMs: 20,
    });
    await comesTrue(() => expect(heard).toEqual([undefined]));
    expect(states).toEqual([]);
    await late.stop();
  });

  test('it says when the server is away and when it is back', async () => {
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
    await follow();
    expect(feed?.current).toBe(true);
  });
});

describe('what the tables say by themselves (issue 4.3)', () => {
  beforeEach(async () => {
    await pool.query(`
      truncate products, brands, stores, categories cascade;
      insert into brands (id, name, slug) values (1, 'Norte', 'norte');
      insert into stores (id, name, slug, since) values (1, 'Uno', 'uno', '2020-01-01'), (2, 'Dos', 'dos', '2020-01-01');
      insert into categories (id, parent_id, level, path, name, slug) values (1, null, 1, '{1}', 'Hogar', 'hogar'), (2, 1, 2, '{1,2}', 'Cocina', 'cocina'), (3, null, 1, '{3}', 'Moda', 'moda');
      insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, level2_id, description, list_price, sale_price, stock)
        select id, 'S' || id, 'Olla ' || id, 'olla', 1, 1, 2, 1, 2, '', 10000, 9000, 5 from generate_series(1, 600) as id;
      insert into product_variants (id, product_id, position, sku, list_price, sale_price) values (1, 1, 0, 'S1-1', 10000, 9000);
    `);
    await follow();
  });

  const listings = ['category:1', 'category:2', 'sold-by:1', 'catalogue'];

  test.each([
    ['a price', `update products set sale_price = 8000 where id = 7`, ['product:7', ...listings]],
    ['the last piece', `update products set stock = 0 where id = 7`, ['product:7', ...listings]],
    ['one piece of several', `update products set stock = 4 where id = 7`, ['product:7']],
    ['its condition', `update products set condition = 'used' where id = 7`, ['product:7', ...listings]],
    ['a title', `update products set title = 'Cacerola' where id = 7`, ['product:7']],
    [
      'another category and store',
      `update products set level1_id = 3, level2_id = null, category_id = 3, store_id = 2 where id = 7`,
      ['product:7', ...listings, 'category:3', 'sold-by:2', 'counts'],
    ],
    ['taken off sale', `update products set is_active = false where id = 7`, ['product:7', ...listings, 'counts']],
    ['deleted', `delete from products where id = 7`, ['product:7', ...listings, 'counts']],
    ['a variant', `update product_variants set stock = 3 where id = 1`, ['product:1']],
    ['a store', `update stores set name = 'Otra' where id = 2`, ['store:2', 'stores']],
    [
      'a review',
      `insert into reviews (id, product_id, author_name, rating, body, created_at) values (1, 9, 'Ana', 5, 'Bien', now())`,
      ['product:9'],
    ],
    [
      'a page of blocks',
      `insert into content_pages (kind, key, document) values ('home', 'home', '{}') on conflict do nothing`,
      ['content'],
    ],
  ])('%s', async (_, statement, tags) => {
    await pool.query(statement);
    await said();
    expect(heard).toHaveLength(1);
    expect(new Set(heard[0])).toEqual(new Set(tags));
  });

  test.each([
    ['the name of a category', `update categories set name = 'Casa' where id = 1`],
    ['the name of a brand', `update brands set name = 'Sur' where id = 1`],
    ['more than a reader would enjoy', `update products set title = title || '!'`],
  ])('%s takes everything back', async (_, statement) => {
    await pool.query(statement);
    await said();
    expect(heard).toEqual([undefined]);
  });

  test('an update that changes nothing, one that is taken back and bulk work say nothing', async () => {
    await pool.query('update products set stock = stock');
    await pool.query(`begin; update products set sale_price = 1 where id = 7; rollback`);
    await pool.query(`begin; set local tianguis.bulk = 'on'; update products set sale_price = 2 where id = 7; commit`);
    await say('the end');
    await said();
    expect(heard).toEqual([['the end']]);
  });
});
