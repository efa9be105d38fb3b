/** Parses the input of operators: prices, dates, names, options and lines of changes. */
import { userInfo } from 'node:os';
import { greatestPrice } from '@tianguis/api';
import { parseMoment } from '@tianguis/domain';
import { Usage } from './command.ts';
import { standardInput } from './standard-input.ts';

/** Reads pesos (`1499`, `1,499.00`, `$1,499.00`) as centavos. @throws Error with one sentence */
export function readPrice(text: string): number {
  const [, whole, cents = ''] = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined)
    throw new Error(`"${printable(text)}" is no price: write pesos, for example 1499 or 1,499.00.`);
  const price = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (price < 1)
    throw new Error('A price of 0 is not possible: to take a product off sale, use "products deactivate".');
  if (price > greatestPrice)
    throw new Error(`${text} is more than a price can be: the most is ${showPrice(greatestPrice)}.`);
  return price;
}

/** Formats a price in a form that `readPrice` accepts. */
export function showPrice(centavos: number): string {
  return `$${Math.floor(centavos / 100).toLocaleString('en')}.${String(centavos % 100).padStart(2, '0')}`;
}

/** Formats an amount that may be negative: `-$14.50`. */
export const showAmount = (centavos: number): string => `${centavos < 0 ? '-' : ''}${showPrice(Math.abs(centavos))}`;

/** Reads a time. A day without a time means its first second in Mexico City. */
export function readMoment(text: string): Date {
  const moment = parseMoment(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00-06:00` : text);
  if (moment === undefined) throw new Error(noDate(text));
  return new Date(moment);
}

const noDate = (text: string): string =>
  `"${printable(text)}" is no date: write a day (2026-12-24) or a moment (2026-12-24T20:00:00-06:00).`;

/** Reads a future time. A day without a time means its last second in Mexico City. */
export function readUntil(text: string, now: number = Date.now()): Date {
  const moment = parseMoment(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59-06:00` : text);
  if (moment === undefined) throw new Error(noDate(text));
  if (moment <= now) throw new Error(`${text} is past: an offer cannot end before it begins.`);
  return new Date(moment);
}

/** Formats a time to the second, in UTC, in a form that `--until` accepts. */
export const showMoment = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

export function readCount(text: string, most: number, what: string): number {
  if (!/^\d{1,12}$/.test(text) || Number(text) > most)
    throw new Error(`"${printable(text)}" is no ${what}: write a whole number from 0 to ${most.toLocaleString('en')}.`);
  return Number(text);
}

export function readId(text: string | undefined, what: string): number {
  if (text === undefined) throw new Usage(`Which ${what}?`);
  if (!/^\d{1,10}$/.test(text) || Number(text) > 2_147_483_647)
    throw new Error(`"${printable(text)}" is no number of a ${what}.`);
  return Number(text);
}

/**
 * Reads a text for shoppers. @throws Error with one sentence for invisible characters, or for a text that is too long
 */
export function readText(text: string, longest: number, what: string): string {
  if (/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text))
    throw new Error(
      `The ${what} contains invisible characters (line ends, control characters): write it without them.`,
    );
  const trimmed = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (trimmed === '') throw new Error(`The ${what} is empty.`);
  if (trimmed.length > longest)
    throw new Error(`The ${what} has ${trimmed.length} characters, and ${longest} is the most.`);
  return trimmed;
}

/** Separates words and options. Options with a value end with `=` in `known`. @throws Usage for an unknown option */
export function readOptions(
  words: readonly string[],
  known: readonly string[],
): { words: string[]; options: Map<string, string> } {
  const plain: string[] = [];
  const options = new Map<string, string>();
  for (const left = [...words]; left.length > 0; ) {
    const word = left.shift() ?? '';
    if (!/^--./.test(word)) plain.push(word);
    else if (known.includes(`${word}=`)) {
      const value = left.shift();
      if (value === undefined) throw new Usage(`What is ${word} to be?`);
      options.set(word, value);
    } else if (known.includes(word)) options.set(word, '');
    else throw new Usage(`There is no ${printable(word)} here.`);
  }
  return { words: plain, options };
}

const mostLines = 100_000;

/**
 * Parses the words, or each line of standard input if the only word is `-`. The error of a line contains its number.
 */
export function readLines<Parsed>(words: readonly string[], read: (words: readonly string[]) => Parsed): Parsed[] {
  if (words.length !== 1 || words[0] !== '-') return [read(words)];
  const lines = standardInput
    .readAll()
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  if (lines.length > mostLines)
    throw new Error(`These are too many lines: ${mostLines.toLocaleString('en')} is the most.`);
  const parsed = lines.flatMap((line, i) => {
    const typed = line.trim().split(/\s+/);
    if (typed[0] === '' || typed[0]?.startsWith('#')) return [];
    try {
      return [read(typed)];
    } catch (error) {
      throw new Error(`Line ${i + 1}: ${error instanceof Error ? error.message : error} Nothing was changed.`);
    }
  });
  if (parsed.length === 0) throw new Error('Standard input has no lines: nothing to do.');
  return parsed;
}

/** Makes a word safe to print on a terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?').slice(0, 60);

/** A word of a printed command, in quotes if a shell would read it in another way. */
export const quoted = (word: string): string =>
  /^[\w.,:/=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const longestName = 100;

/**
 * Reads the value of `--as`: who gives the command, for the audit log. Without a value, this is the user of the
 * operating system.
 * @throws Usage
 */
export function readOperator(given: string | undefined): string {
  const name = printable(given ?? systemUser()).trim();
  if (name === '' || name.length > longestName) throw new Usage('Write who gives the command: --as NAME.');
  return name;
}

/** In a container, the user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
