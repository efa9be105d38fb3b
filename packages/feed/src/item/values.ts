/** Parsers of single cells. They throw `InvalidValue`, whose reason contains the column's name and quotes the cell. */
import { limits } from '../faults.ts';
import { excerpt } from '../read/header.ts';

/** A cell that cannot be parsed. The message is the reason, for an operator. */
export class InvalidValue extends Error {
  override name = 'InvalidValue';
}

/** Reads a price such as `1499.00 MXN`, `MXN 1,499.00`, `$1,499` or `1499.5`. Returns centavos. */
export function readPrice(cell: string, column: string): number {
  const text = cell.trim();
  const [, before = '', digits, after = ''] = /^([A-Za-z]{3}|\$)?\s*(-?[\d.,' ]*\d)\s*([A-Za-z]{3})?$/.exec(text) ?? [];
  if (digits === undefined) throw new InvalidValue(`${column} "${excerpt(text)}" is no price such as 1499.00 MXN`);
  if (before !== '' && before !== '$' && after !== '' && before.toUpperCase() !== after.toUpperCase())
    throw new InvalidValue(`${column} "${excerpt(text)}" names two currencies`);
  const currency = (before === '$' ? '' : before) || after || 'MXN';
  if (currency.toUpperCase() !== 'MXN')
    throw new InvalidValue(`${column} "${excerpt(text)}" is in ${currency.toUpperCase()}, and the shop sells in MXN`);
  const [, sign, whole, fraction = ''] =
    /^(-?)(\d+|\d{1,3}(?:[,' ]\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(digits) ??
    /^(-?)(\d+)(?:,(\d{1,2}))$/.exec(digits) ??
    [];
  if (whole === undefined) throw new InvalidValue(`${column} "${excerpt(text)}" is no price such as 1499.00 MXN`);
  const centavos = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (sign === '-' || centavos === 0) throw new InvalidValue(`${column} "${excerpt(text)}" must be more than nothing`);
  if (centavos > limits.price) throw new InvalidValue(`${column} "${excerpt(text)}" is more than 20,000,000.00 MXN`);
  return centavos;
}

/** Reads a whole number of at least 0. Numbers above `most` give `most`. */
export function readCount(cell: string, column: string, most: number): number {
  const text = cell.trim();
  if (!/^\d{1,9}(\.0+)?$/.test(text)) throw new InvalidValue(`${column} "${excerpt(text)}" is no whole number`);
  return Math.min(Number(text), most);
}

export interface Interval {
  starts: Date;
  ends: Date;
}

/**
 * Reads an interval such as `2026-11-20T00:00-0600/2026-11-27T23:59-0600`. A date without a time means the whole day in
 * Mexico City.
 */
export function readInterval(cell: string, column: string): Interval {
  const [from = '', to = '', ...more] = cell.trim().split('/');
  const starts = readMoment(from, false);
  const ends = readMoment(to, true);
  if (!starts || !ends || more.length > 0)
    throw new InvalidValue(
      `${column} "${excerpt(cell)}" is no interval such as 2026-11-20T00:00-0600/2026-11-27T23:59-0600`,
    );
  if (ends <= starts) throw new InvalidValue(`${column} "${excerpt(cell)}" ends before it begins`);
  return { starts, ends };
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

function readMoment(text: string, end: boolean): Date | undefined {
  const [, day, minute, second = ':00', zone = '-0600'] = moment.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const date = new Date(`${day}T${minute ?? '00:00'}${second}${offset}`);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 || date.getUTCFullYear() > 2200) return undefined;
  // `Date` turns 30 February into 2 March, so such a date is rejected here.
  if (!new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)) return undefined;
  return minute === undefined && end ? new Date(date.getTime() + 86_400_000) : date;
}

/** Reads an http or https URL, and normalises it. Rejects credentials and removes the fragment. */
export function readUrl(cell: string, column: string): string {
  const text = cell.trim();
  if (text.length > limits.url) throw new InvalidValue(`${column} is longer than ${limits.url} characters`);
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '')
    throw new InvalidValue(`${column} "${excerpt(text)}" is no http or https address`);
  url.hash = '';
  return url.href;
}

/** Reads an id: trimmed, otherwise unchanged. */
export function readId(cell: string, column: string): string {
  const text = cell.trim();
  if (text === '') throw new InvalidValue(`${column} is empty`);
  if (text.length > limits.id) throw new InvalidValue(`${column} is longer than ${limits.id} characters`);
  if (/\p{C}/u.test(text)) throw new InvalidValue(`${column} "${excerpt(text)}" contains invisible characters`);
  return text;
}

/** Reads the digits of a GTIN, whose check digit must be valid. */
export function readGtin(cell: string): string {
  const text = cell.replace(/[\s-]/g, '');
  if (text === '') return '';
  if (!/^(\d{8}|\d{12,14})$/.test(text))
    throw new InvalidValue(`gtin "${excerpt(cell)}" has not 8, 12, 13 or 14 digits`);
  let sum = 0;
  for (let i = 0; i < text.length - 1; i++) sum += Number(text[text.length - 2 - i]) * (i % 2 === 0 ? 3 : 1);
  if ((10 - (sum % 10)) % 10 !== Number(text.at(-1)))
    throw new InvalidValue(`gtin "${excerpt(cell)}" has a wrong check digit`);
  return text;
}
