/** A page as it lies in memory: compressed, with its headers written once. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Entity, gzipped, once, withAcceptEncoding } from '../storefront/entity.ts';

const decompress = promisify(brotliDecompress);

export type KeptPage = {
  entity: Entity;
  /** What is sent to whoever takes brotli; none for pages too small to be compressed. */
  quick: { body: Buffer; etag: string; headers: readonly string[] } | undefined;
  /** Milliseconds since 1970 from which it is no longer true by itself. */
  until: number;
  /** Bytes of memory, nearly. */
  bytes: number;
};

/** A page that is sent once and not kept. */
export function passedPage(entity: Entity): KeptPage {
  return { entity, quick: undefined, until: 0, bytes: 0 };
}

/** Objects, keys and the like. */
const overhead = 1_000;

/**
 * Takes a finished page apart: of the body only the brotli form stays, from which the others are made for the few who want them.
 * `onGrow` is told of bytes that the page takes up later.
 */
export async function keepPage(
  page: Entity,
  { until, onGrow }: { until: number; onGrow(bytes: number): void },
): Promise<KeptPage> {
  const headerBytes = JSON.stringify(page.headers).length;
  const brotli = await page.brotli?.();
  if (!brotli) {
    const body = await page.body();
    return { entity: page, quick: undefined, until, bytes: overhead + headerBytes + body.length };
  }
  // The compressor's own buffer may be part of a larger one.
  const body = Buffer.from(new Uint8Array(brotli).buffer);
  const entity: Entity = {
    ...page,
    body: () => decompress(body),
    brotli: async () => body,
    gzip: once(async () => {
      const other = await gzipped(await decompress(body));
      onGrow(other.length);
      return other;
    }),
  };
  const quick = page.etag === undefined ? undefined : { body, etag: page.etag.replace(/"$/, '-br"'), headers: [] };
  if (!quick) return { entity, quick, until, bytes: overhead + headerBytes + body.length };
  return {
    entity,
    until,
    quick: { ...quick, headers: writeHeaders(entity, quick.etag) },
    bytes: overhead + 2 * headerBytes + body.length,
  };
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
