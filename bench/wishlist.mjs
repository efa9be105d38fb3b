// Cost of wishlists with 1,000,000 products, 100,000 of them saved:
//   node bench/wishlist.mjs
// SQL inserts the rows, without variants, words and bitmaps, because neither the job nor the calls of lists read them.
// Measures three runs of the job: one without changes, one that finds 1,000 changed prices, and one that mails 500
// customers. Then measures the pages of lists with one client. `BENCH_DATA_DIR=/tmp/wishlists` must be a separate
// folder, which is empty at first; `BENCH_PRODUCTS` reduces the number of products.
import './shop/own-node.mjs';
import { machine, median, printTable, record, startDatabase } from './shop/shop.mjs';

const products = Number(process.env.BENCH_PRODUCTS ?? 1_000_000);
const customers = 5_000;
const each = 20;
const mailed = 500;
const runs = 5;

const { url, stop } = await startDatabase();
const { createUnitOfWork, migrate, openDatabase } = await import('@tianguis/database');
const { shopSchema } = await import('@tianguis/schema');
const { mailWishlistNews } = await import('@tianguis/api');
const { createWishlists } = await import('../apps/api/src/modules/wishlist/service.ts');
const database = openDatabase({ url, max: 4, onIdleError: () => undefined });
const { pool, db } = database;
await migrate(pool, shopSchema);

if ((await pool.query('select 1 from products limit 1')).rowCount === 0) {
  console.log(`${products} products …`);
  await pool.query(`
    insert into brands (id, name, slug) values (1, 'Marca', 'marca');
    insert into stores (id, name, slug, since) values (1, 'Tienda', 'tienda', '2021-03-04');
    insert into categories (id, level, path, name, slug, icon, position) values (1, 1, '{1}', 'Todo', 'todo', '', 0);
    alter table products disable trigger user`);
  await pool.query(
    `insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price, stock)
     select n, 'S' || n, 'Producto ' || n, 'producto-' || n, 1, 1, 1, 1, repeat('Una descripción de cierto tamaño. ', 20),
            600000, 15000 + n % 400000, case when n % 20 = 0 then 0 else n % 50 + 1 end
       from generate_series(1, $1) n`,
    [products],
  );
  await pool.query('alter table products enable trigger user');
}
console.log(`${customers * each} saved …`);
await pool.query('delete from customers; delete from mails');
await pool.query(
  `with made as (
     insert into customers (email, nombre, password_hash) select 'c' || n || '@banco.example', 'Ana', 'x' from generate_series(1, $1) n
     returning id
   ), switched as (
     insert into notification_settings (customer_id, kind, channel, is_on) select id, 'favoritos', 'correo', true from made
   ), lists as (
     insert into wishlists (customer_id, name, is_default) select id, 'Favoritos', true from made returning id
   )
   insert into wishlist_items (wishlist_id, product_id, saved_price, is_sold_out)
   select l.id, p.id, p.sale_price, p.stock = 0
     from lists l cross join lateral (
       select distinct 1 + (random() * ($3 - 1))::integer as id from generate_series(1, $2) where l.id is not null
     ) chosen join products p on p.id = chosen.id`,
  [customers, each, products],
);
await pool.query('vacuum (analyze) products, wishlist_items, wishlists, customers, notification_settings');

const jobs = [];
const shop = createUnitOfWork(db, { put: async (_, more) => void jobs.push(...more) });
const letterShop = { name: 'Tianguis', origin: 'http://localhost:3000' };
async function timed(work) {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}
const run = () => timed(() => mailWishlistNews(shop, letterShop));

await run();
const idle = [];
for (let n = 0; n < runs; n++) idle.push((await run()).ms);
// With these mails turned off, the job stores a price drop but sends no mail.
await pool.query('update notification_settings set is_on = false');
await pool.query(
  `update products set sale_price = sale_price - 1000 where id in (select product_id from wishlist_items order by product_id limit 1000)`,
);
const observed = await run();
await pool.query('update notification_settings set is_on = true');
await pool.query(
  `update products set sale_price = sale_price - 500 where id in (
     select product_id from wishlist_items where wishlist_id in (select id from wishlists order by id limit $1))`,
  [mailed],
);
const mailing = await run();
const again = await run();

const { rows } = await pool.query('select id, customer_id as customer from wishlists order by random() limit 200');
let customer;
const wishlists = createWishlists(shop, {
  callers: {
    whoCalls: async () => ({ account: { id: customer } }),
    whoHas: async () => ({ account: { id: customer } }),
  },
  products: { byIds: async () => [] },
});
const calls = { saved: [], page: [], add: [] };
for (const row of rows) {
  customer = row.customer;
  calls.saved.push((await timed(() => wishlists.saved('x'))).ms);
  calls.page.push((await timed(() => wishlists.page('x', row.id, { orden: 'baja' }))).ms);
  const id = 1 + Math.floor(Math.random() * (products - 1));
  calls.add.push((await timed(() => wishlists.add({ token: 'x', products: [id] }))).ms);
}
const p99 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];

console.log(`\n${machine()}\n${products} products, ${customers * each} saved\n`);
const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
printTable(
  ['what', 'ms'],
  [
    ['job, nothing new (median of 5)', ms(median(idle))],
    ['job, 1,000 drops of customers who want no mail', ms(observed.ms)],
    [`job, ${mailing.result} mails written`, ms(mailing.ms)],
    [`job, again: ${again.result} mails`, ms(again.ms)],
    ['what a customer saved, p99', ms(p99(calls.saved))],
    ['a page of a list without its cards, p99', ms(p99(calls.page))],
    ['a heart, p99', ms(p99(calls.add))],
  ],
);
record('wishlist', {
  measured: `${ms(median(idle))} ms`,
  met: median(idle) <= 1_000 && again.result === 0,
  method: 'median of 5 runs',
});
await database.close();
await stop();
