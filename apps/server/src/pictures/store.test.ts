import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureUrl, pictureWidths } from '@tianguis/contract';
import { pictureFile } from '@tianguis/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureStore, parsePictureName } from './store.ts';

test('parses every name that the contract makes', () => {
  for (const width of pictureWidths) {
    const file = pictureUrl('42bf181f9411ef3b', width).split('/').at(-1) ?? '';
    expect(parsePictureName(file)).toEqual({ key: '42bf181f9411ef3b', width });
  }
});

test.each([
  '42bf-321.webp',
  '42bf-0320.webp',
  '42bf.webp',
  '-320.webp',
  '../x-320.webp',
  '42/bf-320.webp',
  '42bf-320.webp.exe',
  '42bf-320.png',
  '42%2fbf-320.webp',
  '42bf\0-320.webp',
])('%s is no picture', (file) => {
  expect(parsePictureName(file)).toBeUndefined();
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('reads what was written, and leaves no other file', async () => {
  const store = createPictureStore(folder);
  const name = { key: '42bf181f', width: 320 } as const;
  expect(await store.read(name)).toBeUndefined();
  expect(store.has(name)).toBe(false);
  const picture = pictureFile('data');
  await Promise.all([store.write(name, picture), store.write(name, picture)]);
  expect(await store.read(name)).toEqual(picture);
  expect(store.has(name)).toBe(true);
  expect(readdirSync(join(folder, '42'))).toEqual(['42bf181f-320.webp']);
});
