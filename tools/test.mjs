// npm test: all checks and tests, the fastest first. `verify` stops before the build and the browser tests; `full` runs
// longer tests with larger files (FULL=1); `types`, `lint` and `boundaries` run that step alone. `format` rewrites
// files as `lint` wants them. `--shuffle SEED` runs files and tests in a random sequence, which is the same for the
// same seed; without SEED it draws a seed and prints it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { findChromium } from './chromium.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { root, shopEnvironment } from './runtime.mjs';

const usage = 'node tools/test.mjs [test|full|verify|types|lint|boundaries|format] [--shuffle [SEED]]';
const { kind, seed } = readArguments(process.argv.slice(2));
if (seed !== undefined) process.stdout.write(`Shuffled with --shuffle ${seed}\n`);
const node = bootstrap({ withStorefront: false });
const reports = join(root, 'node_modules', '.tianguis-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const full = kind === 'full' ? { FULL: '1' } : {};
let passed = 0;
let failed = 0;
/** Repeated at the end of the output. */
let failures = [];

/** @returns the kind of run, and its shuffle seed if it has one */
function readArguments([...words]) {
  const kind = words[0]?.startsWith('--') ? 'test' : (words.shift() ?? 'test');
  const [flag, seed = String(Math.floor(Math.random() * 1e6)), ...rest] = words;
  const isKnown =
    ['test', 'full', 'verify', 'types', 'lint', 'boundaries', 'format'].includes(kind) &&
    (flag ?? '--shuffle') === '--shuffle';
  if (!isKnown || !/^\d{1,9}$/.test(seed) || rest.length > 0) {
    process.stderr.write(`Usage: ${usage}; SEED is a whole number.\n`);
    process.exit(1);
  }
  return { kind, seed: flag && seed };
}

/** Runs a program of node_modules; true if it succeeds. */
function run(file, args, { cwd = root, env = {} } = {}) {
  const program = join(root, 'node_modules', ...file.split('/'));
  return spawnSync(node, [program, ...args], { cwd, stdio: 'inherit', env: shopEnvironment(node, env) }).status === 0;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A check without tests counts as one test. */
const single = (work) => async () => {
  const good = await work();
  return { good, passed: good ? 1 : 0, failed: good ? 0 : 1 };
};

function types() {
  const storefront = join(root, 'apps', 'storefront');
  return run('@react-router/dev/bin.cjs', ['typegen'], { cwd: storefront }) && run('typescript/bin/tsc', ['-p', '.']);
}

/** @param projects which projects of `vitest.config.ts` run */
function vitest(name, projects, more = {}) {
  const report = join(reports, name);
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (seed !== undefined) args.push('--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`);
  // Tests start the shop and its commands about a hundred times; the compile cache saves a third of the time.
  const cache = join(root, 'node_modules', '.cache', 'tianguis-tests');
  const env = { NODE_ENV: 'test', NODE_COMPILE_CACHE: cache, ...full, ...more };
  const good = run('vitest/vitest.mjs', args, { env });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(name) ?? {};
  if (!good) failures = failuresOfVitest(readReport(name));
  return { good, passed: numPassedTests, failed: good ? 0 : Math.max(1, numFailedTests) };
}

const unit = () => vitest('vitest.json', ['--project=!shop']);
const requests = () => vitest('requests.json', ['--project=shop'], { E2E_SHOP: 'open' });

function build() {
  bootstrap();
  return true;
}

let closeShop = async () => undefined;

/** Opens the shop that request tests and browser tests share, since its start takes longer than many of them. */
async function openShop() {
  // Its output is inherited: nobody would read a pipe while a step runs.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const shop = spawn(node, [join(root, 'e2e', 'open-shop.ts')], { cwd: root, env: shopEnvironment(node, full), stdio });
  const isEnded = once(shop, 'exit');
  closeShop = async () => {
    if (shop.connected) shop.disconnect();
    await isEnded;
  };
  return Promise.race([once(shop, 'message').then(() => true), isEnded.then(() => false)]);
}

/** A Playwright worker serves one project: shuffled over both, every second test would start a browser. */
const devices = seed === undefined ? [undefined] : ['phone', 'desktop'];

function browser() {
  const result = { good: true, passed: 0, failed: 0 };
  for (const device of devices) {
    const name = `playwright-${device ?? 'all'}.json`;
    const env = {
      CHROMIUM_PATH: findChromium(node),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name),
      E2E_SHOP: 'open',
      ...full,
    };
    const shuffle = device === undefined ? [] : [`--project=${device}`, '--shuffle', seed];
    const good = run('@playwright/test/cli.js', ['test', '--reporter=list,json', ...shuffle], { env });
    if (!good) failures.push(...failuresOfPlaywright(readReport(name)));
    const { expected = 0, flaky = 0, unexpected = 0 } = readReport(name)?.stats ?? {};
    result.good &&= good;
    result.passed += expected + flaky;
    result.failed += good ? 0 : Math.max(1, unexpected);
  }
  return result;
}

const all = [
  ['types', single(types)],
  ['lint', single(() => run('@biomejs/biome/bin/biome', ['ci', '.']))],
  ['boundaries', single(() => checkBoundaries(node))],
  ['unit and API tests', unit],
];
const alone = all.filter(([name]) => name === kind);
if (kind === 'format') alone.push(['format', single(() => run('@biomejs/biome/bin/biome', ['check', '--write', '.']))]);
if (kind !== 'verify') {
  all.push(['build', single(build)]);
  if (existsSync(join(root, 'playwright.config.ts'))) {
    all.push(['shop', single(openShop)]);
    all.push(['request tests', requests], ['browser tests', browser]);
  }
}
const steps = alone.length > 0 ? alone : all;

const summary = [];
for (const [name, work] of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const began = Date.now();
  const result = await work();
  passed += result.passed;
  failed += result.failed;
  summary.push(
    `${result.good ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s`,
  );
  if (!result.good) break;
}
await closeShop();
if (failed > 0 && failures.length === 0) failures.push({ name: 'outside of the tests', text: 'See the output above.' });
for (const { name, text } of failures) process.stdout.write(`\nFAILED ${name}\n${text}\n`);
process.stdout.write(`\n${summary.join('\n')}\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
