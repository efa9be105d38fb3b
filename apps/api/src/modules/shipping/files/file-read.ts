/** Reads files of shipping rows: CSV of one kind, which the header determines, or JSON with all kinds. */
import { DelimitedReader, unescapeFormula } from '@tianguis/feed';
import { columnsOf, type FileKind, fileKindNames } from './file-columns.ts';

/** Cells by column, without the columns that the file does not have. */
export interface GivenRow {
  /** Place of the row for an operator: `Line 3` or `places, row 2`. */
  where: string;
  cells: Readonly<Record<string, string>>;
}

export type GivenRows = Partial<Record<FileKind, GivenRow[]>>;

/** The whole file, or some of its rows, cannot be used. Each message is one sentence. */
export class WrongFile extends Error {
  override name = 'WrongFile';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Reads a file. @throws WrongFile */
export function readShippingFile(bytes: Uint8Array): GivenRows {
  const text = decode(bytes);
  if (text.trim() === '') throw new WrongFile(['The file is empty.']);
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
}

/** Decodes UTF-8 with or without a byte order mark, or the encoding of spreadsheets on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(whole: string): GivenRows {
  // Remove the line `sep=`, by which a spreadsheet marks the delimiter. Its newline stays, so that line numbers are
  // right.
  const text = whole.replace(/^sep=.(?=\r?\n)/i, '');
  const [header = ''] = text.trimStart().split(/\r?\n/);
  const delimiter = ([',', ';', '\t'] as const).toSorted((a, b) => header.split(b).length - header.split(a).length)[0];
  const reader = new DelimitedReader(delimiter ?? ',');
  let rows: ReturnType<DelimitedReader['end']>;
  try {
    rows = [...reader.push(text), ...reader.end()];
  } catch (error) {
    throw new WrongFile([error instanceof Error ? error.message : String(error)]);
  }
  const names = (rows[0]?.cells ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const kind = kindOf(names);
  const faults: string[] = [];
  const given: GivenRow[] = [];
  for (const { line, cells, fault } of rows.slice(1)) {
    // Skip empty rows that a spreadsheet adds at the end.
    if (fault === undefined && cells.every((cell) => cell.trim() === '')) continue;
    if (fault !== undefined) faults.push(`Line ${line}: ${fault}.`);
    else if (cells.length > names.length && cells.slice(names.length).some((cell) => cell.trim() !== ''))
      faults.push(`Line ${line}: it has ${cells.length} cells for ${names.length} columns.`);
    else given.push({ where: `Line ${line}`, cells: cellsOf(names, cells) });
  }
  if (faults.length > 0) throw new WrongFile(faults);
  return { [kind]: given };
}

function cellsOf(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const pairs = names.flatMap((name, i) => {
    const cell = cells[i];
    return name === '' || cell === undefined ? [] : [[name, unescapeFormula(cell).trim()] as const];
  });
  return Object.fromEntries(pairs);
}

/** The column by which each kind is recognised. */
const sign = { places: 'code', zones: 'prefix', rates: 'days_max', prices: 'up_to_grams', holidays: 'day' } as const;

function kindOf(names: readonly string[]): FileKind {
  const kind = fileKindNames.find((one) => names.includes(sign[one]));
  if (!kind)
    throw new WrongFile([
      `The first row must name the columns, one of ${Object.values(sign).join(', ')} among them: "shipping export" writes them.`,
    ]);
  const unknown = names.find((name) => name !== '' && !Object.hasOwn(columnsOf(kind), name));
  if (unknown !== undefined)
    throw new WrongFile([
      `Line 1: ${kind} have no column "${unknown}", but ${Object.keys(columnsOf(kind)).join(', ')}.`,
    ]);
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i);
  if (twice !== undefined) throw new WrongFile([`Line 1: the column ${twice} stands twice.`]);
  return kind;
}

function readJson(text: string): GivenRows {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new WrongFile([`The file is no JSON: ${error instanceof Error ? error.message : error}.`]);
  }
  if (!isRecord(parsed))
    throw new WrongFile([`The file must be one JSON object, with lists named ${fileKindNames.join(', ')}.`]);
  const faults: string[] = [];
  const given: GivenRows = {};
  for (const [name, rows] of Object.entries(parsed)) {
    const kind = fileKindNames.find((one) => one === name);
    if (!kind || !Array.isArray(rows)) {
      faults.push(`"${name.slice(0, 60)}" is no list of ${fileKindNames.join(', ')}.`);
      continue;
    }
    given[kind] = rows.map((row: unknown, i) => {
      const where = `${kind}, row ${i + 1}`;
      const cells = isRecord(row) ? jsonCells(row, kind, where, faults) : {};
      if (!isRecord(row)) faults.push(`${where}: it is no object.`);
      return { where, cells };
    });
  }
  if (faults.length > 0) throw new WrongFile(faults);
  return given;
}

function jsonCells(
  row: Record<string, unknown>,
  kind: FileKind,
  where: string,
  faults: string[],
): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(row)) {
    const isKnown = Object.hasOwn(columnsOf(kind), name);
    if (!isKnown) faults.push(`${where}: there is no "${name.slice(0, 60)}".`);
    else if (typeof value === 'object' && value !== null) faults.push(`${where}: ${name} is no single value.`);
    else cells[name] = value === null ? '' : String(value).trim();
  }
  return cells;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
