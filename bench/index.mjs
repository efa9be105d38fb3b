// npm run bench: runs all benchmarks of docs/measurements.md in sequence, and prints a table of results, requirements
// and targets.
//   npm run bench                     all of them, an hour and a half; the machine should be otherwise idle
//   npm run bench -- cached ssr       only these
// Each row names the command that reproduces it and its method. The best of five peers is shown for comparison,
// measured on a similar machine (docs/measurements.md explains how).
import './shop/own-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/runtime.mjs';
import { machine, printTable } from './shop/shop.mjs';

const scripts = [
  'bytes',
  'lighthouse',
  'cached',
  'hit-ratio',
  'ssr',
  'memory',
  'start',
  'growth',
  'search',
  'relevance',
  'import',
  'backup',
  'freshness',
  'outage',
  'faults',
  'hostile',
  'accounts',
  'postal-codes',
  'dates',
  'arrivals',
  'processes',
  'shares',
];

/** Rows of the table. A benchmark reports the result of a row by the row's key (record.mjs). */
const rows = [
  ['js', 'JavaScript on the first view of a public page, kB on the wire', '180', '≤ 130', '≤ 115'],
  ['bytes', 'All bytes of a page but pictures, kB', '300', '≤ 220', '≤ 180'],
  ['performance', 'Lighthouse mobile performance', '98 at best', '≥ 98', '100'],
  ['audits', 'Lighthouse accessibility / best practices / SEO', 'never all 100', '100', '100'],
  ['cls', 'CLS', '0', '0.00', '0'],
  ['tbt', 'TBT, ms', '0 to 60', '≤ 50', '0'],
  ['cached', 'Requests/s of a cached public page, share of a bare node:http server', '145/s', '≥ 60 %', '≥ 80 %'],
  ['hit-ratio', 'Pages of people from the cache at 1,000,000 products, beside a crawler', '–', '≥ 90 %', ''],
  ['ssr', 'CPU of an uncached category page, API included, ms', '8 + database', '≤ 6', '≤ 4'],
  ['seed', 'Seed of a million products, table data, products/s', '–', '≥ 20,000', ''],
  [
    'listing',
    'Listing with facets at 1,000,000 products, p50 / p99 with 1 client, ms',
    '20,000 time out',
    '≤ 10 / ≤ 50',
    '≤ 25 p99',
  ],
  ['growth', 'Cost of a category page’s listing, 1,000,000 against 20,000', '–', '≤ 3 ×', '≤ 1.5 ×'],
  [
    'search',
    'Search with facets at 1,000,000 products, p50 / p99 with 1 client, p99 with 8; suggestions p99, ms',
    '–',
    '≤ 10 / ≤ 50, ≤ 200; ≤ 3',
    '',
  ],
  ['relevance', 'nDCG@10 of judged searches by class', 'none has searches in Spanish', 'better than two baselines', ''],
  ['import', 'Import of 100,000 rows with all indexes, products/s', '–', '≥ 5,000', ''],
  ['backup', 'Backup and restore of the demo shop, s', '–', '', ''],
  ['freshness', 'Answers older than 1 s after a commit, two processes under load', '–', '0', '0'],
  ['outage', 'PostgreSQL stopped for 30 s: pages seen before / all well again after, s', '–', 'all / by itself', ''],
  [
    'faults',
    'Ends of PostgreSQL, processes and an import under load that went as docs/operating.md says',
    '–',
    'all',
    '',
  ],
  [
    'sign-ins: cached pages',
    'p99 of category pages at 50/s beside 5 and 50 sign-ins/s, against alone',
    '–',
    '≤ 1.5 ×, ≤ 2 ×',
    '',
  ],
  [
    'sign-ins: uncached pages',
    'Medians of uncached pages beside 20 and 100 clients that sign in without a pause, against a quiet shop',
    '–',
    '≤ 2 ×',
    '',
  ],
  ['sign-ins: times', 'Whether times of calls reveal which e-mails exist, p', '–', 'p > 0.01', ''],
  ['postal-codes-import', 'Import of 155,847 lines of postal codes, the whole command; again, s', '–', '≤ 20', ''],
  ['dates', 'Dates of 24 cards at 100/s, p50 / p99, ms', '–', '≤ 15', ''],
  ['dates-filter', 'Listing of what arrives tomorrow, p50 / p99, ms; against without', '–', '≤ 10 / ≤ 50', ''],
  ['postal-codes', 'Look-up of a postal code at 100/s, whole table, p50 / p99, ms', '–', 'p99 ≤ 5', ''],
  [
    'arrivals',
    'Simulated orders of 30 days that came on the last promised day or before: own fulfilment / sellers',
    '–',
    '',
    '',
  ],
  ['hostile', 'Faults in malformed and hostile requests', '–', '0 of 60,000', ''],
  ['start', '`npm start`, warm, to the first 200, s', '0.64 without database', '≤ 3', '≤ 1.5'],
  ['fresh', '`npm start` from a fresh clone to the first 200, s', '–', '≤ 120', ''],
  ['memory', 'Memory of the server after load, MB', '208 to 906', '≤ 350', '≤ 250'],
  [
    'shares',
    'Another visitor’s uncached pages while one address asks for 60 searches/s, p50 against a quiet shop',
    '–',
    '≤ 3 ×',
    '',
  ],
  ['processes', 'Uncached pages a second, 1 and 2 processes on 2 cores', '–', '', ''],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !scripts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}: they are ${scripts.join(', ')}.`);
  process.exit(1);
}
const file = join(mkdtempSync(join(tmpdir(), 'tianguis-bench-')), 'records.jsonl');
const failed = [];
for (const name of asked.length > 0 ? asked : scripts) {
  console.log(`\n── node bench/${name}.mjs`);
  const script = join(root, 'bench', `${name}.mjs`);
  const { status } = spawnSync(process.execPath, [script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BENCH_RECORDS: file },
  });
  if (status !== 0) failed.push(name);
}

const records = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
console.log(`\n${machine()}\nCommit ${commit}\n`);
printTable(
  ['What', 'Best peer', 'Must be', 'Aim', 'Measured', 'Met', 'Method', 'Command'],
  rows.flatMap(([key, what, peer, mustBe, aim]) => {
    const record = records.findLast((one) => one.key === key);
    if (!record) return [];
    const { measured, met, method, script } = record;
    const mark = met === undefined ? '' : met ? 'yes' : '**no**';
    return [[what, peer, mustBe, aim, measured, mark, method, `\`node bench/${script}\``]];
  }),
);
if (failed.length > 0) {
  console.error(`\nNot finished: ${failed.join(', ')}`);
  process.exitCode = 1;
}
