/** Tests of the rules for tax keys (issue 38, item 5). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTaxMap, missingTaxAttributes } from '@tianguis/domain/tax';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTaxRules } from './tax-rules.ts';

const ours = fileURLToPath(new URL('../tax.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tax-'));
const file = join(folder, 'tax.json');
afterAll(() => rmSync(folder, { recursive: true }));

function load(rules: unknown) {
  writeFileSync(file, typeof rules === 'string' ? rules : JSON.stringify(rules));
  return loadTaxRules(file);
}

describe('issue 38.5 the rules for tax keys', () => {
  test('are numbers or texts', () => {
    const keys = { clave_prod_serv: '50202306', iva_rate: 16, ieps_amount: 3.0818, ieps_rate: '26.5 %' };
    expect(load({ default: { iva_rate: 'exempt' }, categories: { 'A > B': keys } })).toEqual({
      default: { iva: 'exempt' },
      categories: { 'A > B': { claveProdServ: '50202306', iva: 16, iepsAmount: 3_081_800, iepsRate: 265_000 } },
    });
  });

  test.each<[unknown, string]>([
    ['{', 'tax.json cannot be read: '],
    [{ default: {} }, 'tax.json are wrong: "categories" is missing.'],
    [{ default: { iva: 16 }, categories: {} }, '"default.iva" is unknown; known here are clave_prod_serv,'],
    [{ default: { iva_rate: true }, categories: {} }, 'are wrong: "default.iva_rate"'],
    [{ default: { iva_rate: 15 }, categories: {} }, 'wrong: in default, iva_rate 15 is none of 16, 8, 0, exempt.'],
    [
      { default: {}, categories: { Libros: { clave_prod_serv: 5510150 } } },
      'in "Libros", clave_prod_serv 5510150 is not 8 digits such as 50202306.',
    ],
    [
      { default: {}, categories: { Libros: { ieps_rate: 0.08 } } },
      'in "Libros", ieps_rate 0.08 is no percentage from 1 to 200 such as 8 or 26.5, and not 0.',
    ],
    [
      { default: {}, categories: { Libros: {}, LIBROS: {} } },
      'the rules "Libros" and "LIBROS" are for the same category.',
    ],
    [{ default: {}, categories: { '>': {} } }, 'a rule has an empty path of a category.'],
  ])('%j is refused', (rules, sentence) => expect(() => load(rules)).toThrow(sentence));

  test('a missing file is named', () => {
    expect(() => loadTaxRules(join(folder, 'no.json'))).toThrow('no.json cannot be read');
  });

  test('ours: books, medicines and basic foods have 0 %, soft drinks and sweets have IEPS', () => {
    const map = createTaxMap(loadTaxRules(ours));
    const of = (...category: string[]) => map.keysOf(category);
    expect(of('Libros', 'Infantil y juvenil').iva).toBe(0);
    expect(of('Farmacia', 'Medicamentos de libre venta', 'Dolor y fiebre').iva).toBe(0);
    expect(of('Farmacia', 'Equipo médico', 'Báscula').iva).toBe(16);
    expect(of('Supermercado', 'Despensa', 'Arroz, frijol y semillas')).toMatchObject({ iva: 0 });
    expect(of('Supermercado', 'Despensa', 'Arroz, frijol y semillas')).not.toHaveProperty('iepsRate');
    expect(of('Supermercado', 'Limpieza del hogar').iva).toBe(16);
    expect(of('Supermercado', 'Botanas y dulces', 'Chocolates')).toMatchObject({ iva: 0, iepsRate: 80_000 });
    expect(of('Bebidas', 'Refrescos y aguas', 'Refrescos')).toMatchObject({ iva: 16, iepsAmount: 3_081_800 });
    expect(of('Bebidas', 'Cervezas', 'Cerveza artesanal').iepsRate).toBe(265_000);
    expect(of('Bebidas', 'Cervezas', 'Cerveza sin alcohol').iepsRate).toBe(0);
    // A category without a rule lacks its code, so that `doctor` names it.
    expect(missingTaxAttributes(of('Jardinería'))).toEqual(['clave_prod_serv']);
  });
});
