// Purchases of every way while processes are killed (bench/purchases.mjs).
import { writeFileSync } from 'node:fs';
import { createRandom } from '../hostile/random.mjs';
import { signInBuyers } from '../load/buyers.mjs';
import { machine, printTable, record } from '../shop/shop.mjs';
import { bankOf } from './bank.mjs';
import { customerOf } from './customer.mjs';
import { finish, prove } from './proofs.mjs';
import { bankOrigin, beginKilling, openStage } from './stage.mjs';
import { ways } from './ways.mjs';

const [purchases = 500, seed = 1] = process.argv.slice(2).map(Number);
const origin = `http://127.0.0.1:${process.env.BENCH_PORT ?? 3490}`;
const customers = Math.max(40, Math.ceil(purchases / 5));
const atOnce = 12;
const faults = {
  seed,
  webhooks: { lose: 0.15, double: 0.15, delay: 0.1, reorder: 0.3, delayBy: 5_000 },
  calls: { errorBefore: 0.03, errorAfter: 0.03, timeoutBefore: 0.01, timeoutAfter: 0.01 },
};

const stage = await openStage();
const { createUnitOfWork, openDatabase } = await import('@tianguis/database');
const { demoProvider } = await import('@tianguis/payments/demo');
const database = openDatabase({ url: stage.url, max: 4, onIdleError: () => undefined });
const { pool } = database;
const bank = bankOf(stage.secrets);
const random = createRandom(`purchases ${seed}`);

await pool.query(`truncate orders, stock_movements, taken_stock, checkouts, payment_events cascade;
  update variant_places set taken = 0 where taken > 0; delete from coupons where code like 'BENCH%'`);
const buyers = await signInBuyers({ origin, pool, count: customers });
const { rows: products } = await pool.query(
  `select p.id, v.id as variant from products p join product_variants v on v.product_id = p.id
    where p.is_active and not p.is_store_only and p.fulfillment_id <> 1 and p.stock > 0 and not p.digital
      and p.weight_grams < 5000 and not p.is_big_ticket and v.options::text = '{}'
      and v.sale_price between 30000 and 150000
      and (select count(*) from product_variants o where o.product_id = p.id) = 1
    order by p.id limit 40`,
);
// Some products sell out.
const pieces = products.map((_, at) => (at % 4 === 0 ? Math.ceil(purchases / 60) : 1_000));
await pool.query('select count(*) from set_stock_and_prices($1, null, null, $2)', [
  products.map(({ variant }) => variant),
  pieces,
]);
await pool.query('select count(*) from roll_up_products($1)', [products.map(({ id }) => id)]);
await pool.query(
  `insert into coupons (code, description, percent, max_uses) values
     ('BENCH-ALL', 'Diez por ciento', 10, null), ('BENCH-FEW', 'Veinte por ciento', 20, $1)`,
  [Math.ceil(purchases / 25)],
);
const { rows: before } = await pool.query('select id, stock from product_variants where id = any ($1)', [
  products.map(({ variant }) => variant),
]);
const stockBefore = new Map(before.map(({ id, stock }) => [id, stock]));

const acknowledged = new Set();
const afterEnd = [];
const failed = [];
const refusals = {};
const counts = { faults: [], repeated: 0 };
const names = Object.keys(ways);
const plan = Array.from({ length: purchases }, (_, at) => ({
  way: names[at % names.length],
  products: Array.from({ length: 1 + random.below(2) }, () => ({
    ...{ id: random.pick(products).id, cart_quantity: 1 + random.below(2) },
  })),
  coupon: random.chance(0.4) ? random.pick(['BENCH-ALL', 'BENCH-FEW']) : undefined,
}));

/** One customer buys several times, one purchase after the other. */
async function shopper(buyer, own) {
  const customer = customerOf(buyer, bank, counts);
  const unpaid = [];
  for (const { way, products: wanted, coupon } of own) {
    async function buy(choices) {
      for (let tries = 0; tries < 4; tries++) {
        await customer.fill(wanted, coupon);
        const bought = await customer.buy(choices);
        if (bought.order) {
          acknowledged.add(bought.order);
          unpaid.push(bought.order);
          return bought;
        }
        refusals[bought.refused] = (refusals[bought.refused] ?? 0) + 1;
        // A customer with too many unpaid orders ends those that can be ended.
        if (bought.refused !== 'TOO_MANY_UNPAID') return {};
        for (const order of unpaid.splice(0)) await customer.change(order);
      }
      return {};
    }
    try {
      await ways[way]({ customer, bank, buy, afterEnd });
    } catch (error) {
      failed.push(`${way}: ${error.message}`);
    }
    done++;
    if (done % 50 === 0) console.log(`${done} purchases …`);
  }
}

let done = 0;
const began = performance.now();
const endFaults = bank.beginFaults(faults);
const endKilling = beginKilling(stage.kills, createRandom(`kills ${seed}`));
const queue = buyers.map(
  (buyer, at) => () =>
    shopper(
      buyer,
      plan.filter((_, n) => n % customers === at),
    ),
);
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  }),
);
const kills = await endKilling();
const seconds = Math.round((performance.now() - began) / 1_000);
await endFaults();

console.log('Finishing …');
const { key, webhookSecret } = stage.secrets();
const provider = demoProvider({ origin: bankOrigin, key, webhookSecret });
const unit = createUnitOfWork(database.db);
const { open, errors } = await finish({ pool, unit, provider, afterEnd });
const { found, states, payments, refundedCharges } = await prove({
  ...{ pool, unit, provider, bank, acknowledged, stockBefore },
});

for (const line of [
  ...failed,
  ...new Set(counts.faults.map((one) => one.replace(/"request_id.*|[0-9a-f]{8}-[0-9a-f-]{27}|\d{10}/g, '…'))),
  ...open,
  ...Object.entries(found).flatMap(([what, of]) => of.map((one) => `${what}: ${one}`)),
])
  console.log(line);
console.log(`\n${machine()}\n`);
console.log(
  `${purchases} purchases by ${customers} customers in ${seconds} s, seed ${seed}; ${acknowledged.size} orders:`,
  states,
);
console.log(`killed:`, kills, `; requests sent again: ${counts.repeated}; payments at the bank: ${payments}`);
console.log(
  `refused:`,
  refusals,
  `; charged by a second card and refunded: ${refundedCharges}; errors of jobs: ${errors.length}`,
);
for (const error of new Set(errors)) console.log(error.slice(0, 300));
console.log();
const rows = [
  ['purchases that a customer could not finish', failed.length],
  ['replies of status 500', counts.faults.length],
  ['acknowledged orders that are lost', found.lost.length],
  ['orders that were charged twice', found.twice.length],
  ['charges without an order, or orders without a charge', found.without.length],
  ['reservations and work that are left over', open.length],
  ['variants whose stock does not add up', found.stock.length],
  ['coupons that do not add up', found.coupons.length],
  ['orders and variants that contradict a proof of doctor', found.doctor.length],
  ['differences of `payments reconcile`', found.days.length],
];
printTable(
  ['what', 'measured', 'must be'],
  rows.map(([what, measured]) => [what, measured, '0']),
);
const wrong = rows.reduce((sum, [, measured]) => sum + measured, 0);
record('purchases', {
  measured: `${wrong} of ${purchases}`,
  met: wrong === 0,
  method: `${Object.values(kills).reduce((sum, one) => sum + one, 0)} kills, seed ${seed}`,
});
if (wrong > 0) process.exitCode = 1;
if (process.env.PURCHASES_LOG) writeFileSync(process.env.PURCHASES_LOG, stage.output());
await database.close();
await stage.stop();
