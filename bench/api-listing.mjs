// Time and CPU of a category listing with two filters and facets, in one process, without a network:
//   node bench/api-listing.mjs [requests=2000] [concurrency=1]
// Uses the demo shop of the benchmarks, or the catalogue of DATABASE_URL. Requests alternate between departments. The
// price range and the rating of a request match some products of each department, so that no single plan or page is
// hot.
import './shop/own-node.mjs';
import { machine, openShopDatabase, printTable } from './shop/shop.mjs';

const { createApi } = await import('@tianguis/api');
const { loadShopConfig } = await import('@tianguis/config');
const { openDatabase } = await import('@tianguis/database');

const [requests = 2000, concurrency = 1] = process.argv.slice(2).map(Number);
const given = process.env.DATABASE_URL;
const { url, stop } = given ? { url: given, stop: () => undefined } : await openShopDatabase();

const { db, pool, close } = openDatabase({ url, max: Math.max(2, concurrency * 2) });
const config = loadShopConfig(new URL('../config/shop.json', import.meta.url).pathname);
const app = await createApi({ db, config, publicOrigin: 'http://localhost' });
const { rows: sizes } = await pool.query('select count(*)::int as products from products');
const { rows: departments } = await pool.query(`
  select level1_id as id, percentile_disc(0.2) within group (order by sale_price) as low, percentile_disc(0.8) within group (order by sale_price) as high
  from products where is_active group by 1 having count(*) > 50 order by 1`);

const cases = {
  'listing, 2 filters, facets': ({ id, low, high }) =>
    `/products/v1/products?filter_by[category]=${id}&filter_by[price_min]=${low}&filter_by[price_max]=${high}&filter_by[rating]=3&page_size=24&facets=true`,
  'listing, no filter, facets': ({ id }) => `/products/v1/products?filter_by[category]=${id}&page_size=24&facets=true`,
  'listing, no filter, page 3': ({ id }) => `/products/v1/products?filter_by[category]=${id}&page_size=24&page=3`,
  'category tree': () => '/categories/v1/category/tree',
};

const rows = [];
for (const [name, address] of Object.entries(cases)) {
  await run(address, requests / 4);
  const cpu = process.cpuUsage();
  const times = await run(address, requests);
  const { user, system } = process.cpuUsage(cpu);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2);
  rows.push([name, at(0.5), at(0.9), at(0.99), ((user + system) / 1000 / requests).toFixed(2)]);
}
console.log(
  `\n${machine()}\n${sizes[0].products} products in ${departments.length} departments; ${requests} requests each, ${concurrency} at a time, after ${requests / 4} of warm-up, in process (inject)\n`,
);
printTable(
  ['call', 'p50 ms', 'p90 ms', 'p99 ms', 'CPU ms of Node'],
  [...rows, ['must be, on 1,000,000 products', '≤ 10', '', '≤ 50', '']],
);
await app.close();
await close();
await stop();

async function run(address, count) {
  const times = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const path = address(departments[next++ % departments.length]);
      const start = performance.now();
      const reply = await app.inject(path);
      times.push(performance.now() - start);
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times.sort((one, other) => one - other);
}
