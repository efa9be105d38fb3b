import { expect, test } from 'vitest';
import { findPasswordFault } from './password-strength.ts';

test.each([
  ['corto12', 'too short'],
  ['ñandúes', 'too short'],
  ['x'.repeat(257), 'too long'],
  ['password', 'common'],
  ['12345678', 'common'],
  ['qwertyuiop', 'common'],
  ['P4ssw0rd!', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['abcdefghijkl', 'common'],
  ['19900512', 'common'],
  ['iloveyou1', 'common'],
])('RT-03 "%s" is refused: %s', async (password, fault) => {
  expect(await findPasswordFault(password)).toBe(fault);
});

test.each(['el perro azul come tamales', 'Chilaquiles-verdes', 'tr3s-volcanes/nieve', '🌮🌮🌵 de canasta'])(
  'RT-03 "%s" is accepted: length goes before composition',
  async (password) => {
    expect(await findPasswordFault(password)).toBeUndefined();
  },
);

test('RT-03 what others know of a customer is refused', async () => {
  const personal = ['Xóchitl', 'Nezahualpilli', 'xochitl.nezahualpilli@example.com'];
  expect(await findPasswordFault('nezahualpilli1', personal)).toBe('personal');
  expect(await findPasswordFault('nezahualpilli1', ['Ana'])).toBeUndefined();
});

test('of a long password the beginning is judged, so that none takes long', async () => {
  expect(await findPasswordFault('aA1!'.repeat(64))).toBe('common');
  expect(await findPasswordFault(`${'a'.repeat(64)} el perro azul come tamales`)).toBe('common');
});
