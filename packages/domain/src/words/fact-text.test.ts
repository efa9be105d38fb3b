import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { factBearing, factText, isWarning } from './fact-text.ts';

test.each([
  ['Color', 'Verde olivo', 'Verde olivo', ''],
  ['Contiene gluten', 'No', 'sin gluten', ''],
  ['Contiene gluten', 'Sí', 'gluten', 'gluten'],
  ['Capucha', 'NO', 'sin Capucha', ''],
  ['Micrófono', 'Sí', 'Micrófono', 'Micrófono'],
  ['Sal añadida', 'No', 'sin Sal', ''],
  ['Carga inalámbrica', 'No', 'sin Carga', ''],
  ['Carga inalámbrica', 'si', 'Carga inalámbrica', 'Carga inalámbrica'],
  ['Requiere pilas', 'No', 'sin pilas', ''],
  ['Pilas', 'No incluidas', 'sin Pilas', ''],
  ['Estuche', 'Incluido', 'Estuche', 'Estuche'],
  ['Libre de BPA', 'Sí', 'Libre de BPA', ''],
  ['Libre de BPA', 'No', '', ''],
  ['Sin lágrimas', 'Sí', 'Sin lágrimas', ''],
  ['No tóxico', 'Sí', 'sin toxico', ''],
  ['Se puede congelar', 'No', '', ''],
  ['Aroma', 'Ninguno', 'sin Aroma', ''],
  ['Voltaje', 'No aplica', '', ''],
  ['', 'No', '', ''],
])('AP-16 "%s: %s" says "%s", and that it has "%s"', (name, value, text, bearing) => {
  expect([factText(name, value), factBearing(name, value)]).toEqual([text, bearing]);
});

test('AP-16 a fact that is answered with no is never found by what it is not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('gluten', 'cable', 'azúcar', 'capucha', 'alcohol'),
      fc.constantFrom('No', 'no', 'NO'),
      (thing, no) => {
        for (const name of [thing, `Contiene ${thing}`, `${thing} añadida`]) {
          expect(analyse(factText(name, no))).not.toContain([...analyse(thing)][0]);
          expect(analyse(factText(name, no))).toContain([...analyse(`sin ${thing}`)][0]);
        }
      },
    ),
  );
});

test('any name and value is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, value) => {
      expect(typeof factText(name, value)).toBe('string');
      expect(typeof factBearing(name, value)).toBe('string');
    }),
  );
});

test.each([
  ['Advertencia', 'No se deje al alcance de los niños', true],
  ['Conservación', 'Manténgase fuera del alcance de los niños', true],
  ['Precauciones', 'Consulta a tu médico', true],
  ['Uso', 'No recomendado para menores de 3 años', true],
  ['Público', 'Niños', false],
  ['Capucha', 'No', false],
  ['Azúcar', 'No contiene', false],
  ['Modelo', 'No. 5 de lujo', false],
])('SR-02 "%s: %s" warns: %s', (name, value, expected) => {
  expect(isWarning(name, value)).toBe(expected);
});
