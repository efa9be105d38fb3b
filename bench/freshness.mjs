// Staleness of responses after price changes, with two processes that each have a page cache:
//   node bench/freshness.mjs [seconds=20] [changes a second=50]
// The shop runs with "--processes 2". One writer commits new prices by SQL. Eight clients, each on one connection, read
// the pages of these and other products, and the lists that show them (categories, offers, home). The age of a response
// is the time from the commit that replaced its price to the request; 0 if the price was current. Every price must be
// found and must be a price that was written.
import './shop/own-node.mjs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 20, rate = 50] = process.argv.slice(2).map(Number);
const readers = 8;
const changing = 40;
const limit = 1_000;

const { origin, pages, stop } = await openShop({ processes: 2 });
const database = new pg.Client({ connectionString: await databaseUrl() });
await database.connect();
const ids = pages.product.map((path) => Number(path.split('/')[2]));
// The price is a counter, so a response reveals the last change that it includes.
await database.query(`update products set list_price = 90000000, sale_price = 100000 where id = any ($1)`, [
  ids.slice(0, changing),
]);
await database.query(
  `update product_variants set list_price = 90000000, sale_price = 100000 where product_id = any ($1)`,
  [ids.slice(0, changing)],
);
await wait(2_000);

/** For each product: the times at which its prices were replaced, ascending. */
const replaced = new Map(ids.slice(0, changing).map((id) => [id, []]));
const lists = [];
for (const path of [...pages.home, ...pages.offers, ...pages.category]) {
  const text = await (await fetch(origin + path)).text();
  if (cardPrices(text).length > 0) lists.push(path);
}
const paths = [...lists, ...pages.product];
const end = performance.now() + seconds * 1_000;
const ages = [];
let [changes, answers, hits, old, unread] = [0, 0, 0, 0, 0];
/** Number of compared prices on product pages and on lists. */
const compared = { product: 0, list: 0 };
await Promise.all([write(), ...Array.from({ length: readers }, (_, at) => read(at))]);
await database.end();
await stop();

ages.sort((one, other) => one - other);
console.log(`\n${machine()}`);
console.log(
  `Two processes, ${readers} clients, ${changes} price changes in ${seconds} s over ${changing} of ${ids.length} products, which ${lists.length} lists show\n`,
);
printTable(
  [
    'answers',
    'from memory',
    'with a price already replaced',
    'oldest of them, ms',
    `older than ${limit} ms`,
    'must be',
    'prices compared, products + lists',
    'not to be read',
  ],
  [
    [
      answers,
      `${Math.round((100 * hits) / answers)} %`,
      ages.length,
      Math.round(ages.at(-1) ?? 0),
      old,
      0,
      `${compared.product} + ${compared.list}`,
      unread,
    ],
  ],
);
const met = old === 0 && unread === 0 && compared.product > 0 && compared.list > 0;
record('freshness', {
  measured: `${old} of ${answers}; the oldest ${Math.round(ages.at(-1) ?? 0)} ms`,
  met,
  method: `${changes} price changes in ${seconds} s, ${readers} clients, ${Math.round((100 * hits) / answers)} % from memory; ${compared.product + compared.list} prices compared, of ${lists.length} lists too, ${unread} not to be read`,
});
if (!met) process.exitCode = 1;

async function write() {
  for (let at = 0; performance.now() < end; at++) {
    const id = ids[at % changing];
    const price = 100_000 + 100 * (replaced.get(id).length + 1);
    await database.query('begin');
    await database.query('update products set sale_price = $2 where id = $1', [id, price]);
    await database.query('update product_variants set sale_price = $2 where product_id = $1', [id, price]);
    await database.query('commit');
    replaced.get(id).push(performance.now());
    changes++;
    await wait(1_000 / rate);
  }
}

async function read(start) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let at = start * 7; performance.now() < end; at++) {
    const index = at % paths.length;
    const asked = performance.now();
    const { text, status } = await page(origin + paths[index], agent);
    answers++;
    if (status.includes('hit')) hits++;
    const product = index - lists.length;
    if (product >= changing) continue;
    const isProduct = product >= 0;
    const prices = isProduct ? [[ids[product], /"price":"([\d.]+)"/.exec(text)?.[1]]] : cardPrices(text);
    const age = Math.max(...prices.map(([id, price]) => ageOf(id, price, asked, isProduct ? 'product' : 'list')));
    if (age > 0) ages.push(age);
    if (age > limit) old++;
  }
  agent.destroy();
}

/** Milliseconds from the replacement of this price to `asked`; 0 if the price was not replaced. */
function ageOf(id, price, asked, kind) {
  const change = Math.round(Number(price) - 1_000);
  // A price may be visible shortly before the writer records the commit.
  if (!(change >= 0 && change <= replaced.get(id).length + 1)) {
    unread++;
    return 0;
  }
  compared[kind]++;
  const newerAt = replaced.get(id)[change];
  return newerAt === undefined ? 0 : Math.max(0, asked - newerAt);
}

/** Ids and prices of the changed products on the cards of a page. */
function cardPrices(text) {
  return text
    .split('<article class="product-card"')
    .slice(1)
    .map((card) => [Number(/\/producto\/(\d+)\//.exec(card)?.[1]), /class="price">.*?\$([\d,.]+)/s.exec(card)?.[1]])
    .filter(([id]) => replaced.has(id))
    .map(([id, price]) => [id, price?.replaceAll(',', '')]);
}

function page(address, agent) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${address}: ${response.statusCode}`));
        resolve({ text: Buffer.concat(chunks).toString(), status: response.headers['cache-status'] ?? '' });
      });
    });
    request.on('error', reject);
  });
}
