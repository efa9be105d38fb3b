/**
 * A cached page as a file: a line of JSON about it, then its body; with a checksum, since a machine may go out while it
 * is written.
 */
import { crc32 } from 'node:zlib';
import { type CachedPage, type CachedParts, partsOf, putTogether } from './cached-page.ts';
import type { Made } from './page-cache.ts';
import type { Origin } from './purge-history.ts';

/** What is written besides the page itself. */
export type PageRecord = {
  address: string;
  origin: Origin;
  made: Made<CachedPage>;
};

type About = Omit<CachedParts, 'body'> & Pick<PageRecord, 'address' | 'origin'> & { tags: readonly string[] };

const mark = Buffer.from('TPG1');
/** Mark, checksum of all that follows, length of what is said of the page. */
const prefixBytes = mark.length + 8;

export async function writeRecord({ address, origin, made }: PageRecord): Promise<Buffer> {
  const { body, ...parts } = await partsOf(made.page);
  const about: About = { ...parts, address, origin, tags: made.tags };
  const text = Buffer.from(JSON.stringify(about));
  const record = Buffer.allocUnsafe(prefixBytes + text.length + body.length);
  mark.copy(record);
  record.writeUInt32LE(text.length, mark.length + 4);
  text.copy(record, prefixBytes);
  body.copy(record, prefixBytes + text.length);
  record.writeUInt32LE(crc32(record.subarray(mark.length + 4)), mark.length);
  return record;
}

/** Reads a record; undefined when it is none, or not whole. `onGrow` as for a page that was made. */
export function readRecord(record: Buffer, onGrow: (bytes: number) => void): PageRecord | undefined {
  if (record.length < prefixBytes || !record.subarray(0, mark.length).equals(mark)) return undefined;
  if (crc32(record.subarray(mark.length + 4)) !== record.readUInt32LE(mark.length)) return undefined;
  const end = prefixBytes + record.readUInt32LE(mark.length + 4);
  const { address, origin, tags, ...parts } = JSON.parse(record.toString('utf8', prefixBytes, end)) as About;
  const page = putTogether({ ...parts, body: Buffer.from(new Uint8Array(record.subarray(end)).buffer) }, onGrow);
  const bytes = page.bytes + sizeOf(address, tags);
  return { address, origin, made: { page, tags, until: page.until, cacheable: true, failed: false, bytes } };
}

/** Memory that a tag of a page takes, nearly. */
const tagBytes = 100;

/** Memory that the key and the tags of a page take, nearly. */
export function sizeOf(address: string, tags: readonly string[]): number {
  return tags.length * tagBytes + 2 * address.length;
}
