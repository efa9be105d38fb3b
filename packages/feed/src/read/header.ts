/** The first row of a table: which attribute each column is. */
import { type Attribute, attributeNamed, parts } from '../attributes.ts';
import { BrokenFeed } from '../faults.ts';
import { readList, readParts, writeList, writeParts } from './list.ts';

export interface Header {
  /** By position; nothing where the column is not one that is read. */
  columns: (Column | undefined)[];
  attributes: Attribute[];
  /** Names of columns that are not read. */
  unknown: string[];
}

interface Column {
  attribute: Attribute;
  /** Turns the order of parts that the header names into the usual one. */
  arrange?: (cell: string) => string;
}

/** @throws BrokenFeed when there is no `id`, or one attribute stands twice */
export function readHeader(cells: readonly string[]): Header {
  const header: Header = { columns: [], attributes: [], unknown: [] };
  for (const cell of cells) {
    const [, name = '', inner] = /^([^()]*)(?:\((.*)\))?\s*$/s.exec(cell.replace(/^\uFEFF/, '')) ?? [];
    const attribute = attributeNamed(name);
    if (!attribute) {
      if (name.trim() !== '') header.unknown.push(shown(name));
      header.columns.push(undefined);
      continue;
    }
    if (header.attributes.includes(attribute))
      throw new BrokenFeed(`The column ${attribute} stands twice in the first row: leave one.`);
    header.attributes.push(attribute);
    const arrange = inner === undefined ? undefined : arrangement(attribute, inner);
    header.columns.push(arrange ? { attribute, arrange } : { attribute });
  }
  if (!header.attributes.includes('id')) {
    throw new BrokenFeed(
      `The first row must name the columns, "id" among them; it begins with "${shown(cells.slice(0, 4).join(', '))}".`,
    );
  }
  return header;
}

function arrangement(attribute: Attribute, inner: string): ((cell: string) => string) | undefined {
  const usual = parts[attribute];
  if (!usual) return undefined;
  const given = inner.split(':').map((part) => part.trim().toLowerCase());
  if (given.every((part, i) => part === usual[i])) return undefined;
  return (cell) =>
    writeList(
      readList(cell).map((value) => {
        const found = readParts(value, given.length);
        return writeParts(usual.map((part) => found[given.indexOf(part)] ?? ''));
      }),
    );
}

/** Words of a file in a sentence of ours: short, and without what would move a terminal's cursor. */
export function shown(text: string, length = 60): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
}
