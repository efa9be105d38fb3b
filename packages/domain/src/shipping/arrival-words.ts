/** Arrival dates as texts for shoppers. Days are numbers as in `days.ts`. */
import { dateFormat } from '../time/dates.ts';
import { calendarOf, toDate } from './days/days.ts';

const whole = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const withoutMonth = dateFormat({ weekday: 'long', day: 'numeric' });
const short = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const shortDate = dateFormat({ day: 'numeric', month: 'short' });

type Format = ReturnType<typeof dateFormat>;
/** Formats a day. Removes the comma after the weekday, and the dots of abbreviations. */
const say = (format: Format, day: number) => format(toDate(day)).replaceAll(/[,.]/g, '');

function near(day: number, today: number): string | undefined {
  if (day === today) return 'hoy';
  return day === today + 1 ? 'mañana' : undefined;
}

/**
 * If a date is further ahead than this, readers could take "5 de enero" for the past one. Nearer dates need no year.
 */
const halfYear = 180;
/** The year of a date, such as 2027; undefined if the text needs no year. */
function yearToSay(day: number, today: number): number | undefined {
  const { year } = calendarOf(day);
  return day - today > halfYear && year !== calendarOf(today).year ? year : undefined;
}

/** The year as an addition to a date, ` de 2027`; empty if not needed. */
function yearOf(day: number, today: number): string {
  const year = yearToSay(day, today);
  return year === undefined ? '' : ` de ${year}`;
}

/** Formats `mar 24 nov`, `5 ene 2027`. The `Intl` format writes `mar 24 de nov` but `24 nov`, so " de " is removed. */
function sayShort(format: Format, day: number, today: number): string {
  const year = yearToSay(day, today);
  return `${say(format, day).replace(' de ', ' ')}${year === undefined ? '' : ` ${year}`}`;
}

/** Whether both days of a range have the same year and month. The text then has them only once, after the last day. */
function shared(from: number, to: number) {
  const [first, last] = [calendarOf(from), calendarOf(to)];
  const sameYear = first.year === last.year;
  return { year: sameYear, month: sameYear && first.month === last.month };
}

/** A day as text: `mañana`, `el martes 24 de noviembre`, `el martes 5 de enero de 2027`. */
export const dayInWords = (day: number, today: number): string =>
  near(day, today) ?? `el ${say(whole, day)}${yearOf(day, today)}`;

/**
 * The range as text for a product's page: `Llega mañana`, `Llega el martes 24 de noviembre`, `Llega entre el martes 24
 * y el jueves 26 de noviembre`, `Llega entre mañana y el jueves 26 de noviembre`.
 */
export function arrivalInWords(from: number, to: number, today: number): string {
  if (from >= to) return `Llega ${dayInWords(to, today)}`;
  const same = shared(from, to);
  const date = `el ${say(same.month ? withoutMonth : whole, from)}${same.year ? '' : yearOf(from, today)}`;
  return `Llega entre ${near(from, today) ?? date} y ${dayInWords(to, today)}`;
}

/**
 * The shorter text for a card: `Llega mañana`, `Llega el mar 24 nov`, `Llega del 24 al 26 nov`, `Llega entre mañana y
 * el 26 nov`.
 */
export function arrivalInShort(from: number, to: number, today: number): string {
  if (from >= to) return `Llega ${near(to, today) ?? `el ${sayShort(short, to, today)}`}`;
  const last = sayShort(shortDate, to, today);
  const first = near(from, today);
  if (first) return `Llega entre ${first} y ${near(to, today) ?? `el ${last}`}`;
  const same = shared(from, to);
  if (same.month) return `Llega del ${calendarOf(from).date} al ${last}`;
  return `Llega del ${same.year ? say(shortDate, from) : sayShort(shortDate, from, today)} al ${last}`;
}
