import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from './analyse.ts';
import { askedVariant } from './asked-variant.ts';
import { readSynonyms } from './synonyms.ts';

const { expand } = readSynonyms('rojo, colorado\nxl, xg');
const asked = (text: string, variants: Array<{ options: Record<string, string>; stock?: number }>) => {
  const found = askedVariant(
    expand(tokenise(text)),
    variants.map((variant) => ({ stock: 1, ...variant })),
  );
  return found?.options;
};
const by = (name: string, ...values: string[]) => values.map((value) => ({ options: { [name]: value } }));

test.each([
  ['colchón king', by('Tamaño', 'Individual', 'Matrimonial', 'King size'), { Tamaño: 'King size' }],
  ['tacones rojos', by('Color', 'Beige', 'Rojo carmín', 'Negro'), { Color: 'Rojo carmín' }],
  ['tacones colorados', by('Color', 'Beige', 'Rojo carmín', 'Negro'), { Color: 'Rojo carmín' }],
  ['iphone 256gb', by('Capacidad', '128 GB', '256 GB'), { Capacidad: '256 GB' }],
  ['tenis talla 26', by('Talla', '25', '26', '26.5'), { Talla: '26' }],
  ['playera XL', by('Talla', 'CH', 'XG'), { Talla: 'XG' }],
  ['tenis', by('Talla', '25', '26'), undefined],
  ['tenis verdes', by('Color', 'Rojo', 'Negro'), undefined],
  // One colour is no choice.
  ['tenis rojos', by('Color', 'Rojo'), undefined],
  ['tenis rojos', by('Color', 'Rojo', 'Rojo'), undefined],
])('UI-08, UI-09: "%s" asks for the variant that has it', (text, variants, options) => {
  expect(asked(text, variants)).toEqual(options);
});

test('UI-09: what a search does not want is avoided, where there is another', () => {
  const unwanted = expand(tokenise('negra')).map((clause) => ({ ...clause, isUnwanted: true }));
  const shown = (text: string, ...colours: string[]) => {
    const variants = by('Color', ...colours).map((variant) => ({ stock: 1, ...variant }));
    return askedVariant([...expand(tokenise(text)), ...unwanted], variants)?.options;
  };
  expect(shown('playera', 'Negro', 'Blanco', 'Rojo')).toEqual({ Color: 'Blanco' });
  expect(shown('playera roja', 'Negro', 'Blanco', 'Rojo')).toEqual({ Color: 'Rojo' });
  // What is shown anyhow is none, and where all are, there is no other.
  expect(shown('playera', 'Blanco', 'Negro')).toBeUndefined();
  expect(shown('playera', 'Negro', 'Negro mate')).toBeUndefined();
});

test('UI-09: what has more of the words goes before stock, and stock before the sequence', () => {
  const variant = (Color: string, Talla: string, stock: number) => ({ options: { Color, Talla }, stock });
  const all = [variant('Negro', '26', 4), variant('Rojo', '25', 0), variant('Rojo', '27', 2), variant('Rojo', '26', 0)];
  expect(askedVariant(expand(tokenise('tenis rojos')), all)?.variant).toBe(all[2]);
  expect(askedVariant(expand(tokenise('tenis rojos 26')), all)).toEqual({
    variant: all[3],
    options: { Color: 'Rojo', Talla: '26' },
  });
});

test('UI-09: it is one of the variants, and its options are its own', () => {
  const word = fc.constantFrom('rojo', 'negro', '26', '128 GB', 'king');
  const options = fc.dictionary(fc.constantFrom('Color', 'Talla'), word);
  const variants = fc.array(fc.record({ options, stock: fc.nat(2) }));
  fc.assert(
    fc.property(fc.array(word), variants, (words, all) => {
      const found = askedVariant(expand(tokenise(words.join(' '))), all);
      if (found === undefined) return;
      expect(all).toContain(found.variant);
      expect(found.variant.options).toMatchObject(found.options);
      expect(Object.keys(found.options)).not.toHaveLength(0);
    }),
  );
});
