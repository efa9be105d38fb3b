// The list of planted faults: reads `faults/*.mjs`, and finds the source file and the tests of each fault.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, 'faults');
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
/** Whether a file may get a fault: only files that a shop runs, no tests and no documents. */
const isSource = (path) => /^(apps|packages|config)\//.test(path) && !/\.md$/.test(path) && !isTest(path);
/** The id of a row of the specification, such as `SS-03`. */
const rowShape = /^[A-Z]{2}-\d\d$/;
/** Separates the file of a test from a part of its title. */
const separator = ' › ';

/** Reads all faults. The area of a fault is the name of its file. */
export async function readFaults() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const faults = [];
  for (const name of files.sort()) {
    const { default: entries } = await import(pathToFileURL(join(folder, name)));
    for (const entry of entries) faults.push({ area: name.replace(/\.mjs$/, ''), ...entry });
  }
  return faults;
}

/** Paths of files that git tracks, and of new files that git does not ignore, without deleted files. */
export function listFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Changes with the text of the fault, so that a stored result belongs to one text. */
export const hashOf = ({ find, replace }) =>
  createHash('sha256').update(`${find}\0${replace}`).digest('hex').slice(0, 12);

/** Reads the sources and tests of a tree once for all faults. */
export function createCatalogue(root, files = listFiles(root)) {
  const texts = new Map();
  const read = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(join(root, path), 'utf8'));
    return texts.get(path);
  };
  const sources = files.filter(isSource);
  const tests = files.filter(isTest);

  /**
   * Finds the only file that matches `file` and contains the text `find`, exactly once.
   * @throws Error that explains the mistake
   */
  function placeOf({ name, file, find }) {
    const candidates = sources.filter(matcher(file));
    if (candidates.length === 0) throw new Error(`${name}: no source file matches ${file}.`);
    const found = candidates.filter((path) => read(path).includes(find));
    if (found.length !== 1)
      throw new Error(`${name}: the text to find is in ${found.length} files of ${file}, not in 1.`);
    const [path] = found;
    const count = read(path).split(find).length - 1;
    if (count !== 1) throw new Error(`${name}: the text to find occurs ${count} times in ${path}.`);
    return path;
  }

  /**
   * Finds the tests that can catch a fault. An entry is a file, optionally with a part of the tests' titles.
   * @throws Error for an entry that matches no file
   */
  function testsOf({ name, tests: entries }) {
    const reached = entries.flatMap((entry) => {
      const [pattern, title] = rowShape.test(entry) ? ['*', entry] : entry.split(separator);
      const files = tests.filter(matcher(pattern));
      if (files.length === 0) throw new Error(`${name}: no test file matches ${entry}.`);
      const matching = title === undefined ? files : files.filter((path) => hasTitle(path, title));
      if (matching.length === 0) throw new Error(`${name}: no test of ${pattern} is titled ${title}.`);
      return matching.map((path) => ({ path, title }));
    });
    const wholes = new Set(reached.filter(({ title }) => title === undefined).map(({ path }) => path));
    return reached.filter(({ path, title }) => title === undefined || !wholes.has(path));
  }

  const hasTitle = (path, title) => read(path).includes(title);

  return { placeOf, testsOf };
}

/**
 * Matches paths by their end: `cart/changes.ts`, or `api/**` + `/changes.ts`. So folders above the named part may move.
 */
function matcher(pattern) {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  const expression = new RegExp(`(?:^|/)${source}$`);
  return (path) => expression.test(path);
}
