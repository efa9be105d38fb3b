// Plants faults in a copy of the tree, runs the tests, and stores which faults were caught.
import { spawnSync } from 'node:child_process';
import { root } from '../runtime.mjs';
import { hashOf } from './catalogue.mjs';
import { readResults, stateOf, storeResults } from './results.mjs';
import { checkSources, isBrowserTest, isOf, runPlaywright, runVitest } from './suites.mjs';

/** Maximum number of faults that are planted at the same time. Each must be caught by different tests. */
const batchSize = 10;

/** Checks that types and lint pass with all faults planted, so that only tests can catch the faults. */
export function checkAll(node, tree, planned) {
  plantAll(tree, planned);
  const complaint = checkSources(node, tree.folder);
  if (complaint) throw new Error(complaint);
  process.stdout.write(`Types and lint pass with all ${planned.length} faults.\n`);
}

/**
 * Runs the tests that can catch each fault. @param options With `vitest` or `browser`, only these tests are run. With
 * `skip-baseline`, the tests are not run without faults first.
 */
export function runReaching(node, tree, planned, options) {
  const parts = planned.map((one) => ({ ...one, of: Object.groupBy(one.tests, (test) => kindOf(test)) }));
  if (!options.browser) {
    const run = (tests) => runVitest(node, tree.folder, tests);
    runBatches(
      tree,
      parts.filter(({ of }) => of.vitest),
      { ...options, kind: 'vitest', run },
    );
  }
  if (options.vitest) return;
  // A fault that Vitest has just caught needs no browser tests.
  const left = parts.filter(({ fault, of }) => of.browser && !(of.vitest && stateNow(fault) === 'caught'));
  runBatches(tree, left, { ...options, kind: 'browser', run: (tests) => runPlaywright(node, tree.folder, tests) });
}

const kindOf = (test) => (isBrowserTest(test) ? 'browser' : 'vitest');
const stateNow = (fault) => stateOf(fault, readResults()[fault.name]);

/**
 * Plants several faults at the same time, whose tests are disjoint. A test that also fails without a fault counts for
 * no fault.
 */
function runBatches(tree, parts, { kind, run, 'skip-baseline': isTrusted }) {
  if (parts.length === 0) return;
  const sound = isTrusted
    ? []
    : runSound(
        parts.flatMap(({ of }) => of[kind]),
        run,
      );
  for (const batch of disjointBatches(parts, kind)) {
    say(`${kind}: ${batch.map(({ fault }) => fault.name).join(', ')}`);
    plantAll(tree, batch);
    const result = run(batch.flatMap(({ of }) => of[kind]));
    tree.restore();
    report(result === undefined ? '' : `${result.failed.length} of ${result.ran.length} tests fail`);
    for (const { fault, of } of batch) {
      const isOwn = (name) => of[kind].some((test) => isOf(name, test));
      const failed = result?.failed.filter((name) => isOwn(name) && !sound.includes(name));
      // A title that no test has any more runs no test, so the fault counts as not run.
      const isRun = failed?.length > 0 || result?.ran.some(isOwn);
      settle(fault, isRun ? failed : undefined, kind === 'vitest' && of.browser !== undefined);
    }
  }
}

/** @returns the tests that fail without any fault */
function runSound(tests, run) {
  say('all of these tests without a fault');
  const sound = run(tests);
  if (sound === undefined) throw new Error('The tests cannot be run without a fault.');
  const { failed, ran } = sound;
  report(failed.length === 0 ? `${ran.length} pass` : `${failed.length} of ${ran.length} fail: ${failed.join('; ')}`);
  return failed;
}

/** Groups faults into batches. Within a batch, no two faults have a test or a source file in common. */
function disjointBatches(parts, kind) {
  const batches = [];
  for (const part of parts) {
    const fits = (batch) =>
      batch.length < batchSize &&
      batch.every((other) => other.path !== part.path && areDisjoint(other.of[kind], part.of[kind]));
    const batch = batches.find(fits);
    if (batch) batch.push(part);
    else batches.push([part]);
  }
  return batches;
}

const areDisjoint = (tests, others) => !tests.some((one) => others.some((other) => mayBeSame(one, other)));

/** Two entries may mean the same test if one part of a title contains the other. */
function mayBeSame(one, other) {
  if (one.path !== other.path) return false;
  const [title, further] = [one.title ?? '', other.title ?? ''];
  return title.includes(further) || further.includes(title);
}

/**
 * Runs all tests on faults that survived. Plants ten at once; if tests fail, runs the failing files again for each of
 * the ten.
 */
export function runWhole(node, tree, planned) {
  for (let at = 0; at < planned.length; at += batchSize) {
    const batch = planned.slice(at, at + batchSize);
    say(`all tests with ${batch.map(({ fault }) => fault.name).join(', ')}`);
    plantAll(tree, batch);
    const failed = [runVitest(node, tree.folder), runPlaywright(node, tree.folder)].flatMap(failedOf);
    tree.restore();
    report(`${failed.length} tests fail`);
    const tests = [...new Set(failed.map((name) => name.split(' › ')[0]))].map((path) => ({ path }));
    const sound = runFiles(node, tree, tests);
    for (const { fault, path } of batch) {
      plantAll(tree, [{ fault, path }]);
      const own = tests.length === 0 ? [] : runFiles(node, tree, tests);
      tree.restore();
      settle(
        fault,
        own.filter((name) => !sound.includes(name)),
        false,
      );
    }
  }
}

function runFiles(node, tree, tests) {
  const { browser, vitest } = Object.groupBy(tests, (test) => kindOf(test));
  return [
    ...failedOf(vitest && runVitest(node, tree.folder, vitest)),
    ...failedOf(browser && runPlaywright(node, tree.folder, browser)),
  ];
}

const failedOf = (result) => result?.failed ?? [];

function plantAll(tree, planned) {
  for (const { fault, path } of planned) tree.plant(path, fault);
}

/**
 * Stores and prints whether a fault was caught. @param isOpen whether tests of another kind follow, which may still
 * catch it
 */
function settle(fault, failed, isOpen) {
  say(`  ${fault.name}`);
  if (failed === undefined) return report('NOT RUN');
  const isCaught = failed.length > 0;
  const state = isCaught ? 'caught' : 'survived';
  storeResults({ [fault.name]: { fault: hashOf(fault), state, by: failed[0] ?? '', commit: commit() } });
  report(isCaught ? `caught by ${failed[0]}` : isOpen ? 'survived so far' : 'SURVIVED');
}

function commit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout.trim();
}

function say(text) {
  process.stdout.write(`${text} … `);
}

function report(text) {
  process.stdout.write(`${text}\n`);
}
