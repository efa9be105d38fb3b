// Latency of arrival dates, over HTTP:
//   node bench/dates.mjs [seconds=30] [rate=100]
// Uses the demo shop of the benchmarks. With `BENCH_PRODUCTS=1000000 BENCH_DATA_DIR=/tmp/million`, a shop of a million
// products.
// 1. The call for the dates of a page (24 random products to random postal codes) at this rate, open-loop.
// 2. Listings of departments with the filter by arrival tomorrow and without it, in turns, by one client.
// 3. Size of the dates of a category page, and latency of that call through the storefront.
import './shop/own-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../tools/runtime.mjs';
import { openLoop, percentiles } from './load/open-loop.mjs';
import { cpuTime, databaseCpuTime, databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 30, rate = 100] = process.argv.slice(2).map(Number);
const [cards, warmUp, listings] = [24, 200, 400];
const most = { call: 15, listing: { p50: 10, p99: 50 } };
const codes = ['06600', '03100', '53100', '44160', '64000', '72000', '97000', '22000', '68000', '77500', '31000'];

const shop = await openShop({ settings: { LOG_LEVEL: 'error' } });
const { openDatabase } = await import('@tianguis/database');
const { pool, close } = openDatabase({ url: await databaseUrl(), max: 1, onIdleError: () => undefined });
const { rows: products } = await pool.query('select id from products where is_active order by random() limit 20000');
const { rows: departments } = await pool.query('select level1_id as id, count(*)::int from products group by 1');
const { rows: sizes } = await pool.query('select count(*)::int as products from products');
await close();

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** @returns the status, the body as bytes, and the milliseconds since `due` */
function ask(path, { due = performance.now(), headers = {} } = {}) {
  return new Promise((done, fail) => {
    get(`${shop.origin}${path}`, { agent, headers }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () =>
        done({ status: reply.statusCode, body: Buffer.concat(parts), time: performance.now() - due }),
      );
    }).on('error', fail);
  });
}

const page = () => Array.from({ length: cards }, () => any(products).id).join(',');
const askDates = (due) => ask(`/shipping/v1/zoning/${any(codes)}?products=${page()}`, { due });
for (let count = 0; count < warmUp; count++) await askDates();
const cpu = { node: cpuTime(shop.pid), database: databaseCpuTime() };
const calls = await openLoop(askDates, { rate, seconds });
const perCall = (before, now) => ((now - before) / calls.length).toFixed(2);
const cpuOf = `${perCall(cpu.node, cpuTime(shop.pid))}; ${perCall(cpu.database, databaseCpuTime())}`;
const failed = calls.filter(({ status }) => status !== 200).length;
const atCall = percentiles(calls.map(({ time }) => time));

const plain = { name: 'without', times: [], total: 0 };
const filtered = { name: 'with', times: [], total: 0 };
for (let count = -20; count < listings; count++) {
  const path = `/products/v1/products?filter_by[category]=${any(departments).id}&page_size=${cards}&facets=true`;
  const filter = `&filter_by[arrives_tomorrow]=true&postal_code=${any(codes)}`;
  for (const [kind, address] of [
    [plain, path],
    [filtered, path + filter],
  ]) {
    const { status, body, time } = await ask(address);
    if (status !== 200) throw new Error(`${address}: ${status} ${body}`);
    if (count >= 0) kind.times.push(time);
    if (count >= 0) kind.total += JSON.parse(body).metadata.total;
  }
}
const [atPlain, atFiltered] = [plain, filtered].map(({ times }) => percentiles(times));

const [category] = shop.pages.category;
const html = await ask(category, { headers: { 'accept-encoding': 'br' } });
const shown = [...(await ask(category)).body.toString().matchAll(/data-arrival="(\d+)"/g)].map(([, id]) => id);
const asked = { headers: { 'accept-encoding': 'br', cookie: 'codigoPostal=06600' } };
const resource = `/resources/llegadas?productos=${[...new Set(shown)].join(',')}`;
const replies = [];
for (let count = 0; count < 200; count++) replies.push(await ask(resource, asked));
const [answer] = replies;
const atPage = percentiles(replies.slice(50).map(({ time }) => time));
const assets = join(root, 'apps/storefront/build/client/assets');
const script = readdirSync(assets).find((name) => name.startsWith('arrival-dates-'));
const scriptBytes = brotliCompressSync(readFileSync(join(assets, script))).length;
agent.destroy();
await shop.stop();

const ms = (at) => `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)}`;
const ratio = atFiltered(0.5) / atPlain(0.5);
console.log(`\n${machine()}; ${sizes[0].products.toLocaleString('en')} products\n`);
printTable(
  ['what', 'measured', 'must be'],
  [
    [`dates of ${cards} cards at ${rate}/s, p50 / p99 ms`, ms(atCall), `≤ ${most.call}`],
    ['CPU of such a call: Node; PostgreSQL, ms', cpuOf, ''],
    ['calls that failed', `${failed} of ${calls.length}`, '0'],
    ['department, facets, p50 / p99 ms', ms(atPlain), ''],
    ['the same, what arrives tomorrow', ms(atFiltered), `≤ ${most.listing.p50} / ≤ ${most.listing.p99}`],
    ['p50 with the filter against without', `${ratio.toFixed(2)} ×`, ''],
    ['share of products that the filter leaves', `${((100 * filtered.total) / plain.total).toFixed(1)} %`, ''],
    [`category page without dates, ${shown.length} cards, kB`, (html.body.length / 1_000).toFixed(1), ''],
    [
      'dates of its cards: reply; script, kB',
      `${(answer.body.length / 1_000).toFixed(2)}; ${(scriptBytes / 1_000).toFixed(2)}`,
      '',
    ],
    ['dates of its cards through the storefront, p50 / p99 ms', ms(atPage), ''],
  ],
);
const met = failed === 0 && atCall(0.5) <= most.call;
record('dates', {
  measured: ms(atCall),
  met,
  method: `${cards} random products to random postal codes, ${rate}/s open-loop for ${seconds} s, over HTTP`,
});
record('dates-filter', {
  measured: `${ms(atFiltered)}, ${ratio.toFixed(2)} × of without`,
  met: atFiltered(0.5) <= most.listing.p50 && atFiltered(0.99) <= most.listing.p99,
  method: 'departments with facets, page of 24, one client, over HTTP',
});
if (!met) process.exitCode = 1;
