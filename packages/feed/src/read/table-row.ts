/** Turns rows of a table into rows of a feed, by the columns of the header. */
import { type Attribute, attributeNamed, type Cells } from '../attributes.ts';
import type { DelimitedRow } from './delimited.ts';
import { unescapeFormula } from './formula.ts';
import type { Header } from './header.ts';
import type { FeedRow } from './row.ts';

/**
 * Attributes of identity, price and stock. If such a value is truncated or empty, it may look like another valid value.
 */
const truncationSensitive: ReadonlySet<Attribute> = new Set([
  ...(['id', 'item_group_id', 'price', 'sale_price', 'sale_price_effective_date', 'shipping', 'installment'] as const),
  ...([
    'shipping_weight',
    'max_handling_time',
    'quantity',
    'product_type',
    'google_product_category',
    'condition',
  ] as const),
  ...(['store_code', 'external_seller_id', 'options', 'features', 'active'] as const),
]);

/**
 * Converts the last row of a file that does not end with a line break. The file may be complete, or a truncated
 * download. The row is accepted if it has all cells, and its last cell is complete or not sensitive to truncation.
 */
export function toLastRow(row: DelimitedRow, header: Header): FeedRow {
  const { cells: given, ending, fault } = row;
  if (ending === undefined || fault !== undefined) return toRow(row, header);
  const last = header.columns[header.columns.length - 1]?.attribute;
  const isPrice = (last === 'price' || last === 'sale_price') && /[A-Za-z]{3}\s*$/.test(given.at(-1) ?? '');
  const isComplete = ending === 'quote' || isPrice || last === undefined || !truncationSensitive.has(last);
  if (given.length > header.columns.length || (given.length === header.columns.length && isComplete))
    return toRow(row, header);
  // A truncated id may be the start of another product's id, so the truncated cell is dropped.
  const complete = ending === 'quote' ? given : given.slice(0, -1);
  return {
    ...toRow({ ...row, cells: complete }, header),
    fault: `the file ends in this row without a line break, so it may be cut off in ${header.columns[given.length - 1]?.attribute ?? `cell ${given.length}`}: fetch the file again, or add a line break after the row`,
  };
}

export function toRow({ line, last, cells: given, fault }: DelimitedRow, { columns }: Header): FeedRow {
  const cells: Cells = {};
  // A fault later in the row does not affect its first cell.
  const isIdFirst = columns[0]?.attribute === 'id';
  // A cell that is missing leaves the stored value unchanged. An empty cell would clear it.
  for (let i = 0; i < Math.min(columns.length, given.length); i++) {
    const column = columns[i];
    if (!column) continue;
    const cell = unescapeFormula(given[i] ?? '');
    cells[column.attribute] = column.arrange ? column.arrange(cell) : cell;
  }
  if (fault !== undefined) {
    const hint = last - line > 20 ? `; lines ${line} to ${last} became one row, so a quote is probably not closed` : '';
    return { line, cells, ...unsure(last > line || !isIdFirst), fault: `${fault}${hint}` };
  }
  if (given.length > columns.length)
    return {
      line,
      cells,
      ...unsure(last > line || !isIdFirst),
      fault: `the row has ${given.length} cells for ${columns.length} columns: a delimiter or a line break inside a cell needs quotes around it`,
    };
  if (attributeNamed(cells.id ?? '') === 'id' && (cells.title === undefined || attributeNamed(cells.title) === 'title'))
    return { line, cells: {}, fault: 'the column names are repeated here' };
  if (given.length < columns.length && given.length === 1)
    return { line, cells, ...unsure(!isIdFirst), fault: `the row has 1 cell for ${columns.length} columns` };
  return {
    line,
    cells,
    ...unsure(last > line && singleLineColumns.some((column) => /\S\s*[\r\n]/.test(cells[column] ?? ''))),
  };
}

const unsure = (is: boolean): Pick<FeedRow, 'isUnsure'> => (is ? { isUnsure: true } : {});

/**
 * Columns with cells of one line. A line break in such a cell means that a quote was not closed, so the cell contains
 * other rows.
 */
const singleLineColumns = [
  ...([
    'id',
    'item_group_id',
    'title',
    'link',
    'image_link',
    'availability',
    'quantity',
    'price',
    'sale_price',
  ] as const),
  ...(['sale_price_effective_date', 'brand', 'gtin', 'mpn', 'condition', 'product_type', 'color', 'size'] as const),
] satisfies Attribute[];
