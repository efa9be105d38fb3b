// Tests with the tag `process` start, kill and upgrade real shops and databases. These tests cover the folders below,
// and take a third of the time of all unit and API tests. So `npm test` always runs only the tests that also have the
// tag `smoke`. It runs the other tests if a file of these folders has changed since they last passed. `npm run
// test:full` always runs all of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../runtime.mjs';

const sources = [
  'apps/server/src',
  'apps/api/src/modules/feed',
  'packages/database',
  'packages/feed',
  'packages/schema',
  'package-lock.json',
];
const passedFile = 'tools/testing/process-tests-passed.json';

/** A hash of the names and contents of all files that process tests prove. */
export function hashOfSources(folder = root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => filesIn(join(folder, path))))
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Whether a file has changed since all process tests last passed. */
export function sourcesHaveChanged(folder = root) {
  try {
    return JSON.parse(readFileSync(join(folder, passedFile), 'utf8')).sources !== hashOfSources(folder);
  } catch {
    return true;
  }
}

/** Records that all process tests have passed with these files. The record is committed with them. */
export function recordPassed(folder = root) {
  writeFileSync(join(folder, passedFile), `${JSON.stringify({ sources: hashOfSources(folder) }, undefined, 2)}\n`);
}

/** Files in a fixed sequence. @param path a folder or a file */
function filesIn(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter(({ name }) => name !== 'node_modules')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}
