/** The columns of shipping rows in operators' files, with functions to read and write their cells. */
import { stateOfPostalCode } from '@tianguis/domain';
import { formatWeekdays, parseWeekdays, placeKinds, services, zones } from '@tianguis/domain/shipping';

/** A cell with an invalid value. The message is one sentence for an operator. */
export class WrongCell extends Error {
  override name = 'WrongCell';
}

export type CellValue = string | number | boolean | null;
/** A row by the names of its columns. Hours are minutes of the day, weekdays are bits, money is centavos. */
export type FileRow = Readonly<Record<string, CellValue>>;

export interface FileColumn {
  read(text: string): CellValue;
  write(value: CellValue): string;
  /** Value of a new row if the file does not have this column. If `initial` is absent, new rows need the column. */
  initial?: CellValue;
  /** In JSON the value has its own type; other columns have the same text as in CSV. */
  isPlain?: true;
}

const mark = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?').slice(0, 60);
const show = (value: CellValue) => (value === null ? '' : String(value));

/** Reads an hour such as `15:00` as minutes of the day. @throws WrongCell */
export function readHour(text: string): number {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(text) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (hours === '' || Number(minutes) > 59 || minute > 1_440)
    throw new WrongCell(`"${mark(text)}" is no hour: write it as 15:00`);
  return minute;
}

/** `15:00` */
export const showHour = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Reads weekdays as bits. @throws WrongCell */
export function readDays(text: string): number {
  const days = parseWeekdays(text);
  if (days === undefined)
    throw new WrongCell(`"${mark(text)}" are no weekdays: write their letters, of LMXJVSD, as LMXJV`);
  return days;
}

/** Reads an integer. @throws WrongCell */
export function readWhole(text: string, least: number, most: number): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < least || Number(text) > most)
    throw new WrongCell(`"${mark(text)}" is no whole number from ${least} to ${most}`);
  return Number(text);
}

/** Reads on or off. @throws WrongCell */
export function readSwitch(text: string): boolean {
  const word = text.toLowerCase();
  if (['on', 'true', 'yes', 'sí', 'si', '1'].includes(word)) return true;
  if (['off', 'false', 'no', '0'].includes(word)) return false;
  throw new WrongCell(`"${mark(text)}" is neither on nor off`);
}

/** Reads a postal code of a state. Adds a leading zero that a spreadsheet has removed. @throws WrongCell */
export function readPostalCode(text: string): string {
  const code = text.padStart(5, '0');
  if (!/^\d{4,5}$/.test(text) || !stateOfPostalCode(code))
    throw new WrongCell(`"${mark(text)}" is no postal code that a state has`);
  return code;
}

/** Reads `2026-11-24`, or `24/11/2026` as spreadsheets write it. @throws WrongCell */
export function readDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // JavaScript reads 31 February as a day in March, so compare the text again.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date)
    throw new WrongCell(`"${mark(text)}" is no date: write it as 2026-11-24`);
  return date;
}

/** Reads pesos as centavos; 0 is valid. @throws WrongCell */
export function readPesos(text: string): number {
  const [, whole, cents = ''] = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const price = Number(whole?.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (whole === undefined || price > 1_000_000_000)
    throw new WrongCell(`"${mark(text)}" is no price in pesos, such as 99.00`);
  return price;
}

/** Reads a text of one line. @throws WrongCell */
export function readLine(text: string, most: number): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (/[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(line))
    throw new WrongCell(`"${mark(line)}" has invisible characters`);
  if (line.length > most) throw new WrongCell(`it has ${line.length} characters, and ${most} is the most`);
  return line;
}

/** Reads a code. @throws WrongCell */
export function readCode(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(text))
    throw new WrongCell(`"${mark(text)}" is no code: up to 40 of a to z, 0 to 9 and -`);
  return text;
}

const wordOf =
  (words: readonly string[]) =>
  (text: string): string => {
    if (!words.includes(text)) throw new WrongCell(`"${mark(text)}" is none of ${words.join(', ')}`);
    return text;
  };
const orNull = (read: FileColumn['read']) => (text: string) => (text === '' ? null : read(text));
const line = (most: number): FileColumn => ({ read: (text) => readLine(text, most), write: show });
const whole = (least: number, most: number): FileColumn => ({
  read: (text) => readWhole(text, least, most),
  write: show,
  isPlain: true,
});
const word = (words: readonly string[]): FileColumn => ({ read: wordOf(words), write: show });
const hour = { read: readHour, write: (value: CellValue) => (typeof value === 'number' ? showHour(value) : '') };
const days = { read: readDays, write: (value: CellValue) => formatWeekdays(Number(value)) };
const money: FileColumn = { read: readPesos, write: (value) => (Number(value) / 100).toFixed(2) };

function prefix(text: string): string {
  if (!/^\d{2,5}$/.test(text))
    throw new WrongCell(`"${mark(text)}" is no beginning of a postal code, of 2 to 5 digits`);
  return text;
}

/** The store of a row. A row without a store applies to all stores that have no rows of their own. */
const store: FileColumn = { read: orNull((text) => readLine(text, 200)), write: show, initial: null };
const lane = { service: word(services), zone: word(zones) };

/**
 * Columns of each kind of row; the columns of `keyOf` come first. Each kind has one column by which `file-read.ts`
 * recognises it (`sign`), so no other kind may have a column of that name.
 */
export const fileKinds = {
  places: {
    code: { read: readCode, write: show },
    name: { ...line(80), read: (text: string) => notEmpty(readLine(text, 80)) },
    kind: word(placeKinds),
    store,
    postal_code: { read: readPostalCode, write: show },
    address: { ...line(300), initial: '' },
    opening_hours: { ...line(200), initial: '' },
    cutoff: hour,
    express_cutoff: { ...hour, read: orNull(readHour), initial: null },
    work_days: days,
    handling_days: whole(0, 60),
    made_to_order_days: { ...whole(0, 180), initial: 10 },
    active: {
      read: readSwitch,
      write: (value: CellValue) => (value === true ? 'on' : 'off'),
      initial: true,
      isPlain: true as const,
    },
  },
  zones: {
    place: { read: orNull(readCode), write: show, initial: null },
    prefix: { read: prefix, write: show },
    zone: word([...zones, 'ninguna']),
  },
  rates: {
    store,
    ...lane,
    days_min: whole(0, 60),
    days_max: whole(0, 90),
    delivery_days: days,
  },
  prices: { store, ...lane, up_to_grams: whole(1, 2_147_483_647), price: money },
  holidays: { day: { read: readDate, write: show }, name: { ...line(120), initial: '' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FileColumn>>>>;

export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

export const columnsOf = (kind: FileKind): Readonly<Record<string, FileColumn>> => fileKinds[kind];

/** Names of the columns that form the key of each kind. */
export const keyOf = {
  places: ['code'],
  zones: ['place', 'prefix'],
  rates: ['store', 'service', 'zone'],
  prices: ['store', 'service', 'zone', 'up_to_grams'],
  holidays: ['day'],
} as const satisfies Record<FileKind, readonly string[]>;

export const keyIn = (kind: FileKind, row: FileRow): string => JSON.stringify(keyOf[kind].map((name) => row[name]));

/** The key of a row in words: `estandar local`. */
export const namedIn = (kind: FileKind, row: FileRow): string =>
  keyOf[kind].map((name) => columnsOf(kind)[name]?.write(row[name] ?? null) || 'general').join(' ');

function notEmpty(text: string): string {
  if (text === '') throw new WrongCell('it is empty');
  return text;
}

/** All rows that an operator may edit. */
export type ShippingRows = Record<FileKind, FileRow[]>;
