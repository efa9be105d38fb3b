// Runs tests of a tree with Vitest and Playwright, and returns which tests failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findTestBrowsers } from '../chromium.mjs';
import { shopEnvironment } from '../runtime.mjs';
import { failuresOfPlaywright, failuresOfVitest } from '../testing/failures.mjs';

export const isBrowserTest = ({ path }) => path.endsWith('.spec.ts');

/** Milliseconds after which a run is ended, because a fault may make tests hang. */
const longest = 1_800_000;
/** Errors of a file that cannot be loaded. A fault that causes such an error proves nothing about the tests. */
const broken = /SyntaxError|Transform failed|Failed to (resolve|load|parse)|Cannot find (module|package)|PARSE_ERROR/;

/**
 * @returns the tests that failed (`failed`) and the tests that were run (`ran`), each as `path › title`; undefined if
 * no test could be run
 * @param node path of Node.js @param tests files, with parts of titles; undefined for all tests
 */
export function runVitest(node, folder, tests) {
  // Tests that send requests need the built storefront.
  const built = tests?.some(({ path }) => path.startsWith('e2e/')) === false || prepare(node, folder);
  if (!built) return undefined;
  const report = reportIn(folder, 'vitest.json');
  const args = ['--reporter=json', `--outputFile=${report}`];
  const titles = tests?.map(({ title }) => title) ?? [];
  if (titles.length > 0 && !titles.includes(undefined)) args.push('-t', anyOf(titles));
  const program = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const result = run(node, [program, 'run', ...pathsOf(tests), ...args], folder, { NODE_ENV: 'test' });
  const found = readJson(report);
  if (found === undefined) return complain(folder, 'vitest', result);
  const failures = failuresOfVitest(found);
  if (failures.some(({ name, text }) => !name.includes(' › ') && broken.test(text)))
    return complain(folder, 'vitest', { stdout: failures.map(({ name, text }) => `${name}\n${text}`).join('\n') });
  const ran = ranOfVitest(found, folder);
  if (ran.length === 0) return complain(folder, 'vitest', result);
  return { failed: failures.map(({ name }) => relative(folder, name)), ran };
}

function ranOfVitest({ testResults }, folder) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName }) => `${relative(folder, name)} › ${fullName}`),
  );
}

/** Builds the storefront if its sources have changed. @returns whether the build succeeded */
function prepare(node, folder) {
  const built = run(node, [join(folder, 'tools', 'prepare.mjs')], folder);
  if (built.status !== 0) complain(folder, 'build', built);
  return built.status === 0;
}

/** Tests run on both devices, except tests with the tag of one device. */
const devices = ['phone', 'desktop'];

/**
 * Like `runVitest`, with a shop on the port E2E_PORT. On the second device, runs only entries without a test that
 * failed on the first device.
 */
export function runPlaywright(node, folder, tests) {
  if (!prepare(node, folder)) return undefined;
  const all = { failed: [], ran: [] };
  for (const device of devices) {
    const left = tests?.filter((test) => !all.failed.some((name) => isOf(name, test)));
    if (left?.length === 0) break;
    const found = runDevice(node, folder, left, device);
    if (found === undefined) return undefined;
    all.failed.push(...found.failed);
    all.ran.push(...found.ran);
  }
  return all;
}

/** Whether an entry of a fault includes this test. */
export const isOf = (name, { path, title = '' }) => name.startsWith(path) && name.includes(title);

function runDevice(node, folder, tests, device) {
  const report = reportIn(folder, 'playwright.json');
  const args = ['--reporter=json', `--project=${device}`, '--pass-with-no-tests'];
  const titles = tests?.map(({ title }) => title) ?? [];
  if (titles.length > 0 && !titles.includes(undefined)) args.push('-g', anyOf(titles));
  const program = join(folder, 'node_modules', '@playwright', 'test', 'cli.js');
  const result = run(node, [program, 'test', ...pathsOf(tests), ...args], folder, {
    ...{ ...findTestBrowsers(node), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const found = readJson(report);
  // An error outside of tests means that the shop did not start.
  if (found === undefined || found.errors.length > 0) return complain(folder, `playwright-${device}`, result);
  const failed = failuresOfPlaywright(found).map(({ name }) => `e2e/${name}`);
  return { failed, ran: found.suites.flatMap((suite) => ranOfPlaywright(suite, [])) };
}

function ranOfPlaywright({ title, specs = [], suites = [] }, above) {
  const path = [...above, title].filter(Boolean);
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title: spec }) => `e2e/${[...path, spec].join(' › ')}`),
    ...suites.flatMap((suite) => ranOfPlaywright(suite, path)),
  ];
}

/** Checks types and lint of the tree: undefined if both pass, otherwise the output. */
export function checkSources(node, folder) {
  for (const [what, args] of [
    ['types', [join(folder, 'tools', 'test.mjs'), 'types']],
    ['lint', [join(folder, 'node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'lint', '.']],
  ]) {
    const { status, stdout, stderr } = run(node, args, folder);
    if (status !== 0) return `${what} fails:\n${stdout}${stderr}`;
  }
  return undefined;
}

function run(node, args, folder, more = {}) {
  // Programs of the tree's packages come first in PATH.
  const { PATH, ...env } = shopEnvironment(node, more);
  const path = `${join(folder, 'node_modules', '.bin')}:${PATH}`;
  return spawnSync(node, args, {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, timeout: longest, killSignal: 'SIGTERM' },
    env: { ...env, PATH: path },
  });
}

function reportIn(folder, name) {
  const file = join(folder, 'data', 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes the output of a program that could not run to a file beside the tree. */
function complain(folder, what, { stdout = '', stderr = '' }) {
  const file = `${folder}-${what}.log`;
  writeFileSync(file, `${stdout}\n${stderr}`);
  process.stdout.write(`could not be run, see ${file} … `);
  return undefined;
}

const pathsOf = (tests = []) => [...new Set(tests.map(({ path }) => path))];
const anyOf = (titles) =>
  [...new Set(titles)].map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
