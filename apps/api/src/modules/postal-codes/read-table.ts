/** Reads Correos de México's file of postal codes: a line for each colonia (decision 30). */
import { isPostalCode, mexicanStates, stateOfPostalCode } from '@tianguis/domain';

export interface PostalCodeRow {
  code: string;
  municipality: string;
  /** Empty if the place has no city. */
  city: string;
  /** Names in alphabetical order, without duplicates. */
  colonias: string[];
}

export interface ReadTable {
  rows: PostalCodeRow[];
  lines: number;
  /** Each fault has the number of its line. If there are no faults, `rows` is complete. */
  faults: string[];
}

/** The most lines before the header. Correos de México writes one such line, a notice of rights. */
const mostNotices = 5;
const longestName = 120;
const needed = { code: 'd_codigo', colonia: 'd_asenta', municipality: 'd_mnpio', city: 'd_ciudad', state: 'c_estado' };

type Column = keyof typeof needed;

/** @throws Error with one sentence if no line is the header */
export function readPostalCodes(text: string): ReadTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const { at, columns, width } = findHeader(lines);
  const places = new Map<string, { line: number; municipality: string; cities: string[]; colonias: Set<string> }>();
  const faults: string[] = [];
  let count = 0;
  for (const [index, line] of lines.entries()) {
    // An editor of Windows may end a file with Ctrl-Z, which is ignored.
    if (index <= at || line.trim() === '' || line === '\u001a') continue;
    count++;
    const fields = line.split('|');
    const { code, colonia, municipality, city, state } = named(fields, columns);
    const fault =
      fields.length === width ? faultOf({ code, colonia, municipality, state, city }) : widthFault(fields, width);
    const place = places.get(code);
    if (fault !== undefined) faults.push(`line ${index + 1}: ${fault}`);
    else if (!place) places.set(code, { line: index + 1, municipality, cities: [city], colonias: new Set([colonia]) });
    else if (place.municipality !== municipality)
      faults.push(
        `line ${index + 1}: ${code} is in "${shown(municipality)}", and in "${shown(place.municipality)}" in line ${place.line}`,
      );
    else {
      place.cities.push(city);
      place.colonias.add(colonia);
    }
  }
  const compare = new Intl.Collator('es-MX').compare;
  const rows = Array.from(places, ([code, { municipality, cities, colonias }]) => ({
    code,
    municipality,
    city: mostFrequent(cities),
    colonias: [...colonias].sort(compare),
  }));
  return { rows, lines: count, faults };
}

/** States without a code in these rows. A file of the whole country has codes of all states. */
export function missingStates(rows: readonly PostalCodeRow[]): string[] {
  const found = new Set(rows.map(({ code }) => stateOfPostalCode(code)?.number));
  return mexicanStates.filter(({ number }) => !found.has(number)).map(({ name }) => name);
}

function findHeader(lines: readonly string[]): { at: number; columns: Record<Column, number>; width: number } {
  for (const [at, line] of lines.slice(0, mostNotices + 1).entries()) {
    const names = line
      .toLowerCase()
      .split('|')
      .map((name) => name.trim());
    if (!names.includes(needed.code)) continue;
    const missing = Object.values(needed).filter((name) => !names.includes(name));
    if (missing.length > 0) throw new Error(`The header (line ${at + 1}) has no column ${missing.join(', ')}.`);
    const columns = Object.fromEntries(Object.entries(needed).map(([key, name]) => [key, names.indexOf(name)]));
    return { at, columns: columns as Record<Column, number>, width: names.length };
  }
  throw new Error(
    'This is no file of postal codes: none of its first lines is the header "d_codigo|d_asenta|…" of Correos de México.',
  );
}

function named(fields: readonly string[], columns: Record<Column, number>): Record<Column, string> {
  const field = (column: Column) => (fields[columns[column]] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  const city = field('city');
  return {
    code: field('code'),
    colonia: field('colonia'),
    municipality: field('municipality'),
    // Some copies of the file write "null" for a missing city.
    city: /^null$/i.test(city) ? '' : city,
    state: field('state'),
  };
}

const widthFault = (fields: readonly string[], width: number) =>
  `it has ${fields.length} fields, and the header ${width}`;

function faultOf({ code, colonia, municipality, state, city }: Record<Column, string>): string | undefined {
  if (!isPostalCode(code)) return `"${shown(code)}" is no postal code of five digits`;
  const expected = stateOfPostalCode(code);
  if (!expected) return `no state has postal codes that begin with ${code.slice(0, 2)}`;
  if (!/^\d{1,2}$/.test(state) || Number(state) !== expected.number)
    return `${code} is of ${expected.name} (${expected.number}), but c_estado is "${shown(state)}"`;
  if (colonia === '') return `${code} has an empty d_asenta`;
  if (municipality === '') return `${code} has an empty D_mnpio`;
  for (const name of [colonia, municipality, city]) {
    if (name.length > longestName) return `"${shown(name)}" is longer than ${longestName} characters`;
    // U+FFFD replaces bytes that are not valid UTF-8.
    if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(name)) return `"${shown(name)}" has characters that cannot be shown`;
    // These letters appear if UTF-8 was read as Latin-1; no Spanish name has them.
    if (/[ÃÂ]/.test(name))
      return `"${shown(name)}" has damaged letters: the file is neither UTF-8 nor Latin-1 throughout`;
  }
  return undefined;
}

/** Makes text of the file safe to print on a terminal. */
const shown = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?').slice(0, 40);

/**
 * The most frequent name; among equally frequent names, the first. Lines without a city take the city of the other
 * lines.
 */
function mostFrequent(cities: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const city of cities) if (city !== '') counts.set(city, (counts.get(city) ?? 0) + 1);
  let best = '';
  for (const [city, count] of counts) if (count > (counts.get(best) ?? 0)) best = city;
  return best;
}
