// Child process of growth.mjs for one of the two shops. Fills the shop if it is empty, measures it, and sends the
// results to its parent.
import '../shop/own-node.mjs';
import { resolve } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { databaseCpuTime } from '../shop/shop.mjs';
import { productsIn, withFilledShop } from '../shop/two-shops.mjs';
import { growthKinds } from './growth-kinds.mjs';

const { createApi } = await import('@tianguis/api');
const { loadShopConfig } = await import('@tianguis/config');

const requests = Number(process.argv[2] ?? 200);
const only = process.argv[3] ?? '';
const changesWaiting = Number(process.env.BENCH_WAITING);

// Exits only when the parent has disconnected. Otherwise the parent could see the exit before the message.
process.once('disconnect', () => process.exit());
process.send(await withFilledShop(measureShop));

async function measureShop(database) {
  const { db, pool } = database;
  const config = loadShopConfig(resolve(root, 'config/shop.json'));
  const app = await createApi({
    db,
    config,
    publicOrigin: 'http://localhost',
    contentFolder: resolve(root, 'content'),
  });
  const call = async (path) => {
    const reply = await app.inject(path);
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
    return reply;
  };
  const all = await growthKinds(async (path) => (await call(path)).json());
  const asked = Object.entries(all).filter(([kind]) => kind.includes(only));
  const kinds = await measureKinds(call, asked);
  const lists = asked.filter(([, paths]) => isListing(paths));
  const waiting = await withChangesWaiting(pool, () => measureKinds(call, lists));
  const result = { requests, products: await productsIn(database), kinds, waiting, ...(await readRest(pool)) };
  await app.close();
  return result;
}

async function measureKinds(call, asked) {
  const kinds = [];
  for (const [name, paths] of asked) {
    await run(call, paths, { count: paths.length + requests / 4, clients: 1 });
    const before = [databaseCpuTime(), process.cpuUsage()];
    const alone = await run(call, paths, { count: requests, clients: 1 });
    const { user, system } = process.cpuUsage(before[1]);
    const cpu = { database: (databaseCpuTime() - before[0]) / requests, node: (user + system) / 1000 / requests };
    const together = await run(call, paths, { count: requests, clients: 8 });
    kinds.push({ name, isListing: isListing(paths), alone, together, cpu });
  }
  return kinds;
}

function isListing([path]) {
  return path.includes('facets=true&') || path.endsWith('page_size=30&facets=true');
}

/**
 * Runs `work` after changing prices all over the shop without a merge: a state that may last a minute
 * (docs/decisions/0013-million.md).
 */
async function withChangesWaiting(pool, work) {
  const { rows } = await pool.query(
    `select id from products where is_active and sale_price < list_price order by md5(id::text) limit ${changesWaiting}`,
  );
  const change = async (by) => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select set_config('tianguis.bulk', 'on', true)`);
    await client.query('update products set sale_price = sale_price + $1 where id = any ($2)', [
      by,
      rows.map(({ id }) => id),
    ]);
    await client.query('commit');
    client.release();
  };
  await pool.query('select index_merge_delta()');
  await change(1);
  try {
    return await work();
  } finally {
    await change(-1);
    await pool.query('select index_merge_delta()');
  }
}

async function run(call, paths, { count, clients }) {
  const times = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const path = paths[next++ % paths.length];
      const start = performance.now();
      await call(path);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  return { times, p50: times[Math.floor(times.length * 0.5)], p99: times[Math.floor(times.length * 0.99)] };
}

/** Measures reads of cached values, writes, the duration of filling the shop, and sizes of tables. */
async function readRest(pool) {
  const cachedValues = [];
  for (const [name, statement] of [
    ['counts of the category tree', 'select * from index_category_counts'],
    ['departments of every store', 'select * from index_store_counts'],
    ['sitemap index', 'select (product_id - 1) / 5000, max(updated_at) from index_documents group by 1'],
  ])
    cachedValues.push({ name, ms: await fastest(() => pool.query(statement)) });
  const writes = [];
  for (const [name, change] of [
    ['a piece sold', 'stock = stock + 1'],
    ['a price', 'sale_price = greatest(1, sale_price - 100)'],
  ])
    writes.push({ name, ms: await medianWrite(pool, change) });
  const { rows: facts } = await pool.query(`select value -> 'took' as took from facts where name = 'demo'`);
  const { rows: counts } = await pool.query(`
    select ((select count(*) from products) + (select count(*) from product_variants) + (select count(*) from product_pictures)
      + (select count(*) from pictures) + (select count(*) from reviews)) as rows`);
  const { rows: sizes } = await pool.query(`
    select relname as "table", round((pg_table_size(oid)) / 1e6)::integer as heap, round(pg_indexes_size(oid) / 1e6)::integer as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) > 1e6 order by pg_total_relation_size(oid) desc`);
  return { cachedValues, writes, took: facts[0]?.took ?? null, rows: counts[0].rows, sizes };
}

async function fastest(work, rounds = 5) {
  let least = Infinity;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Median time of a write to many products, with all triggers and indexes. */
async function medianWrite(pool, change) {
  const client = await pool.connect();
  const { rows } = await client.query(
    'select id from products where is_active and stock > 0 order by md5(id::text) limit 60',
  );
  const times = [];
  await client.query('begin');
  for (const { id } of rows) {
    const start = performance.now();
    await client.query(`update products set ${change} where id = $1`, [id]);
    times.push(performance.now() - start);
  }
  await client.query('rollback');
  client.release();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
