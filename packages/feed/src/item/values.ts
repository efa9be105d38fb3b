/** Cells as values. Each gives what it read, or the reason why it cannot; reasons name the column and what stands there. */
import { limits } from '../faults.ts';
import { shown } from '../read/header.ts';

export class Wrong extends Error {
  override name = 'Wrong';
}

/** Centavos of `1499.00 MXN`, `MXN 1,499.00`, `$1,499` or `1499.5`. */
export function readPrice(cell: string, column: string): number {
  const text = cell.trim();
  const [, before = '', digits, after = ''] = /^([A-Za-z]{3}|\$)?\s*(-?[\d.,' ]*\d)\s*([A-Za-z]{3})?$/.exec(text) ?? [];
  if (digits === undefined) throw new Wrong(`${column} "${shown(text)}" is no price such as 1499.00 MXN`);
  if (before !== '' && before !== '$' && after !== '' && before.toUpperCase() !== after.toUpperCase())
    throw new Wrong(`${column} "${shown(text)}" names two currencies`);
  const currency = (before === '$' ? '' : before) || after || 'MXN';
  if (currency.toUpperCase() !== 'MXN')
    throw new Wrong(`${column} "${shown(text)}" is in ${currency.toUpperCase()}, and the shop sells in MXN`);
  const [, sign, whole, fraction = ''] =
    /^(-?)(\d+|\d{1,3}(?:[,' ]\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(digits) ??
    /^(-?)(\d+)(?:,(\d{1,2}))$/.exec(digits) ??
    [];
  if (whole === undefined) throw new Wrong(`${column} "${shown(text)}" is no price such as 1499.00 MXN`);
  const centavos = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (sign === '-' || centavos === 0) throw new Wrong(`${column} "${shown(text)}" must be more than nothing`);
  if (centavos > limits.price) throw new Wrong(`${column} "${shown(text)}" is more than 20,000,000.00 MXN`);
  return centavos;
}

/** Nothing of it is lost and nothing added, so it may be 0. */
export function readCount(cell: string, column: string, most: number): number {
  const text = cell.trim();
  if (!/^\d{1,9}(\.0+)?$/.test(text)) throw new Wrong(`${column} "${shown(text)}" is no whole number`);
  return Math.min(Number(text), most);
}

export interface Interval {
  starts: Date;
  ends: Date;
}

/** `2026-11-20T00:00-0600/2026-11-27T23:59-0600`. A day without an hour is the whole day in Mexico City. */
export function readInterval(cell: string, column: string): Interval {
  const [from = '', to = '', ...more] = cell.trim().split('/');
  const starts = readMoment(from, false);
  const ends = readMoment(to, true);
  if (!starts || !ends || more.length > 0)
    throw new Wrong(`${column} "${shown(cell)}" is no interval such as 2026-11-20T00:00-0600/2026-11-27T23:59-0600`);
  if (ends <= starts) throw new Wrong(`${column} "${shown(cell)}" ends before it begins`);
  return { starts, ends };
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

function readMoment(text: string, end: boolean): Date | undefined {
  const [, day, minute, second = ':00', zone = '-0600'] = moment.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const date = new Date(`${day}T${minute ?? '00:00'}${second}${offset}`);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 || date.getUTCFullYear() > 2200) return undefined;
  // 30 February is taken for 2 March by the engine.
  if (!new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)) return undefined;
  return minute === undefined && end ? new Date(date.getTime() + 86_400_000) : date;
}

/** An http or https address without a user in it, in its normal form. */
export function readUrl(cell: string, column: string): string {
  const text = cell.trim();
  if (text.length > limits.url) throw new Wrong(`${column} is longer than ${limits.url} characters`);
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '')
    throw new Wrong(`${column} "${shown(text)}" is no http or https address`);
  url.hash = '';
  return url.href;
}

/** A key of the shop, taken as it stands. */
export function readId(cell: string, column: string): string {
  const text = cell.trim();
  if (text === '') throw new Wrong(`${column} is empty`);
  if (text.length > limits.id) throw new Wrong(`${column} is longer than ${limits.id} characters`);
  if (/\p{C}/u.test(text)) throw new Wrong(`${column} "${shown(text)}" holds characters that cannot be seen`);
  return text;
}

/** A GTIN with a right check digit; others are no GTIN and would be a lie on the page. */
export function readGtin(cell: string): string {
  const text = cell.replace(/[\s-]/g, '');
  if (text === '') return '';
  if (!/^(\d{8}|\d{12,14})$/.test(text)) throw new Wrong(`gtin "${shown(cell)}" has not 8, 12, 13 or 14 digits`);
  let sum = 0;
  for (let i = 0; i < text.length - 1; i++) sum += Number(text[text.length - 2 - i]) * (i % 2 === 0 ? 3 : 1);
  if ((10 - (sum % 10)) % 10 !== Number(text.at(-1))) throw new Wrong(`gtin "${shown(cell)}" has a wrong check digit`);
  return text;
}
