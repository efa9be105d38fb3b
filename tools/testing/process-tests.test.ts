/** When `npm test` runs all process tests, and when only some of them. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordPassed, sourcesHaveChanged } from './process-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'process-tests-'));
const file = 'apps/server/src/cluster/supervisor.ts';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write(file, 'one');
  write('package-lock.json', '{}');
  for (const path of ['apps/api/src/modules/feed', 'packages/database', 'packages/feed', 'packages/schema'])
    write(join(path, 'index.ts'), path);
  write('apps/storefront/src/page.tsx', 'page');
  mkdirSync(join(folder, 'tools/testing'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all run where no record of a pass exists, and after a pass none until a file of theirs changes', () => {
  expect(sourcesHaveChanged(folder)).toBe(true);
  recordPassed(folder);
  expect(sourcesHaveChanged(folder)).toBe(false);
  write('apps/storefront/src/page.tsx', 'another page');
  write('packages/database/node_modules/any/index.js', '');
  expect(sourcesHaveChanged(folder)).toBe(false);
});

test.each<[string, () => void]>([
  ['an edit', () => write(file, 'two')],
  ['a new file', () => write('packages/database/backup/new.ts', '')],
  ['a file that is gone', () => rmSync(join(folder, file))],
  ['another name', () => renameSync(join(folder, file), join(folder, `${file}x`))],
  ['another version of a package', () => write('package-lock.json', '{"lockfileVersion":3}')],
])('all run after %s', (_, change) => {
  recordPassed(folder);
  change();
  expect(sourcesHaveChanged(folder)).toBe(true);
});
