import { expect, test } from 'vitest';
import { readTastes } from './tastes.ts';

test.each([
  ['regalo para mi suegro que se la pasa asando carne', ['asar carne']],
  ['un regalo para mi prima que anda corriendo maratones', ['correr maratones', 'corrir maratones']],
  ['regalo para mi hija de doce que se empieza a maquillar', ['maquillar']],
  ['regalo para mi sobrina que quiere ser doctora', ['doctora']],
  ['regalo para mi novio que es fan del futbol', ['futbol']],
  // Nothing is told of them, or nobody gets a present.
  ['regalo para mi mama', []],
  ['bocina que se la pasa sonando', []],
])('AP-20 what is told of who gets a present: "%s"', (text, tastes) => {
  expect(readTastes(text)).toEqual(tastes);
});
