// Requests per second of uncached pages, with one process and with several processes that share the port:
//   node bench/processes.mjs [seconds=10]
// Ten keep-alive connections request category and product pages of the whole catalogue in sequence, without the page
// cache. PostgreSQL and this client use the same processors as the shop. So on a machine with two processors, a second
// process gets only the processor time that PostgreSQL and the client leave.
import './shop/own-node.mjs';
import { Agent, get } from 'node:http';
import { databaseCpuTime, machine, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 10] = process.argv.slice(2).map(Number);
const connections = 10;
const warmUp = 3;

const ways = [
  { name: 'npm start', processes: undefined },
  { name: '--processes 1', processes: 1 },
  { name: '--processes 2', processes: 2 },
];

function ask(url, agent) {
  return new Promise((done, failed) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? done() : failed(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    request.on('error', failed);
  });
}

async function load({ origin, pages }, duration) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const paths = pages.category.flatMap((path, i) => [path, pages.product[i % pages.product.length]]);
  const times = [];
  let next = 0;
  const end = performance.now() + duration * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await ask(origin + paths[next++ % paths.length], agent);
        times.push(performance.now() - began);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / duration, p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] };
}

const rows = [];
for (const { name, processes } of ways) {
  const shop = await openShop({ ...(processes !== undefined && { processes }), settings: { PAGE_CACHE_MB: '0' } });
  await load(shop, warmUp);
  const [client, database] = [process.cpuUsage(), databaseCpuTime()];
  const { rate, p50, p99 } = await load(shop, seconds);
  const { user, system } = process.cpuUsage(client);
  const share = (milliseconds) => `${Math.round(milliseconds / seconds / 10)} %`;
  const [ofClient, ofDatabase] = [share((user + system) / 1000), share(databaseCpuTime() - database)];
  await shop.stop();
  rows.push([name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1), ofDatabase, ofClient]);
}
record('processes', {
  measured: rows.map(([name, rate]) => `${name}: ${rate}/s`).join('; '),
  method: `uncached category and product pages, ${connections} connections, ${seconds} s after ${warmUp} s; client and PostgreSQL on the same processors`,
});
console.log(`\n${machine()}\n`);
printTable(['way', 'requests/s', 'p50 ms', 'p99 ms', 'PostgreSQL, of one processor', 'client, of one processor'], rows);
