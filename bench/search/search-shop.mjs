// Child process of search.mjs for one of the two shops. Rebuilds the shop's index, measures it, and sends the results
// to its parent.
import '../shop/own-node.mjs';
import { resolve } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { databaseCpuTime } from '../shop/shop.mjs';
import { withFilledShop } from '../shop/two-shops.mjs';
import { searches } from './search-mix.mjs';
import { readWords } from './words.mjs';

const { createApi } = await import('@tianguis/api');
const { createPostgresMaintenance } = await import('@tianguis/catalogue-index');
const { loadShopConfig } = await import('@tianguis/config');
const rounds = Number(process.argv[2] ?? 3);
if (!(rounds >= 1)) throw new Error(`"${process.argv[2]}" is no number of rounds.`);
// Exits only when the parent has disconnected. Otherwise the parent could see the exit before the message.
process.once('disconnect', () => process.exit());
process.send(await withFilledShop(measureShop));

async function measureShop({ db, pool }) {
  const index = await buildIndex(pool);
  const app = await createApi({
    db,
    config: loadShopConfig(resolve(root, 'config/shop.json')),
    publicOrigin: 'http://localhost',
    words: readWords,
  });
  const { mix, beside } = await searches(pool);
  const kinds = {};
  for (const [kind, paths] of Object.entries({ ...mix, ...beside })) {
    await run(app, paths, { rounds: 1, clients: 1 });
    kinds[kind] = quantiles(await run(app, paths, { rounds, clients: 1 }));
  }
  const all = interleave(Object.values(mix));
  const before = [databaseCpuTime(), process.cpuUsage()];
  const times = await run(app, all, { rounds, clients: 1 });
  const node = process.cpuUsage(before[1]);
  const cpu = {
    database: (databaseCpuTime() - before[0]) / times.length,
    node: (node.user + node.system) / 1000 / times.length,
  };
  const alone = { ...quantiles(times), cpu };
  // This unmeasured run fills the plan cache of each connection.
  await run(app, all, { rounds: 1, clients: 8 });
  const together = quantiles(await run(app, all, { rounds, clients: 8 }));
  const typed = [
    'a',
    'au',
    'audi',
    'audif',
    'ten',
    'tenis',
    'pan',
    'pantalla',
    'l',
    'lic',
    'refri',
    'sofa',
    'col',
    'c',
    'ce',
    'celul',
    'xq',
  ];
  await suggest(app, typed, 20);
  const suggestions = quantiles(await suggest(app, typed, 100));
  await changeTexts(pool, 150);
  await run(app, all, { rounds: 1, clients: 1 });
  const besideDelta = quantiles(await run(app, all, { rounds, clients: 1 }));
  await app.close();
  await restoreTexts(pool);
  return { rounds, searches: all.length, kinds, alone, together, besideDelta, suggestions, index };
}

/** Restores the titles, because other benchmarks measure the same shop without a delta. */
async function restoreTexts(pool) {
  await pool.query(
    `update products set title = regexp_replace(title, ' edición \\d$', '') where title ~ ' edición \\d$'`,
  );
  await createPostgresMaintenance(pool).rebuild();
}

/**
 * Changes titles of products. The changed products are too few to rebuild postings, so the text delta contains them.
 */
async function changeTexts(pool, products) {
  await pool.query(
    `update products set title = title || ' edición ' || id % 7
      where id in (select id from products where is_active order by hashint4(id) limit $1)`,
    [products],
  );
  await createPostgresMaintenance(pool).refresh();
}

async function buildIndex(pool) {
  const start = performance.now();
  let most = 0;
  const products = await createPostgresMaintenance(pool).rebuild(() => {
    most = Math.max(most, process.memoryUsage().rss);
  });
  const seconds = (performance.now() - start) / 1000;
  await pool.query('vacuum analyze index_postings');
  const { rows: sizes } = await pool.query(`
    select (sum(pg_total_relation_size(c.oid)) filter (where relname = 'index_postings') / 1e6)::integer as postings,
           (sum(pg_total_relation_size(c.oid)) filter (where relname in ('index_rank_buckets', 'index_segments')) / 1e6)::integer as ranks,
           (sum(pg_total_relation_size(c.oid)) filter (where relname in ('index_vocabulary', 'index_phrases')) / 1e6)::integer as lexicon
      from pg_class as c where relkind = 'r'`);
  return {
    'build, s': seconds.toFixed(0),
    'products/s': Math.round(products / seconds).toLocaleString('en'),
    'memory of the builder, MB': (most / 1e6).toFixed(0),
    'postings, MB': sizes[0].postings,
    'rank buckets, MB': sizes[0].ranks,
    'vocabulary and phrases, MB': sizes[0].lexicon,
  };
}

async function run(app, paths, { rounds, clients }) {
  const queue = Array.from({ length: rounds }, () => paths).flat();
  const times = [];
  const client = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const start = performance.now();
      const reply = await app.inject(path);
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

async function suggest(app, texts, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    for (const text of texts) {
      const start = performance.now();
      const reply = await app.inject({
        method: 'POST',
        url: '/buscador/v1/sugerencias',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ search: text }).toString(),
      });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      times.push(performance.now() - start);
    }
  }
  return times;
}

function quantiles(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return { p50: sorted[Math.floor(sorted.length * 0.5)], p99: sorted[Math.floor(sorted.length * 0.99)] };
}

function interleave(lists) {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
