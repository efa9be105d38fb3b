// Bytes that a phone transfers on its first view of a page, by type, until the network is quiet:
//   node bench/bytes.mjs
// Sizes are transfer sizes including headers, from the browser's network log.
import './shop/own-node.mjs';
import { chromium, devices } from '@playwright/test';
import { chromiumFlags } from '@tianguis/testkit/chromium-flags';
import { findChromium } from '../tools/chromium.mjs';
import { machine, median, openShop, printTable, record } from './shop/shop.mjs';

const { phoneUserAgent } = await import('../packages/testkit/src/browser/user-agents.ts');

const pagesEach = 5;
const quiet = 1_000;
const viewport = { width: 360, height: 740 };
const kinds = ['HTML', 'JavaScript', 'CSS', 'font', 'sprite', 'other', 'images'];
const limits = { script: ['130', '115'], withoutImages: ['220', '180'] };

const { origin, pages, stop } = await openShop();
const browser = await chromium.launch({
  executablePath: findChromium(process.execPath),
  args: [...chromiumFlags],
});

const rows = [];
const scripts = new Map();
for (const [page, paths] of Object.entries(pages)) {
  const step = Math.max(1, Math.floor(paths.length / pagesEach));
  const views = [];
  for (const path of paths.filter((_, index) => index % step === 0).slice(0, pagesEach)) views.push(await view(path));
  const of = (kind) => median(views.map((sizes) => sizes[kind] ?? 0));
  const withoutImages = median(views.map((sizes) => sum(kinds.slice(0, -1).map((kind) => sizes[kind] ?? 0))));
  rows.push([
    page,
    ...kinds.map((kind) => kilobytes(of(kind))),
    kilobytes(withoutImages),
    median(views.map(({ requests }) => requests)),
  ]);
}

console.log(`\n${machine()}`);
console.log(
  `Chromium ${browser.version()} as a phone of ${viewport.width} × ${viewport.height} at 2 pixels each, empty cache, medians of ${pagesEach} pages, in kB (1,000 bytes)\n`,
);
printTable(['page', ...kinds, 'all but images', 'requests'], rows);
const [scriptColumn, sumColumn] = [1 + kinds.indexOf('JavaScript'), 1 + kinds.length];
const worst = (column) => Math.max(...rows.map((row) => Number(row[column]))).toFixed(1);
console.log('');
printTable(
  ['what', 'must be', 'aim', 'worst page'],
  [
    ['JavaScript', `≤ ${limits.script[0]}`, `≤ ${limits.script[1]}`, worst(scriptColumn)],
    ['all but images', `≤ ${limits.withoutImages[0]}`, `≤ ${limits.withoutImages[1]}`, worst(sumColumn)],
  ],
);
const floor = [...scripts].filter(([file]) => isFrameworks(file)).map(([, size]) => size);
const own = [...scripts].filter(([file]) => !isFrameworks(file)).map(([, size]) => size);
console.log(
  `\nOf the JavaScript of these pages together, React and React Router are ${kilobytes(sum(floor))} kB (the floor under any page), the shop's own ${kilobytes(sum(own))} kB in ${own.length} files.`,
);
const each = (column) => rows.map((row) => row[column]).join(' / ');
const method = `${rows.map(([page]) => page).join(' / ')}; medians of ${pagesEach} pages, phone, empty cache`;
record('js', { measured: each(scriptColumn), met: worst(scriptColumn) <= 130, method });
record('bytes', { measured: each(sumColumn), met: worst(sumColumn) <= 220, method });
await browser.close();
await stop();

async function view(path) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport,
    deviceScaleFactor: 2,
    userAgent: phoneUserAgent,
  });
  const tab = await context.newPage();
  const log = await context.newCDPSession(tab);
  await log.send('Network.enable');
  const asked = new Map();
  const sizes = { requests: 0 };
  let [open, lastChange] = [0, Date.now()];
  log.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.set(requestId, request.url);
    [open, lastChange] = [open + 1, Date.now()];
  });
  log.on('Network.responseReceived', ({ requestId, type, response }) =>
    asked.set(requestId, { type, url: response.url }),
  );
  log.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf(asked.get(requestId));
    sizes[kind] = (sizes[kind] ?? 0) + encodedDataLength;
    sizes.requests++;
    if (kind === 'JavaScript')
      scripts.set(new URL(asked.get(requestId).url).pathname.split('/').at(-1), encodedDataLength);
    [open, lastChange] = [open - 1, Date.now()];
  });
  log.on('Network.loadingFailed', ({ errorText }) => {
    throw new Error(`${path}: ${errorText}`);
  });
  await tab.goto(origin + path, { waitUntil: 'load' });
  while (open > 0 || Date.now() - lastChange < quiet) await tab.waitForTimeout(50);
  await context.close();
  return sizes;
}

function kindOf({ type, url }) {
  if (/sprite[^/]*\.svg/.test(url)) return 'sprite';
  const known = { Document: 'HTML', Script: 'JavaScript', Stylesheet: 'CSS', Font: 'font', Image: 'images' };
  return known[type] ?? 'other';
}

/** Whether the file is the chunk of the build with all npm packages. */
function isFrameworks(file) {
  return /^(packages|renderer)-/.test(file);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
