import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PageFiles } from './page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('files of pages', () => {
  const bytesOf = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

  test('they never take more than their bytes, and pages of several visitors are evicted last', async () => {
    const maxBytes = 2 ** 20;
    const store = new PageFiles(folder, maxBytes);
    await store.open();
    const page = Buffer.alloc(20_000, 'x');
    await store.write('/popular', page, true);
    await store.write('/asked later', page, false);
    expect(await store.read('/asked later', true)).toEqual(page);
    for (let at = 0; at < 200; at++) {
      await store.write(`/invented/${at}`, page, false);
      expect(bytesOf()).toBeLessThanOrEqual(maxBytes);
    }
    expect(store.bytes).toBe(bytesOf());
    expect(await store.read('/popular', false)).toEqual(page);
    expect(await store.read('/asked later', false)).toEqual(page);
    expect(await store.read('/invented/0', false)).toBeUndefined();
    expect(await store.read('/invented/199', false)).toEqual(page);
  });

  test('files of an earlier process count', async () => {
    const before = new PageFiles(folder, 2 ** 20);
    await before.open();
    for (let at = 0; at < 45; at++) await before.write(`/${at}`, Buffer.alloc(20_000), false);
    const after = new PageFiles(folder, 2 ** 20);
    await after.open();
    for (let at = 100; at < 110; at++) await after.write(`/${at}`, Buffer.alloc(20_000), false);
    expect(bytesOf()).toBeLessThanOrEqual(2 ** 20);
  });
});
