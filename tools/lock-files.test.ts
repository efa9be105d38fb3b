import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>;
}

/**
 * Dependencies that no entry of a lock file provides. The test looks a dependency up as Node does, from the package's
 * folder upwards.
 */
function unresolved({ packages }: LockFile) {
  const resolves = (folder: string, name: string): boolean => {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (packages[`${prefix}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
    const parent = folder.lastIndexOf('/node_modules/');
    return resolves(parent < 0 ? '' : folder.slice(0, parent), name);
  };
  return Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !resolves(folder, name))
      .map((name) => `${folder} → ${name}`),
  );
}

// Such a lock file is written while a mirror lacks the binaries of other platforms. `npm ci` accepts it until the
// mirror has these binaries.
test.each([
  'package-lock.json',
  'tools/boundaries/package-lock.json',
  'tools/runtime/package-lock.json',
  'tools/spanish-words/package-lock.json',
])('%s has every dependency, those for other platforms too', (path) => {
  const lock = JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as LockFile;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
  expect(unresolved(lock)).toEqual([]);
});
