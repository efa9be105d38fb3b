/** A cached page: compressed, with its headers written once. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Entity, gzipped, once, withAcceptEncoding } from '../http/entity.ts';

const decompress = promisify(brotliDecompress);

export type CachedPage = {
  entity: Entity;
  /** What is sent to whoever takes brotli; none for pages too small to be compressed. */
  precompressed: { body: Buffer; etag: string; headers: readonly string[] } | undefined;
  /** Milliseconds since 1970 from which it is no longer true by itself. */
  until: number;
  /** Bytes of memory, nearly. */
  bytes: number;
};

/** What a cached page is made of. */
export type CachedParts = Pick<Entity, 'status' | 'headers' | 'etag'> & {
  /** The body in its brotli form, or as it is. */
  body: Buffer;
  isCompressed: boolean;
  until: number;
};

/** A page that is sent once and not cached. */
export function uncachedPage(entity: Entity): CachedPage {
  return { entity, precompressed: undefined, until: 0, bytes: 0 };
}

/** Objects, keys and the like. */
const overhead = 1_000;

/**
 * Takes a finished page apart: of the body only the brotli form stays, from which the others are made for the few who want them.
 * `onGrow` is told of bytes that the page takes up later.
 */
export async function cachePage(
  page: Entity,
  { until, onGrow }: { until: number; onGrow(bytes: number): void },
): Promise<CachedPage> {
  const brotli = await page.brotli?.();
  const { status, headers, etag } = page;
  // The compressor's own buffer may be part of a larger one.
  const body = brotli ? Buffer.from(new Uint8Array(brotli).buffer) : await page.body();
  return putTogether({ status, headers, etag, until, body, isCompressed: brotli !== undefined }, onGrow);
}

/** A cached page of its parts. */
export function putTogether(parts: CachedParts, onGrow: (bytes: number) => void): CachedPage {
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

/** The parts of a page that was put together. */
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
