import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf, initials } from './initial.ts';

describe('RT-14 the index letter of a store', () => {
  it.each([
    ['Zapatería Núñez', 'Z'],
    ['árbol', 'A'],
    ['Ñandú Libros', 'Ñ'],
    ['n\u0303andu', 'Ñ'],
    ['  Él y Ella', 'E'],
    ['Übermarkt', 'U'],
    ['3 Hermanos', '#'],
    ['¡Órale!', '#'],
    ['Œuvre', '#'],
    ['日本', '#'],
    ['😀', '#'],
    ['', '#'],
  ])('%s is under %s', (name, letter) => expect(initialOf(name)).toBe(letter));

  it('every name has exactly one index letter', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => initials.includes(initialOf(name))));
  });
});
