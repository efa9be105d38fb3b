import { expect, test } from 'vitest';
import { readAges, saysChild, saysForChildren, yearsOf } from './children.ts';
import { isOfPharmacy } from './pharmacy.ts';

test.each([
  ['jarabe para la fiebre niños', true],
  ['paracetamol infantil', true],
  ['Paracetamol PEDIÁTRICO', true],
  ['gotas para bebé', true],
  ['algo para la tos de mi hijita', true],
  ['jarabe para tos de 3 años', true],
  ['mi hija tiene ocho meses y tiene gripa', true],
  ['antigripal para mi sobrino', true],
  ['vitaminas para mi hijo de 25 años', false],
  ['vitaminas para niño de 25 años', true],
  ['paracetamol 500 mg', false],
  ['jarabe para la tos', false],
  ['pastillas para adulto de 40 años', false],
  ['antigripal para mi esposo', false],
  ['cajas de 12 piezas', false],
  ['pastillero pequeño', false],
])('SR-03 a child is in "%s": %s', (text, expected) => {
  expect(saysChild(text)).toBe(expected);
});

const product = { title: 'Jarabe para la tos 120 ml', categories: ['Farmacia', 'Gripe y tos'], facts: [] as string[] };

test.each([
  ['Jarabe infantil para la tos', [], [], true],
  ['Paracetamol gotas para bebés y niños', [], [], true],
  ['Jarabe pediátrico', [], [], true],
  ['Jarabe', ['Niños'], [], true],
  ['Jarabe', [], ['2 a 12 años'], true],
  ['Jarabe', [], ['Desde 6 meses'], true],
  ['Jarabe para niños de 6 a 12 años', [], [], true],
  ['Jarabe para la tos', [], [], false],
  ['Jarabe', ['No apto para niños'], [], false],
  ['Jarabe', ['Manténgase fuera del alcance de los niños'], [], false],
  ['Tabletas', ['Frasco con tapa a prueba de niños'], [], false],
  ['Jarabe', [], ['Mayores de 12 años'], false],
  ['Jarabe para adultos y niños mayores de 12 años', [], [], false],
  ['Jarabe', ['2 años'], [], false],
])('SR-03 "%s" with facts %j and ages %j is for children: %s', (title, facts, ages, expected) => {
  expect(saysForChildren({ ...product, title, facts, ages })).toBe(expected);
});

test('SR-03 a category says for whom its products are', () => {
  expect(saysForChildren({ ...product, categories: ['Farmacia', 'Medicina infantil'] })).toBe(true);
});

test.each([
  [['Farmacia', 'Gripe y tos'], [], true],
  [['Salud', 'Medicamentos de libre venta'], [], true],
  [['Varios'], ['Sustancia activa'], true],
  [['Libros', 'Medicina'], [], false],
  [['Juguetes'], ['Material'], false],
])('SR-03 products of %j with facts %j are of a pharmacy: %s', (categories, factNames, expected) => {
  expect(isOfPharmacy({ categories, factNames })).toBe(expected);
});

test.each([
  ['3 a 7 años', [3, 4, 5, 6, 7]],
  ['6 a 36 meses', [0, 1, 2, 3]],
  ['18 meses a 4 años', [1, 2, 3, 4]],
  ['14 años en adelante', [14, 15, 16, 17]],
  ['Mayores de 15 años', [15, 16, 17]],
  ['Desde 8 semanas', Array.from({ length: 18 }, (_, years) => years)],
  ['16: 5 a 7 años; 20: 7 a 9', [5, 6, 7, 8, 9]],
  ['5 años', [5]],
  ['Desde el nacimiento', Array.from({ length: 18 }, (_, years) => years)],
  ['Adultos', []],
])('SR-02 the ages of "%s" are %j', (text, expected) => {
  expect(yearsOf(readAges(text, true))).toEqual(expected);
});

test.each([
  ['Ron añejo 12 años', []],
  ['Libro para 12 a 17 años', [12, 13, 14, 15, 16, 17]],
  ['Bloques +3 años', Array.from({ length: 15 }, (_, at) => at + 3)],
])('SR-02 the ages of the title "%s" are %j', (title, expected) => {
  expect(yearsOf(readAges(title))).toEqual(expected);
});
