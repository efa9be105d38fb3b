// What shoppers see while PostgreSQL is down, and how long recovery takes:
//   node bench/outage.mjs [seconds=30]
// A real PostgreSQL is stopped and restarted while four clients read pages. A TCP proxy gives it a fixed address,
// because each start uses another port. Pages that were requested before the outage must come from the cache; other
// pages must be the error page.
import './shop/own-node.mjs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { machine, openShop, printTable, record, startDatabase } from './shop/shop.mjs';

const [seconds = 30] = process.argv.slice(2).map(Number);
const seenPages = 100;
const clients = 4;
/** Text of the error page (apps/server/src/storefront/crash-page.ts). */
const apology = 'Puede deberse a un error técnico';

let database = await startDatabase();
const proxy = createServer((near) => {
  const far = connect(Number(new URL(database.url).port), '127.0.0.1');
  for (const [one, other] of [
    [near, far],
    [far, near],
  ]) {
    one.pipe(other);
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
});
await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
const address = new URL(database.url);
address.port = String(proxy.address().port);

const { origin, pages, stop } = await openShop({ settings: { DATABASE_URL: address.href } });
const all = [...pages.home, ...pages.offers, ...pages.product, ...pages.category];
const seen = all.slice(0, seenPages);
const unseen = all.slice(seenPages);
for (const path of seen) await ask(path);

await database.stop();
const during = { seen: [], unseen: [] };
const end = Date.now() + seconds * 1_000;
await Promise.all(Array.from({ length: clients }, (_, at) => read(at)));
const stoppedFor = seconds;

const began = performance.now();
database = await startDatabase();
const started = performance.now();
let recovered;
while (recovered === undefined) {
  const replies = await Promise.all([ask(unseen[0]), ask(unseen.at(-1)), ask('/readyz')]);
  if (replies.every(({ status }) => status === 200)) recovered = performance.now();
  else await wait(20);
}
const after = await Promise.all([...seen, ...unseen.slice(0, 50)].map(ask));
await stop();
await database.stop();
proxy.close();

const count = (replies, expected) => replies.filter(({ status }) => status === expected).length;
const slowest = (replies) => Math.round(Math.max(0, ...replies.map(({ ms }) => ms)));
const silent = during.unseen.filter(({ status, text }) => status === 503 && !text.includes(apology)).length;
console.log(`\n${machine()}`);
console.log(`PostgreSQL stopped for ${stoppedFor} s; ${clients} clients; ${seen.length} pages were seen before\n`);
printTable(
  ['pages', 'asked for', '200', '503 with the error page', 'anything else', 'slowest, ms'],
  [
    row('seen before, while stopped', during.seen),
    row('never seen, while stopped', during.unseen),
    row('all, afterwards', after),
  ],
);
const back = (recovered - started) / 1_000;
console.log(
  `\nPostgreSQL took ${((started - began) / 1_000).toFixed(1)} s to start; ${back.toFixed(2)} s later every page was rendered again.`,
);
const met =
  count(during.seen, 200) === during.seen.length &&
  count(during.unseen, 503) - silent === during.unseen.length &&
  count(after, 200) === after.length;
record('outage', {
  measured: `${count(during.seen, 200)} of ${during.seen.length} answered / ${back.toFixed(2)}`,
  met,
  method: `stopped for ${stoppedFor} s under ${clients} clients; never-seen pages: ${count(during.unseen, 503)} of ${during.unseen.length} were 503`,
});
if (!met) process.exitCode = 1;

function row(name, replies) {
  const [good, unavailable] = [count(replies, 200), count(replies, 503)];
  return [
    name,
    replies.length,
    good,
    unavailable - (replies === during.unseen ? silent : 0),
    replies.length - good - unavailable,
    slowest(replies),
  ];
}

async function read(at) {
  for (let turn = at; Date.now() < end; turn += clients) {
    during.seen.push(await ask(seen[turn % seen.length]));
    if (turn % 20 === at) during.unseen.push(await ask(unseen[turn % unseen.length]));
    await wait(5);
  }
}

async function ask(path) {
  const began = performance.now();
  const reply = await fetch(origin + path);
  const text = await reply.text();
  return { status: reply.status, text, ms: performance.now() - began };
}
