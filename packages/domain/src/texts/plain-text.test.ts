import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasUnwritable, plainLines, plainText } from './plain-text.ts';

test.each([
  ['  Regalos   de  Ana ', 'Regalos de Ana'],
  ['Rega\u200blos\u202e', 'Regalos'],
  ['\ufeffCumplean\u0303os', 'Cumplea\u00f1os'],
  ['uno\u00a0\t\u2003dos', 'uno dos'],
  ['\u200b\u2060 \u00ad', ''],
  ['Favoritos \u2764\ufe0f', 'Favoritos \u2764\ufe0f'],
])('%j becomes %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test.each([
  ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u034f', '\u180b', '\ufe0f', '\u2800', '\u{e0100}', '\u{e0001}'],
  ' \u3164\u2800 \ufe0f ',
])('I1 nothing of %j can be seen', (typed) => {
  expect(plainText(typed)).toBe('');
  expect(plainText(`Ana${typed.trim()}`)).toMatch(/^Ana/);
});

test('I1 an invisible letter beside others is removed', () => {
  expect(plainText('\u3164Ana\u115f \uffa0Ríos')).toBe('Ana Ríos');
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

test.each([
  ['Muele hielo.\r\n\r\n\r\n\nY\u202e ya.', 'Muele hielo.\n\nY ya.'],
  ['  uno  dos \r tres\u0007\n', 'uno dos\ntres'],
  ['\n \u3164 \n', ''],
  ['Soy 👩\u200d💻 y 👩🏽\u200d🌾, no a\u200db', 'Soy 👩\u200d💻 y 👩🏽\u200d🌾, no ab'],
])('a text of lines %j is stored as %j', (typed, stored) => expect(plainLines(typed)).toBe(stored));
