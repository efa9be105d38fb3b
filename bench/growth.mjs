// Cost of growth from 20,000 to 1,000,000 products, by kind of listing:
//   node bench/growth.mjs [requests=200] [part of a kind's name]
// Uses the two shops of two-shops.mjs. After a warm-up, calls the API with all counts, in process and without a
// network, for all URLs in sequence. CPU is the CPU time of PostgreSQL and Node for one call. The ratio compares the
// sums of both.
import './shop/own-node.mjs';
import { machine, printTable, record } from './shop/shop.mjs';
import { measure, shops } from './shop/two-shops.mjs';

const target = { p50: 10, p99: 50, ratio: 3, seed: 20_000 };
const changesWaiting = 1_000;

const waitingChanges = { BENCH_WAITING: String(changesWaiting) };
const measured = [];
const script = new URL('./growth/growth-shop.mjs', import.meta.url);
for (const shop of shops) measured.push(await measure(script, shop, waitingChanges));
const [small, large] = measured;

console.log(`\n${machine()}`);
console.log(
  `${small.requests} calls of each kind with 1 client and with 8, ${small.products} and ${large.products} products\n`,
);
const ms = (times) => `${times.p50.toFixed(1)} / ${times.p99.toFixed(1)}`;
const cpu = ({ database, node }) => `${database.toFixed(1)} + ${node.toFixed(1)}`;
const ratio = (one, other) => (other.database + other.node) / (one.database + one.node);
const pairUp = (ones, others) => ones.map((one, at) => ({ name: one.name, one, other: others[at] }));
const pairs = pairUp(small.kinds, large.kinds);
const waiting = pairUp(small.waiting, large.waiting);
const [ofSmall, ofLarge] = shops.map(({ products }) => products.toLocaleString('en'));
const header = [
  'call',
  `${ofSmall}: p50 / p99 ms`,
  `${ofLarge}: p50 / p99 ms`,
  '8 clients',
  `CPU ms ${ofSmall}`,
  `CPU ms ${ofLarge}`,
  'ratio',
];
const rowsOf = (kinds) => [
  ...kinds.map(({ name, one, other }) => [
    name,
    ms(one.alone),
    ms(other.alone),
    ms(other.together),
    cpu(one.cpu),
    cpu(other.cpu),
    ratio(one.cpu, other.cpu).toFixed(1),
  ]),
  ['must be', '', `≤ ${target.p50} / ≤ ${target.p99}`, '', '', '', `≤ ${target.ratio}`],
];
printTable(header, rowsOf(pairs));
if (waiting.length > 0) {
  console.log(`\nThe same while ${changesWaiting} prices, spread over the shop, wait for the merge into the bitmaps\n`);
  printTable(header, rowsOf(waiting));
}

console.log('\nValues that are cached for seconds or minutes, read without the cache\n');
printTable(
  ['what', '20,000 ms', '1,000,000 ms'],
  small.cachedValues.map(({ name, ms: one }, at) => [name, one.toFixed(1), large.cachedValues[at].ms.toFixed(1)]),
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

// Reports p50 and p99 over all calls, since means hide slow calls. Lists the kinds whose median exceeds the limit.
const listings = pairs.filter(({ other }) => other.isListing);
if (listings.length > 0) {
  const [fresh, changed] = [timesOf(listings), timesOf(waiting)];
  record('listing', {
    measured: `${fresh.text}; with ${changesWaiting} prices waiting ${changed.text}`,
    met: fresh.met && changed.met,
    method: `p50 of ${listings.length} kinds of listing in equal parts, ${small.requests} calls each, and the worst p99 of a kind; 1 client, in process`,
  });
}
const category = pairs.filter(({ name }) => name.startsWith('category'));
if (category.length > 0) {
  const ratios = category.map(({ name, one, other }) => ({ name, value: ratio(one.cpu, other.cpu) }));
  const worst = ratios.reduce((most, next) => (next.value > most.value ? next : most));
  const mean = ratios.reduce((sum, { value }) => sum + value, 0) / ratios.length;
  record('growth', {
    measured: `${worst.value.toFixed(1)} × (${worst.name}); mean ${mean.toFixed(1)} ×`,
    met: worst.value <= target.ratio,
    method: 'CPU of PostgreSQL and Node, the worst of the category kinds',
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

function timesOf(kinds) {
  const all = kinds.flatMap(({ other }) => other.alone.times).sort((one, other) => one - other);
  const p50 = all[Math.floor(all.length / 2)];
  const worst = kinds.reduce((most, next) => (next.other.alone.p99 > most.other.alone.p99 ? next : most));
  const slow = kinds.filter(({ other }) => other.alone.p50 > target.p50);
  const names = slow.map(({ name, other }) => `${name} ${other.alone.p50.toFixed(1)}`).join(', ');
  return {
    text: `${p50.toFixed(1)} / ${worst.other.alone.p99.toFixed(1)} (${worst.name})${names && `; p50 above by itself: ${names}`}`,
    met: p50 <= target.p50 && worst.other.alone.p99 <= target.p99,
  };
}
