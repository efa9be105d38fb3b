// Correctness, latency and durability of carts, over HTTP:
//   node bench/cart.mjs [seconds=30]
// Uses the demo shop of the benchmarks. With `BENCH_PRODUCTS=1000000 BENCH_DATA_DIR=/tmp/million`, a shop of a million
// products. `CART_SEQUENCES` reduces the number of sequences.
// 1. 10,000 random sequences of operations by four clients of one cart at a time, compared with a plain model.
// 2. Additions to 2,000 carts at 100/s, open-loop.
// 3. The page of a cart with 30 lines of 8 sellers at 20/s, open-loop.
// 4. 1,000 changes during which the server and then PostgreSQL are killed (`kill -9`). No acknowledged change may be
// lost.
import './shop/own-node.mjs';
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../tools/runtime.mjs';
import { signInCustomers } from './load/customers.mjs';
import { openLoop, percentiles } from './load/open-loop.mjs';
import { databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 30] = process.argv.slice(2).map(Number);
const sequences = Number(process.env.CART_SEQUENCES ?? 10_000);
const [clients, operationsEach, productsEach] = [4, 5, 3];
const carts = 2_000;
const rates = { add: 100, page: 20 };
const most = { add: 40, page: 60 };
const [pageLines, pageSellers] = [30, 8];
const killedChanges = 1_000;
/** The value of `piecesPerLine` in the demo's configuration. */
const piecesPerLine = 50;
const settings = { LOG_LEVEL: 'error' };

let shop = await openShop({ settings });
const { openDatabase } = await import('@tianguis/database');
const { profileOf } = await import('@tianguis/domain');
const { CartModel, operationKinds } = await import('../apps/api/src/modules/cart/test-cart-model.ts');
const onIdleError = () => undefined;
const database = openDatabase({ url: await databaseUrl(), max: 2, onIdleError });
const { pool } = database;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** @returns the status, the body as text, and the milliseconds since `due` */
function ask(method, path, { headers = {}, body, due = performance.now() } = {}) {
  return new Promise((done, fail) => {
    const payload = typeof body === 'string' ? body : body && JSON.stringify(body);
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const call = request(`${shop.origin}${path}`, {
      ...{ method, agent },
      headers: { ...headers, ...(payload && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }) },
    });
    call.on('response', (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('error', fail);
      reply.on('end', () =>
        done({ status: reply.statusCode, text: Buffer.concat(parts).toString(), time: performance.now() - due }),
      );
    });
    call.on('error', fail);
    call.end(payload);
  });
}

const any = (list) => list[randomInt(list.length)];
const as = ({ authorization }) => ({ authorization });
const change = (customer, method, path, body, more = {}) =>
  ask(method, `/cart/api/v1${path}`, { headers: { ...as(customer), ...more }, body });

const { rows: plain } = await pool.query(
  `select p.id, p.store_id as store, v.stock from products p join product_variants v on v.product_id = p.id
    where p.is_active and not p.is_store_only and p.id in (
      select product_id from product_variants group by product_id having bool_and(options::text = '{}'))
    order by random() limit 20000`,
);
const inStock = plain.filter(({ stock }) => stock > 20);
const customers = await signInCustomers({ origin: shop.origin, pool, count: carts });
const { rows: sizes } = await pool.query('select count(*)::int as products from products');

/**
 * Deletes all carts, and completes the database's background work before the next part of the benchmark is measured.
 */
async function emptyCarts() {
  await pool.query('delete from carts; delete from idempotent_requests');
  await pool.query('vacuum (analyze) carts, cart_lines, idempotent_requests');
  await pool.query('checkpoint');
}

console.log(`${sequences} sequences …`);
const calls = {
  add: (customer, { id, pieces }) =>
    change(customer, 'POST', '', { products: [{ id, cart_quantity: Math.max(1, pieces) }] }, newKey()),
  set: (customer, { id, pieces }) => change(customer, 'PUT', '', { products: [{ id, cart_quantity: pieces }] }),
  later: (customer, { id }) => change(customer, 'POST', '/mover', { products: [{ id }], a: 'despues' }),
  back: (customer, { id }) => change(customer, 'POST', '/mover', { products: [{ id }], a: 'carrito' }),
  remove: (customer, { id }) => change(customer, 'PUT', '', { products: [{ id, cart_quantity: 0 }] }),
  restore: (customer, { id }) => change(customer, 'POST', '/restaurar', { products: [{ id }] }),
};
const newKey = () => ({ 'idempotency-key': randomBytes(16).toString('hex') });
let differences = 0;
let operations = 0;
for (let round = 0; round < sequences / clients; round++) {
  const customer = customers[round % carts];
  if (round >= carts && round % carts === 0) await pool.query('delete from carts');
  const parts = Array.from({ length: clients }, () => Array.from({ length: productsEach }, () => any(plain)));
  const stocks = new Map(parts.flat().map(({ id, stock }) => [id, stock]));
  // The clients use different products, so that the result does not depend on the sequence of their operations.
  if (stocks.size < clients * productsEach) continue;
  const model = new CartModel((id) => Math.min(stocks.get(id), piecesPerLine));
  await Promise.all(
    parts.map(async (own) => {
      for (let count = 0; count < operationsEach; count++) {
        const operation = { kind: any(operationKinds), id: any(own).id, pieces: randomInt(8) };
        if (operation.kind === 'add') operation.pieces = Math.max(1, operation.pieces);
        model.do(operation);
        const { status, text } = await calls[operation.kind](customer, operation);
        // 422: the product is sold out, so nothing was added.
        if (status >= 500 || (status >= 400 && status !== 422)) throw new Error(`${status} ${text}`);
        operations++;
      }
    }),
  );
  const { data } = JSON.parse((await change(customer, 'GET', '')).text);
  const shown = (lines) => lines.map(({ id, wanted }) => `${id}: ${wanted}`).sort();
  const modelled = (lines) => [...lines].map(([id, pieces]) => `${id}: ${pieces}`).sort();
  const cart = shown(data.products).join() === modelled(model.cart).join();
  if (!cart || shown(data.later).join() !== modelled(model.later).join()) differences++;
}
await emptyCarts();

console.log('Adding …');
const add = (due) =>
  ask('POST', '/cart/api/v1', {
    headers: { ...as(any(customers)), ...newKey() },
    body: { products: [{ id: any(inStock).id, cart_quantity: 1 }] },
    due,
  });
for (let count = 0; count < 300; count++) await add();
const added = await openLoop(add, { rate: rates.add, seconds });
const atAdd = percentiles(added.map(({ time }) => time));
const addErrors = added.filter(({ status }) => status !== 201).length;

console.log('Pages …');
await emptyCarts();
const bySeller = [...Map.groupBy(inStock, ({ store }) => store).values()].filter(
  (own) => own.length >= Math.ceil(pageLines / pageSellers),
);
const readers = customers.slice(0, 100);
for (const reader of readers) {
  const sellers = bySeller.toSorted(() => Math.random() - 0.5).slice(0, pageSellers);
  const lines = sellers.flatMap((own) => own.slice(0, Math.ceil(pageLines / pageSellers))).slice(0, pageLines);
  const { status, text } = await change(reader, 'POST', '', { products: lines.map(({ id }) => ({ id })) });
  if (status !== 201 || JSON.parse(text).data.products.length !== pageLines)
    throw new Error(`Not a cart of ${pageLines} lines: ${status} ${text.slice(0, 300)}`);
}
for (const reader of readers)
  reader.profile = profileOf(JSON.parse((await ask('GET', '/app/v1/user-info', { headers: as(reader) })).text).data);
const cookies = ({ token, authorization, profile }) => {
  const soon = Math.floor(Date.now() / 1_000) + 800;
  const jar = { session_token: token, access_token: authorization.slice(7), refresh_token: 'x', codigoPostal: '06600' };
  const times = { access_token_expira: soon, refresh_token_expira: soon + 86_400 };
  return Object.entries({ ...jar, ...times, profileData: JSON.stringify(profile) })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
};
const openPage = (due) => ask('GET', '/carrito/detalle', { headers: { cookie: cookies(any(readers)) }, due });
for (let count = 0; count < 100; count++) await openPage();
const opened = await openLoop(openPage, { rate: rates.page, seconds });
const atPage = percentiles(opened.map(({ time }) => time));
const pageErrors = opened.filter(({ status, text }) => status !== 200 || !text.includes('Resumen')).length;

const isClosed = () =>
  ask('GET', '/healthz').then(
    () => false,
    () => true,
  );
console.log('Killing …');
await emptyCarts();
const acknowledged = new Map();
let [lost, refused] = [0, 0];
const dataDir = resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench');
const kills = new Map([
  [
    300,
    () =>
      process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
  ],
  [700, () => process.kill(shop.pid, 'SIGKILL')],
]);
for (let count = 0; count < killedChanges; count++) {
  const customer = customers[count % 200];
  const { id } = any(inStock);
  const key = newKey();
  if (kills.has(count)) setTimeout(kills.get(count), 3);
  // An addition that was not acknowledged is sent again with the same key, as a phone does.
  for (let attempt = 0; attempt < 200; attempt++) {
    const sent = await change(customer, 'POST', '', { products: [{ id }] }, key).catch(() => ({ status: 0 }));
    if (sent.status === 201) {
      const name = `${customer.username} ${id}`;
      acknowledged.set(name, { customer, id, pieces: (acknowledged.get(name)?.pieces ?? 0) + 1 });
      break;
    }
    refused++;
    await wait(250);
    if (sent.status === 0 && (await isClosed())) shop = await openShop({ settings });
  }
}
for (let patience = 60; patience > 0; patience--) {
  const { status } = await change(customers[0], 'GET', '').catch(() => ({ status: 0 }));
  if (status === 200) break;
  await wait(1_000);
}
for (const { customer, id, pieces } of acknowledged.values()) {
  const { data } = JSON.parse((await change(customer, 'GET', '')).text);
  if (data.products.find((line) => line.id === id)?.wanted !== pieces) lost++;
}

console.log(`\n${machine()}, ${sizes[0].products.toLocaleString('en')} products\n`);
const ms = (value) => value.toFixed(1);
printTable(
  ['what', 'measured', 'must be'],
  [
    [`${sequences} sequences (${operations} operations), differences to the model`, differences, '0'],
    [
      `adding at ${rates.add}/s, ${carts} carts, p50 / p99 ms`,
      `${ms(atAdd(0.5))} / ${ms(atAdd(0.99))}`,
      `p99 ≤ ${most.add}`,
    ],
    ['errors of it', addErrors, '0'],
    [
      `page of ${pageLines} lines of ${pageSellers} sellers at ${rates.page}/s, p50 / p99 ms`,
      `${ms(atPage(0.5))} / ${ms(atPage(0.99))}`,
      `p99 ≤ ${most.page}`,
    ],
    ['errors of it', pageErrors, '0'],
    [
      `of ${acknowledged.size} lines after ${killedChanges} changes around two kills (${refused} sent again), wrong`,
      lost,
      '0',
    ],
  ],
);
const where = `${sizes[0].products.toLocaleString('en')} products`;
record('cart-model', { measured: `${differences} of ${operations} operations`, met: differences === 0, method: where });
record('cart-add', {
  measured: `${ms(atAdd(0.5))} / ${ms(atAdd(0.99))}`,
  met: atAdd(0.99) <= most.add && addErrors === 0,
  method: where,
});
record('cart-page', {
  measured: `${ms(atPage(0.5))} / ${ms(atPage(0.99))}`,
  met: atPage(0.99) <= most.page && pageErrors === 0,
  method: where,
});
record('cart-kill', { measured: `${lost} of ${acknowledged.size} wrong`, met: lost === 0, method: where });
await pool.query(`delete from customers where email like '%@carritos.example'`).catch(() => undefined);
await database.close().catch(() => undefined);
agent.destroy();
await shop.stop();
