/** Encodes values for `COPY … FROM STDIN` in text format. */
export type CopyValue = string | number | boolean | Date | readonly string[] | null | undefined;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);

/** One line of COPY text, with its newline. Undefined and null become NULL; a list becomes an array of texts. */
export function copyRow(values: readonly CopyValue[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    if (i > 0) line += '\t';
    line += copyValue(values[i]);
  }
  return `${line}\n`;
}

function copyValue(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escaped(`{${value.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}
