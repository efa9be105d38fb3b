import { mexicanPasswords, packCommonPasswords, passwordLevel, readCommonPasswords } from '@tianguis/domain';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test, vi } from 'vitest';
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
  ['contraseña', 'common'],
  ['Contraseña1', 'common'],
  ['contrasen\u0303a', 'common'],
  ['México2026', 'common'],
  ['tequierómucho', 'common'],
  ['ｐａｓｓｗｏｒｄ', 'common'],
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
  expect(await findPasswordFault('Nezahualpillí1', personal)).toBe('personal');
  expect(await findPasswordFault('nezahualpilli1', ['Ana'])).toBeUndefined();
});

test('of a long password the beginning is judged, so that none takes long', async () => {
  expect(await findPasswordFault('aA1!'.repeat(64))).toBe('common');
  expect(await findPasswordFault(`${'a'.repeat(64)} el perro azul come tamales`)).toBe('common');
});

/** Counts the characters of all texts that the judge looks up in its dictionaries. */
function countLookups() {
  const { matching } = new ZxcvbnFactory() as unknown as { matching: { matchers: { dictionary: object } } };
  const search = Object.getPrototypeOf(matching.matchers.dictionary) as { match(asked: { password: string }): unknown };
  return vi.spyOn(search, 'match');
}

test.each([
  'd3/d!o8a36!8ó!1!10!5!e+&/{obc%0(@ñ69é8!1/d4c567ec47|a{$#@|ñé9{#[',
  `${'1!|7'.repeat(16)}é`,
  `${'49@3!1$57+2{96&'.repeat(17)}`,
])('F3 the judge of "%s" looks up few readings of its signs, of one length', async (password) => {
  const names = ['a4@ e3 i1! o0 s5$ t7+ x% z2', 'aeiou aeiou', 'abc def'];
  const search = countLookups();
  await findPasswordFault(password, names);
  const lengths = search.mock.calls.map(([{ password: text }]) => text.length);
  search.mockRestore();
  expect(Math.max(...lengths)).toBeLessThanOrEqual(32);
  // Two spellings, with and without the personal words. Two matchers look up 32 readings of each, and of repeated parts.
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(2 * 2 * 2 * 48 * 32);
});

/** The meter in the browser uses the 5,000 most common passwords; the server uses the whole list. */
const words = dictionary['passwords-common'] as string[];
const common = readCommonPasswords(packCommonPasswords([...new Set([...mexicanPasswords, ...words])]));
const ends = ['', '1', '12', '123', '!', '2024', '1990', '123!'];
/** Some passwords of the list, with endings that people often add. */
const some = (upTo: number, every: number) =>
  words
    .slice(0, upTo)
    .filter((_, at) => at % every === 0)
    .map((word, at) => {
      const whole = word + ends[at % ends.length];
      return at % 3 === 0 ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    })
    .filter(({ length }) => length >= 8);
const refused = async (passwords: readonly string[]) => {
  const faults = await Promise.all(passwords.map((password) => findPasswordFault(password)));
  return passwords.filter((_, at) => faults[at] === 'common');
};

test('RT-03 the meter calls common passwords easy, as the server does, with their usual ends, too', async () => {
  const wrong = await refused(some(3_000, 7));
  expect(wrong.length).toBeGreaterThan(250);
  expect(wrong.filter((password) => passwordLevel(password, common) > 1)).toEqual([]);
});

test('RT-03 of what the server refuses, rarer ones included, the meter praises at most one in fifty', async () => {
  const wrong = await refused(some(words.length, 60));
  expect(wrong.length).toBeGreaterThan(500);
  expect(wrong.filter((password) => passwordLevel(password, common) > 2).length).toBeLessThanOrEqual(wrong.length / 50);
});

test.each(['el perro azul come tamales', 'Chilaquiles-verdes', 'tr3s-volcanes/nieve', '🌮🌮🌵 de canasta'])(
  'RT-03 the meter praises "%s", which the server accepts',
  (password) => expect(passwordLevel(password, common)).toBeGreaterThanOrEqual(3),
);

test.each(['contraseña', 'Contraseña1', 'México2026', 'tequierómucho', 'VivaMéxico!', 'Corazón1990'])(
  'issue 37 L6: the meter calls "%s" easy, as the server does',
  async (password) => {
    expect(await findPasswordFault(password)).toBe('common');
    expect(passwordLevel(password, common)).toBe(1);
  },
);
