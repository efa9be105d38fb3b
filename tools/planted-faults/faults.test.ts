import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCatalogue, readFaults } from './catalogue.mjs';

const root = resolve(import.meta.dirname, '../..');
const faults = await readFaults();
const catalogue = createCatalogue(root);

/** The areas that issues 36, 39 and 40 require. */
const areas = [
  ...[
    'routes',
    'session',
    'cart',
    'search',
    'dates',
    'addresses',
    'visitors',
    'wishlist',
    'feeds',
    'cache',
    'limits',
    'layout',
  ],
  ...['accessibility', 'no-javascript', 'privacy', 'checkout', 'cancellations', 'invoices', 'seller-ledger'],
  ...['photographs', 'returns', 'invoice-requests', 'questions', 'balance', 'credit', 'registries'],
  ...['reviews', 'offline', 'push', 'frame', 'calls', 'rules'],
];

describe('issue 36, 1: planted faults', () => {
  test('there are 60 at least, 30 of them from the history, and some of each area', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(faults.filter(({ from }) => from !== 'new').length).toBeGreaterThanOrEqual(30);
    expect(new Set(faults.map(({ area }) => area))).toEqual(new Set(areas));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  test.each(faults)('$name: its text is there once, and tests reach it', (fault) => {
    expect(fault.from).toMatch(/^(new|[0-9a-f]{8})$/);
    expect(fault.replace).not.toBe(fault.find);
    expect(existsSync(resolve(root, catalogue.placeOf(fault)))).toBe(true);
    expect(catalogue.testsOf(fault).length).toBeGreaterThan(0);
  });

  test('no two change the same text, so that types and lint are checked with all of them at once', () => {
    const byPlace = Map.groupBy(faults, (fault) => catalogue.placeOf(fault));
    for (const own of byPlace.values())
      for (const one of own) for (const other of own) if (one !== other) expect(one.find).not.toContain(other.find);
  });

  test('a text that is gone, or there twice, is told with the name of its fault', () => {
    const [{ file }] = faults;
    const planted = { name: 'planted', file, from: 'new', tests: [] };
    expect(() => catalogue.placeOf({ ...planted, find: 'no such text' })).toThrow(/^planted: .* in 0 files/);
    expect(() => catalogue.placeOf({ ...planted, find: 'const' })).toThrow(/^planted: /);
    expect(() => catalogue.placeOf({ ...planted, file: 'no-such-file.ts', find: 'x' })).toThrow(/^planted: no source/);
    expect(() => catalogue.testsOf({ ...planted, tests: ['gone.test.ts'] })).toThrow(/^planted: no test file/);
  });
});
