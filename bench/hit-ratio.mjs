// Cache hit ratio of people's page views in a shop of 1,000,000 products, beside a crawler that reads all products in
// sequence:
//   node bench/hit-ratio.mjs [hours=20] [--products 1000000] [--seconds 60] [--people 40] [--memory 32] [--disk 24000]
// Has two parts, because rendering a million pages takes hours:
// 1. The real server over HTTP, on the shop of growth.mjs (BENCH_MILLION_DIR), for some seconds. Measures sizes of
// pages by kind, and response times of pages from memory, from disk and rendered. Each session of the mix has its own
// IP address (TRUST_PROXY).
// 2. Simulation of hours of traffic with the server's classes (PageCache with its admission policy, and PurgeHistory).
// Pages have the measured sizes, and the tags that the API sets. The simulation writes no files: a model of PageFiles
// records only their sizes, with the same eviction policy. The disk cache is empty at the start, and warm after 14
// hours, when the crawler has read everything.
// hit-ratio-mix.mjs describes the mix and its rates.
import './shop/own-node.mjs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createSessions, rates } from './hit-ratio/hit-ratio-mix.mjs';
import { simulate } from './hit-ratio/hit-ratio-model.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv.splice(at, 2)[1]);
};
const products = option('products', 1_000_000);
const seconds = option('seconds', 60);
const memoryMb = option('memory', 32);
const diskMb = option('disk', 24_000);
rates.people = option('people', rates.people);
rates.sales = (rates.people * 0.18) / 40;
const [hours = 20] = process.argv.slice(2).map(Number);
const clients = 6;
const metricsPort = Number(process.env.BENCH_METRICS_PORT ?? 3492);
const target = 90;

process.env.BENCH_PRODUCTS ??= String(products);
if (products === 1_000_000) process.env.BENCH_DATA_DIR ??= process.env.BENCH_MILLION_DIR ?? 'data/million';
const { databaseUrl, machine, openShop, printTable, record, residentMemory } = await import('./shop/shop.mjs');

const real = await askRealShop();
console.log(`\n${machine()}\n`);
console.log(
  `1. The real server over HTTP: ${seconds} s of the mix with ${clients} clients, ${memoryMb} MB in memory; then each page once after a restart\n`,
);
const ms = (times) =>
  times.length === 0 ? '' : `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;
printTable(
  ['answers', 'how many', 'p50 / p99 ms'],
  Object.entries(real.times).map(([how, times]) => [how, times.length, ms(times)]),
);
printTable(
  ['kind of page', 'pages', 'kB in the mean'],
  Object.entries(real.sizes).map(([kind, sizes]) => [kind, sizes.length, (mean(sizes) / 1000).toFixed(1)]),
);
console.log(
  `\nMemory of the server ${Math.round(real.memory)} MB, pages on disk ${(real.disk / 2 ** 20).toFixed(0)} MB\n`,
);

const percent = (part, whole) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);
const began = performance.now();
const sizeOf = sizeSampler(real.sizes);
const rounds = await simulate({
  products,
  hours,
  memoryBytes: memoryMb * 2 ** 20,
  diskBytes: diskMb * 2 ** 20,
  sizeOf,
  onPart: ({ hours: passed, people }) =>
    console.error(`hour ${passed}: ${percent(people.memory + people.disk, people.all)}`),
});
const last = rounds.at(-1);
console.log(
  `2. ${hours} hours in ${Math.round((performance.now() - began) / 1000)} s: ${rates.people} pages/s of people, ${rates.crawler}/s of a crawler, ${rates.sales} sales/s of popular products and ${rates.prices} changed prices/s of any\n`,
);
printTable(
  [
    'hours',
    'pages of people so far',
    'people: hits',
    'memory',
    'disk',
    ...last.kinds.map(({ kind }) => kind),
    'crawler: hits',
    'pushed out of memory',
    'on disk, MB',
    'its pages',
  ],
  rounds.map((round) => [
    round.hours,
    round.asked.toLocaleString('en'),
    percent(round.people.memory + round.people.disk, round.people.all),
    percent(round.people.memory, round.people.all),
    percent(round.people.disk, round.people.all),
    ...round.kinds.map(({ hits, all }) => percent(hits, all)),
    percent(round.crawler.hits, round.crawler.all),
    round.dropped.toLocaleString('en'),
    Math.round(round.diskBytes / 2 ** 20).toLocaleString('en'),
    round.diskPages.toLocaleString('en'),
  ]),
);
console.log(
  `\nEach row: the hours since the row before. Heap of this process at its end: ${Math.round(process.memoryUsage().heapUsed / 2 ** 20)} MB, what stands for the disk included.`,
);
const hits = (100 * (last.people.memory + last.people.disk)) / last.people.all;
const first = rounds.find(({ people }) => (100 * (people.memory + people.disk)) / people.all >= target);
record('hit-ratio', {
  measured: `${hits.toFixed(1)} %${first ? `, above ${target} % from hour ${first.hours} on` : ''}`,
  met: hits >= target,
  method: `${last.asked.toLocaleString('en')} pages of people, ${rates.people}/s, beside a crawler at ${rates.crawler}/s, ${products.toLocaleString('en')} products; virtual time, ${memoryMb} MB in memory, ${diskMb.toLocaleString('en')} MB on disk`,
});

/** Part 1: measures page sizes by kind, and times by cache outcome. */
async function askRealShop() {
  const settings = {
    TRUST_PROXY: '127.0.0.1',
    PAGE_CACHE_MB: String(memoryMb),
    PAGE_CACHE_DISK_MB: String(diskMb),
    METRICS_PORT: String(metricsPort),
  };
  const shop = await openShop({ settings });
  const places = await readPlaces(shop.origin);
  const sessions = createSessions({
    products: places.products.length,
    categories: places.categories.length,
    stores: places.stores.length,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const sizes = {};
  const seen = new Set();
  const times = { 'from memory': [], 'from disk': [], 'rendered again': [], redirected: [] };
  const end = performance.now() + seconds * 1_000;
  // Each client continues one of many sessions, so that no simulated visitor exceeds the rate limits.
  const open = Array.from({ length: 200 }, () => sessions.begin());
  const client = async () => {
    while (performance.now() < end) {
      const session = open[Math.floor(sessions.random() * open.length)];
      const page = sessions.next(session);
      const visitor = `10.${(session.visitor >> 16) & 255}.${(session.visitor >> 8) & 255}.${session.visitor & 255}`;
      const start = performance.now();
      const { status, bytes, how } = await read(shop.origin + pathOf(page, places), { agent, visitor });
      const took = performance.now() - start;
      if (status !== 200) times.redirected.push(took);
      else if (how.includes('disk')) times['from disk'].push(took);
      else if (how.includes('hit')) times['from memory'].push(took);
      else times['rendered again'].push(took);
      if (status === 200 && how.includes('stored')) {
        seen.add(pathOf(page, places));
        sizes[page.kind] ??= [];
        sizes[page.kind].push(bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const memory = residentMemory(shop.pid);
  const disk = await diskBytes();
  await shop.stop();
  await askAgain();
  agent.destroy();
  return { sizes, times, memory, disk };

  /** Requests the same pages after a restart of the server, when they are cached on disk only. */
  async function askAgain() {
    const again = await openShop({ settings });
    // A new process reads the purge history within its first second.
    await wait(2_000);
    const queue = [...seen];
    const reader = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const start = performance.now();
        const { how } = await read(again.origin + path, { agent, visitor: '10.255.255.255' });
        if (how.includes('disk')) times['from disk'].push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: clients }, reader));
    await again.stop();
  }
}

async function diskBytes() {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/page_cache_bytes\{[^}]*level="disk"[^}]*\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

/** Reads categories, stores and the number of products, from which URLs are composed. */
async function readPlaces(origin) {
  const get = async (path) => (await fetch(origin + path)).json();
  const tree = (await get('/categories/v1/category/tree')).data;
  const categories = tree.flatMap((one) => [one, ...one.children, ...one.children.flatMap(({ children }) => children)]);
  const { stores } = (await get('/stores/v1/stores?page_size=100')).data;
  const database = new pg.Client({ connectionString: await databaseUrl() });
  await database.connect();
  const { rows } = await database.query({
    text: 'select id, slug from products where is_active order by id',
    rowMode: 'array',
  });
  await database.end();
  return { categories, stores, products: rows };
}

function pathOf({ kind, at, page, filter }, { categories, stores, products: all }) {
  const rest = `${filter > 0 ? `preciomayor=${filter * 250}/` : ''}pagina=${page}`;
  const [id, slug] = all[at % all.length];
  if (kind === 'home') return '/';
  if (kind === 'product') return `/producto/${id}/${slug}`;
  if (kind === 'offers') return page === 1 && filter === 0 ? '/c/ofertas/' : `/c/ofertas/${rest}`;
  if (kind === 'category') return `/categoria/${categories[at].id}/${categories[at].slug}/${rest}`;
  if (kind === 'store') return `/tienda/${stores[at].id}/${stores[at].slug}/${rest}`;
  return `/resultados/q=${encodeURIComponent(slug.split('-').slice(0, 2).join(' '))}/${rest}`;
}

function read(address, { agent, visitor }) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': visitor };
    const request = get(address, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, bytes, how: response.headers['cache-status'] ?? '' }),
      );
    });
    request.on('error', reject);
  });
}

function sizeSampler(sizes) {
  const all = Object.values(sizes).flat();
  return (kind, at) => {
    const ofKind = sizes[kind]?.length > 0 ? sizes[kind] : all;
    return ofKind[at % ofKind.length];
  };
}

function quantile(times, share) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
