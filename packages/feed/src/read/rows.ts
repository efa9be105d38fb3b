/** Reads a file of any supported format as rows of cells. The content decides the format, not the file name. */
import type { Readable } from 'node:stream';
import type { Attribute } from '../attributes.ts';
import { BrokenFeed } from '../faults.ts';
import { decode } from './decode.ts';
import { DelimitedReader } from './delimited.ts';
import { readHeader } from './header.ts';
import type { FeedRow } from './row.ts';
import { toLastRow, toRow } from './table-row.ts';
import { XmlReader } from './xml.ts';

export interface FeedReading {
  format: 'TSV' | 'CSV' | 'XML';
  /** Attributes that the file contains. For XML, they are complete only after the last row. */
  attributes: ReadonlySet<Attribute>;
  /** Names of columns and elements that are unknown. */
  unknown: ReadonlySet<string>;
  rows: AsyncGenerator<FeedRow[]>;
}

/**
 * Reads a file as a stream, in constant memory.
 * @throws BrokenFeed if the whole file is unusable; `rows` may also throw it
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

/** Reads enough of the file to detect its format: up to the end of the first line that is not empty, or 64 KiB. */
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
  const count = (character: string) => line.split(character).length;
  const delimiter = line.includes('\t') ? '\t' : count(';') > count(',') ? ';' : ',';
  const reader = new DelimitedReader(delimiter);
  const pending = reader.push(start);
  // No row is complete yet: the file is only a header without a line break, or the header is longer than 64 KiB.
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
