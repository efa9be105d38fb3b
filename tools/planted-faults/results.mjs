// The stored results of planted faults, and a table of the results.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './catalogue.mjs';

const file = join(import.meta.dirname, 'results.json');
const widest = 100;

/**
 * Results by the name of the fault. A result contains a hash of the fault's text (`fault`), `caught` or `survived`
 * (`state`), the first test that failed (`by`), and the commit.
 */
export function readResults() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Replaces the results of these faults. */
export function storeResults(changed) {
  write({ ...readResults(), ...changed });
}

/** Deletes the results of faults that no longer exist. */
export function dropResults(faults) {
  const names = new Set(faults.map(({ name }) => name));
  const all = Object.entries(readResults());
  const left = all.filter(([name]) => names.has(name));
  if (left.length < all.length) write(Object.fromEntries(left));
}

function write(results) {
  const sorted = Object.entries(results).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * @returns `caught` or `survived` for a fault with a result; `changed` if the fault's text has changed since the run;
 * `not run` without a result
 */
export function stateOf(fault, result) {
  if (result === undefined) return 'not run';
  return result.fault === hashOf(fault) ? result.state : 'changed';
}

/** One line for each fault: its name, area, origin, state and the test that caught it. */
export function tableOf(faults) {
  const results = readResults();
  const rows = faults.map((fault) => {
    const result = results[fault.name];
    const state = stateOf(fault, result);
    const by = state === 'caught' ? result.by.slice(0, widest) : '';
    return [fault.name, fault.area, fault.from, state, by];
  });
  const head = ['fault', 'area', 'from', 'state', 'caught by'];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  );
  const counts = Map.groupBy(rows, ([, , , state]) => state);
  const summary = [...counts].map(([state, { length }]) => `${length} ${state}`).join(', ');
  return `${lines.join('\n')}\n\n${rows.length} faults: ${summary}\n`;
}
