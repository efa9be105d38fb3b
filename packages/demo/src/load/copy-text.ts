/** Values for the text format of `COPY … FROM STDIN`. */
export type CopyValue = string | number | boolean | null;

const SPECIAL = /[\\\t\n\r]/g;
const HAS_SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Escapes the text of a column. */
export function escaped(text: string): string {
  return HAS_SPECIAL.test(text) ? text.replace(SPECIAL, (character) => ESCAPED[character] ?? character) : text;
}

/** Columns as COPY text, without the newline. */
export function copyColumns(values: readonly CopyValue[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) line += '\t';
    if (value === null || value === undefined) line += '\\N';
    else if (typeof value === 'string') line += escaped(value);
    else if (typeof value === 'boolean') line += value ? 't' : 'f';
    else line += value;
  }
  return line;
}

/** A line of COPY text, with its newline. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${copyColumns(values)}\n`;
}

/** Writes an array literal of PostgreSQL. */
export function copyArray(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}

const DAY = 86_400_000;
/**
 * Caches of formatted dates (`2026-11-21`, by day number) and of formatted numbers (`:07`). Formatting dates took half
 * of the time.
 */
const days = new Map<number, string>();
const minutes = Array.from({ length: 60 }, (_, number) => `:${String(number).padStart(2, '0')}`);

/** Writes epoch milliseconds as a timestamp. */
export function copyTime(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY);
  const rest = milliseconds - day * DAY;
  if (rest % 1000 !== 0) return new Date(milliseconds).toISOString();
  let date = days.get(day);
  if (date === undefined) {
    date = new Date(milliseconds).toISOString().slice(0, 10);
    days.set(day, date);
  }
  const seconds = rest / 1000;
  const hour = Math.floor(seconds / 3600);
  return `${date}T${hour < 10 ? '0' : ''}${hour}${minutes[Math.floor(seconds / 60) % 60]}${minutes[seconds % 60]}.000Z`;
}
