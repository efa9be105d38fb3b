/** The output of `shop shipping`. */
import {
  columnsOf,
  type FileKind,
  type FileRow,
  fileKindNames,
  type ImportPlan,
  namedIn,
  type ShippingRows,
} from '@tianguis/api';
import { oneLine, table } from '../table.ts';
import { quoted } from '../words.ts';

/** The columns of each table that is printed, with their headings. */
const headings: Readonly<Record<FileKind, Readonly<Record<string, string>>>> = {
  places: {
    code: 'Place',
    kind: 'Kind',
    store: 'Store',
    postal_code: 'From',
    cutoff: 'Until',
    express_cutoff: 'Express',
    work_days: 'Days',
    handling_days: 'Handling',
    made_to_order_days: 'To order',
    active: 'Active',
    name: 'Name',
  },
  zones: { place: 'Place', prefix: 'Codes', zone: 'Zone' },
  rates: {
    store: 'Store',
    service: 'Service',
    zone: 'Zone',
    days_min: 'At least',
    days_max: 'At most',
    delivery_days: 'Days',
  },
  prices: { store: 'Store', service: 'Service', zone: 'Zone', up_to_grams: 'Up to grams', price: 'Pesos' },
  holidays: { day: 'Holiday', name: 'Name' },
};
const onTheRight = ['handling_days', 'made_to_order_days', 'days_min', 'days_max', 'up_to_grams', 'price'];
/** The meaning of an empty cell of a column. */
const empty: Readonly<Record<string, string>> = { store: 'general', place: 'all' };

/** @throws Error with one sentence if the place does not exist */
export function shippingTables(rows: ShippingRows, place?: string): string[] {
  const found = rows.places.find(({ code }) => code === place);
  if (place === undefined) {
    const tables = fileKindNames.filter((kind) => rows[kind].length > 0).map((kind) => tableOf(kind, rows[kind]));
    if (tables.length === 0) return ['There are no rows of shipping: "shipping import FILE" adds them.'];
    return tables.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
  }
  if (!found) throw new Error(`There is no place "${place}".`);
  const zones = rows.zones.filter((row) => row.place === place);
  const sheet = Object.keys(columnsOf('places')).map((name) => [name, cell('places', name, found)]);
  return [...table(sheet), ...(zones.length === 0 ? [] : ['', ...tableOf('zones', zones)])];
}

function tableOf(kind: FileKind, rows: readonly FileRow[]): string[] {
  const columns = Object.entries(headings[kind]);
  const right = columns.flatMap(([name], i) => (onTheRight.includes(name) ? [i] : []));
  return table(
    [columns.map(([, heading]) => heading), ...rows.map((row) => columns.map(([name]) => cell(kind, name, row)))],
    right,
  );
}

function cell(kind: FileKind, name: string, row: FileRow): string {
  const text = columnsOf(kind)[name]?.write(row[name] ?? null) ?? '';
  if (text !== '') return oneLine(text);
  return name === 'store' && (row.kind === 'warehouse' || row.kind === 'shop') ? 'ours' : (empty[name] ?? '-');
}

const mostNamed = 10;

export function importInWords(plan: ImportPlan): string[] {
  return fileKindNames.flatMap((kind) => {
    const of = plan[kind];
    if (!of) return [];
    const named = (rows: readonly FileRow[], word: string) =>
      rows.length === 0
        ? []
        : [
            `  ${word}: ${rows
              .slice(0, mostNamed)
              .map((row) => namedIn(kind, row))
              .join(', ')}${rows.length > mostNamed ? ` and ${rows.length - mostNamed} more` : ''}`,
          ];
    return [
      `${kind}: ${of.added.length} added, ${of.changed.length} changed, ${of.same} the same, ${of.removed.length} removed`,
      ...named(of.changed, 'changed'),
      ...named(of.removed, 'removed'),
    ];
  });
}

export function changesInWords(
  code: string,
  changes: readonly { name: string; before: string; after: string }[],
  call: string,
  back: readonly { option: string; before: string }[],
): string[] {
  if (changes.length === 0) return [`Place ${code} is as before.`];
  const words = changes.map(({ name, before, after }) => `  ${name}: was ${before || 'none'}, is ${after || 'none'}`);
  const options = back.map(({ option, before }) => `${option} ${quoted(before || 'none')}`);
  return [`Place ${code}`, ...words, `To take it back: ${call} ${options.join(' ')}`];
}
