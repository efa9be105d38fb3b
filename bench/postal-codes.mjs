// Duration of importing Correos de México's file, and latency of look-ups of postal codes:
//   node bench/postal-codes.mjs [FILE=../shared/data/sepomex/sepomex.txt.gz] [seconds=30] [rate=100]
// The operator's command imports the file while the shop is open: once into an empty table, and again without changes.
// Then random codes of the whole table are requested over HTTP at this rate, open-loop. The duration of a request
// counts from the time at which it was due. A delay of up to 2 ms by the timer of this process is not counted.
import './shop/own-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { resolve } from 'node:path';
import { root } from '../tools/runtime.mjs';
import { openLoop, percentiles } from './load/open-loop.mjs';
import { cpuTime, databaseCpuTime, databaseUrl, machine, openShop, printTable, record } from './shop/shop.mjs';

const [given = '../shared/data/sepomex/sepomex.txt.gz', seconds = 30, rate = 100] = process.argv.slice(2);
const file = resolve(root, given);
if (!existsSync(file)) {
  console.error(`There is no ${file}: name Correos de México's file, as text or packed with gzip.`);
  process.exit(1);
}
const warmUp = 200;
const most = { import: 20, p99: 5 };

const shop = await openShop({ settings: { LOG_LEVEL: 'error' } });
const { openDatabase } = await import('@tianguis/database');
const url = await databaseUrl();
const { pool, close } = openDatabase({ url, max: 1, onIdleError: () => undefined });
await pool.query('truncate postal_codes, postal_code_table');

function importFile() {
  const began = performance.now();
  const said = execFileSync(process.execPath, ['apps/server/src/commands/main.ts', 'import', 'postal-codes', file], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  console.log(said.trim());
  return (performance.now() - began) / 1_000;
}
const first = importFile();
const again = importFile();
const { rows: codes } = await pool.query('select code, cardinality(colonias) as colonias from postal_codes');
await close();

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const chosen = () => codes[Math.floor(Math.random() * codes.length)];

function lookUp({ code, colonias }, due) {
  return new Promise((done, fail) => {
    get(`${shop.origin}/app/v1/codigo-postal/${code}`, { agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('end', () => {
        const time = performance.now() - due;
        const isWhole = reply.statusCode === 200 && JSON.parse(text).colonias.length === colonias;
        done({ time, isWhole });
      });
    }).on('error', fail);
  });
}

for (let count = 0; count < warmUp; count++) await lookUp(chosen(), performance.now());
const cpu = { node: cpuTime(shop.pid), database: databaseCpuTime() };
const asked = await openLoop((due) => lookUp(chosen(), due), { rate: Number(rate), seconds: Number(seconds) });
const perCall = (before, now) => ((now - before) / asked.length).toFixed(2);
const cpuOf = { node: perCall(cpu.node, cpuTime(shop.pid)), database: perCall(cpu.database, databaseCpuTime()) };
agent.destroy();
await shop.stop();

const at = percentiles(asked.map(({ time }) => time));
const wrong = asked.filter(({ isWhole }) => !isWhole).length;
const [p50, p99] = [at(0.5), at(0.99)];
console.log(`\n${machine()}; ${codes.length} postal codes\n`);
printTable(
  ['what', 'measured', 'must be'],
  [
    ['import, the whole command, s', first.toFixed(1), `≤ ${most.import}`],
    ['import again, without a change, s', again.toFixed(1), `≤ ${most.import}`],
    [`look-up at ${rate}/s, p50 ms`, p50.toFixed(2), ''],
    [`look-up at ${rate}/s, p99 ms`, p99.toFixed(2), `≤ ${most.p99}`],
    ['the slowest, ms', at(1).toFixed(1), ''],
    ['CPU of a look-up: Node; PostgreSQL, ms', `${cpuOf.node}; ${cpuOf.database}`, ''],
    ['answers that are not 200 with all colonias', `${wrong} of ${asked.length}`, '0'],
  ],
);
record('postal-codes-import', {
  measured: `${first.toFixed(1)}; again ${again.toFixed(1)}`,
  met: Math.max(first, again) <= most.import,
  method: `the operator's command on an open shop, ${codes.length} codes`,
});
const met = p99 <= most.p99 && wrong === 0;
record('postal-codes', {
  measured: `${p50.toFixed(2)} / ${p99.toFixed(2)}`,
  met,
  method: `random codes of the whole table, ${rate}/s open-loop for ${seconds} s, over HTTP`,
});
if (!met || first > most.import) process.exitCode = 1;
