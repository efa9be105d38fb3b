/**
 * The level of the password meter. The server decides whether it accepts a password, with the whole list of common
 * passwords.
 */
import type { CommonPasswords } from './common-passwords.ts';

/** Minimum and maximum length of a password in characters. */
export const passwordLength = { least: 8, most: 256 } as const;

/**
 * Strength of a password. 0: too short, 1: guessed at once, 2: fair, 3: good, 4: very good. Length counts more than
 * kinds of characters.
 */
export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

const good = 12;
const veryGood = 16;
/** Only the first 64 characters are judged, here and on the server: later characters cannot make a password weaker. */
const mostJudged = 64;

export const isTooShort = (password: string): boolean => [...password].length < passwordLength.least;

export function passwordLevel(password: string, common: CommonPasswords): PasswordLevel {
  if (isTooShort(password)) return 0;
  const characters = [...password].slice(0, mostJudged);
  const isDate = /^[\d\s/.-]+$/.test(password) && characters.length < good;
  const worth = worthOf(characters, common);
  if (worth < passwordLength.least - 1 || isDate || new Set(characters).size < 5) return 1;
  return worth >= veryGood ? 4 : worth >= good ? 3 : 2;
}

/**
 * Removes diacritics and variants of letters: people write "contraseña" and "contrasena" alike, and so do attackers.
 * "ñ" becomes "n", since lists of common passwords have no "ñ".
 */
export const withoutDiacritics = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * The worth of a password: how many random characters are as hard to guess. Of all ways to split the password into
 * words and characters, the lowest worth is taken.
 */
function worthOf(characters: readonly string[], common: CommonPasswords): number {
  const text = characters.join('').toLowerCase();
  // A password that repeats a part is worth the part and one character.
  const [, part] = /^(.+?)\1+$/u.exec(text) ?? [];
  const typed = part === undefined ? [...text] : [...part];
  const folded = typed.map(withoutDiacritics);
  const readings = [
    ...[typed, folded],
    ...[letters, otherLetters].map((signs) => folded.map((one) => signs[one] ?? one)),
  ];
  const foreseen = sequence(typed);
  const least: number[] = [0];
  const reach = (at: number, worth: number) => {
    least[at] = Math.min(least[at] ?? Number.POSITIVE_INFINITY, worth);
  };
  for (const [at, isForeseen] of foreseen.entries()) {
    const before = least[at] ?? 0;
    reach(at + 1, before + (isForeseen ? 0 : 1));
    if (/^(19[3-9]|20[0-4])\d$/.test(typed.slice(at, at + 4).join(''))) reach(at + 4, before + yearWorth);
    for (let end = at + 3; end <= Math.min(typed.length, at + common.longest); end++)
      for (const reading of readings) {
        const word = reading.slice(at, end);
        const worth = common.worth.get(word.join('')) ?? common.worth.get(word.toReversed().join(''));
        if (worth !== undefined) reach(end, before + worth);
      }
  }
  return (least[typed.length] ?? 0) + (part === undefined ? 0 : 1);
}

const yearWorth = 2;

/** Characters that people write in place of letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ '4': 'a', '@': 'a', '8': 'b', '(': 'c', '3': 'e', '1': 'i', '!': 'i', '|': 'i', '0': 'o' },
  ...{ '5': 's', $: 's', '7': 't', '+': 't', '2': 'z' },
};
const otherLetters: Readonly<Record<string, string>> = { ...letters, '1': 'l', '|': 'l' };

/** Marks characters that can be guessed from the two characters before them: "aaaa", "1234", "dcba". */
function sequence(characters: readonly string[]): boolean[] {
  const codes = characters.map((one) => one.codePointAt(0) ?? 0);
  const step = (at: number) => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  return codes.map((_, at) => at >= 2 && step(at) === step(at - 1) && Math.abs(step(at)) <= 1);
}
