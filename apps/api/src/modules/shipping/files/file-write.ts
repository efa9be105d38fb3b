/** Writes shipping rows as CSV of one kind, or all kinds as JSON. `file-read.ts` reads both again. */
import { csvCell } from '@tianguis/feed';
import {
  type CellValue,
  columnsOf,
  type FileKind,
  type FileRow,
  fileKindNames,
  type ShippingRows,
} from './file-columns.ts';

/** Lines of the file without newlines. The header comes first. */
export function csvOf(kind: FileKind, rows: readonly FileRow[]): string[] {
  const columns = Object.entries(columnsOf(kind));
  return [
    columns.map(([name]) => name).join(','),
    ...rows.map((row) => columns.map(([name, column]) => csvCell(column.write(row[name] ?? null))).join(',')),
  ];
}

/** One JSON document with these kinds. */
export function jsonOf(rows: ShippingRows, kinds: readonly FileKind[] = fileKindNames): string {
  const written = kinds.map((kind) => [kind, rows[kind].map((row) => jsonRow(kind, row))]);
  return JSON.stringify(Object.fromEntries(written), null, 2);
}

function jsonRow(kind: FileKind, row: FileRow): Record<string, CellValue> {
  const cells = Object.entries(columnsOf(kind)).map(([name, column]): [string, CellValue] => {
    const value = row[name] ?? null;
    return [name, value === null || column.isPlain ? value : column.write(value)];
  });
  return Object.fromEntries(cells);
}
