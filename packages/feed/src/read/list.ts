/** Lists and composed values inside one cell, as the specification writes them: `a,"b, c"` and `section:name:value`. */

/** Values of a list with commas; one in double quotes may hold commas, a doubled quote stands for itself. */
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

/** The `count` parts of a composed value. A backslash before a colon makes it text; further colons belong to the last part. */
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
