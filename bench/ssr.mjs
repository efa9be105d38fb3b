// CPU and time of a page rendered on the server, nothing kept from the request before:
//   node bench/ssr.mjs [requests=600]
// Every request is for the next of many pages. One client; then ten, for requests a second. CPU is that of the server's process:
// routing, API, database client, rendering, hashing, compression; PostgreSQL's is beside it.
import { Agent, get } from 'node:http';
import { cpuTime, databaseCpuTime, databaseMemory, machine, openShop, printTable, residentMemory } from './shop.mjs';

const [requests = 600] = process.argv.slice(2).map(Number);
const warmUp = 400;
const memoryLoad = 2_000;
const limits = { home: ['', ''], category: ['6', '4'], product: ['', ''] };

const { origin, pid, pages, stop } = await openShop();
console.log(`\n${machine()}\n`);
for (const paths of Object.values(pages)) await run(paths, { count: warmUp, connections: 1 });

const rows = [];
for (const [kind, paths] of Object.entries(pages)) {
  for (const encoding of ['br', 'identity']) {
    const one = await measure(paths, { count: requests, connections: 1, encoding });
    const ten = await measure(paths, { count: requests, connections: 10, encoding });
    const [mustBe, aim] = limits[kind];
    rows.push([
      kind,
      encoding,
      paths.length,
      one.cpu.toFixed(2),
      mustBe && `≤ ${mustBe}`,
      aim && `≤ ${aim}`,
      one.databaseCpu.toFixed(2),
      one.percentile(0.5).toFixed(1),
      one.percentile(0.99).toFixed(1),
      Math.round(ten.perSecond),
      (one.bytes / requests / 1000).toFixed(1),
    ]);
  }
}
console.log(
  `Uncached, ${requests} requests a row after ${warmUp} of each kind; 1 connection, but "requests/s" with 10\n`,
);
printTable(
  [
    'page',
    'encoding',
    'addresses',
    'CPU ms a request',
    'must be',
    'aim',
    'PostgreSQL CPU ms',
    'p50 ms',
    'p99 ms',
    'requests/s',
    'kB of HTML',
  ],
  rows,
);

const everything = Object.values(pages).flat();
await run(everything, { count: memoryLoad, connections: 10, encoding: 'br' });
console.log(`\nAfter ${memoryLoad} requests more for all ${everything.length} pages, 10 connections\n`);
printTable(
  ['resident memory', 'MB', 'must be', 'aim'],
  [
    ['server process', Math.round(residentMemory(pid)), '≤ 350', '≤ 250'],
    ['PostgreSQL (shared pages once)', Math.round(databaseMemory()), '', ''],
  ],
);
await stop();

/** CPU milliseconds are a request's share; times are the client's. */
async function measure(paths, options) {
  const before = { server: cpuTime(pid), database: databaseCpuTime(), at: performance.now() };
  const { times, bytes } = await run(paths, options);
  const seconds = (performance.now() - before.at) / 1000;
  times.sort((one, other) => one - other);
  return {
    cpu: (cpuTime(pid) - before.server) / options.count,
    databaseCpu: (databaseCpuTime() - before.database) / options.count,
    perSecond: options.count / seconds,
    bytes,
    percentile: (part) => times[Math.floor(times.length * part)],
  };
}

async function run(paths, { count, connections, encoding = 'br' }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let [next, bytes] = [0, 0];
  const client = async () => {
    while (next < count) {
      const path = paths[next++ % paths.length];
      const start = performance.now();
      bytes += await fetchBytes(path, agent, encoding);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { times, bytes };
}

function fetchBytes(path, agent, encoding) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: 'text/html' };
    const request = get(`${origin}${path}`, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    request.on('error', reject);
  });
}
