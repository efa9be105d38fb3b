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
