// What growing from 20,000 to 1,000,000 products costs, listing by listing:
//   node bench/growth.mjs [requests=200] [part of a kind's name]
// on two shops: that of BENCH_DATA_DIR (data/bench, 20,000 products) and that of BENCH_MILLION_DIR (data/million), each filled by
// `shop seed` where it is empty. Calls of the API with all counts, in process, without a network; every address in turn, after a warm-up.
// CPU is PostgreSQL's and Node's for one call; the ratio is that of their sums.
import './own-node.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { machine, printTable, record } from './shop.mjs';

const shops = [
  { products: 20_000, dataDir: process.env.BENCH_DATA_DIR ?? 'data/bench' },
  { products: 1_000_000, dataDir: process.env.BENCH_MILLION_DIR ?? 'data/million' },
];
const target = { p50: 10, p99: 50, ratio: 3, seed: 20_000 };

const [small, large] = [await measure(shops[0]), await measure(shops[1])];

console.log(`\n${machine()}`);
console.log(
  `${small.requests} calls of each kind with 1 client and with 8, ${small.products} and ${large.products} products\n`,
);
const ms = (times) => `${times.p50.toFixed(1)} / ${times.p99.toFixed(1)}`;
const cpu = ({ database, node }) => `${database.toFixed(1)} + ${node.toFixed(1)}`;
const ratio = (one, other) => (other.database + other.node) / (one.database + one.node);
const pairs = small.kinds.map((kind, at) => ({ name: kind.name, one: kind, other: large.kinds[at] }));
printTable(
  [
    'call',
    '20,000: p50 / p99 ms',
    '1,000,000: p50 / p99 ms',
    '8 clients',
    'CPU ms 20,000',
    'CPU ms 1,000,000',
    'ratio',
  ],
  [
    ...pairs.map(({ name, one, other }) => [
      name,
      ms(one.alone),
      ms(other.alone),
      ms(other.together),
      cpu(one.cpu),
      cpu(other.cpu),
      ratio(one.cpu, other.cpu).toFixed(1),
    ]),
    ['must be', '', `≤ ${target.p50} / ≤ ${target.p99}`, '', '', '', `≤ ${target.ratio}`],
  ],
);

console.log('\nWhat is held in memory for some seconds or minutes, read anew\n');
printTable(
  ['what', '20,000 ms', '1,000,000 ms'],
  small.held.map(({ name, ms: one }, at) => [name, one.toFixed(1), large.held[at].ms.toFixed(1)]),
);

console.log('\nOne statement each, in a transaction that is rolled back\n');
printTable(
  ['what', '20,000 ms', '1,000,000 ms'],
  small.writes.map(({ name, ms: one }, at) => [name, one.toFixed(2), large.writes[at].ms.toFixed(2)]),
);

console.log(
  '\nSeed: products, variants, pictures (twice: which there are, and whose) and reviews copied; keys, indexes and the rest apart\n',
);
printTable(
  ['products', 'rows', 'copied in s', 'products/s', 'keys and indexes s', 'listings and counts s', 'statistics s'],
  [small, large].map(({ products, rows, took }) => [
    products.toLocaleString('en'),
    rows.toLocaleString('en'),
    ...(took
      ? [took.products, products / took.products, took.indexes, took.listing, took.statistics].map((value) =>
          Math.round(value).toLocaleString('en'),
        )
      : ['', '', '', '', '']),
  ]),
);

console.log('\nTables with their indexes, MB\n');
printTable(
  ['table', '20,000: rows', 'indexes', '1,000,000: rows', 'indexes'],
  large.sizes.map(({ table, heap, indexes }) => {
    const one = small.sizes.find((size) => size.table === table);
    return [table, one?.heap ?? '', one?.indexes ?? '', heap, indexes];
  }),
);

const listings = pairs.filter(({ other }) => other.isListing);
const all = listings.flatMap(({ other }) => other.alone.times).sort((a, b) => a - b);
if (all.length > 0) {
  const [p50, p99] = [0.5, 0.99].map((part) => all[Math.floor(all.length * part)]);
  const worst = listings.toSorted((a, b) => b.other.alone.p99 - a.other.alone.p99)[0];
  record('listing', {
    measured: `${p50.toFixed(1)} / ${p99.toFixed(1)} (worst kind: ${worst.name}, p99 ${worst.other.alone.p99.toFixed(0)})`,
    met: p50 <= target.p50 && p99 <= target.p99,
    method: `${listings.length} kinds of listing, ${small.requests} calls each, 1 client, in process`,
  });
}
const category = pairs.filter(({ name }) => name.startsWith('category'));
if (category.length > 0) {
  const mean = category.reduce((sum, { one, other }) => sum + ratio(one.cpu, other.cpu), 0) / category.length;
  record('growth', {
    measured: `${mean.toFixed(1)} ×`,
    met: mean <= target.ratio,
    method: 'CPU of PostgreSQL and Node, mean of the category kinds',
  });
}
if (large.took) {
  const rate = large.products / large.took.products;
  record('seed', {
    measured: Math.round(rate).toLocaleString('en'),
    met: rate >= target.seed,
    method: `${large.rows} rows copied, keys and indexes apart`,
  });
}

async function measure({ products, dataDir }) {
  const child = fork(new URL('./growth-shop.mjs', import.meta.url), process.argv.slice(2), {
    env: { ...process.env, BENCH_DATA_DIR: dataDir, BENCH_PRODUCTS: String(products) },
  });
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Measuring ${dataDir} ended with ${code}.`);
    }),
  ]);
  return result;
}
