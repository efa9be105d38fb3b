import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(place, { recursive: true }));

test('makes what is missing, and leaves what is there', () => {
  const folder = join(place, 'a', 'b', 'c');
  makeFolder(folder);
  writeFileSync(join(folder, 'file'), 'x');
  makeFolder(folder);
  expect(existsSync(join(folder, 'file'))).toBe(true);
  mkdirSync(join(place, 'real'));
  symlinkSync(join(place, 'real'), join(place, 'link'));
  makeFolder(join(place, 'link', 'd'));
  expect(existsSync(join(place, 'real', 'd'))).toBe(true);
});

test('issue 13 A9: where no folder can be, it says so at once', () => {
  writeFileSync(join(place, 'file'), 'x');
  symlinkSync(join(place, 'nowhere'), join(place, 'dangling'));
  expect(() => makeFolder('/proc/x/y')).toThrow(/ENOENT|EACCES/);
  expect(() => makeFolder(join(place, 'file', 'x'))).toThrow(/file is no directory/);
  expect(() => makeFolder(join(place, 'file'))).toThrow(/is no directory/);
  expect(() => makeFolder(join(place, 'dangling'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(place, 'x'.repeat(300)))).toThrow(/ENAMETOOLONG/);
});
