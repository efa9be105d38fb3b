// Time and CPU of a category listing with two filters and facets, in one process, without a network:
//   DATABASE_URL=postgres://… node bench/api-listing.mjs [requests=2000] [concurrency=1]
// Every department takes its turn, with a price range and a rating that leave a part of it, so that no single plan or page is hot.
import { createApi } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { openDatabase } from '@tianguis/database';

const [requests = 2000, concurrency = 1] = process.argv.slice(2).map(Number);
const url = process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL to a database with a catalogue: a running shop prints its own.');
  process.exit(1);
}

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

console.log(
  `Node ${process.version}, ${sizes[0].products} products, ${departments.length} departments, ${requests} requests, ${concurrency} at a time, after ${requests / 4} of warm-up, in process (inject)`,
);
for (const [name, address] of Object.entries(cases)) {
  await run(address, requests / 4);
  const cpu = process.cpuUsage();
  const times = await run(address, requests);
  const { user, system } = process.cpuUsage(cpu);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2);
  console.log(
    `${name.padEnd(28)} p50 ${at(0.5)} ms  p90 ${at(0.9)} ms  p99 ${at(0.99)} ms  CPU of Node ${((user + system) / 1000 / requests).toFixed(2)} ms a request`,
  );
}
await app.close();
await close();

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
