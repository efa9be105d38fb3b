import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isGendered, isPerson, notForAudience, notMeant } from './people.ts';

test.each([
  ['jefita', true],
  ['hermanito', true],
  ['papito', true],
  ['nuera', true],
  ['7', true],
  ['carrito', false],
  ['tenis', false],
])('AP-20 "%s" is a person: %s', (word, isOne) => {
  expect(isPerson(word)).toBe(isOne);
  expect(isGendered(word)).toBe(isOne && !/^\d/.test(word));
});

test('AP-20 what is for a mother-to-be may be for her baby', () => {
  expect(notMeant('regalo para mi hermana')).toContain('bebe');
  expect(notMeant('baby shower de mi hermana')).toEqual([]);
});

test.each([
  ['sandalias para mujer', ['infantil', 'bebe', 'niño', 'niña', 'hombre', 'caballero']],
  ['huaraches hombre', ['infantil', 'bebe', 'niño', 'niña', 'mujer', 'dama']],
  ['tenis para mujer y hombre', ['infantil', 'bebe', 'niño', 'niña']],
  ['juguete para niño de 5 años', ['bebe', 'hombre', 'caballero', 'mujer', 'dama']],
  ['juguete para bebé de 3 años', []],
  ['tenis para niña', ['hombre', 'caballero', 'mujer', 'dama']],
  ['vestido para dama y niña', []],
  ['disfraz de hombre araña', []],
  ['mujer maravilla', []],
  ['sandalias', []],
  ['zapatos cómodos para trabajar parado', ['infantil', 'escolar']],
  ['muñeca para mi hija mientras voy a trabajar', []],
  ['trabajadora social', []],
])('UI-09 "%s" is for nobody of %j', (text, others) => {
  expect(notForAudience(fold(text))).toEqual(others);
});

test('UI-09 who is named as the one that a thing is for counts too', () => {
  expect(notForAudience('reloj para mi esposa', 'para esposa')).toContain('hombre');
  expect(notForAudience('vestido para niña', 'para esposa')).not.toContain('mujer');
});
