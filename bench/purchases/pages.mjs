// Latency of the pages of checkout and orders (bench/purchases.mjs pages).
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { origin } from '../faults/stage.mjs';
import { signInBuyers } from '../load/buyers.mjs';
import { openLoop, percentiles } from '../load/open-loop.mjs';
import { machine, printTable, record } from '../shop/shop.mjs';
import { bankOf } from './bank.mjs';
import { customerOf } from './customer.mjs';
import { openStage } from './stage.mjs';

const seconds = Number(process.argv[3] ?? 30);
const [rate, most] = [20, 60];
const [readers, ordersEach, lines] = [40, 5, 3];

const stage = await openStage();
const { openDatabase } = await import('@tianguis/database');
const { profileOf } = await import('@tianguis/domain');
const database = openDatabase({ url: stage.url, max: 2, onIdleError: () => undefined });
const { pool } = database;
const bank = bankOf(stage.secrets);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const counts = { faults: [], repeated: 0 };

await pool.query(`truncate orders, stock_movements, taken_stock, checkouts, payment_events cascade;
  update variant_places set taken = 0 where taken > 0`);
const buyers = await signInBuyers({ origin, pool, count: readers });
const { rows: products } = await pool.query(
  `select p.id from products p join product_variants v on v.product_id = p.id
    where p.is_active and not p.is_store_only and p.fulfillment_id <> 1 and v.stock > 20 and not p.digital
      and p.weight_grams < 5000 and not p.is_big_ticket and v.options::text = '{}'
      and (select count(*) from product_variants o where o.product_id = p.id) = 1
    order by p.id limit 60`,
);
const some = (at) => Array.from({ length: lines }, (_, n) => ({ id: products[(at + n) % products.length].id }));

console.log(`${readers} customers with ${ordersEach} orders each, and a checkout …`);
/** Orders and a checkout of a customer, and the cookies of the browser. */
async function prepare(buyer, at) {
  const customer = customerOf(buyer, bank, counts);
  buyer.orders = [];
  for (let count = 0; count < ordersEach; count++) {
    await customer.fill(some(at * 7 + count * lines));
    const { order } = await customer.buy({ way: 'spei' });
    const { attempt } = await customer.payment(order);
    await bank.receive(attempt.id, (amount) => amount);
    while ((await customer.payment(order)).state !== 'paid') await wait(200);
    buyer.orders.push(order);
  }
  await customer.fill(some(at));
  buyer.compra = randomUUID();
  const send = (path, body) =>
    fetch(origin + path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { authorization: buyer.authorization, 'content-type': 'application/json' },
    });
  await send('/app/v1/compras', { compra: buyer.compra });
  await send(`/app/v1/compras/${buyer.compra}`, { direccion: buyer.address, forma: 'spei' });
  const info = await fetch(`${origin}/app/v1/user-info`, { headers: { authorization: buyer.authorization } });
  const soon = Math.floor(Date.now() / 1_000) + 800;
  const jar = { session_token: buyer.token, access_token: buyer.authorization.slice(7), refresh_token: 'x' };
  const times = { access_token_expira: soon, refresh_token_expira: soon + 86_400 };
  const profile = JSON.stringify(profileOf((await info.json()).data));
  buyer.cookie = Object.entries({ ...jar, ...times, codigoPostal: '06700', profileData: profile })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
const queue = [...buyers.entries()];
await Promise.all(
  Array.from({ length: 10 }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await prepare(next[1], next[0]);
  }),
);

/** @returns the status, the body as text, and the milliseconds since `due` */
const open = (path, cookie, due = performance.now()) =>
  new Promise((done, fail) => {
    const call = request(origin + path, { agent, headers: { cookie } }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('error', fail);
      reply.on('end', () => {
        const time = performance.now() - due;
        done({ status: reply.statusCode, text: Buffer.concat(parts).toString(), time });
      });
    });
    call.on('error', fail);
    call.end();
  });

/** Each page, and a text that only the right page has. */
const pages = {
  '/comprar/revisar': (one) => [`/comprar/revisar?compra=${one.compra}`, one.compra],
  '/comprar/pago': (one) => [`/comprar/pago?compra=${one.compra}`, one.compra],
  '/pedido/{n}': ({ orders: [order] }) => [`/pedido/${order}`, order],
  '/mi-cuenta/mis-pedidos/': ({ orders }) => ['/mi-cuenta/mis-pedidos/', orders.at(-1)],
};
const rows = [];
let [errors, slowest] = [0, 0];
for (const [name, pageOf] of Object.entries(pages)) {
  let turn = 0;
  const visit = async (due) => {
    const one = buyers[turn++ % readers];
    const [path, expected] = pageOf(one);
    const { status, text, time } = await open(path, one.cookie, due);
    return { isRight: status === 200 && text.includes(expected), status, time };
  };
  for (let count = 0; count < 100; count++) await visit();
  const visits = await openLoop(visit, { rate, seconds });
  const at = percentiles(visits.map(({ time }) => time));
  const wrong = visits.filter(({ isRight }) => !isRight).length;
  errors += wrong;
  slowest = Math.max(slowest, at(0.99));
  rows.push([name, `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)}`, `p99 ≤ ${most}`, wrong]);
}
console.log(`\n${machine()}, pages at ${rate}/s for ${seconds} s\n`);
printTable(['page', 'p50 / p99 ms', 'must be', 'wrong replies'], rows);
record('purchase-pages', {
  measured: rows.map(([, measured]) => measured).join('; '),
  met: slowest <= most && errors === 0,
  method: `${rate}/s for ${seconds} s`,
});
if (slowest > most || errors > 0) process.exitCode = 1;
agent.destroy();
await database.close();
await stage.stop();
