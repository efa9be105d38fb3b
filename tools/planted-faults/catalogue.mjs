// The planted faults: reads `faults/*.mjs`, finds the place of each fault in the sources, and its tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, 'faults');
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
/** A fault is planted in what a shop runs, and never in a test or in a document. */
const isSource = (path) => /^(apps|packages|config)\//.test(path) && !/\.md$/.test(path) && !isTest(path);
/** `SS-03`: a row of the specification. */
const rowShape = /^[A-Z]{2}-\d\d$/;
/** Between the file of a test and a part of its title. */
const separator = ' › ';

/** All faults; the area is the name of the file. */
export async function readFaults() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const faults = [];
  for (const name of files.sort()) {
    const { default: entries } = await import(pathToFileURL(join(folder, name)));
    for (const entry of entries) faults.push({ area: name.replace(/\.mjs$/, ''), ...entry });
  }
  return faults;
}

/** Paths of the files that git tracks, and of new ones that it does not ignore; without those that were deleted. */
export function listFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Changes with the fault, so that a result says which text it is of. */
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
   * The one file that matches `file` and has the text `find`, which occurs once in it.
   * @throws Error that says what is wrong
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
   * The tests that reach a fault: files, with a part of the titles where only some tests are meant.
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

/** A path by its end: `cart/changes.ts`, `api/**` + `/changes.ts`. Folders may move above what the pattern names. */
function matcher(pattern) {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '(?:.*/)?');
  const expression = new RegExp(`(?:^|/)${source}$`);
  return (path) => expression.test(path);
}
