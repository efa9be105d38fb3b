/** Aligns columns. The last column is not padded. */
export function table(rows: readonly (readonly (string | number)[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, width(String(cell)));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const text = String(cell);
        const room = ' '.repeat(Math.max(0, (widths[i] ?? 0) - width(text)));
        if (right.includes(i)) return room + text;
        return i === row.length - 1 ? text : text + room;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** Counts code points. (An emoji has the width of two columns on a terminal, which this function ignores.) */
const width = (text: string) => [...text.normalize('NFC')].length;

/** Shortens a text to one line, without control characters that could change the terminal. */
export function oneLine(text: string, longest = 60): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : line;
}
