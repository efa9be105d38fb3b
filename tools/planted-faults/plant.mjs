// Plants faults in a copy of the tree, runs tests, and stores which faults were caught.
import { spawnSync } from 'node:child_process';
import { root } from '../runtime.mjs';
import { hashOf } from './catalogue.mjs';
import { readResults, stateOf, storeResults } from './results.mjs';
import { checkSources, isBrowserTest, runPlaywright, runVitest } from './suites.mjs';

/** So many faults are planted at once, where each has tests of its own. */
const batchSize = 10;

/** Types and lint pass with all faults at once: neither catches any of them. */
export function checkAll(node, tree, planned) {
  plantAll(tree, planned);
  const complaint = checkSources(node, tree.folder);
  if (complaint) throw new Error(complaint);
  process.stdout.write(`Types and lint pass with all ${planned.length} faults.\n`);
}

/** Each fault against the tests that reach it. @param options `vitest`, `browser`: these alone; `skip-baseline` */
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
  // What Vitest has just caught needs no browser.
  const left = parts.filter(({ fault, of }) => of.browser && !(of.vitest && stateNow(fault) === 'caught'));
  for (const [device, own] of Map.groupBy(left, (part) => part.device))
    runBatches(tree, own, {
      ...options,
      kind: 'browser',
      run: (tests) => runPlaywright(node, tree.folder, tests, { device }),
    });
}

const kindOf = (test) => (isBrowserTest(test) ? 'browser' : 'vitest');
const stateNow = (fault) => stateOf(fault, readResults()[fault.name]);

/** Plants several faults at once, whose tests are disjoint. What fails without any fault catches none. */
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
    const failed = run(batch.flatMap(({ of }) => of[kind]))?.filter((name) => !sound.includes(name));
    tree.restore();
    report(failed === undefined ? '' : `${failed.length} tests fail`);
    for (const { fault, of } of batch) {
      const own = failed?.filter((name) => of[kind].some((test) => isOf(name, test)));
      settle(fault, own, kind === 'vitest' && of.browser !== undefined);
    }
  }
}

/** @returns the tests that fail without any fault */
function runSound(tests, run) {
  say('all of these tests without a fault');
  const sound = run(tests);
  if (sound === undefined) throw new Error('The tests cannot be run without a fault.');
  report(sound.length === 0 ? 'all pass' : `${sound.length} fail: ${sound.join('; ')}`);
  return sound;
}

/** Batches of faults of which no two reach the same test, nor change the same file. */
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

const areDisjoint = (tests, others) =>
  tests.every((one) =>
    others.every(({ path, title }) => path !== one.path || (title && one.title && title !== one.title)),
  );

const isOf = (name, { path, title = '' }) => name.startsWith(path) && name.includes(title);

/** Survivors against all tests: ten at once, then each of the ten against what failed, where something did. */
export function runWhole(node, tree, planned) {
  for (let at = 0; at < planned.length; at += batchSize) {
    const batch = planned.slice(at, at + batchSize);
    say(`all tests with ${batch.map(({ fault }) => fault.name).join(', ')}`);
    plantAll(tree, batch);
    const failed = [runVitest(node, tree.folder), runPlaywright(node, tree.folder)].flatMap((names) => names ?? []);
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
    ...((vitest && runVitest(node, tree.folder, vitest)) ?? []),
    ...((browser && runPlaywright(node, tree.folder, browser)) ?? []),
  ];
}

function plantAll(tree, planned) {
  for (const { fault, path } of planned) tree.plant(path, fault);
}

/** Stores and prints what became of a fault. @param isOpen whether tests of another kind follow, which may catch it */
function settle(fault, failed, isOpen) {
  say(`  ${fault.name}`);
  if (failed === undefined) return report('NOT RUN');
  const isCaught = failed.length > 0;
  const state = isCaught ? 'caught' : 'survived';
  storeResults({ [fault.name]: { fault: hashOf(fault), state, by: failed.slice(0, 3), commit: commit() } });
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
