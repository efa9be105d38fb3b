/** Parses the header row of a table, and finds the attribute of each column. */
import { type Attribute, attributeNamed, subAttributes } from '../attributes.ts';
import { BrokenFeed } from '../faults.ts';
import { readList, readParts, writeList, writeParts } from './list.ts';

export interface Header {
  /** The columns by index; undefined for unknown columns. */
  columns: (Column | undefined)[];
  attributes: Attribute[];
  /** Names of unknown columns. */
  unknown: string[];
}

interface Column {
  attribute: Attribute;
  /** Reorders a grouped value from the header's sequence of sub-attributes to the default sequence. */
  arrange?: (cell: string) => string;
}

/** @throws BrokenFeed without a column `id`, or with two columns of one attribute */
export function readHeader(cells: readonly string[]): Header {
  const header: Header = { columns: [], attributes: [], unknown: [] };
  for (const cell of cells) {
    const [, name = '', inner] = /^([^()]*)(?:\((.*)\))?\s*$/s.exec(cell.replace(/^\uFEFF/, '')) ?? [];
    const attribute = attributeNamed(name);
    if (!attribute) {
      if (name.trim() !== '') header.unknown.push(excerpt(name));
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
      `The first row must name the columns, "id" among them; it begins with "${excerpt(cells.slice(0, 4).join(', '))}".`,
    );
  }
  return header;
}

function arrangement(attribute: Attribute, inner: string): ((cell: string) => string) | undefined {
  const usual = subAttributes[attribute];
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

/** A part of a file's text for a message: shortened, and without control characters. */
export function excerpt(text: string, length = 60): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
}
