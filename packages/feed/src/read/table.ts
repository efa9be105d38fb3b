/** Reads a whole table of CSV, as spreadsheets write it. Large feeds are read as a stream instead (`rows.ts`). */
import { DelimitedReader } from './delimited.ts';
import { unescapeFormula } from './formula.ts';

export interface Table {
  /** The names of the columns: lower case, with `_` for blanks. A column without a name is ''. */
  names: string[];
  rows: TableRow[];
  /** Rows that cannot be read. */
  faults: { line: number; reason: string }[];
}

export interface TableRow {
  /** First line of the row in the file, counted from 1. */
  line: number;
  /** Cells by the name of their column, without blanks around them. Missing cells are left out. */
  cells: Readonly<Record<string, string>>;
}

/** Decodes UTF-8 with or without a byte order mark, or the encoding of spreadsheets on Windows. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a table that commas, semicolons or tabs delimit; the header tells which. @throws BrokenFeed */
export function readTable(whole: string): Table {
  // Remove the line `sep=`, by which a spreadsheet marks the delimiter. Its newline stays, so that line numbers are
  // right.
  const text = whole.replace(/^sep=.(?=\r?\n)/i, '');
  const [header = ''] = text.trimStart().split(/\r?\n/);
  const delimiter = ([',', ';', '\t'] as const).toSorted((a, b) => header.split(b).length - header.split(a).length)[0];
  const reader = new DelimitedReader(delimiter ?? ',');
  const read = [...reader.push(text), ...reader.end()];
  const names = (read[0]?.cells ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const table: Table = { names, rows: [], faults: [] };
  for (const { line, cells, fault } of read.slice(1)) {
    // Skip empty rows that a spreadsheet adds at the end.
    if (fault === undefined && cells.every((cell) => cell.trim() === '')) continue;
    if (fault !== undefined) table.faults.push({ line, reason: fault });
    else if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== ''))
      table.faults.push({ line, reason: `it has ${cells.length} cells for ${names.length} columns` });
    else table.rows.push({ line, cells: cellsOf(names, cells) });
  }
  return table;
}

function cellsOf(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const pairs = names.flatMap((name, i) => {
    const cell = cells[i];
    return name === '' || cell === undefined ? [] : [[name, unescapeFormula(cell).trim()] as const];
  });
  return Object.fromEntries(pairs);
}
