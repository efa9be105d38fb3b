import { expect, test } from 'vitest';
import { distance } from './distance.ts';
import { createSpelling } from './spelling.ts';

const words = (
  'refrigerador celular celulares audifonos inalambricos inalambrico licuadora plata plato pato reloj relojes llave zapatos computadora televisor ' +
  'television cargador bocina cable cabello silla mesa mes cama camara vestido lavadora secadora tenis playera chamarra sarten aspiradora'
)
  .split(' ')
  .map((word, at) => ({ word, products: 10 + at }));
const spelling = createSpelling(words);

test.each([
  ['refirgerador', 'refrigerador'],
  ['selular', 'celular'],
  ['inalanbricos', 'inalambricos'],
  ['licuadra', 'licuadora'],
  ['relog', 'reloj'],
  ['yave', 'llave'],
  ['sapatos', 'zapatos'],
  ['conputadora', 'computadora'],
  ['televicion', 'television'],
  ['vosina', 'bocina'],
  ['kargador', 'cargador'],
  ['cabel', 'cable'],
  ['aspiradra', 'aspiradora'],
  ['chamara', 'chamarra'],
  ['labadora', 'lavadora'],
])('AP-20 "%s" is corrected to "%s"', (written, meant) => {
  expect(spelling.correct(written)).toBe(meant);
});

test.each(['plata', 'plato', 'pato', 'mes', 'cabello', 'celular'])('AP-20 "%s" is known and not corrected', (word) => {
  expect(spelling.correct(word)).toBeUndefined();
});

test.each(['xkqzw', 'asdfgh', 'qwertyuiop', 'lol', 'ab', ''])('AP-20 "%s" has no correction', (word) => {
  expect(spelling.correct(word)).toBeUndefined();
});

test('letters that sound alike cost half, and equal words have distance 0', () => {
  expect(distance('casa', 'casa', 2)).toBe(0);
  expect(distance('kasa', 'casa', 2)).toBe(0.5);
  expect(distance('pasa', 'casa', 2)).toBe(1);
  expect(distance('csaa', 'casa', 2)).toBe(1);
  expect(distance('hotel', 'otel', 2)).toBe(0.5);
  // A "ch" is no silent h.
  expect(distance('chamara', 'camara', 2)).toBe(1);
  expect(distance('chamara', 'chamarra', 2)).toBe(0.5);
  expect(distance('casa', 'perro', 2)).toBe(Number.POSITIVE_INFINITY);
});
