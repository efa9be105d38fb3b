import { describe, expect, test } from 'vitest';
import { tokenise } from './analyse.ts';

const termsOf = (text: string) => tokenise(text).map(({ alternatives: [first = []] }) => first.join(' '));

describe('AP-20 sides of a thing are one code in centimetres', () => {
  test.each([
    ['tapete de 2x3 metros', ['tapete', '200x300']],
    ['tapete 2 por 3 m', ['tapete', '200x300']],
    ['escritorio 120 × 50 cm', ['escritorio', '120x50']],
    ['mesa de 120 cm x 80 cm', ['mesa', '120x80']],
    ['mueble 1.5 m × 0.4 m × 65 cm', ['mueble', '150x40x65']],
    // Without a unit of length, they are as written.
    ['llanta 6x9', ['llanta', '6x9']],
    ['bafle 2 × 12 pulgadas', ['bafle', '2x12', 'pulgado']],
    ['3 por 100 pesos', ['3', '100', 'peso']],
  ])('"%s"', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});
