import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasUnwritable, plainText } from './plain-text.ts';

test.each([
  ['  Regalos   de  Ana ', 'Regalos de Ana'],
  ['Rega\u200blos\u202e', 'Regalos'],
  ['\ufeffCumplean\u0303os', 'Cumplea\u00f1os'],
  ['uno\u00a0\t\u2003dos', 'uno dos'],
  ['\u200b\u2060 \u00ad', ''],
])('%j becomes %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('a plain text is plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const plain = plainText(typed);
      expect(plainText(plain)).toBe(plain);
    }),
  );
});

test.each([
  ['Niño 🎁 «ñ» <b>', false],
  ['a\u0000b', true],
  ['\ud800', true],
])('%j has characters that no person types: %j', (text, has) => {
  expect(hasUnwritable(text)).toBe(has);
});
