import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

test.each([
  ['ana@correo.mx', true],
  ['ana.maria+ofertas@sub.correo.com.mx', true],
  ['peña@ñandú.mx', true],
  ['', false],
  ['ana', false],
  ['ana@correo', false],
  ['ana@correo.m', false],
  ['ana@correo.', false],
  ['ana@@correo.mx', false],
  ['ana maria@correo.mx', false],
  ['ana@correo.mx\r\nbcc: x@y.mx', false],
  ['ana\0@correo.mx', false],
  [`${'a'.repeat(244)}@correo.mx`, true],
  [`${'a'.repeat(245)}@correo.mx`, false],
])('VA-02 "%s" may be a mail address: %s', (text, may) => {
  expect(isMailAddress(text)).toBe(may);
});
