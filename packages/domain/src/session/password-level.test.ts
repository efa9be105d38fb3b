import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packCommonPasswords, readCommonPasswords } from './common-passwords.ts';
import { isTooShort, passwordLength, passwordLevel } from './password-level.ts';

const common = readCommonPasswords(packCommonPasswords(['123456', 'password', 'qwertyuiop', 'dragon', 'ab']));

test.each([
  ['', 0],
  ['corta77', 0],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefghijkl', 1],
  ['14/02/1990', 1],
  // The server refuses the following passwords.
  ['password', 1],
  ['Password123', 1],
  ['P4$$w0rd2024', 1],
  ['drowssap', 1],
  ['passwordpassword', 1],
  ['dragonpassword', 1],
  ['qwertyuiop!', 1],
  ['pásswörd', 1],
  ['Pa\u0301sswo\u0308rd1', 1],
  ['Drágón2024', 1],
  ['ｐａｓｓｗｏｒｄ', 1],
  ['pässw0rd2024', 1],
  ['grapa.7x', 2],
  ['caballo grapa', 3],
  ['caballo grapa tortilla', 4],
  // A common word does not weaken a password with enough other words.
  ['un dragon azul y tamales', 4],
] as const)('RT-03 the meter of a password: "%s" is %i', (password, level) => {
  expect(passwordLevel(password, common)).toBe(level);
});

test('RT-03 what is too short for the server is too short for the meter, in characters and not in bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (password) => {
      expect(isTooShort(password)).toBe([...password].length < passwordLength.least);
      expect(passwordLevel(password, common) === 0).toBe(isTooShort(password));
    }),
  );
});

test('a word that is common makes no password better', () => {
  const none = readCommonPasswords('');
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 300 }), (password) => {
      expect(passwordLevel(password, common)).toBeLessThanOrEqual(passwordLevel(password, none));
    }),
  );
});
