// Latency of a visitor while another IP address exceeds its share:
//   node bench/shares.mjs [seconds=15] [rate=60]
// 127.0.0.2 requests `rate` different searches a second, without waiting for responses. 127.0.0.3 opens uncached pages
// in sequence, first alone and then beside 127.0.0.2. The benchmark measures both cases without limits and with the
// default limits. The result is the ratio of the visitor's two medians in one run.
import './shop/own-node.mjs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { machine, median, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 15, rate = 60] = process.argv.slice(2).map(Number);
const warmUp = 40;
const quietPages = 60;
/** Seconds of the flood before the visitor's first page. */
const lead = 3;
const most = 3;

const ways = [
  { name: 'without limits', settings: { WORK_AT_ONCE: '0' } },
  { name: 'with limits', settings: { WORK_AT_ONCE: '' } },
];

const rows = [];
const ratios = [];
let met = false;
for (const { name, settings } of ways) {
  const { quiet, beside, flood } = await measure(settings);
  const ratio = median(times(beside)) / median(times(quiet));
  ratios.push(
    `${name} ${ratio.toFixed(1)} × (${median(times(quiet)).toFixed(0)} → ${median(times(beside)).toFixed(0)} ms)`,
  );
  met = ratio <= most && beside.every(({ status }) => status === 200);
  rows.push(
    row(name, 'visitor, quiet shop', quiet),
    row(name, `visitor beside ${rate}/s`, beside),
    row(name, `the address that asks`, flood),
  );
}
const method = `one address asks for ${rate} uncached searches/s by path for ${seconds} s; another opens uncached pages, one at a time; p50`;
record('shares', { measured: ratios.join('; '), met, method });
console.log(`\n${machine()}\n`);
printTable(['limits', 'who', 'answers', 'p50 ms', 'p95 ms', 'status'], rows);
console.log(
  `\nThe visitor's median, against that of a quiet shop: ${ratios.join('; ')}. It must be at most ${most} times with limits.`,
);
if (!met) process.exitCode = 1;

async function measure(settings) {
  const shop = await openShop({ settings });
  const words = await titleWords(shop.origin);
  const visitor = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.3' });
  const flooder = new Agent({ keepAlive: true, maxSockets: 1_000, localAddress: '127.0.0.2' });
  const ask = (path, agent) => askAt(shop.origin, path, agent);
  let searched = 0;
  /** Path of a search that was not requested before: two words of the shop. */
  const search = () => {
    const at = searched++;
    const [one, other] = [at, at + 1 + Math.floor(at / words.length)].map((index) => words[index % words.length]);
    return `/resultados/q=${encodeURIComponent(`${one} ${other}`)}/pagina=1`;
  };
  const pages = shop.pages.category.flatMap((path, at) => [path, shop.pages.product[at], search()]).filter(Boolean);
  let opened = 0;
  /** Path of a page that was not opened before, so that it is not cached. */
  const page = () => ask(pages[opened++], visitor);

  for (let count = 0; count < warmUp; count++) await ask(search(), flooder);
  // Waits until the client of the warm-up no longer counts as an active visitor.
  await wait(6_000);
  const quiet = [];
  for (let count = 0; count < quietPages; count++) quiet.push(await page());

  const began = performance.now();
  const until = began + seconds * 1_000;
  const asked = [];
  const flooding = (async () => {
    for (let count = 0; performance.now() < until; count++) {
      await wait(Math.max(0, began + (count * 1_000) / rate - performance.now()));
      asked.push(ask(search(), flooder));
    }
  })();
  await wait(lead * 1_000);
  const beside = [];
  while (performance.now() < until && opened < pages.length) beside.push(await page());
  await flooding;
  const flood = await Promise.all(asked);
  for (const agent of [visitor, flooder]) agent.destroy();
  await shop.stop();
  return { quiet, beside, flood };
}

function askAt(origin, path, agent) {
  const { host, port } = new URL(origin);
  const began = performance.now();
  return new Promise((done, failed) => {
    const headers = { host, 'accept-encoding': 'br' };
    const request = get({ agent, headers, host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.on('end', () => done({ status: response.statusCode, ms: performance.now() - began }));
    });
    request.on('error', failed);
  });
}

async function titleWords(origin) {
  const { data } = await (await fetch(`${origin}/products/v1/products?page_size=100`)).json();
  const all = data.products.flatMap(({ title }) => title.toLowerCase().split(/[^\p{L}]+/u));
  return [...new Set(all)].filter((word) => word.length > 4).slice(0, 97);
}

function times(list) {
  return list.map(({ ms }) => ms).toSorted((a, b) => a - b);
}

function row(name, who, list) {
  const statuses = [...new Set(list.map(({ status }) => status))].sort();
  const counts = statuses.map((status) => `${list.filter((one) => one.status === status).length} × ${status}`);
  const p95 = times(list)[Math.floor(list.length * 0.95)];
  return [name, who, list.length, median(times(list)).toFixed(1), p95.toFixed(1), counts.join(', ')];
}
