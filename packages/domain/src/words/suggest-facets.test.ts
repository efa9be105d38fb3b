import { expect, test } from 'vitest';
import { agreeing } from './suggest-facets.ts';

test.each([
  ['rojo', 'vestido', 'rojo'],
  ['rojo', 'chamarra', 'roja'],
  ['negro', 'tenis', 'negros'],
  ['blanco', 'blusas', 'blancas'],
  ['azul', 'botas', 'azules'],
  ['gris', 'sillas', 'grises'],
  ['negro', 'laptop', 'negra'],
  ['negro', 'sofá', 'negro'],
  ['negro', 'paraguas', 'negro'],
  ['negro', 'playera de manga', 'negra'],
])('the colour "%s" of "%s": %s', (colour, thing, expected) => {
  expect(agreeing(colour, thing)).toBe(expected);
});
