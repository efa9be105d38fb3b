/** Tests of the rules of reviews (RT-19, AF-05). */
import { describe, expect, test } from 'vitest';
import { contactDataIn } from '../contact/index.ts';
import { type BoughtLine, letsReview, reviewAuthor, stateOfWritten } from './index.ts';

describe('AF-05 contact data and links are found', () => {
  test.each([
    'Escríbeme a lupita@correo.mx',
    'lupita @ correo . com',
    'Mi cel es 55 1234 5678',
    '(55) 12-34-56-78, más barato',
    '５５１２３４５６７８',
    '55\u200b12\u200b34\u200b56\u200b78',
    '+52 55.1234.5678',
    'https://tienda.example/x',
    'HTTP://TIENDA.EXAMPLE',
    'búscalo en www.barato.mx',
    'está en barato.com más barato',
    'bit.ly/3xYz',
    'Mándame Whatsapp',
    'wa.me/52551234',
    'sígueme: @lupita.vende',
  ])('%s', (text) => expect(contactDataIn(text)).toBeDefined());

  test.each([
    'Muy buena licuadora.Me gustó mucho',
    'Mide 1080x1920 y costó $12,345.00',
    'La compré el 29/11/2026 y llegó el 02/12/2026, en 3 días',
    'Modelo BLSTMG-W00-013, 600 W, 127 V',
    'Salió buenísima!!! 10/10',
    'Correo de México la entregó a tiempo',
    'Lo compré 2 veces: en 2025 y en 2026',
  ])('not in: %s', (text) => expect(contactDataIn(text)).toBeUndefined());
});

test.each<[boolean, BoughtLine]>([
  [true, { isTest: false, parcel: 'delivered', shipped: 1 }],
  [false, { isTest: true, parcel: 'delivered', shipped: 1 }],
  [false, { isTest: false, parcel: 'on_the_way', shipped: 1 }],
  [false, { isTest: false, parcel: 'returned', shipped: 1 }],
  [false, { isTest: false, parcel: 'delivered', shipped: 0 }],
])('RT-19 AF-05 whether a line lets review is %s: %o', (lets, line) => expect(letsReview(line)).toBe(lets));

test.each([
  ['shown', { title: '', body: 'Muy buena licuadora', photographs: 0 }, false],
  ['waiting', { title: 'Barata en barato.com', body: 'Muy buena licuadora', photographs: 0 }, false],
  ['waiting', { title: '', body: 'Muy buena, 55 1234 5678', photographs: 0 }, false],
  ['waiting', { title: '', body: 'Muy buena licuadora', photographs: 1 }, false],
  ['waiting', { title: '', body: 'Muy buena licuadora', photographs: 0 }, true],
] as const)('AF-05 a review is %s after it was written: %o', (state, written, wasRefused) => {
  expect(stateOfWritten(written, wasRefused)).toBe(state);
});

test.each([
  ['Guadalupe', 'Xicoténcatl', 'Guadalupe X.'],
  ['María de los Ángeles', 'ñandú', 'María Ñ.'],
  ['  Ana ', '', 'Ana'],
])('AF-05 the author %s %s is shown as %s', (nombre, apellido, shown) => {
  expect(reviewAuthor(nombre, apellido)).toBe(shown);
});
