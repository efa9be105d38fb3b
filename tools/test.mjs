// npm test: runs all checks and tests, the fastest first.
// `verify` stops before the build and the browser tests. `unit` and `browser` run one half. `full` also runs longer
// tests with larger files (FULL=1). `types`, `lint` and `boundaries` run that step alone. `format` rewrites files so
// that `lint` passes.
// `--shuffle SEED` runs files and tests in a random sequence, the same for each run with that seed. Without SEED, a
// random seed is chosen and printed. SEED also seeds random data of tests.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { checkBoundaries, installChecker } from './boundaries.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { root, shopEnvironment } from './runtime.mjs';
import { overBudget } from './testing/budgets.mjs';
import { cpuOfChildren, cpuOfReferenceJob } from './testing/cpu.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './testing/failures.mjs';
import { recordPassed, sourcesHaveChanged } from './testing/process-tests.mjs';
import { slowest } from './testing/slowest.mjs';

const kinds = ['test', 'full', 'verify', 'unit', 'browser', 'types', 'lint', 'boundaries', 'format'];
const usage = `node tools/test.mjs [${kinds.join('|')}] [--shuffle [SEED]]`;
const { kind, seed } = readArguments(process.argv.slice(2));
const began = Date.now();
const node = bootstrap({ withStorefront: false });
const reports = join(root, 'node_modules', '.tianguis-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Seed of the tests' random data (packages/testkit/src/random/seed.ts). */
const dataSeed = seed ?? (kind === 'full' ? drawSeed() : '1');
process.stdout.write(
  seed === undefined ? `Random data with seed ${dataSeed}\n` : `Shuffled, and random data: --shuffle ${seed}\n`,
);
const environment = { TEST_SEED: dataSeed, ...(kind === 'full' && { FULL: '1' }) };
const devices = ['phone', 'desktop'];
/** Failures, which are printed again at the end of the output. */
const failures = [];

function drawSeed() {
  return String(Math.floor(Math.random() * 1e6));
}

/** @returns the kind of run, and its shuffle seed if it has one */
function readArguments([...words]) {
  const kind = words[0]?.startsWith('--') ? 'test' : (words.shift() ?? 'test');
  const [flag, seed = drawSeed(), ...rest] = words;
  const isKnown = kinds.includes(kind) && (flag ?? '--shuffle') === '--shuffle';
  if (!isKnown || !/^\d{1,9}$/.test(seed) || rest.length > 0) {
    process.stderr.write(`Usage: ${usage}; SEED is a whole number.\n`);
    process.exit(1);
  }
  return { kind, seed: flag && seed };
}

/** Runs a program of node_modules. Returns true if the program succeeds. */
function run(file, args, { cwd = root, env = {} } = {}) {
  const program = join(root, 'node_modules', ...file.split('/'));
  return spawnSync(node, [program, ...args], { cwd, stdio: 'inherit', env: shopEnvironment(node, env) }).status === 0;
}

/**
 * The same beside other programs.
 * @param late prints the output when the program has ended, so that the outputs of two programs do not mix
 */
async function runBeside(file, args, { env = {}, late = false } = {}) {
  const program = join(root, 'node_modules', ...file.split('/'));
  const stdio = late ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(node, [program, ...args], { cwd: root, stdio, env: shopEnvironment(node, env) });
  const chunks = [];
  for (const stream of late ? [child.stdout, child.stderr] : []) stream.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(chunks));
  return code === 0;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A check that contains no tests counts as one test. */
const single = (work) => async () => {
  const good = await work();
  return { good, passed: good ? 1 : 0, failed: good ? 0 : 1 };
};

function types() {
  const storefront = join(root, 'apps', 'storefront');
  return run('@react-router/dev/bin.cjs', ['typegen'], { cwd: storefront }) && run('typescript/bin/tsc', ['-p', '.']);
}

/** @param projects arguments that select projects of `vitest.config.ts` */
async function vitest(name, projects, { late, ...more } = {}) {
  const args = ['run', ...projects, '--reporter=default', '--reporter=json'];
  args.push(`--outputFile.json=${join(reports, name)}`);
  if (seed !== undefined) args.push('--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`);
  // Tests start the shop and its commands about a hundred times. The compile cache saves a third of that time.
  const cache = join(root, 'node_modules', '.cache', 'tianguis-tests');
  const env = { NODE_ENV: 'test', NODE_COMPILE_CACHE: cache, ...environment, ...more };
  const good = await runBeside('vitest/vitest.mjs', args, { env, late });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(name) ?? {};
  if (!good) failures.push(...failuresOfVitest(readReport(name)));
  return { good, passed: numPassedTests, failed: good ? 0 : Math.max(1, numFailedTests) };
}

async function unit() {
  installChecker(node);
  const isWhole = kind === 'full' || sourcesHaveChanged();
  process.stdout.write(`Process tests: ${isWhole ? 'all' : 'smoke tests, since none of their sources has changed'}\n`);
  const result = await vitest('unit.json', [
    '--project=!shop',
    ...(isWhole ? [] : ['--tags-filter=!process || smoke']),
  ]);
  if (isWhole && result.good) recordPassed();
  return result;
}

async function requests({ late = false } = {}) {
  if (!(await shopIsOpen)) return { good: false, passed: 0, failed: 1 };
  return vitest('requests.json', ['--project=shop'], { E2E_SHOP: 'open', late });
}

/** Request tests run one after the other and use one processor, so the other tests run beside them. */
async function unitAndRequests() {
  const [first, second] = await Promise.all([unit(), requests({ late: true })]);
  return {
    good: first.good && second.good,
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
  };
}

function build() {
  bootstrap();
  return beginShop();
}

let closeShop = async () => undefined;
let shopIsOpen = Promise.resolve(false);

/**
 * Opens the shop that request tests and browser tests share, since starting it takes longer than many of these tests.
 */
function beginShop() {
  // The shop writes to the output of this process. A pipe would fill up, since this process cannot read it while a step
  // runs.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const env = shopEnvironment(node, environment);
  const shop = spawn(node, [join(root, 'e2e', 'support', 'shop', 'open-shop.ts')], { cwd: root, env, stdio });
  const isEnded = once(shop, 'exit');
  closeShop = async () => {
    if (shop.connected) shop.disconnect();
    await isEnded;
  };
  shopIsOpen = Promise.race([once(shop, 'message').then(() => true), isEnded.then(() => false)]);
  return true;
}

/**
 * A worker of Playwright runs one project. If both projects were shuffled together, every second test would start a
 * browser.
 */
const browserRuns = seed === undefined ? [undefined] : devices;
const browserReport = (device) => `playwright-${device ?? 'all'}.json`;

function browser() {
  const result = { good: true, passed: 0, failed: 0 };
  for (const device of browserRuns) {
    const name = browserReport(device);
    const files = { ...findTestBrowsers(node), PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name) };
    const env = { ...files, E2E_SHOP: 'open', ...environment };
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

const checks = [
  ['types', single(types)],
  ['lint', single(() => run('@biomejs/biome/bin/biome', ['ci', '.']))],
  ['boundaries', single(() => checkBoundaries(node))],
];
const unitHalf = [...checks, ['unit and API tests', unit]];
const buildStep = ['build', single(build)];
const browserStep = ['browser tests', browser];
const browserHalf = [buildStep, ['request tests', () => requests()], browserStep];
const whole = [buildStep, ...checks, ['unit, API, request tests', unitAndRequests], browserStep];
const stepsOf = {
  test: whole,
  full: whole,
  verify: unitHalf,
  unit: unitHalf.slice(-1),
  browser: browserHalf,
  format: [['format', single(() => run('@biomejs/biome/bin/biome', ['check', '--write', '.']))]],
};
const steps = stepsOf[kind] ?? checks.filter(([name]) => name === kind);

const parts = [];
let [passed, failed] = [0, 0];
for (const [name, work] of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const [start, cpuBefore] = [Date.now(), cpuOfChildren()];
  const result = await work();
  passed += result.passed;
  failed += result.failed;
  const cpuAfter = cpuOfChildren();
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  parts.push({ name, good: result.good, seconds: (Date.now() - start) / 1000, cpu });
  if (!result.good) break;
}

await closeShop();

// A step that exceeds its CPU budget fails the run, so that slow tests are found early. Runs of `full` have no budget.
const isWhole = kind === 'test' && failed === 0;
const reference = isWhole ? cpuOfReferenceJob(node) : undefined;
for (const text of reference === undefined ? [] : overBudget(parts, reference)) {
  failures.push({ name: 'budget', text });
  failed += 1;
}
if (failed > 0 && failures.length === 0) failures.push({ name: 'outside of the tests', text: 'See the output above.' });

const longest = slowest(
  {
    vitest: [readReport('unit.json'), readReport('requests.json')],
    playwright: browserRuns.map((device) => readReport(browserReport(device))),
  },
  { root },
);
if (longest.length > 0) process.stdout.write(`\nThe slowest tests:\n${longest.join('\n')}\n`);
for (const { name, text } of failures) process.stdout.write(`\nFAILED ${name}\n${text}\n`);
const all = (Date.now() - began) / 1000;
const lines = parts.map(({ name, good, seconds, cpu }) => {
  const share = `${((100 * seconds) / all).toFixed(0).padStart(3)} %`;
  const used = cpu === undefined ? '' : `, CPU ${cpu.toFixed(1).padStart(7)} s`;
  const times = cpu === undefined || reference === undefined ? '' : ` = ${(cpu / reference).toFixed(1)} reference jobs`;
  const verdict = good ? 'passed' : 'FAILED';
  return `${verdict}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s ${share}${used}${times}`;
});
process.stdout.write(`\n${lines.join('\n')}\n        ${'all'.padEnd(24)} ${all.toFixed(1).padStart(6)} s\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
