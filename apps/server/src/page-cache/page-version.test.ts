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

test('TR-01 pages on disk are not read after the configuration or a document has changed', async () => {
  const storefront = join(folder, 'shop');
  const [config, content] = [join(folder, 'shop.json'), join(folder, 'content')];
  mkdirSync(join(storefront, 'build', 'server'), { recursive: true });
  mkdirSync(join(content, 'landing'), { recursive: true });
  const settings = readSettings({ DATA_DIR: folder, SHOP_CONFIG: config, CONTENT_DIR: content });
  const versions = new Set<string>();
  const write = async (file: string, text: string) => {
    writeFileSync(file, text);
    versions.add(await readPageVersion(settings, storefront));
  };
  await write(config, '{ "offer": { "oxxo": false } }');
  await write(config, '{ "offer": { "oxxo": true } }');
  await write(join(content, 'landing', 'a.json'), '{}');
  await write(join(content, 'landing', 'a.md'), 'Hola');
  await write(join(content, 'landing', 'a.md'), 'Adiós');
  expect(versions.size).toBe(5);
  await write(join(content, 'landing', 'a.md'), 'Hola');
  expect(versions.size).toBe(5);
});
