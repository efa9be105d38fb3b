/** Folders and files stay small enough to be found and read. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['apps', 'packages', 'e2e', 'tools', 'config', 'bench'];
const generated = new Set(['node_modules', 'build', '.react-router', 'data']);
const mostFiles = 20;
const mostLines = 300;

/** Folders whose files are items of one list, each found by its name. */
const lists = [
  'packages/database/migrations',
  'packages/database/src/schema',
  'packages/demo/src/pictures/drawings',
  'bench',
  'bench/relevance',
  'tools/planted-faults/faults',
];
/** Folders and files that an issue writes anew (packages of search), or that a later change divides. */
const known = [
  'packages/catalogue-index/src/postgres',
  'packages/domain/src/words',
  'packages/database/src/embedded',
  'packages/demo/src/generator',
  'apps/storefront/src/routes/gallery',
];
const knownFiles = ['packages/catalogue-index/src/postgres/things.test.ts'];

const files = folders.flatMap((folder) => filesIn(folder));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

test(`a folder has at most ${mostFiles} files`, () => {
  const large = [...Map.groupBy(files, (file) => dirname(file))].filter(([, inside]) => inside.length > mostFiles);
  expect(large.map(([folder]) => folder).sort()).toEqual([...lists, ...known].sort());
});

test(`a file of code has at most ${mostLines} lines`, () => {
  const long = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1 > mostLines);
  expect(long.sort()).toEqual([...knownFiles].sort());
});
