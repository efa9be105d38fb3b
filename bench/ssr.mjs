// CPU and duration of server-side rendering, without the page cache:
//   node bench/ssr.mjs [rounds=5]
// Requests many pages, one after the other: with one client, and then with ten clients for requests per second. CPU is
// the CPU time of the server process: routing, API, database client, rendering, hashing, compression. PostgreSQL's CPU
// time is shown separately. A bare server that sends the same bytes shows the machine's current speed.
import './shop/own-node.mjs';
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import {
  comparableCards,
  cpuTime,
  databaseCpuTime,
  machine,
  median,
  openShop,
  printTable,
  record,
} from './shop/shop.mjs';

const [rounds = 5] = process.argv.slice(2).map(Number);
const requests = 120;
const warmUp = 1_000;
const kind = `category of ${comparableCards}`;
const limits = { category: ['≤ 6', '≤ 4'], [kind]: ['≤ 6', '≤ 4'] };

const { origin, pid, pages, comparable, stop } = await openShop({ settings: { PAGE_CACHE_MB: '0' } });
const encodings = ['br', 'identity'];
const subjects = Object.entries({ ...pages, [kind]: comparable }).flatMap(([page, paths]) =>
  encodings.map((encoding) => ({ page, encoding, addresses: paths.map((path) => origin + path), pid, results: [] })),
);
const sample = await read(origin + pages.category[0], new Agent(), 'br');
const bare = fork(new URL('./shop/bare-server.mjs', import.meta.url));
bare.send({ body: sample.toString('base64') });
const barePort = await new Promise((done) => bare.once('message', done));
const bareSubject = {
  page: 'bare server',
  encoding: 'br',
  addresses: [`http://127.0.0.1:${barePort}/`],
  pid: bare.pid,
  results: [],
};

for (const subject of [...subjects, bareSubject]) await run(subject, { count: warmUp, connections: 1 });
for (let round = 0; round < rounds; round++) {
  for (const subject of subjects) subject.results.push(await measure(subject, requests));
  bareSubject.results.push(await measure(bareSubject, requests * 10));
}

console.log(`\n${machine()}`);
console.log(
  `Uncached; medians of ${rounds} rounds of ${requests} requests, after ${warmUp} of each kind; 1 connection, but "requests/s" with 10\n`,
);
printTable(
  [
    'page',
    'encoding',
    'addresses',
    'CPU ms',
    'must be',
    'aim',
    'PostgreSQL CPU ms',
    'p50 ms',
    'p99 ms',
    'requests/s',
    'kB of HTML',
  ],
  [...subjects, bareSubject].map(({ page, encoding, addresses, results }) => {
    const of = (name, digits) => median(results.map((result) => result[name])).toFixed(digits);
    const [mustBe = '', aim = ''] = limits[page] ?? [];
    const database = page === bareSubject.page ? '' : of('databaseCpu', 2);
    return [
      page,
      encoding,
      addresses.length,
      of('cpu', 2),
      mustBe,
      aim,
      database,
      of('p50', 1),
      of('p99', 1),
      of('perSecond', 0),
      of('kilobytes', 1),
    ];
  }),
);

const uncompressed = (name) => subjects.find(({ page, encoding }) => page === name && encoding === 'identity').results;
const cpuOf = (name) => median(uncompressed(name).map((result) => result.cpu));
const databaseCpu = median(uncompressed(kind).map((one) => one.databaseCpu));
record('ssr', {
  measured: `${cpuOf(kind).toFixed(2)}; ${cpuOf('category').toFixed(2)} with 30 cards (PostgreSQL ${databaseCpu.toFixed(2)} beside it)`,
  met: cpuOf(kind) <= 6,
  method: `${comparableCards} cards and facets, six kinds of page in turns, 1 connection, uncompressed; process time from /proc`,
});
bare.disconnect();
await stop();

/** Measures CPU milliseconds per request. The client measures durations. */
async function measure(subject, count) {
  const before = [cpuTime(subject.pid), databaseCpuTime()];
  const { times, bytes } = await run(subject, { count, connections: 1 });
  const [cpu, databaseCpu] = [cpuTime(subject.pid) - before[0], databaseCpuTime() - before[1]];
  times.sort((one, other) => one - other);
  const started = performance.now();
  await run(subject, { count, connections: 10 });
  return {
    cpu: cpu / count,
    databaseCpu: databaseCpu / count,
    p50: times[Math.floor(count * 0.5)],
    p99: times[Math.floor(count * 0.99)],
    perSecond: (1000 * count) / (performance.now() - started),
    kilobytes: bytes / count / 1000,
  };
}

async function run({ addresses, encoding }, { count, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = [];
  let [next, bytes] = [0, 0];
  const client = async () => {
    while (next < count) {
      const address = addresses[next++ % addresses.length];
      const start = performance.now();
      bytes += (await read(address, agent, encoding)).length;
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { times, bytes };
}

function read(address, agent, encoding) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: 'text/html' };
    const request = get(address, { agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${address}: ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}
