import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedCode } from './typed-code.ts';

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  'Código 123456',
  'Código: 123 456',
  'Tu código es 123456. Vence en 15 minutos.',
  '\u200b123\u00a0456\ufeff',
  '１２３４５６',
])('issue 37 B9: the code in %j is 123456', (typed) => expect(typedCode(typed)).toBe('123456'));

test.each([
  // Recovery codes of the authenticator app, one with six digits.
  ['abcd-efgh-jk', 'abcdefghjk'],
  ['ab12-345678', 'ab12345678'],
  ['1234567', '1234567'],
  // Two codes: which one is meant is unknown.
  ['123456 o 654321', '123456o654321'],
  ['', ''],
])('issue 37 B9: %j is read as %j', (typed, code) => expect(typedCode(typed)).toBe(code));

test('issue 37 B9: any six digits are found among words', () => {
  const words = fc.constantFrom('', 'Código ', 'Tu código es: ', '¡Hola! ');
  const code = fc.stringMatching(/^\d{6}$/);
  fc.assert(
    fc.property(words, code, words, (before, six, after) => {
      expect(typedCode(`${before}${six} ${after}`)).toBe(six);
    }),
  );
});
