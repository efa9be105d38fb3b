import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, productOptions } from './variants.ts';

const variant = (sku: string, options: Record<string, string>, stock = 5) => ({ sku, options, stock });
const phones = [
  variant('n64', { Color: 'Negro', Capacidad: '64 GB' }),
  variant('n128', { Color: 'Negro', Capacidad: '128 GB' }, 0),
  variant('a128', { Color: 'Azul', Capacidad: '128 GB' }),
  variant('r256', { Color: 'Rojo', Capacidad: '256 GB' }),
];
const by = (sku: string) => chooseVariant(phones, sku) as (typeof phones)[number];

describe('RT-13 variant selection', () => {
  it('selects the SKU of the URL; without one, the first variant in stock', () => {
    expect(by('a128').sku).toBe('a128');
    expect(chooseVariant(phones, 'gone')?.sku).toBe('n64');
    expect(chooseVariant([variant('x', {}, 0), variant('y', {}, 2)])?.sku).toBe('y');
    expect(chooseVariant([variant('x', {}, 0)])?.sku).toBe('x');
    expect(chooseVariant([])).toBeUndefined();
  });

  it('leaves the other options unchanged if that combination exists', () => {
    const [, capacity] = productOptions(phones, by('n64'));
    expect(capacity?.values.map((v) => [v.value, v.variant.sku, v.chosen, v.available])).toEqual([
      ['64 GB', 'n64', true, true],
      ['128 GB', 'n128', false, false],
      ['256 GB', 'r256', false, false],
    ]);
  });

  it('leads to the most similar variant in stock if it does not', () => {
    const [color] = productOptions(phones, by('n64'));
    expect(color?.values.map((v) => [v.value, v.variant.sku, v.available])).toEqual([
      ['Negro', 'n64', true],
      ['Azul', 'a128', false],
      ['Rojo', 'r256', false],
    ]);
  });

  it('always leads to a variant that has the value, and exactly one value is chosen', () => {
    const anyVariants = fc
      .uniqueArray(fc.record({ a: fc.constantFrom('1', '2', '3'), b: fc.constantFrom('x', 'y') }), {
        minLength: 1,
        selector: (o) => o.a + o.b,
      })
      .chain((options) =>
        fc.tuple(...options.map((o) => fc.nat(2).map((stock) => variant(o.a + o.b, { A: o.a, B: o.b }, stock)))),
      );
    fc.assert(
      fc.property(anyVariants, fc.nat(), (variants, pick) => {
        const chosen = variants[pick % variants.length] as (typeof variants)[number];
        for (const option of productOptions(variants, chosen)) {
          expect(option.values.filter((value) => value.chosen)).toHaveLength(1);
          for (const value of option.values) expect(value.variant.options[option.name]).toBe(value.value);
        }
      }),
    );
  });
});
