// What visitors see while something of the shop is ended, and how long it takes afterwards until all is well:
//   node bench/faults.mjs [kills=20] [only=fault,…]
// Real processes on data of their own (data/bench-faults): PostgreSQL is killed under sixteen visitors, who ask in turn for a page that is kept
// and for a search that nobody has made, and so are web processes and a worker; an import is interrupted. Prints the table of
// docs/operating.md, and ends with code 1 when something is not as that page says.
import './own-node.mjs';
import { faults } from './faults/all.mjs';
import { setUp } from './faults/stage.mjs';
import { machine, printTable, record } from './shop.mjs';

// Whatever ends this ends what it began.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const options = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const kills = Number(options.kills ?? 20);
const only = options.only?.split(',');
const rows = [];
let held = 0;
await setUp();
for (const [name, fault] of Object.entries(faults)) {
  if (only && !only.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  const { what, away, kept, fresh, whole, isAsPromised } = await fault(kills);
  if (isAsPromised) held++;
  else process.exitCode = 1;
  rows.push([what, away, kept, fresh, isAsPromised ? whole : `**NO**: ${whole}`]);
  process.stderr.write(`${rows.at(-1).join(' | ')}\n`);
}
console.log(`\n${machine()}\n`);
printTable(['What is stopped', 'Away for', 'Visitors of kept pages saw', 'Visitors of others saw', 'Whole'], rows);
record('faults', {
  measured: `${held} of ${rows.length} kinds`,
  met: held === rows.length,
  method: `${kills} kills of PostgreSQL of each kind, 16 visitors without a pause`,
});
process.exit();
