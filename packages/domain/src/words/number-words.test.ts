import { expect, test } from 'vitest';
import { writeNumbers } from './number-words.ts';

test.each([
  ['televisiones de cincuenta pulgadas', 'televisiones de 50 pulgadas'],
  ['menos de dos mil pesos', 'menos de 2000 pesos'],
  ['entre dos y cinco mil pesos', 'entre 2000 y 5000 pesos'],
  ['entre treinta y cinco y cuarenta pesos', 'entre 35 y 40 pesos'],
  ['pantalla de treinta y dos pulgadas', 'pantalla de 32 pulgadas'],
  ['niña de ocho años', 'niña de 8 años'],
  ['bebe de un año', 'bebe de 1 año'],
  ['mil quinientos pesos', '1500 pesos'],
  ['bici entre 2 y 5 mil pesos', 'bici entre 2 y 5 mil pesos'],
  ['tinaco de mil cien litros', 'tinaco de 1100 litros'],
  ['aceite diez w treinta', 'aceite 10w-30'],
  ['aceite cero doble u veinte', 'aceite 0w-20'],
  // Names stay as they are.
  ['pastel de tres leches', 'pastel de tres leches'],
  ['cien años de soledad', 'cien años de soledad'],
  ['una taza', 'una taza'],
])('VA-05 "%s" is "%s"', (text, written) => {
  expect(writeNumbers(text)).toBe(written);
});
