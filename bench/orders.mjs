// Throughput and latency of placing orders:
//   BENCH_PRODUCTS=1000000 BENCH_DATA_DIR=/tmp/million node bench/orders.mjs [seconds=20]
// 1. Placing over HTTP at 20 a second, open-loop. First, since the many orders of the second part leave work to jobs.
// 2. Orders a second in the benchmark's process, beside a fixed script of the least possible SQL: an order, three lines,
//    a conditional update of the stock of three variants, and a row for a mail. Both use one pool and the same clients.
import './shop/own-node.mjs';
import { randomUUID } from 'node:crypto';
import { checkoutOf, configWithCards, contradictions, sender, signInBuyers } from './load/buyers.mjs';
import { untilIdle } from './load/idle.mjs';
import { openLoop, percentiles } from './load/open-loop.mjs';
import { databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [seconds = 20] = process.argv.slice(2).map(Number);
const [clients, rate, lines] = [8, 20, 3];
const most = { p99: 120, share: 0.25 };
const settings = { LOG_LEVEL: 'error', SHOP_CONFIG: configWithCards() };

const shop = await openShop({ settings });
const { createUnitOfWork, openDatabase } = await import('@tianguis/database');
const { placeOrder } = await import('../apps/api/src/modules/orders/service.ts');
const database = openDatabase({ url: await databaseUrl(), max: clients, onIdleError: () => undefined });
const { pool, db } = database;
const unitOfWork = createUnitOfWork(db);
const { add, quote, place } = checkoutOf(sender(shop.origin));

await pool.query(
  'truncate orders, stock_movements, taken_stock cascade; update variant_places set taken = 0 where taken > 0',
);
const orders = rate * seconds + 50;
const buyers = await signInBuyers({ origin: shop.origin, pool, count: orders });
const { rows: sold } = await pool.query(
  `select p.id, p.store_id as store, v.id as variant, v.sku, v.list_price as "listPrice", v.sale_price as price
     from products p join product_variants v on v.product_id = p.id
    where p.is_active and not p.is_store_only and not p.digital and p.fulfillment_id <> 1 and v.stock > 20
      and p.weight_grams < 2000 and not p.is_big_ticket and v.options::text = '{}'
      and (select count(*) from product_variants o where o.product_id = p.id) = 1
    order by random() limit 5000`,
);
// No order of this benchmark may find a product sold out.
await pool.query('select count(*) from set_stock_and_prices($1, null, null, $2)', [
  sold.map(({ variant }) => variant),
  sold.map(() => 100_000),
]);
await pool.query('select count(*) from roll_up_products($1)', [sold.map(({ id }) => id)]);
const { rows: owners } = await pool.query(`select id from customers where email like '%@carritos.example'`);
const any = (list) => list[Math.floor(Math.random() * list.length)];
/** Three products of one seller. */
const bySeller = [...Map.groupBy(sold, ({ store }) => store).values()].filter((own) => own.length >= lines);
function three() {
  const own = any(bySeller);
  const from = Math.floor(Math.random() * (own.length - lines + 1));
  return own.slice(from, from + lines);
}

/** The whole placing of the shop, without HTTP and without the quote. */
async function placeOne(customer) {
  const parts = three();
  await pool.query('insert into carts (customer_id) values ($1) on conflict do nothing', [customer]);
  const { rows } = await pool.query('select version from carts where customer_id = $1', [customer]);
  const total = parts.reduce((sum, { price }) => sum + price, 0);
  const parcel = { seller: parts[0].store, place: null, service: 'estandar', zone: 'local', price: 0, paid: 0 };
  return () =>
    unitOfWork.withTransaction((unit) =>
      placeOrder(unit, {
        ...{ checkout: randomUUID(), customer, cartVersion: rows[0].version, isTest: false, giftNote: null },
        ...{ accepted: {}, buyer: { nombre: 'Ana' }, address: { calle: 'Orizaba' }, coupon: null },
        ...{ placedAt: new Date(), paysUntil: new Date(Date.now() + 1_800_000) },
        sellers: [{ id: parts[0].store, name: 'Vendedor', tax: {} }],
        parcels: [
          {
            ...{ ...parcel, borneBy: null, promisedFrom: '2026-12-01', promisedTo: '2026-12-02' },
            lines: parts.map(({ id, variant, sku, listPrice, price }) => ({
              ...{ productId: id, variantId: variant, sku, cartSku: '0', pieces: 1, listPrice, price, discount: 0 },
              ...{ shown: { title: 'Producto', options: {}, picture: null, brand: '' }, tax: {} },
            })),
          },
        ],
        tenders: [{ kind: 'card', amount: total }],
      }),
    );
}

/** The least possible SQL of an order. */
async function leastOne(customer) {
  const parts = three().toSorted((one, other) => one.variant - other.variant);
  return () =>
    unitOfWork.withTransaction(async (unit) => {
      const id = randomUUID();
      await unit.query('insert into bench_orders values ($1, $2, $3)', [id, customer, 1]);
      await unit.query(
        'insert into bench_lines select gen_random_uuid(), $1, v, 1, p from unnest($2::int[], $3::bigint[]) n (v, p)',
        [id, parts.map(({ variant }) => variant), parts.map(({ price }) => price)],
      );
      for (const { variant } of parts)
        await unit.query('update bench_stock set stock = stock - 1 where variant_id = $1 and stock >= 1', [variant]);
      await unit.query('insert into bench_outbox (payload) values ($1)', [JSON.stringify({ order: id })]);
    });
}

/** Orders a second of some clients. The preparation of an order does not count. */
async function perSecond(prepare, wanted) {
  let [done, busy] = [0, 0];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = client; at < wanted; at += clients) {
        // A customer belongs to one client, since two orders at once would change the same cart.
        const run = await prepare(owners[at % (owners.length - (owners.length % clients))].id);
        const began = performance.now();
        await run();
        busy += performance.now() - began;
        done++;
      }
    }),
  );
  return (done * clients * 1_000) / busy;
}

console.log('Placing over HTTP …');
await pool.query('delete from carts');
await pool.query('vacuum (analyze) carts, cart_lines, quotes, orders');
const forms = [];
for (const buyer of buyers) {
  await add(
    buyer,
    three().map(({ id }) => ({ id })),
  );
  forms.push({ buyer, form: await quote(buyer) });
}
for (const { buyer, form } of forms.splice(0, 50)) await place(buyer, form);
// The preparation changed the stock of 5,000 products, which jobs bring into the search index.
await untilIdle(pool);
const placed = await openLoop(
  (due) => {
    const { buyer, form } = forms.pop();
    return place(buyer, form, due);
  },
  { rate, seconds },
);
const at = percentiles(placed.map(({ time }) => time));
const errors = placed.filter(({ status }) => status !== 201).length;
const found = await contradictions(pool);
for (const one of found) console.log(one);
await pool.query(`
  create table if not exists bench_orders (id uuid primary key, customer_id uuid not null, total bigint not null);
  create table if not exists bench_lines (id uuid primary key, order_id uuid not null references bench_orders,
    variant_id integer not null, pieces integer not null, price bigint not null);
  create table if not exists bench_outbox (id bigint generated always as identity primary key, payload jsonb not null);
  create table if not exists bench_stock (variant_id integer primary key, stock integer not null check (stock >= 0));
  truncate bench_orders, bench_lines, bench_outbox, bench_stock;
  insert into bench_stock select id, 100000 from product_variants`);

console.log('Orders a second …');
const warm = 100;
const wanted = 800;
const rates = { placing: [], least: [] };
await perSecond(placeOne, warm);
await perSecond(leastOne, warm);
for (let round = 0; round < 3; round++) {
  rates.least.push(await perSecond(leastOne, wanted));
  rates.placing.push(await perSecond(placeOne, wanted));
}
const middle = (values) => values.toSorted((one, other) => one - other)[1];
const share = middle(rates.placing) / middle(rates.least);

console.log(`\n${machine()}\n`);
printTable(
  ['what', 'measured', 'must be'],
  [
    [`least SQL, ${clients} clients, orders/s`, middle(rates.least).toFixed(0), ''],
    [`placing, ${clients} clients, orders/s`, middle(rates.placing).toFixed(0), ''],
    ['share', `${(share * 100).toFixed(0)} %`, `≥ ${most.share * 100} %`],
    [
      `placing over HTTP at ${rate}/s, p50 / p99 ms`,
      `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)}`,
      `p99 ≤ ${most.p99}`,
    ],
    ['replies other than 201', errors, '0'],
    ['orders and variants that contradict a proof of doctor', found.length, '0'],
  ],
);
record('orders', {
  measured: `${(share * 100).toFixed(0)} %; ${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)} ms`,
  met: share >= most.share && at(0.99) <= most.p99 && errors === 0,
  method: `${clients} clients, ${rate}/s`,
});
await pool.query(`
  drop table bench_lines, bench_orders, bench_outbox, bench_stock; truncate orders, stock_movements cascade;
  delete from customers where email like '%@carritos.example'`);
await database.close();
await shop.stop();
