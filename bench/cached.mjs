// Requests per second of cached public pages, compared with a bare node:http server that sends the same bytes and
// headers:
//   node bench/cached.mjs [rounds=5] [seconds=4]
// autocannon requests one page of each kind repeatedly, by 10 connections without pipelining, with brotli. Shop and
// bare server are measured in turns; both are single processes, and the client is a third one. The result is the ratio
// of the medians. CPU is the CPU time of the server's process.
import './shop/own-node.mjs';
import { fork } from 'node:child_process';
import { request } from 'node:http';
import autocannon from 'autocannon';
import { cpuTime, machine, median, openShop, printTable, record } from './shop/shop.mjs';

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const connections = 10;
const acceptEncoding = 'br';
/** Headers that node:http adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

const { origin, pid, pages, stop } = await openShop();
const subjects = [];
for (const [kind, [path]] of Object.entries(pages)) subjects.push(await prepare(kind, origin + path));

for (const subject of subjects) for (const server of subject.servers) await load(server, 2);
for (let round = 0; round < rounds; round++) {
  for (const { servers } of subjects) for (const server of servers) server.results.push(await load(server, seconds));
}

console.log(`\n${machine()}`);
console.log(
  `Cached pages; ${connections} connections; medians of ${rounds} rounds of ${seconds} s after 2 s of warm-up\n`,
);
printTable(
  [
    'page',
    'kB',
    'requests/s',
    'bare requests/s',
    'share',
    'must be',
    'aim',
    'CPU ms',
    'bare CPU ms',
    'p99 ms',
    'bare p99 ms',
  ],
  subjects.map(({ kind, bytes, servers: [shop, bare] }) => {
    const of = (server, name) => median(server.results.map((result) => result[name]));
    return [
      kind,
      (bytes / 1000).toFixed(1),
      Math.round(of(shop, 'perSecond')),
      Math.round(of(bare, 'perSecond')),
      `${Math.round((100 * of(shop, 'perSecond')) / of(bare, 'perSecond'))} %`,
      '≥ 60 %',
      '≥ 80 %',
      of(shop, 'cpu').toFixed(3),
      of(bare, 'cpu').toFixed(3),
      of(shop, 'p99'),
      of(bare, 'p99'),
    ];
  }),
);
const shares = subjects.map(({ servers: [shop, bare] }) => {
  const [ours, least] = [shop, bare].map(({ results }) => median(results.map(({ perSecond }) => perSecond)));
  return { ours, share: Math.round((100 * ours) / least) };
});
record('cached', {
  measured: shares.map(({ share, ours }) => `${share} % (${Math.round(ours)}/s)`).join(' / '),
  met: shares.every(({ share }) => share >= 60),
  method: `${subjects.map(({ kind }) => kind).join(' / ')}; autocannon, ${connections} connections, brotli, same bytes and headers in turns`,
});
for (const { servers } of subjects) servers[1].child.disconnect();
await stop();

/** Requests the shop's page twice, so that it is cached, and starts a bare server with the same response. */
async function prepare(kind, address) {
  await read(address);
  const { headers, status, body } = await read(address);
  if (!headers.some((text) => text === 'tianguis; hit')) throw new Error(`${address} is not cached (${status}).`);
  const copied = [];
  for (let at = 0; at < headers.length; at += 2) {
    if (!ownHeaders.has(headers[at].toLowerCase())) copied.push(headers[at], headers[at + 1]);
  }
  const child = fork(new URL('./shop/bare-server.mjs', import.meta.url));
  child.send({ body: body.toString('base64'), headers: copied });
  const port = await new Promise((done) => child.once('message', done));
  const bare = { address: `http://127.0.0.1:${port}/`, pid: child.pid, child, results: [] };
  return { kind, bytes: body.length, servers: [{ address, pid, results: [] }, bare] };
}

async function load({ address, pid }, duration) {
  const before = cpuTime(pid);
  const headers = { 'accept-encoding': acceptEncoding };
  const result = await autocannon({ url: address, connections, duration, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${address}: ${result.non2xx} refused, ${result.errors} broken.`);
  const count = result['2xx'];
  return { perSecond: count / result.duration, cpu: (cpuTime(pid) - before) / count, p99: result.latency.p99 };
}

function read(address) {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
