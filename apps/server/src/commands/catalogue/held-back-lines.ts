/** Prints why rows of a feed are held back, and how to mend them. */
import type { HeldBackKind } from '@tianguis/api';
import { oneLine } from '../table.ts';

/** How many kinds of reasons are printed. The report contains every row. */
const mostKinds = 10;

/** The remedy of each kind of reason. Other reasons are remedied in the cell that they name. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/no UTF-8/, 'Save the file as UTF-8 (in a spreadsheet "CSV UTF-8"), and import it again.'],
  [/rules for categories/, 'Add a rule to categories.json, or set its "create" to true, and import the file again.'],
  [/stands already on line/, 'Write one row for each variant; the first one is imported.'],
  [/ is new, and .* missing/, 'Add the columns to the file, or fill their cells.'],
  [/ends in this row/, 'Get the file again; if it is whole, append a line break.'],
  [/^gtin /, 'Correct the bar code, or leave its cell empty.'],
];

const remedyOf = (reason: string): string =>
  remedies.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Correct these cells in the program that writes the file.';

/** @param report the file with all held-back rows */
export function heldBackLines(count: number, kinds: readonly HeldBackKind[], report: string): string[] {
  if (count === 0) return [];
  const shown = kinds.slice(0, mostKinds);
  return [
    `${rows(count)} held back, see ${report}`,
    ...shown.flatMap((kind) => [
      `  ${kind.count.toLocaleString('en')} × ${oneLine(kind.reason, 300)} (${linesOf(kind)})`,
      `      → ${remedyOf(kind.reason)}`,
    ]),
    ...(kinds.length > shown.length ? [`  and ${kinds.length - shown.length} more kinds`] : []),
  ];
}

const rows = (count: number): string => (count === 1 ? '1 row is' : `${count.toLocaleString('en')} rows are`);

function linesOf({ count, lines }: HeldBackKind): string {
  const rest = count > lines.length ? ' …' : '';
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${rest}`;
}
