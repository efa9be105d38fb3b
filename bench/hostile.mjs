// Fuzzing: sends malformed and hostile requests to a shop:
//   node bench/hostile.mjs [--requests 60000] [--seed WORD]
// Requests of many families are sent over raw sockets from many loopback addresses, 16 at a time, to a shop with a
// small demo catalogue. The benchmark fails on a status of 500 or more, on JSON errors for browsers, on missing
// responses, and on log lines of level 50. The benchmark also fails if the input appears unescaped in a page, or
// produces a header or a redirect to another host. The same seed sends the same requests.
import './shop/own-node.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../tools/runtime.mjs';

process.env.BENCH_DATA_DIR ??= 'data/hostile';
process.env.BENCH_PRODUCTS ??= '400';
const { machine, openShop, printTable, record } = await import('./shop/shop.mjs');
const { createRandom } = await import('./hostile/random.mjs');
const { createRequests } = await import('./hostile/requests.mjs');
const { exchange } = await import('./hostile/exchange.mjs');
const { faultsOf } = await import('./hostile/faults.mjs');

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '60000' }, seed: { type: 'string', default: 'tianguis' } },
});
const total = Number(values.requests);
const clients = 16;
/** Number of client addresses. It is large, so that the rate limit of each address is not reached. */
const addresses = 4_000;
const shown = 12;

const { origin, pages, stop } = await openShop({ settings: { LOG_LEVEL: 'warn', HOST: '127.0.0.1' } });
const host = new URL(origin).host;
const random = createRandom(values.seed);
const make = createRequests(random, { host, ...(await lookAround()) });

const counts = new Map();
const faults = [];
let sent = 0;
const began = performance.now();
await Promise.all(Array.from({ length: clients }, work));
const seconds = (performance.now() - began) / 1_000;
const alive = await fetch(`${origin}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!alive) faults.push({ fault: 'the shop no longer answers' });
await stop();
for (const line of errorLines()) faults.push({ fault: 'a line of level 50', detail: line.slice(0, 600) });

console.log(`\n${machine()}`);
console.log(
  `${sent} requests with the seed "${values.seed}" in ${seconds.toFixed(0)} s, from ${addresses} addresses\n`,
);
const columns = ['1xx', '2xx', '3xx', '4xx', '5xx', 'closed', 'reset', 'left'];
printTable(
  ['family', ...columns],
  [...counts].toSorted().map(([family, seen]) => [family, ...columns.map((column) => seen.get(column) ?? 0)]),
);
const kinds = Map.groupBy(faults, ({ fault }) => fault);
for (const [fault, cases] of kinds) {
  console.log(`\n${cases.length} × ${fault}`);
  for (const { family = '', request = '', detail = '' } of cases.slice(0, shown))
    console.log(`  ${family}: ${JSON.stringify(request.slice(0, 300))}${detail === '' ? '' : `\n    ${detail}`}`);
}
console.log(kinds.size === 0 ? '\nNothing is wrong.' : `\n${faults.length} faults.`);
record('hostile', {
  measured: `${faults.length} faults in ${sent}`,
  met: faults.length === 0,
  method: `${sent} malformed and hostile requests, seed "${values.seed}"`,
});
process.exit(faults.length === 0 ? 0 : 1);

async function work() {
  while (sent < total) {
    const request = make();
    const from = addressOf(sent++);
    const reply = await exchange({ port: new URL(origin).port, from, ...request });
    const seen = counts.get(request.family) ?? new Map();
    counts.set(request.family, seen);
    const outcomes =
      reply.answers.length > 0 ? reply.answers.map(({ status }) => `${Math.trunc(status / 100)}xx`) : [reply.outcome];
    for (const outcome of outcomes) seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    for (const { fault, detail } of faultsOf(request, reply, origin))
      faults.push({ fault, detail, family: request.family, request: request.bytes.toString('latin1') });
    if (sent % 5_000 === 0) console.log(`${sent} sent, ${faults.length} faults`);
  }
}

/** A loopback address. Linux allows all addresses of 127.0.0.0/8 as source addresses. */
function addressOf(number) {
  const at = number % addresses;
  return `127.${1 + (at >> 8)}.${at & 255}.7`;
}

/** Collects targets: routes of the storefront, API calls from the OpenAPI document, pictures and existing pages. */
async function lookAround() {
  const file = readFileSync(join(root, 'apps/storefront/src/routes.ts'), 'utf8');
  const routes = [...file.matchAll(/^\s*(?:route\()?'([^'.]+)',/gm)].map(([, path]) => `/${path}`);
  const document = await (await fetch(`${origin}/docs/json`)).json();
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method,
      path,
      parameters: parameters.filter((one) => one.in === 'query'),
    })),
  );
  const home = await (await fetch(`${origin}/`)).text();
  const pictures = [...new Set([...home.matchAll(/\/imagenes\/(\w+)-\d+\.webp/g)].map(([, key]) => key))];
  const paths = [
    ...Object.values(pages).flatMap((list) => list.slice(0, 20)),
    '/resultados?query=cafe',
    '/docs',
    '/robots.txt',
    '/healthz',
  ];
  if (routes.length < 20 || calls.length < 10 || pictures.length === 0) throw new Error('There is nothing to attack.');
  return { routes, calls, pictures, paths };
}

function errorLines() {
  return readFileSync(join(resolve(root, process.env.BENCH_DATA_DIR), 'server.log'), 'utf8')
    .split('\n')
    .filter(
      (line) => /^\{"level":[56]0,/.test(line) || (line !== '' && !line.startsWith('{') && /Error|\bat /.test(line)),
    );
}
