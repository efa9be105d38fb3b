/**
 * The file format of a cached page: a checksum, metadata as JSON, and the body. The checksum detects files that a power
 * failure truncated.
 */
import { crc32 } from 'node:zlib';
import { assemblePage, type CachedPage, type CachedParts, partsOf } from '../cached-page.ts';
import type { RenderedPage } from '../second-level-cache.ts';
import type { Origin } from './purge-history.ts';

/** A page with the other values in its file. */
export type PageRecord = {
  address: string;
  origin: Origin;
  rendered: RenderedPage<CachedPage>;
};

type Metadata = Omit<CachedParts, 'body'> & Pick<PageRecord, 'address' | 'origin'> & { tags: readonly string[] };

const mark = Buffer.from('TPG1');
/** Bytes of the mark, of the checksum of the rest, and of the length of the metadata. */
const prefixBytes = mark.length + 8;

export async function writeRecord({ address, origin, rendered }: PageRecord): Promise<Buffer> {
  const { body, ...parts } = await partsOf(rendered.page);
  const metadata: Metadata = { ...parts, address, origin, tags: rendered.tags };
  const text = Buffer.from(JSON.stringify(metadata));
  const record = Buffer.allocUnsafe(prefixBytes + text.length + body.length);
  mark.copy(record);
  record.writeUInt32LE(text.length, mark.length + 4);
  text.copy(record, prefixBytes);
  body.copy(record, prefixBytes + text.length);
  record.writeUInt32LE(crc32(record.subarray(mark.length + 4)), mark.length);
  return record;
}

/**
 * Reads a record; undefined if it is invalid or damaged. `onGrow` reports bytes of memory that the page needs later.
 */
export function readRecord(record: Buffer, onGrow: (bytes: number) => void): PageRecord | undefined {
  if (record.length < prefixBytes || !record.subarray(0, mark.length).equals(mark)) return undefined;
  if (crc32(record.subarray(mark.length + 4)) !== record.readUInt32LE(mark.length)) return undefined;
  const end = prefixBytes + record.readUInt32LE(mark.length + 4);
  const { address, origin, tags, ...parts } = JSON.parse(record.toString('utf8', prefixBytes, end)) as Metadata;
  const page = assemblePage({ ...parts, body: Buffer.from(new Uint8Array(record.subarray(end)).buffer) }, onGrow);
  const bytes = page.bytes + sizeOf(address, tags);
  return { address, origin, rendered: { page, tags, until: page.until, cacheable: true, failed: false, bytes } };
}

/** Estimated bytes of memory of a page's tag. */
const tagBytes = 100;

/** Estimated bytes of memory of the key and the tags of a page. */
export function sizeOf(address: string, tags: readonly string[]): number {
  return tags.length * tagBytes + 2 * address.length;
}
