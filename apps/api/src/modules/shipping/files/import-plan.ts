/** Compares rows of a file with the stored ones, without I/O: rows to write, rows to remove, and faults. */
import {
  type CellValue,
  columnsOf,
  type FileKind,
  type FileRow,
  fileKindNames,
  keyIn,
  keyOf,
  type ShippingRows,
  WrongCell,
} from './file-columns.ts';
import { type GivenRow, type GivenRows, WrongFile } from './file-read.ts';

export interface KindPlan {
  added: FileRow[];
  changed: FileRow[];
  same: number;
  removed: FileRow[];
}

export type ImportPlan = Partial<Record<FileKind, KindPlan>>;

/** Facts for the import that are not in the rows. */
export interface ImportFacts {
  /**
   * Finds a store by the text in a file. @returns the name of the store as exports write it; undefined if no store
   * matches; null if several stores match
   */
  storeNamed(text: string): string | null | undefined;
  /**
   * Whether the import also removes stored rows that the file lacks. Kinds of rows that the file does not contain at
   * all are not removed.
   */
  replace: boolean;
}

interface PlaceFacts {
  /** Whether the place exists once the file is imported. */
  hasPlace(code: string): boolean;
}

/**
 * Plans an import. A stored row retains its values in columns that the file does not have. A new row gets initial
 * values.
 * @throws WrongFile with a sentence for each wrong row
 */
export function planImport(given: GivenRows, stored: ShippingRows, facts: ImportFacts): ImportPlan {
  const faults: string[] = [];
  const plan: ImportPlan = {};
  const places = new Map<CellValue | undefined, FileRow>(stored.places.map((row) => [row.code, row]));
  for (const kind of fileKindNames) {
    const rows = given[kind];
    if (!rows) continue;
    plan[kind] = planKind(kind, rows, stored[kind], { ...facts, hasPlace: (code) => places.has(code) }, faults);
    if (kind === 'prices') faults.push(...faultsOfPrices(rowsAfter(kind, stored[kind], plan[kind])));
    if (kind !== 'places') continue;
    for (const row of [...plan[kind].added, ...plan[kind].changed]) places.set(row.code, row);
    for (const { code } of plan[kind].removed) places.delete(code);
    faults.push(...faultsOfPlaces([...places.values()]));
  }
  if (faults.length > 0) throw new WrongFile(faults);
  return plan;
}

function planKind(
  kind: FileKind,
  rows: readonly GivenRow[],
  stored: readonly FileRow[],
  facts: ImportFacts & PlaceFacts,
  faults: string[],
): KindPlan {
  const before = new Map(stored.map((row) => [keyIn(kind, row), row]));
  const seen = new Map<string, string>();
  const plan: KindPlan = { added: [], changed: [], same: 0, removed: [] };
  for (const { where, cells } of rows) {
    const wrong: string[] = [];
    const read = readCells(kind, cells, facts, wrong);
    const key = keyIn(kind, { ...initialKey(kind), ...read });
    const old = before.get(key);
    const row = { ...(old ?? initialRow(kind, read, wrong)), ...read };
    wrong.push(...faultsOfRow(row));
    const twin = seen.get(key);
    if (twin !== undefined && wrong.length === 0) wrong.push(`it is the same row as ${twin}`);
    seen.set(key, where);
    if (wrong.length > 0) faults.push(`${where}: ${wrong.join('; ')}.`);
    else if (!old) plan.added.push(row);
    else if (isSame(kind, old, row)) plan.same++;
    else plan.changed.push(row);
  }
  if (facts.replace) plan.removed = stored.filter((row) => !seen.has(keyIn(kind, row)));
  return plan;
}

function readCells(
  kind: FileKind,
  cells: GivenRow['cells'],
  facts: ImportFacts & PlaceFacts,
  wrong: string[],
): Record<string, CellValue> {
  const read: Record<string, CellValue> = {};
  for (const [name, column] of Object.entries(columnsOf(kind))) {
    const cell = cells[name];
    if (cell === undefined) continue;
    // If the column has an initial value and may not be empty, an empty cell means the initial value.
    if (cell === '' && column.initial !== undefined && column.initial !== null && column.initial !== '') continue;
    try {
      const value = column.read(cell);
      read[name] = name === 'store' && typeof value === 'string' ? storeOf(value, facts.storeNamed) : value;
      if (name === 'place' && typeof value === 'string' && !facts.hasPlace(value))
        throw new WrongCell(`there is no place "${value}"`);
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      wrong.push(cell === '' ? `${name} is empty` : `${name}: ${error.message}`);
    }
  }
  return read;
}

function storeOf(text: string, storeNamed: ImportFacts['storeNamed']): string {
  const found = storeNamed(text);
  if (found === undefined) throw new WrongCell(`there is no store "${text.slice(0, 60)}"`);
  if (found === null) throw new WrongCell(`several stores are called "${text.slice(0, 60)}": write the store's number`);
  return found;
}

const initialKey = (kind: FileKind) =>
  Object.fromEntries(keyOf[kind].map((name) => [name, columnsOf(kind)[name]?.initial ?? null]));

function initialRow(kind: FileKind, read: FileRow, wrong: string[]): FileRow {
  const row: Record<string, CellValue> = {};
  for (const [name, { initial }] of Object.entries(columnsOf(kind))) {
    if (initial !== undefined) row[name] = initial;
    else if (!Object.hasOwn(read, name) && wrong.length === 0) wrong.push(`a new row needs ${name}`);
  }
  return row;
}

function isSame(kind: FileKind, one: FileRow, other: FileRow): boolean {
  return Object.keys(columnsOf(kind)).every((name) => one[name] === other[name]);
}

function faultsOfRow({ kind, store, days_min: least, days_max: most }: FileRow): string[] {
  const faults: string[] = [];
  if (kind !== undefined && kind !== 'seller' && store !== null)
    faults.push('only a place of kind seller may have a store');
  if (typeof least === 'number' && typeof most === 'number' && most < least)
    faults.push(`days_max ${most} is less than days_min ${least}`);
  return faults;
}

/** The rows of a kind as they will be after the import. */
function rowsAfter(kind: FileKind, stored: readonly FileRow[], { added, changed, removed }: KindPlan): FileRow[] {
  const rows = new Map(stored.map((row) => [keyIn(kind, row), row]));
  for (const row of [...added, ...changed]) rows.set(keyIn(kind, row), row);
  for (const row of removed) rows.delete(keyIn(kind, row));
  return [...rows.values()];
}

/** Finds prices that are lower for a greater weight, which must not exist. */
function faultsOfPrices(rows: readonly FileRow[]): string[] {
  const lists = Map.groupBy(rows, ({ store, service, zone }) => `${store ?? 'general'} ${service} ${zone}`);
  return [...lists].flatMap(([name, list]) => {
    const steps = list.toSorted((one, other) => Number(one.up_to_grams) - Number(other.up_to_grams));
    const wrong = steps.find((step, i) => i > 0 && Number(step.price) < Number(steps[i - 1]?.price));
    return wrong ? [`prices of ${name}: up to ${wrong.up_to_grams} g it is cheaper than what weighs less.`] : [];
  });
}

/** Finds faults of all places as they will be after the import. */
function faultsOfPlaces(places: readonly FileRow[]): string[] {
  const codes = new Map<string, CellValue[]>();
  for (const { kind, store = null, code = '' } of places) {
    if (kind === 'seller') codes.set(String(store), [...(codes.get(String(store)) ?? []), code]);
  }
  return [...codes].flatMap(([store, [first, second]]) => {
    if (second === undefined) return [];
    const whose = store === 'null' ? 'be general (of kind seller, without a store)' : `be of the store "${store}"`;
    return [`places: ${first} and ${second} cannot both ${whose}.`];
  });
}
