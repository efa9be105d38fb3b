import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(root, { recursive: true }));

test('creates missing folders, and leaves existing ones', () => {
  const folder = join(root, 'a', 'b', 'c');
  makeFolder(folder);
  writeFileSync(join(folder, 'file'), 'x');
  makeFolder(folder);
  expect(existsSync(join(folder, 'file'))).toBe(true);
  mkdirSync(join(root, 'real'));
  symlinkSync(join(root, 'real'), join(root, 'link'));
  makeFolder(join(root, 'link', 'd'));
  expect(existsSync(join(root, 'real', 'd'))).toBe(true);
});

test('issue 13 A9: where no folder can be created, it fails at once', () => {
  writeFileSync(join(root, 'file'), 'x');
  symlinkSync(join(root, 'nowhere'), join(root, 'dangling'));
  expect(() => makeFolder('/proc/x/y')).toThrow(/ENOENT|EACCES/);
  expect(() => makeFolder(join(root, 'file', 'x'))).toThrow(/file is no directory/);
  expect(() => makeFolder(join(root, 'file'))).toThrow(/is no directory/);
  expect(() => makeFolder(join(root, 'dangling'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(root, 'x'.repeat(300)))).toThrow(/ENAMETOOLONG/);
});
