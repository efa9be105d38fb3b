/** Values as `COPY … FROM STDIN` in text format reads them. */
export type CopyValue = string | number | boolean | null;

const SPECIAL = /[\\\t\n\r]/g;
const HAS_SPECIAL = /[\\\t\n\r]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return HAS_SPECIAL.test(text) ? text.replace(SPECIAL, (sign) => ESCAPED[sign] ?? sign) : text;
}

/** One line of COPY text, its newline included. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (i > 0) line += '\t';
    if (value === null || value === undefined) line += '\\N';
    else if (typeof value === 'string') line += escaped(value);
    else if (typeof value === 'boolean') line += value ? 't' : 'f';
    else line += String(value);
  }
  return `${line}\n`;
}

/** An array as PostgreSQL writes it. */
export function copyArray(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}

/** Milliseconds of UTC as a timestamp. */
export function copyTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
