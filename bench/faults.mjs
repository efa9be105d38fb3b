// Fault injection: what visitors see while a process of the shop is down, and how long recovery takes:
//   node bench/faults.mjs [kills=20] [only=fault,…]
// Runs real processes on their own data (data/bench-faults). Kills PostgreSQL, web processes and a worker while sixteen
// visitors alternate between a cached page and a new search. Also interrupts an import. Prints the table of
// docs/operating.md, and exits with code 1 if a result differs from that page.
import './shop/own-node.mjs';
import { faults } from './faults/all.mjs';
import { setUp } from './faults/stage.mjs';
import { machine, printTable, record } from './shop/shop.mjs';

// Exit handlers kill the child processes. Without these listeners, a signal would end the process without running exit
// handlers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const options = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const kills = Number(options.kills ?? 20);
const only = options.only?.split(',');
const rows = [];
let passed = 0;
await setUp();
for (const [name, fault] of Object.entries(faults)) {
  if (only && !only.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  const { what, downtime, cached, uncached, recovery, isAsPromised } = await fault(kills);
  if (isAsPromised) passed++;
  else process.exitCode = 1;
  rows.push([what, downtime, cached, uncached, isAsPromised ? recovery : `**NO**: ${recovery}`]);
  process.stderr.write(`${rows.at(-1).join(' | ')}\n`);
}
console.log(`\n${machine()}\n`);
printTable(['Fault', 'Downtime', 'Visitors of cached pages saw', 'Visitors of other pages saw', 'Recovery'], rows);
record('faults', {
  measured: `${passed} of ${rows.length} kinds`,
  met: passed === rows.length,
  method: `${kills} kills of PostgreSQL of each kind, 16 visitors without a pause`,
});
process.exit();
