/** Reads files of shipping rows: CSV of one kind, which the header determines, or JSON with all kinds. */
import { decodeTable, readTable, type Table } from '@tianguis/feed';
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
  const text = decodeTable(bytes);
  if (text.trim() === '') throw new WrongFile(['The file is empty.']);
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
}

function readCsv(text: string): GivenRows {
  let table: Table;
  try {
    table = readTable(text);
  } catch (error) {
    throw new WrongFile([error instanceof Error ? error.message : String(error)]);
  }
  const kind = kindOf(table.names);
  if (table.faults.length > 0) throw new WrongFile(table.faults.map(({ line, reason }) => `Line ${line}: ${reason}.`));
  return { [kind]: table.rows.map(({ line, cells }) => ({ where: `Line ${line}`, cells })) };
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
