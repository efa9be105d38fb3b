// Fuzzing of links to carts:
//   node bench/shared-links.mjs [links=100000]
// Sends 100,000 seeded links, broken in every way, to the call that adds a link to a cart. Sends every fiftieth link to
// the page instead. Fails on a status of 500 or more, and on a connection to a URL in a link. Also fails if a cart has
// a product or SKU that the catalogue does not have. `SEED` selects another mix.
import './shop/own-node.mjs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { signInCustomers } from './load/customers.mjs';
import { databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [links = 100_000] = process.argv.slice(2).map(Number);
const seed = Number(process.env.SEED ?? 20_261_127);
const clients = 8;
const pageOneIn = 50;
const shop = await openShop({ settings: { LOG_LEVEL: 'error' } });
const { openDatabase } = await import('@tianguis/database');
const { sharedCartKinds, writeSharedLink } = await import('@tianguis/domain/cart');
const database = openDatabase({ url: await databaseUrl(), max: 2, onIdleError: () => undefined });
const { pool } = database;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** mulberry32: the same seed gives the same links. */
function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const next = random(seed);
const below = (count) => Math.floor(next() * count);
const any = (list) => list[below(list.length)];

// Counts connections to the URLs in the links. No such connection is allowed.
let calls = 0;
const listener = createServer((socket) => {
  calls++;
  socket.destroy();
});
await new Promise((done) => listener.listen(0, '127.0.0.1', done));
const elsewhere = `127.0.0.1:${listener.address().port}`;

const { rows: known } = await pool.query(
  `select p.id, v.sku from products p join product_variants v on v.product_id = p.id order by p.id, v.sku limit 5000`,
);
const texts = () =>
  any([
    '',
    '0',
    ' ',
    '\u0000',
    '\ud800',
    'ñ',
    '💥',
    '<script>alert(1)</script>',
    "'; drop table carts; --",
    '../../etc/passwd',
  ]);
const wrong = () =>
  any([null, undefined, true, -1, 0, 1.5, 1e308, 2 ** 31, 2 ** 53, '7', '007', '-7', [], {}, [[]], texts()]);
const address = () =>
  any([
    `http://${elsewhere}/`,
    `https://${elsewhere}/`,
    `//${elsewhere}`,
    'file:///etc/passwd',
    'javascript:1',
    wrong(),
  ]);

function line() {
  const { id, sku } = any(known);
  const kind = below(10);
  if (kind < 5) return { product_id: id, childrenSku: any([sku, '0', undefined]), quantity: 1 + below(5) };
  if (kind < 7) return { product_id: wrong(), childrenSku: wrong(), quantity: wrong(), sale_price: 1 };
  if (kind < 9) return { product_id: 1_500_000_000 + below(1_000), quantity: wrong() };
  return wrong();
}

function link() {
  const products = below(20) === 0 ? wrong() : Array.from({ length: below(below(30) === 0 ? 150 : 6) }, line);
  const payload = { products };
  if (below(3) === 0) Object.assign(payload, { webhook: address(), redirectTo: address(), paymentId: wrong() });
  if (below(8) === 0) payload.id = any(['a'.repeat(22), wrong()]);
  if (below(40) === 0) Object.defineProperty(payload, '__proto__', { value: { bad: true }, enumerable: true });
  let text = writeSharedLink(below(30) === 0 ? wrong() : payload);
  if (below(4) === 0) text = Buffer.from(text, 'base64url').toString('base64');
  // Breaks some links, as chat and mail programs do.
  const fate = below(12);
  if (fate === 0) text = text.slice(0, below(text.length));
  if (fate === 1)
    text =
      text.slice(0, below(text.length)) + any(['%', '%00', 'é', '.', '/', '"', '\n']) + text.slice(below(text.length));
  if (fate === 2) text = Buffer.from(Array.from({ length: below(200) }, () => below(256))).toString('base64url');
  return text;
}

function ask(method, path, headers, body) {
  return new Promise((done, fail) => {
    const call = request(`${shop.origin}${path}`, {
      ...{ method, agent },
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      },
    });
    call.on('response', (reply) => {
      reply.resume();
      reply.on('error', fail);
      reply.on('end', () => done(reply.statusCode));
    });
    call.on('error', fail);
    call.end(body);
  });
}

const customers = await signInCustomers({ origin: shop.origin, pool, count: clients });
const statuses = new Map();
const failing = [];
let sent = 0;
const started = performance.now();
async function work({ authorization }) {
  while (sent < links) {
    const at = sent++;
    const [tipo, enlace] = [any(sharedCartKinds), link()];
    const viaPage = at % pageOneIn === 0;
    const status = viaPage
      ? await ask('GET', `/${tipo}/${encodeURIComponent(enlace.toWellFormed())}`, { accept: 'text/html' })
      : await ask('POST', '/cart/api/v1/compartidos', { authorization }, JSON.stringify({ tipo, enlace }));
    const key = `${viaPage ? 'page' : 'call'} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    if (status >= 500) failing.push({ tipo, enlace, status });
    // A cart has at most 200 lines, so it is emptied now and then for the next links.
    if (at % 500 === 499) await pool.query('delete from cart_lines');
  }
}
await Promise.all(customers.map(work));
const { rows: strange } = await pool.query(
  `select count(*)::integer as count from cart_lines l left join products p on p.id = l.product_id
    where p.id is null or (l.sku <> '0' and not exists (
      select from product_variants v where v.product_id = l.product_id and v.sku = l.sku))`,
);
const { rows: stored } = await pool.query(
  'select count(*)::integer as count from cart_link_uses where webhook is not null or redirect_to is not null',
);
for (const one of failing.slice(0, 5)) console.log(JSON.stringify(one));
const bad = failing.length + calls + strange[0].count + stored[0].count;
console.log(`\n${machine()}; seed ${seed}; ${Math.round((performance.now() - started) / 1_000)} s\n`);
printTable(
  ['what', 'count'],
  [
    ...[...statuses].toSorted(([one], [other]) => one.localeCompare(other)),
    ['answers >= 500', failing.length],
    ['outgoing calls', calls],
    ['lines that the catalogue does not have', strange[0].count],
    ['stored addresses of no partner', stored[0].count],
  ].map(([what, count]) => [what, String(count)]),
);
record('shared-links', {
  ...{
    measured: `${failing.length} of ${links} answers >= 500, ${calls} outgoing calls, ${strange[0].count} unknown lines`,
  },
  ...{ met: bad === 0, method: `node bench/shared-links.mjs, seed ${seed}` },
});
await database.close();
listener.close();
agent.destroy();
await shop.stop();
process.exitCode = bad === 0 ? 0 : 1;
