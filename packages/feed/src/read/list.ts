/** Lists and grouped values in one cell, in the notation of the specification: `a,"b, c"` and `section:name:value`. */

/** Reads comma-separated values. A value in double quotes may contain commas; a doubled quote is a literal quote. */
export function readList(text: string): string[] {
  if (text.trim() === '') return [];
  const values: string[] = [];
  let at = 0;
  while (at <= text.length) {
    while (text[at] === ' ' || text[at] === '\n') at++;
    let value = '';
    if (text[at] === '"') {
      at++;
      for (; at < text.length; at++) {
        if (text[at] !== '"') value += text[at];
        else if (text[at + 1] === '"') value += text[at++];
        else break;
      }
      at++;
    }
    const comma = text.indexOf(',', at);
    const to = comma === -1 ? text.length : comma;
    value += text.slice(at, to).trimEnd();
    if (value !== '') values.push(value);
    at = to + 1;
  }
  return values;
}

export function writeList(values: readonly string[]): string {
  return values.map((value) => (/[",\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
}

/** Reads the `count` parts of a grouped value. A backslash escapes a colon; further colons belong to the last part. */
export function readParts(text: string, count: number): string[] {
  const found: string[] = [];
  let begin = 0;
  for (let at = 0; at < text.length && found.length < count - 1; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === ':') {
      found.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  found.push(text.slice(begin));
  return found.map((part) => part.replace(/\\([:\\])/g, '$1'));
}

export function writeParts(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/[\\:]/g, '\\$&')).join(':');
}
