// Measures whether sign-ins slow pages down, and whether response times reveal which e-mails exist:
//   node bench/accounts.mjs [PART …]
// Without names, all parts are measured: pages, flood, times.
// Part `pages`: category pages at 50 requests/s, open-loop: alone, beside 5 sign-ins/s and beside 50 sign-ins/s, in
// turns. The result is the p99 of pages, as a ratio to the p99 of pages alone.
// Part `flood`: uncached pages (cart, sign-in, a redirect) beside 20 and 100 clients that do nothing but sign in. The
// result is the median of each page, as a ratio to its median while the shop is quiet.
// Part `times`: sign-ins with a wrong password, both calls of a registration (the second with a wrong code), and
// recoveries. Each call is sent for 400 e-mails that exist and 400 that do not, in a random sequence. A permutation
// test compares the medians of both groups.
import './shop/own-node.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measureFloods } from './accounts/flood.mjs';
import { databaseUrl, machine, median, openShop, printTable, record } from './shop/shop.mjs';

const seconds = 20;
const pagesPerSecond = 50;
/** Number of calls of each kind, for existing e-mails and again for unknown e-mails. */
const tries = { signIn: 400, registration: 400, wrongCode: 400, recovery: 400 };
const permutations = 5_000;
const password = 'caballo grapa tortilla';
const parts = process.argv.slice(2);
const has = (part) => parts.length === 0 || parts.includes(part);

// Each simulated visitor has its own IP address (X-Forwarded-For from a trusted proxy), as real customers have. So the
// limits of concurrent work are those of production.
const shop = await openShop({ settings: { TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error', WORK_AT_ONCE: '4' } });
const { origin } = shop;
const { openDatabase } = await import('@tianguis/database');
const { createPasswords } = await import('../apps/api/src/modules/accounts/credentials/passwords.ts');
const { accountsOf, loadShopConfig } = await import('@tianguis/config');
const shopConfigFile = fileURLToPath(new URL('../config/shop.json', import.meta.url));
const database = openDatabase({ url: await databaseUrl(), max: 2, onIdleError: () => undefined });

let address = 0;
const nextAddress = () => {
  address++;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
};

async function post(path, body) {
  const reply = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    body: reply.ok ? JSON.parse(text) : undefined,
    retryAfter: reply.headers.get('retry-after'),
  };
}
const signIn = (usuario, contrasena = password) => post('/app/ApiRest/Login/', { usuario, contrasena });
const { privacyNotice: aviso } = accountsOf(loadShopConfig(process.env.SHOP_CONFIG ?? shopConfigFile));
const register = (correo, more = {}) =>
  post('/app/ApiRest/Registro', { nombre: 'Banco', apellidoP: 'Prueba', correo, contrasena: password, aviso, ...more });

/** Calls `work` `perSecond` times a second, even if earlier calls have not ended. */
async function openLoop(perSecond, work) {
  const running = [];
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = began + (count * 1_000) / perSecond;
    const left = due - performance.now();
    if (left > 1) await wait(left);
    running.push(work(count));
  }
  return Promise.all(running);
}

async function pagesBeside(signInsPerSecond, customers) {
  const { category } = shop.pages;
  const times = [];
  const statuses = new Map();
  let unhelpful = 0;
  await Promise.all([
    openLoop(pagesPerSecond, async (count) => {
      const began = performance.now();
      const reply = await fetch(origin + category[count % category.length]);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`a page: ${reply.status}`);
      times.push(performance.now() - began);
    }),
    signInsPerSecond > 0 &&
      openLoop(signInsPerSecond, async (count) => {
        const { status, retryAfter } = await signIn(customers[count % customers.length]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if ((status === 429 || status === 503) && retryAfter === null) unhelpful++;
      }),
  ]);
  return { p50: percentile(times, 50), p99: percentile(times, 99), statuses, unhelpful };
}

async function measurePages() {
  const customers = await addCustomers(500);
  for (const path of shop.pages.category) await (await fetch(origin + path)).arrayBuffer();
  const rounds = [];
  const beside = (signIns) => pagesBeside(signIns, customers);
  for (let round = 0; round < 3; round++)
    rounds.push({ alone: await beside(0), five: await beside(5), fifty: await beside(50) });
  const ratio = (kind) => median(rounds.map((round) => round[kind].p99 / round.alone.p99));
  printTable(
    ['category pages at 50/s', 'p50, ms', 'p99, ms', 'p99 against alone', 'sign-ins by status'],
    ['alone', 'five', 'fifty'].map((kind) => {
      const all = rounds.map((round) => round[kind]);
      const [p50, p99] = ['p50', 'p99'].map((name) => median(all.map((one) => one[name])).toFixed(1));
      return [kind, p50, p99, kind === 'alone' ? '' : ratio(kind).toFixed(2), shown(all[1].statuses)];
    }),
  );
  const unhelpful = rounds.reduce((sum, { five, fifty }) => sum + five.unhelpful + fifty.unhelpful, 0);
  console.log(`\n429 and 503 without Retry-After: ${unhelpful}\n`);
  record('sign-ins: cached pages', {
    measured: `${ratio('five').toFixed(2)} × / ${ratio('fifty').toFixed(2)} ×`,
    met: ratio('five') <= 1.5 && ratio('fifty') <= 2 && unhelpful === 0,
    method: 'category pages at 50/s beside 5 and 50 sign-ins/s, medians of 3 turns',
  });
}

async function measureUncached() {
  const [quiet, ...floods] = await measureFloods({
    ...{ origin, nextAddress, product: shop.pages.product[0] },
    signIn: () => signIn(`nadie-${crypto.randomUUID()}@tianguis.example`),
  });
  const ratios = ({ medians }) => Object.keys(medians).map((name) => medians[name] / quiet.medians[name]);
  printTable(
    ['uncached pages, medians', ...Object.keys(quiet.medians), 'greatest, against quiet', 'sign-ins by status'],
    [quiet, ...floods].map((one) => [
      one.clients === 0 ? 'quiet' : `${one.clients} clients sign in`,
      ...Object.values(one.medians).map((time) => time.toFixed(1)),
      one === quiet ? '' : Math.max(...ratios(one)).toFixed(2),
      shown(one.statuses),
    ]),
  );
  const greatest = Math.max(...floods.flatMap(ratios));
  const unhelpful = floods.reduce((sum, one) => sum + one.unhelpful, 0);
  record('sign-ins: uncached pages', {
    measured: `${floods.map((one) => `${Math.max(...ratios(one)).toFixed(2)} ×`).join(' / ')}`,
    met: greatest <= 2 && unhelpful === 0,
    method: 'cart, sign-in and a redirect beside 20 and 100 clients that sign in without a pause, medians of 3 turns',
  });
}

const shown = (statuses) => [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');

const tickets = new Map();

/** Calls whose time may reveal which e-mails exist. `status` is the expected status, the same for both groups. */
const calls = {
  signIn: { name: 'sign-in, wrong password', status: 401, send: (email) => signIn(email, 'no es la de nadie') },
  registration: {
    ...{ name: 'registration, first call', status: 200 },
    send: async (email) => {
      const reply = await register(email);
      tickets.set(email, reply.body?.solicitud);
      return reply;
    },
  },
  // Uses the e-mails and the tickets of the call before, for which codes are stored.
  wrongCode: {
    ...{ name: 'registration, wrong code', status: 422 },
    send: (email) => register(email, { codigo: '12345x', solicitud: tickets.get(email) }),
  },
  recovery: {
    ...{ name: 'recovery', status: 200 },
    send: (correo) => post('/app/v1/recuperar-contrasena', { correo }),
  },
};

async function measureTimes() {
  const emails = {
    known: await addCustomers(Math.max(...Object.values(tries))),
    unknown: Array.from(
      { length: Math.max(...Object.values(tries)) },
      () => `nadie-${crypto.randomUUID()}@tianguis.example`,
    ),
  };
  const measured = [];
  for (const [kind, { name, status: expected, send }] of Object.entries(calls)) {
    const times = { known: [], unknown: [] };
    // Each e-mail is used once, so that no rate limit delays a call. The sequence is random, because the jobs of a call
    // may slow the next calls down. In a fixed sequence these jobs would always slow the same group of calls.
    for (const { whose, count } of shuffled(tries[kind])) {
      const began = performance.now();
      const { status } = await send(emails[whose][count]);
      times[whose].push(performance.now() - began);
      if (status !== expected) throw new Error(`${name}: ${status}`);
    }
    measured.push({ name, times, p: permutationTest(times.known, times.unknown) });
  }
  // If the times are equal, all calls together fail the test in one run of a hundred.
  const leastP = 0.01 / measured.length;
  printTable(
    ['call', 'tries of each', 'median, an e-mail that exists, ms', 'one that does not, ms', 'permutation test, p'],
    measured.map(({ name, times: { known, unknown }, p }) => [
      ...[name, String(known.length), median(known).toFixed(2), median(unknown).toFixed(2), p.toFixed(4)],
    ]),
  );
  const calls = measured.map(({ name, times }) => `${times.known.length} × ${name}`).join(', ');
  record('sign-ins: times', {
    measured: `p = ${measured.map(({ p }) => p.toFixed(3)).join(', ')}`,
    met: measured.every(({ p }) => p > leastP),
    method: `${calls}, of each, in a random sequence`,
  });
}

/** Adds customers with `password` who are not signed in. @returns their e-mails */
async function addCustomers(count) {
  const hash = await createPasswords().hash(password);
  const { rows } = await database.pool.query(
    `insert into customers (email, nombre, password_hash)
     select 'banco-' || gen_random_uuid() || '@tianguis.example', 'Banco', $1 from generate_series(1, $2::integer)
     returning email`,
    [hash, count],
  );
  return rows.map(({ email }) => email);
}

/** `count` e-mails of each group, in a random sequence. */
function shuffled(count) {
  const all = ['known', 'unknown'].flatMap((whose) => Array.from({ length: count }, (_, at) => ({ whose, count: at })));
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The value at this percentile. */
function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}

/** The share of random splits of all times in which the medians differ at least as much. */
function permutationTest(a, b) {
  const all = [...a, ...b];
  const observed = Math.abs(median(a) - median(b));
  let asFar = 0;
  for (let run = 0; run < permutations; run++) {
    for (let at = all.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [all[at], all[other]] = [all[other], all[at]];
    }
    if (Math.abs(median(all.slice(0, a.length)) - median(all.slice(a.length))) >= observed) asFar++;
  }
  return (asFar + 1) / (permutations + 1);
}

console.log(`\n${machine()}\n`);
if (has('pages')) await measurePages();
if (has('flood')) await measureUncached();
if (has('times')) await measureTimes();
await database.close();
await shop.stop();
