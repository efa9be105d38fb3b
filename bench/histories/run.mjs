// Runs the histories (bench/histories.mjs), compares each with the models, and prints what differs.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { origin } from '../faults/stage.mjs';
import { createRandom } from '../hostile/random.mjs';
import { contradictions, signInBuyers } from '../load/buyers.mjs';
import { bankOf, persist } from '../purchases/bank.mjs';
import { customerOf } from '../purchases/customer.mjs';
import { bankOrigin, openStage } from '../purchases/stage.mjs';
import { machine, printTable, record } from '../shop/shop.mjs';
import { differencesOf } from './compare.mjs';
import { factsOf } from './facts.mjs';
import { runHistory } from './history.mjs';
import { jobsOf } from './jobs.mjs';
import { openWorkOf } from './open-work.mjs';
import { operatorsOf } from './operators.mjs';
import { cancelTwice } from './pairs.mjs';
import { newWorld, productsOf } from './world.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    pairs: { type: 'string', default: '100' },
  },
});
const count = Number(positionals[0] ?? 200);
const { seed } = values;
const lanes = values.only ? 1 : Number(values['at-once']);
const pairs = Number(values.pairs);
const customersOfHistory = 3;
const faults = { seed: 1, webhooks: { lose: 0.1, double: 0.15, delay: 0.1, reorder: 0.3, delayBy: 2_000 } };

const stage = await openStage();
const { createUnitOfWork, openDatabase } = await import('@tianguis/database');
const { balanceOrderProofs, balanceProofs, invoiceProofs, sellerProofs } = await import('@tianguis/api');
const { demoProvider } = await import('@tianguis/payments/demo');
const database = openDatabase({ url: stage.url, max: 12, onIdleError: () => undefined });
/** The database may be away for some seconds, since it is killed. */
const pool = {
  query: (...words) => persist(async () => ({ status: 200, ...(await database.pool.query(...words)) }), 'a query'),
};
const unit = createUnitOfWork(database.db);
const bank = bankOf(stage.secrets);
const { key, webhookSecret } = stage.secrets();
const errors = [];
const jobs = await jobsOf({
  ...{ pool, unit, provider: demoProvider({ origin: bankOrigin, key, webhookSecret }) },
  onError: (error, what) => errors.push(`${what}: ${error.errors?.join('; ') ?? error}`),
});
const operators = await operatorsOf(unit);
const openWork = openWorkOf(pool);

await pool.query(`truncate orders, stock_movements, taken_stock, checkouts, payment_events, seller_entries, seller_settlements,
    customer_balances, balance_payouts cascade;
  update variant_places set taken = 0 where taken > 0; delete from coupons where code like 'H-%'`);
const buyers = await signInBuyers({ origin, pool, count: lanes * customersOfHistory });
await pool.query(`update customer_sessions set confirmed_at = now() + interval '1 day'`);
const candidates = await productsOf(pool, lanes);

const counts = { faults: [], repeated: 0 };
const results = { done: 0, orders: 0, kills: {}, differences: [], byWay: {}, steps: {}, unsure: 0 };
let killing = Promise.resolve();

/** Kills a process at some moment of a history. Histories at once share the processes, so their kills wait in turn. */
function killOnce(random) {
  const name = random.pick(['shop', 'shop', 'acquirer', 'postgres']);
  const moment = 300 + random.below(5_000);
  return new Promise((done) => {
    setTimeout(() => {
      killing = killing
        .then(() => stage.kills[name]())
        .then(() => {
          results.kills[name] = (results.kills[name] ?? 0) + 1;
        });
      killing.then(done);
    }, moment);
  });
}

/** The proofs of `doctor`. */
async function doctor() {
  const found = await contradictions(pool);
  const more = [...balanceOrderProofs, ...balanceProofs, ...invoiceProofs, ...sellerProofs];
  for (const { name, wrongOf, query } of more)
    for (const { id } of (await pool.query(query ?? wrongOf('orders'))).rows) found.push(`${name}: ${id}`);
  return found;
}

async function one(number, lane) {
  const name = `H-${String(seed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')}-${number}`;
  const random = createRandom(`histories ${seed} ${number}`);
  const world = await newWorld(pool, random, { name, candidates: candidates[lane] });
  const own = buyers.slice(lane * customersOfHistory, (lane + 1) * customersOfHistory);
  const customers = own.map((buyer) => customerOf(buyer, bank, counts));
  const { rows: balances } = await pool.query(
    `select c.id, coalesce(b.amount, 0) as amount, (select coalesce(max(id), 0) from balance_entries) as last
       from customers c left join customer_balances b on b.customer_id = c.id where c.email = any ($1)`,
    [own.map(({ username }) => username)],
  );
  const ids = balances.map(({ id }) => id);
  world.balances = new Map(balances.map(({ id, amount }) => [id, amount]));
  const killed = random.chance(0.33) ? killOnce(random) : Promise.resolve();
  const { log, orders } = await runHistory(name, { ...world, customers, bank, operators, jobs, openWork });
  await killed;
  const { variants, coupons } = world;
  const facts = await factsOf({
    pool,
    bank,
    orders,
    variants,
    coupons: coupons.map(({ id }) => id),
    customers: ids,
    lastEntry: balances[0].last,
  });
  const views = new Map();
  for (const order of orders) views.set(order.number, await order.tabs.view());
  const found = differencesOf({ told: orders, facts, views, world });
  for (const order of orders) {
    results.byWay[order.way] = (results.byWay[order.way] ?? 0) + 1;
    if (order.unknown.length > 0) log.write(order.number, `unknown outcomes: ${order.unknown.join(', ')}`);
  }
  // A command whose answer was lost with the database may or may not have happened.
  const unsure = new Set(orders.filter(({ unknown }) => unknown.length > 0).map(({ number: of }) => of));
  const sure = found.filter((difference) => !difference.orders.some((of) => unsure.has(of)));
  for (const sentence of log.faults)
    sure.push({ about: 'replies', orders: sentence.match(/\b\d{10}\b/g) ?? [], sentence });
  for (const sentence of await doctor()) sure.push({ about: 'doctor', orders: [sentence.split(': ')[1]], sentence });
  results.done++;
  results.orders += orders.length;
  results.unsure += unsure.size;
  for (const [step, times] of stepsOf(orders, facts)) results.steps[step] = (results.steps[step] ?? 0) + times;
  if (sure.length > 0) report({ number, log, sure });
  if (results.done % 10 === 0) console.log(`${results.done} histories, ${results.orders} orders …`);
}

/** What was done with the orders of a history. */
function stepsOf(orders, facts) {
  const sum = (of) => orders.reduce((all, order) => all + of(order, facts.orders.get(order.number)), 0);
  const returned = (...states) =>
    sum((_, fact) => fact?.returns.filter(({ state }) => states.includes(state)).length ?? 0);
  return [
    ['paid', sum((_, fact) => Number(fact?.state === 'paid'))],
    ['revived', sum((_, fact) => Number(fact?.isRevived ?? false))],
    ['cancellations', sum(({ cancellations }) => cancellations.size)],
    ['parcels cancelled by operators', sum(({ stopped }) => stopped.size)],
    ['parcels that came back', sum(({ cameBack }) => cameBack.size)],
    ['parcels delivered', sum((_, fact) => fact?.parcels.filter(({ state }) => state === 'delivered').length ?? 0)],
    ['refunds by operators', sum(({ goodwill }) => goodwill.length)],
    ['returns accepted', returned('accepted', 'refunded')],
    ['returns refused, withdrawn or expired', returned('refused', 'cancelled', 'expired')],
    ['orders with balance', sum((_, fact) => Number((fact?.balance.spent ?? 0) > 0))],
    ['refunds to balances', sum((_, fact) => Number((fact?.balance.back ?? 0) > 0))],
    ['refunds', sum((_, fact) => fact?.refunds.length ?? 0)],
    ['transfers', sum(({ transfers }) => transfers.size)],
    ['invoices and credit notes', sum((_, fact) => fact?.cfdis.length ?? 0)],
  ];
}

/** Prints each difference with the steps of its orders. */
function report({ number, log, sure }) {
  results.differences.push(...sure.map((one) => ({ ...one, number })));
  for (const { about, sentence, orders } of sure) {
    console.log(`\nHistory ${number} (--seed ${seed} --only ${number}), ${about}: ${sentence}`);
    const trace = orders.length === 1 ? log.traceOf(new Set(orders)) : log.all(new Set(orders));
    for (const line of trace.slice(0, 80)) console.log(`    ${line}`);
  }
}

// Ctrl-C ends after the histories that run.
process.once('SIGINT', () => numbers.splice(0));
const began = performance.now();
const endFaults = bank.beginFaults(faults);
const numbers = values.only ? [Number(values.only)] : Array.from({ length: count }, (_, at) => at + 1);
await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    for (let next = numbers.shift(); next !== undefined; next = numbers.shift())
      try {
        await one(next, lane);
      } catch (error) {
        results.differences.push({ about: 'histories that broke off', number: next });
        console.log(`\nHistory ${next} (--seed ${seed} --only ${next}) broke off: ${error.stack}`);
      }
  }),
);
await killing;
await endFaults();
const seconds = Math.round((performance.now() - began) / 1_000);

const twice = await cancelTwice({ rounds: values.only ? 0 : pairs, buyers, pool, bank, counts, candidates });
for (const sentence of twice.found) console.log(sentence);
// The demo's examples of orders are settled by a job, too.
await jobs.work();
const proofs = await doctor();
for (const sentence of proofs) console.log(sentence);
for (const fault of new Set(counts.faults.map((text) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{10,}/g, '…'))))
  console.log(fault.slice(0, 400));
for (const [error, of] of Map.groupBy(errors, (text) =>
  text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{10,}/g, '…').slice(0, 200),
))
  console.log(`error of a job, ${of.length} times: ${error}`);

console.log(`\n${machine()}\n`);
console.log(`${results.done} histories with ${results.orders} orders in ${seconds} s, seed ${seed}:`, results.byWay);
console.log(results.steps);
console.log('killed:', results.kills, `; orders with a command of unknown outcome: ${results.unsure}`);
const about = Map.groupBy(results.differences, (one) => one.about);
const kinds = [
  'money',
  'stock',
  'coupons',
  'balances',
  'sellers',
  'invoices',
  'pages',
  'replies',
  'doctor',
  'histories that broke off',
];
const rows = [
  ...kinds.map((kind) => [kind.includes(' ') ? kind : `differences: ${kind}`, about.get(kind)?.length ?? 0]),
  ['replies of status 500', counts.faults.length],
  [`${twice.rounds} × two cancellations at once, not exactly one`, twice.found.length],
  ['proofs of `doctor` at the end', proofs.length],
];
printTable(
  ['what', 'measured', 'must be'],
  rows.map(([what, measured]) => [what, measured, '0']),
);
const wrong = rows.reduce((sum, [, measured]) => sum + measured, 0);
record('histories', {
  measured: `${wrong} differences in ${results.done} histories`,
  met: wrong === 0,
  method: `${results.orders} orders, seed ${seed}`,
});
if (wrong > 0) process.exitCode = 1;
if (process.env.HISTORIES_LOG) writeFileSync(process.env.HISTORIES_LOG, stage.output());
await database.close();
await stage.stop();
