/** A file as rows of cells, whatever form it has; the form shows in its content, not in its name. */
import type { Readable } from 'node:stream';
import { type Attribute, attributeNamed, type Cells } from '../attributes.ts';
import { BrokenFeed } from '../faults.ts';
import { decode } from './decode.ts';
import { DelimitedReader, type DelimitedRow } from './delimited.ts';
import { unguardFormula } from './formula.ts';
import { type Header, readHeader } from './header.ts';
import type { FeedRow } from './row.ts';
import { XmlReader } from './xml.ts';

export interface FeedReading {
  format: 'TSV' | 'CSV' | 'XML';
  /** Attributes that the file has; of XML they are known only after its last row. */
  attributes: ReadonlySet<Attribute>;
  /** Names that are not read, each once. */
  unknown: ReadonlySet<string>;
  rows: AsyncGenerator<FeedRow[]>;
}

/**
 * Reads a file as it comes, in constant memory.
 * @throws BrokenFeed, also out of `rows`, when the file as a whole cannot be used
 */
export async function readFeed(file: Readable): Promise<FeedReading> {
  const texts = decode(file);
  const start = await untilLine(texts);
  const first = start.trimStart();
  if (first.startsWith('<')) return readXml(start, texts);
  if (/^[[{]/.test(first)) throw new BrokenFeed('The file is no product feed: it is JSON. TSV, CSV and XML are read.');
  if (first === '') throw new BrokenFeed('The file is empty.');
  return readTable(start, texts);
}

/** Enough of the beginning to tell what it is: the first line that says something, if it is not endless. */
async function untilLine(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  for (;;) {
    const next = await texts.next();
    if (next.done) return start;
    start += next.value;
    if (/[\n\r]/.test(start.trimStart()) || start.length > 65_536) return start;
  }
}

async function* withStart(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* texts;
}

function readXml(start: string, texts: AsyncGenerator<string>): FeedReading {
  const reader = new XmlReader();
  async function* rows(): AsyncGenerator<FeedRow[]> {
    for await (const text of withStart(start, texts)) yield reader.push(text);
    yield reader.end();
  }
  return { format: 'XML', attributes: reader.attributes, unknown: reader.unknown, rows: rows() };
}

function readTable(start: string, texts: AsyncGenerator<string>): FeedReading {
  const [line = ''] = start.trimStart().split(/[\n\r]/, 1);
  const count = (sign: string) => line.split(sign).length;
  const delimiter = line.includes('\t') ? '\t' : count(';') > count(',') ? ';' : ',';
  const reader = new DelimitedReader(delimiter);
  const pending = reader.push(start);
  // A header without a line break behind it, or one that is longer than any.
  const last = pending.length === 0 ? reader.end() : [];
  const [first, ...following] = [...pending, ...last];
  if (!first) throw new BrokenFeed('The file is empty.');
  if (first.fault) throw new BrokenFeed(`The first row cannot be read: ${first.fault}.`);
  const header = readHeader(first.cells);
  async function* rows(): AsyncGenerator<FeedRow[]> {
    yield following.map((row) => toRow(row, header));
    if (last.length > 0) return;
    for await (const text of texts) yield reader.push(text).map((row) => toRow(row, header));
    yield reader.end().map((row) => toLastRow(row, header));
  }
  return {
    format: delimiter === '\t' ? 'TSV' : 'CSV',
    attributes: new Set(header.attributes),
    unknown: new Set(header.unknown),
    rows: rows(),
  };
}

/**
 * Attributes of which a part may pass for another value, or nothing for a value, and which decide what is asked, how much there is, and
 * which product it is.
 */
const precise: ReadonlySet<Attribute> = new Set([
  ...(['id', 'item_group_id', 'price', 'sale_price', 'sale_price_effective_date', 'shipping', 'installment'] as const),
  ...(['max_handling_time', 'quantity', 'product_type', 'google_product_category', 'condition'] as const),
  ...(['external_seller_id', 'options', 'features', 'active'] as const),
]);

/**
 * The row that the file ends in. Many files lack the last line break and are whole all the same, others were cut off there: it
 * counts when all of its cells are there and the last one is whole, or of no weight.
 */
function toLastRow(row: DelimitedRow, header: Header): FeedRow {
  const { cells: given, ending, fault } = row;
  if (ending === undefined || fault !== undefined) return toRow(row, header);
  const last = header.columns[header.columns.length - 1]?.attribute;
  const isPrice = (last === 'price' || last === 'sale_price') && /[A-Za-z]{3}\s*$/.test(given.at(-1) ?? '');
  const isWhole = ending === 'quote' || isPrice || last === undefined || !precise.has(last);
  if (given.length > header.columns.length || (given.length === header.columns.length && isWhole))
    return toRow(row, header);
  // What stands in the cell that was cut may be the beginning of another product's name.
  const whole = ending === 'quote' ? given : given.slice(0, -1);
  return {
    ...toRow({ ...row, cells: whole }, header),
    fault: `the file ends in this row without a line break, so it may be cut off in ${header.columns[given.length - 1]?.attribute ?? `cell ${given.length}`}: fetch the file anew, or put a line break behind the row`,
  };
}

function toRow({ line, last, cells: given, fault }: DelimitedRow, { columns }: Header): FeedRow {
  const cells: Cells = {};
  // What is wrong further on in a row leaves its first cell as it is.
  const isIdFirst = columns[0]?.attribute === 'id';
  // A cell that is missing was not said to be empty.
  for (let i = 0; i < Math.min(columns.length, given.length); i++) {
    const column = columns[i];
    if (!column) continue;
    const cell = unguardFormula(given[i] ?? '');
    cells[column.attribute] = column.arrange ? column.arrange(cell) : cell;
  }
  if (fault !== undefined) {
    const lost = last - line > 20 ? `; lines ${line} to ${last} became one row, so a quote is probably not closed` : '';
    return { line, cells, ...unsure(last > line || !isIdFirst), fault: `${fault}${lost}` };
  }
  if (given.length > columns.length)
    return {
      line,
      cells,
      ...unsure(last > line || !isIdFirst),
      fault: `the row has ${given.length} cells for ${columns.length} columns: a delimiter or a line break inside a cell needs quotes around it`,
    };
  if (attributeNamed(cells.id ?? '') === 'id' && (cells.title === undefined || attributeNamed(cells.title) === 'title'))
    return { line, cells: {}, fault: 'the names of the columns stand here once more' };
  if (given.length < columns.length && given.length === 1)
    return { line, cells, ...unsure(!isIdFirst), fault: `the row has 1 cell for ${columns.length} columns` };
  return {
    line,
    cells,
    ...unsure(last > line && lineColumns.some((column) => /\S\s*[\r\n]/.test(cells[column] ?? ''))),
  };
}

const unsure = (is: boolean): Pick<FeedRow, 'isUnsure'> => (is ? { isUnsure: true } : {});

/** Columns whose cells have one line: where one has more, a quote was not closed, and it holds other rows. */
const lineColumns = [
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
