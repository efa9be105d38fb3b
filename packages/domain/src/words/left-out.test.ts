import { expect, test } from 'vitest';
import { worthSaying } from './left-out.ts';

test('AP-20 of words that no product has, for whom a thing is and what only leads to another word is not said', () => {
  expect(worthSaying(['mujer', 'talla', 'azul', 'hija', 'entrar', 'niñas', 'nube x9'])).toEqual(['azul', 'nube x9']);
});
