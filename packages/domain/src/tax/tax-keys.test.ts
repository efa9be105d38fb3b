/** Tests of tax keys and of the map by category (issue 38, item 5). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecimal, writeDecimal } from './millionths.ts';
import {
  ivaRates,
  missingTaxAttributes,
  readTaxValue,
  type TaxAttribute,
  type TaxKeys,
  taxAttributes,
  taxKeyOf,
  writeTaxKeys,
} from './tax-keys.ts';
import { createTaxMap, type TaxRules, taxKeysOf } from './tax-map.ts';

describe('issue 38.5 values of tax keys', () => {
  test.each<[TaxAttribute, string, unknown]>([
    ['clave_prod_serv', '50202306', '50202306'],
    ['clave_prod_serv', ' 01010101 ', '01010101'],
    ['clave_prod_serv', '5020230', undefined],
    ['clave_prod_serv', '502023060', undefined],
    ['clave_prod_serv', '5020230a', undefined],
    ['clave_prod_serv', '٥٠٢٠٢٣٠٦', undefined],
    ['clave_unidad', 'H87', 'H87'],
    ['clave_unidad', 'h87', 'H87'],
    ['clave_unidad', '18', '18'],
    ['clave_unidad', 'H', undefined],
    ['clave_unidad', 'PIEZA', undefined],
    ['iva_rate', '16', 16],
    ['iva_rate', '16 %', 16],
    ['iva_rate', '8.00%', 8],
    ['iva_rate', '0', 0],
    ['iva_rate', 'exempt', 'exempt'],
    ['iva_rate', 'Exento', 'exempt'],
    ['iva_rate', '15', undefined],
    ['iva_rate', '0.16', undefined],
    ['iva_rate', '160', undefined],
    ['iva_rate', '', undefined],
    ['ieps_rate', '8', 80_000],
    ['ieps_rate', '26.5 %', 265_000],
    ['ieps_rate', '160', 1_600_000],
    ['ieps_rate', '0', 0],
    ['ieps_rate', '0.08', undefined],
    ['ieps_rate', '-8', undefined],
    ['ieps_rate', '201', undefined],
    ['ieps_rate', '8.00001', undefined],
    ['ieps_amount', '3.0818', 3_081_800],
    ['ieps_amount', '$3.0818 MXN', 3_081_800],
    ['ieps_amount', '0', 0],
    ['ieps_amount', '1001', undefined],
    ['ieps_amount', '3,08', undefined],
    ['ieps_amount', '3.0818 USD', undefined],
    ['ieps_units', '0.6', 600_000],
    ['ieps_units', '4.26', 4_260_000],
    ['ieps_units', '0', undefined],
    ['ieps_units', '1e3', undefined],
  ])('%s %j is %j', (attribute, text, value) => expect(readTaxValue(attribute, text)).toBe(value));

  const keys: fc.Arbitrary<TaxKeys> = fc.record(
    {
      claveProdServ: fc.constantFrom('50202306', '01010101'),
      claveUnidad: fc.constantFrom('H87', '18'),
      iva: fc.constantFrom(...ivaRates),
      iepsRate: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 2_000_000 })),
      iepsAmount: fc.integer({ min: 0, max: 1_000_000_000 }),
      iepsUnits: fc.integer({ min: 1, max: 1_000_000_000 }),
    },
    { requiredKeys: [] },
  );

  test('what is written is read again', () => {
    fc.assert(
      fc.property(keys, (given) => {
        const cells = writeTaxKeys(given);
        expect(Object.keys(cells)).toEqual(taxAttributes);
        const read = taxAttributes
          .filter((attribute) => cells[attribute] !== '')
          .map((attribute) => [taxKeyOf[attribute], readTaxValue(attribute, cells[attribute])]);
        expect(Object.fromEntries(read)).toEqual(given);
      }),
    );
  });

  test('a decimal is exact, whatever its zeros', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999 }), fc.nat({ max: 3 }), (value, zeros) => {
        const text = writeDecimal(value, 6);
        expect(readDecimal(text, 6)).toBe(value);
        expect(text).not.toMatch(/\.\d*0$|\.$/);
        if (text.includes('.')) expect(readDecimal(text + '0'.repeat(zeros), 6)).toBe(value);
      }),
    );
  });

  test('no text throws, and each value is undefined or can be written', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.constantFrom('1e3', '٣', '-0', 'NaN'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...taxAttributes), texts, (attribute, text) => {
        const value = readTaxValue(attribute, text);
        if (value === undefined) return;
        const written = writeTaxKeys({ [taxKeyOf[attribute]]: value })[attribute];
        expect(readTaxValue(attribute, written)).toBe(value);
      }),
    );
  });

  test('an invoice needs both codes and the rate of IVA, and a quota of IEPS needs the units', () => {
    expect(missingTaxAttributes({})).toEqual(['clave_prod_serv', 'clave_unidad', 'iva_rate']);
    const whole: TaxKeys = { claveProdServ: '50202306', claveUnidad: 'H87', iva: 0 };
    expect(missingTaxAttributes(whole)).toEqual([]);
    expect(missingTaxAttributes({ ...whole, iepsAmount: 0 })).toEqual([]);
    expect(missingTaxAttributes({ ...whole, iepsAmount: 1 })).toEqual(['ieps_units']);
    expect(missingTaxAttributes({ ...whole, iepsAmount: 1, iepsUnits: 600_000 })).toEqual([]);
  });
});

describe('issue 38.5 the map by category', () => {
  const rules: TaxRules = {
    default: { claveUnidad: 'H87', iva: 16 },
    categories: {
      Libros: { claveProdServ: '55101500', iva: 0 },
      'Libros > Papelería': { iva: 16 },
      'LIBROS > papeleria  > Agendas': { claveProdServ: '44112000' },
    },
  };
  const map = createTaxMap(rules);

  test.each<[string[], TaxKeys]>([
    [['Hogar'], { claveUnidad: 'H87', iva: 16 }],
    [['Libros'], { claveUnidad: 'H87', iva: 0, claveProdServ: '55101500' }],
    [['libros', 'Cómics'], { claveUnidad: 'H87', iva: 0, claveProdServ: '55101500' }],
    [['Libros', 'Papelería'], { claveUnidad: 'H87', iva: 16, claveProdServ: '55101500' }],
    [['Libros', 'Papelería', 'Agendas'], { claveUnidad: 'H87', iva: 16, claveProdServ: '44112000' }],
    // A name that another department has, too.
    [['Hogar', 'Libros'], { claveUnidad: 'H87', iva: 16 }],
  ])('%j has the keys of the nearest rule', (category, keys) => expect(map.keysOf(category)).toEqual(keys));

  test('the border region pays 8 instead of 16, and nothing else changes', () => {
    const of = (category: string[], own: TaxKeys = {}) => taxKeysOf({ own, category, isBorder: true }, map).iva;
    expect(of(['Hogar'])).toBe(8);
    expect(of(['Libros'])).toBe(0);
    expect(of(['Hogar'], { iva: 16 })).toBe(16);
    expect(of(['Hogar'], { iva: 'exempt' })).toBe('exempt');
  });

  test('each key comes from the feed, else from the nearest rule, else from the default', () => {
    const some = fc.record(
      { claveProdServ: fc.constantFrom('1', '2'), iva: fc.constantFrom(...ivaRates), iepsRate: fc.nat({ max: 2 }) },
      { requiredKeys: [] },
    );
    const levels = fc.array(fc.option(some), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(some, levels, some, fc.boolean(), (base, [first, second, third], own, isBorder) => {
        const byPath = { A: first, 'A > B': second, 'A > B > C': third };
        const categories = Object.fromEntries(
          Object.entries(byPath).flatMap(([path, one]) => (one ? [[path, one]] : [])),
        );
        const found = taxKeysOf(
          { own, category: ['A', 'B', 'C'], isBorder },
          createTaxMap({ default: base, categories }),
        );
        for (const key of ['claveProdServ', 'iva', 'iepsRate'] as const) {
          const mapped = third?.[key] ?? second?.[key] ?? first?.[key] ?? base[key];
          const expected = own[key] ?? (key === 'iva' && isBorder && mapped === 16 ? 8 : mapped);
          expect(found[key]).toBe(expected);
        }
      }),
    );
  });

  test('rules without a category are found, and two for one category are refused', () => {
    expect(map.unmatched([['libros'], ['Libros', 'Papeleria']])).toEqual(['LIBROS > papeleria  > Agendas']);
    const twice = (categories: TaxRules['categories']) => () => createTaxMap({ default: {}, categories });
    expect(twice({ Niños: {}, ' NINOS ': {} })).toThrow('the rules "Niños" and " NINOS " are for the same category');
    expect(twice({ ' > ': {} })).toThrow('a rule has an empty path');
  });
});
