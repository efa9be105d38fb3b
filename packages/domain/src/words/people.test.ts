import { expect, test } from 'vitest';
import { isGendered, isPerson, notMeant } from './people.ts';

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
