/** Tests of the rules for sellers (AF-06). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSellerTerms } from '@tianguis/domain/order';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSellerRules } from './seller-rules.ts';
import { loadTaxRules } from './tax-rules.ts';

const near = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sellers-'));
const file = join(folder, 'sellers.json');
afterAll(() => rmSync(folder, { recursive: true }));

const withholding = { with_rfc: { isr: 2.5, iva: 50 }, without_rfc: { isr: 20, iva: 100 } };
function load(rules: unknown) {
  writeFileSync(file, JSON.stringify(rules));
  return loadSellerRules(file);
}

describe('AF-06 the rules for sellers', () => {
  test('the nearest category decides the commission, and the RFC the withholdings', () => {
    const categories = { Hogar: 12.25, 'Hogar > Muebles': 0 };
    const terms = createSellerTerms(load({ commission: { default: 14, categories }, withholding }));
    const of = (category: string[], hasRfc = true) => terms({ category, hasRfc });
    expect(of(['HOGAR', 'Cocina', 'Ollas'])).toEqual({ commission: 1_225, isr: 250, iva: 5_000 });
    expect(of(['Hogar', 'Muebles', 'Salas']).commission).toBe(0);
    expect(of(['Libros'], false)).toEqual({ commission: 1_400, isr: 2_000, iva: 10_000 });
    expect(of([]).commission).toBe(1_400);
  });

  test.each<[unknown, string]>([
    [{ withholding }, 'sellers.json are wrong: "commission" is missing.'],
    [{ commission: { default: 101, categories: {} }, withholding }, '"commission.default"'],
    [{ commission: { default: -1, categories: {} }, withholding }, '"commission.default"'],
    [{ commission: { default: 9.125, categories: {} }, withholding }, 'commission.default 9.125 has more than two'],
    [{ commission: { default: 9, categories: { A: 1, a: 2 } }, withholding }, 'rules "A" and "a" are for the same'],
  ])('%j is refused', (rules, sentence) => expect(() => load(rules)).toThrow(sentence));

  test('ours name departments of our tax rules', () => {
    const known = new Set(Object.keys(loadTaxRules(near('../tax.json')).categories));
    const { commission } = loadSellerRules(near('../sellers.json'));
    expect(Object.keys(commission.categories).filter((path) => !known.has(path))).toEqual([]);
  });
});
