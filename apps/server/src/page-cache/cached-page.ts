/** A cached page: compressed, with prepared headers. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Entity, gzipped, once, withAcceptEncoding } from '../http/entity.ts';

const decompress = promisify(brotliDecompress);

export type CachedPage = {
  entity: Entity;
  /** The answer for clients that accept brotli; undefined for pages that are too small to be compressed. */
  precompressed: { body: Buffer; etag: string; headers: readonly string[] } | undefined;
  /** When the page expires, in milliseconds since 1970. */
  until: number;
  /** Estimated bytes of memory. */
  bytes: number;
};

/** The values from which a cached page is assembled. */
export type CachedParts = Pick<Entity, 'status' | 'headers' | 'etag'> & {
  /** The body in brotli form, or uncompressed. */
  body: Buffer;
  isCompressed: boolean;
  until: number;
};

/** A page that is sent once and not cached. */
export function uncachedPage(entity: Entity): CachedPage {
  return { entity, precompressed: undefined, until: 0, bytes: 0 };
}

/** Estimated bytes of objects, keys and the like. */
const overhead = 1_000;

/**
 * Converts a rendered page into a cached page. Only the brotli form of the body is stored. The few clients that need
 * other encodings get them from that form. `onGrow` reports bytes that the page needs later.
 */
export async function cachePage(
  page: Entity,
  { until, onGrow }: { until: number; onGrow(bytes: number): void },
): Promise<CachedPage> {
  const brotli = await page.brotli?.();
  const { status, headers, etag } = page;
  // Copy the body, since the compressor's buffer may be part of a larger one.
  const body = brotli ? Buffer.from(new Uint8Array(brotli).buffer) : await page.body();
  return assemblePage({ status, headers, etag, until, body, isCompressed: brotli !== undefined }, onGrow);
}

/** Creates a cached page from its parts. */
export function assemblePage(parts: CachedParts, onGrow: (bytes: number) => void): CachedPage {
  const { status, headers, etag, until, body, isCompressed } = parts;
  const headerBytes = JSON.stringify(headers).length;
  const bytes = overhead + headerBytes + body.length;
  const shared = { status, headers, etag };
  if (!isCompressed) {
    const entity = { ...shared, body: () => body, brotli: undefined, gzip: undefined };
    return { entity, precompressed: undefined, until, bytes };
  }
  const entity: Entity = {
    ...shared,
    body: () => decompress(body),
    brotli: async () => body,
    gzip: once(async () => {
      const other = await gzipped(await decompress(body));
      onGrow(other.length);
      return other;
    }),
  };
  if (etag === undefined) return { entity, precompressed: undefined, until, bytes };
  const ownTag = etag.replace(/"$/, '-br"');
  const precompressed = { body, etag: ownTag, headers: writeHeaders(entity, ownTag) };
  return { entity, precompressed, until, bytes: bytes + headerBytes };
}

/** Returns the values from which a cached page was assembled. */
export async function partsOf({ entity, until }: CachedPage): Promise<CachedParts> {
  const { status, headers, etag } = entity;
  const brotli = await entity.brotli?.();
  return { status, headers, etag, until, body: brotli ?? (await entity.body()), isCompressed: brotli !== undefined };
}

/** Names and values in turn, as `writeHead` takes them. */
function writeHeaders({ headers }: Entity, etag: string): string[] {
  const written: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'vary') for (const one of [value].flat()) written.push(name, one);
  }
  written.push('vary', withAcceptEncoding(headers.vary), 'etag', etag);
  return written;
}
