import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { readPageVersion } from './page-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('issue 13 A11: the version of pages on disk depends on the storefront that is served, its build and the settings', async () => {
  const storefront = (name: string, text: string) => {
    const path = join(folder, name);
    mkdirSync(join(path, 'build', 'server'), { recursive: true });
    writeFileSync(join(path, 'build', 'server', 'index.js'), text);
    return path;
  };
  const settings = readSettings({ DATA_DIR: folder });
  const first = await readPageVersion(settings, storefront('one', 'a'));
  expect(await readPageVersion(settings, storefront('same', 'a'))).toBe(first);
  expect(await readPageVersion(settings, storefront('other', 'b'))).not.toBe(first);
  const elsewhere = readSettings({ DATA_DIR: folder, PUBLIC_ORIGIN: 'https://shop.example' });
  expect(await readPageVersion(elsewhere, join(folder, 'one'))).not.toBe(first);
});

test('the version of pages on disk depends on the documents of home, corners and landings, and on their texts', async () => {
  const content = join(folder, 'content');
  const settings = readSettings({ DATA_DIR: folder, CONTENT_DIR: content });
  const read = () => readPageVersion(settings, join(folder, 'one'));
  mkdirSync(join(content, 'home'), { recursive: true });
  writeFileSync(join(content, 'home', 'home.json'), '{}');
  const first = await read();
  writeFileSync(join(content, 'home', 'home.json'), '{ }');
  const second = await read();
  writeFileSync(join(content, 'text.md'), 'Hola');
  expect(new Set([first, second, await read()]).size).toBe(3);
});
