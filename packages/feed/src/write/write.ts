/** Writers of feed files: TSV and RSS 2.0. */
import { type Attribute, attributes, type Cells, repeated, subAttributes } from '../attributes.ts';
import { escapeFormula } from '../read/formula.ts';
import { readList, readParts } from '../read/list.ts';

export const feedFormats = ['tsv', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Returns the consecutive parts of a file. */
export interface FeedWriter {
  head(shop: { name: string; origin: string }): string;
  item(cells: Cells): string;
  tail(): string;
}

/** @param columns the attributes to write, in sequence */
export function writerOf(format: FeedFormat, columns: readonly Attribute[] = attributes): FeedWriter {
  return format === 'tsv' ? tableWriter(columns) : xmlWriter(columns);
}

function tableWriter(columns: readonly Attribute[]): FeedWriter {
  const header = columns.map((name) => {
    const inner = name === 'installment' ? ['months', 'amount'] : subAttributes[name];
    return inner ? `${name}(${inner.join(':')})` : name;
  });
  return {
    head: () => `${header.join('\t')}\n`,
    item: (cells) => `${columns.map((name) => quoted(escapeFormula(cells[name] ?? ''))).join('\t')}\n`,
    tail: () => '',
  };
}

const quoted = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function xmlWriter(columns: readonly Attribute[]): FeedWriter {
  return {
    head: ({ name, origin }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
      `<title>${escaped(name)}</title>\n<link>${escaped(origin)}</link>\n<description>${escaped(name)}</description>\n`,
    item(cells) {
      let text = '<item>\n';
      for (const name of columns) for (const value of valuesOf(name, cells[name] ?? '')) text += element(name, value);
      return `${text}</item>\n`;
    },
    tail: () => '</channel>\n</rss>\n',
  };
}

function valuesOf(name: Attribute, cell: string): string[] {
  if (cell === '') return [];
  return repeated.has(name) && !['options', 'gallery', 'features'].includes(name) ? readList(cell) : [cell];
}

function element(name: Attribute, value: string): string {
  const inner = subAttributes[name];
  if (!inner) return `<g:${name}>${escaped(value)}</g:${name}>\n`;
  const found = readParts(value, inner.length);
  const elements = inner.flatMap((part, i) => (found[i] ? [`<g:${part}>${escaped(found[i])}</g:${part}>`] : []));
  return `<g:${name}>${elements.join('')}</g:${name}>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escaped(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => entities[character] ?? character).replace(/[^\P{Cc}\t\n\r]/gu, ' ');
}
