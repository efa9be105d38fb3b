// Sells the last pieces of a product to many customers at once, over HTTP:
//   node bench/last-pieces.mjs [rounds=20]
// In each round, 200 customers have a product with 50 pieces in their carts and place their orders at once. A provider
// that always pays reports each order's money. Each round must end with exactly 50 paid orders and no reply ≥ 500.
import './shop/own-node.mjs';
import { checkoutOf, configWithCards, contradictions, sender, signInBuyers } from './load/buyers.mjs';
import { databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [rounds = 20] = process.argv.slice(2).map(Number);
const [pieces, count] = [50, 200];
const settings = { LOG_LEVEL: 'error', SHOP_CONFIG: configWithCards() };

const shop = await openShop({ settings });
const { createUnitOfWork, openDatabase } = await import('@tianguis/database');
const { receiveMoney } = await import('../apps/api/src/modules/orders/service.ts');
const database = openDatabase({ url: await databaseUrl(), max: 4, onIdleError: () => undefined });
const { pool } = database;
const unit = createUnitOfWork(database.db);
const { add, quote, place } = checkoutOf(sender(shop.origin));

/** The provider: each order of the round is paid, and reported twice. */
async function pay(numbers) {
  const { rows } = await pool.query('select id, number, total from orders where number = any ($1)', [numbers]);
  for (const { id, number, total } of rows)
    for (let times = 0; times < 2; times++)
      await unit.withTransaction((on) =>
        receiveMoney(on, { provider: 'bench', providerId: number, order: id, amount: total, currency: 'MXN' }),
      );
}

await pool.query(
  'truncate orders, stock_movements, taken_stock cascade; update variant_places set taken = 0 where taken > 0',
);
const buyers = await signInBuyers({ origin: shop.origin, pool, count });
const { rows: products } = await pool.query(
  `select v.id as variant, p.id from products p join product_variants v on v.product_id = p.id
    where p.is_active and not p.is_store_only and p.fulfillment_id <> 1 and p.stock > 0 and not p.digital
      and p.weight_grams < 5000 and not p.is_big_ticket and v.options::text = '{}'
      and (select count(*) from product_variants o where o.product_id = p.id) = 1
    order by p.id limit $1`,
  [rounds],
);
const results = { wrong: 0, faults: 0, others: 0, placed: 0 };
for (const [round, { variant, id }] of products.entries()) {
  await pool.query('select set_stock_and_prices($1, null, null, $2)', [[variant], [pieces]]);
  await pool.query('select roll_up_products($1)', [[id]]);
  for (const buyer of buyers) await add(buyer, [{ id }]);
  const forms = await Promise.all(buyers.map((buyer) => quote(buyer)));
  const replies = await Promise.all(buyers.map((buyer, at) => place(buyer, forms[at])));
  const placed = replies.filter(({ status }) => status === 201);
  results.placed += placed.length;
  results.faults += replies.filter(({ status }) => status >= 500).length;
  results.others += replies.filter(({ status }) => ![201, 409].includes(status) && status < 500).length;
  await pay(placed.map(({ text }) => JSON.parse(text).data.pedido));
  const { rows } = await pool.query(
    `select count(*)::int as n from orders o join order_lines l on l.order_id = o.id
    where l.product_id = $1 and o.payment_state = 'paid'`,
    [id],
  );
  if (rows[0].n !== pieces) {
    results.wrong++;
    console.log(`Round ${round + 1}: ${rows[0].n} paid orders`);
  }
  await pool.query('delete from cart_lines');
}
const found = await contradictions(pool);
for (const one of found) console.log(one);
console.log(`\n${machine()}\n`);
printTable(
  ['what', 'measured', 'must be'],
  [
    [
      `${products.length} rounds of ${count} customers, rounds without exactly ${pieces} paid orders`,
      results.wrong,
      '0',
    ],
    ['replies ≥ 500', results.faults, '0'],
    ['replies other than 201 and 409', results.others, '0'],
    ['orders and variants that contradict a proof of doctor', found.length, '0'],
  ],
);
record('last-pieces', {
  measured: `${results.wrong} of ${products.length} rounds wrong, ${results.faults} replies ≥ 500`,
  met: results.wrong === 0 && results.faults === 0 && found.length === 0,
  method: `${results.placed} orders`,
});
await pool.query(
  `truncate orders, stock_movements cascade; delete from customers where email like '%@carritos.example'`,
);
await database.close();
await shop.stop();
