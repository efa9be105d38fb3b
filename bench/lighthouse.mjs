// Lighthouse scores with its default mobile settings (simulated slow network and CPU):
//   node bench/lighthouse.mjs [runs=3] [page …]     without pages, all kinds are measured and recorded
// Prints the median of three runs for each kind of page. Each run measures another page of the kind, to average over
// contents. Failed audits are listed with their pages.
import './shop/own-node.mjs';
import { chromiumFlags } from '@tianguis/testkit/chromium-flags';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../tools/chromium.mjs';
import { machine, median, openShop, printTable, record } from './shop/shop.mjs';

const [runs = 3] = process.argv.slice(2, 3).map(Number);
const chosen = process.argv.slice(3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = {
  'FCP s': ['first-contentful-paint', 1000],
  'LCP s': ['largest-contentful-paint', 1000],
  'SI s': ['speed-index', 1000],
  'TBT ms': ['total-blocking-time', 1],
  CLS: ['cumulative-layout-shift', 1],
};

const { origin, pages, stop } = await openShop();
const browser = await launch({
  chromePath: findChromium(process.execPath),
  chromeFlags: ['--headless', ...chromiumFlags],
});
process.once('exit', () => browser.kill());

const rows = [];
const failures = [];
let version = '';
for (const [page, paths] of Object.entries(pages)) {
  if (chosen.length > 0 && !chosen.includes(page)) continue;
  const results = [];
  for (let run = 0; run < runs; run++) {
    const path = paths[Math.floor(((run + 0.5) * paths.length) / runs)];
    // The first visit makes the server draw the page's pictures, so that the measured run gets cached pictures.
    await audit(path);
    results.push(await audit(path));
  }
  version = results[0].lighthouseVersion;
  const score = (category) => Math.round(100 * median(results.map((result) => result.categories[category].score)));
  const time = ([id, unit]) => median(results.map((result) => result.audits[id].numericValue / unit));
  rows.push([
    page,
    ...categories.map(score),
    ...Object.entries(times).map(([name, at]) =>
      time(at).toFixed(/s$/.test(name) && !/ms/.test(name) ? 2 : name === 'CLS' ? 3 : 0),
    ),
  ]);
  failures.push(...failed(results).map((line) => `- ${page}: ${line}`));
}

console.log(`\n${machine()}`);
console.log(
  `Lighthouse ${version}, mobile, its default throttling, medians of ${runs} pages of each kind, each visited once before\n`,
);
printTable(
  ['page', ...categories, ...Object.keys(times)],
  [
    ...rows,
    ['must be', '≥ 98', '100', '100', '100', '', '', '', '≤ 100', '0'],
    ['aim', '100', '100', '100', '100', '', '', '', '0', '0'],
  ],
);
console.log(failures.length > 0 ? `\nNot passed:\n${failures.join('\n')}` : '\nEvery audit passed.');
const names = ['page', ...categories, ...Object.keys(times)];
const each = (name) => rows.map((row) => row[names.indexOf(name)]);
const method = `${each('page').join(' / ')}; medians of ${runs} pages of each kind, Lighthouse's own throttling`;
const audits = categories.slice(1).map(each);
// A part of the pages is measured while building; the records are of all pages.
if (chosen.length > 0) {
  browser.kill();
  await stop();
  process.exit();
}
record('performance', {
  measured: each('performance').join(' / '),
  met: each('performance').every((one) => one >= 98),
  method,
});
record('audits', {
  measured: audits.flat().every((one) => one === 100) ? '100 on all' : audits.map((one) => one.join(' ')).join(' / '),
  met: audits.flat().every((one) => one === 100),
  method,
});
record('cls', { measured: each('CLS').join(' / '), met: each('CLS').every((one) => Number(one) < 0.005), method });
record('tbt', { measured: each('TBT ms').join(' / '), met: each('TBT ms').every((one) => one <= 100), method });
browser.kill();
await stop();

/** Retries a run without a trace. On a busy machine, Chromium sometimes records no trace. */
async function audit(path, patience = 3) {
  const reply = await lighthouse(origin + path, { port: browser.port, output: 'json', logLevel: 'error' });
  const fault = reply ? reply.lhr.runtimeError?.message : 'no report';
  if (!fault) return reply.lhr;
  if (patience > 0) return audit(path, patience - 1);
  throw new Error(`${path}: ${fault}`);
}

/** Audits with a score below 1 in any run. Informative audits have no score, and are left out. */
function failed(results) {
  const seen = new Map();
  for (const result of results) {
    for (const { score, title, displayValue, id } of Object.values(result.audits)) {
      if (score !== null && score < 1)
        seen.set(id, `${id}, ${title}${displayValue ? ` (${displayValue})` : ''}, score ${score}`);
    }
  }
  return [...seen.values()];
}
