/** A complete answer with its compressed forms, which can be sent and cached. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate as negotiateEncoding } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Entity = {
  status: number;
  /** All headers except the encoding and the ETag. Only `set-cookie` may have several values. */
  headers: Readonly<Record<string, string | string[]>>;
  /** The uncompressed body. If a page is cached in compressed form, this decompresses the page. */
  body(): Buffer | Promise<Buffer>;
  /** Strong ETag of the uncompressed body, in quotes; undefined if the answer must not be cached. */
  etag: string | undefined;
  /** The compressed body, computed by the first call; undefined if compression would not help. */
  brotli: (() => Promise<Buffer>) | undefined;
  gzip: (() => Promise<Buffer>) | undefined;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller bodies are not compressed, since they fit into one packet anyway. */
const leastToCompress = 1_000;
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/;

export function createEntity(
  status: number,
  headers: Entity['headers'],
  body: Buffer,
  { cacheable }: { cacheable: boolean },
): Entity {
  const type = headers['content-type'];
  const shrinks = typeof type === 'string' && compressible.test(type) && body.length >= leastToCompress;
  return {
    status,
    headers,
    body: () => body,
    etag: cacheable ? hashTag(body) : undefined,
    brotli: shrinks ? once(() => compressBrotli(body, { params: brotliParameters(body.length) })) : undefined,
    gzip: shrinks ? once(() => gzipped(body)) : undefined,
  };
}

/**
 * An entity that is sent instead of another one, with the cookies of the other. A refresh has replaced the tokens of a
 * session, so without these cookies the browser would use replaced tokens, which counts as theft.
 */
export function withCookiesOf(replaced: Pick<Entity, 'headers'>, entity: Entity): Entity {
  const cookies = replaced.headers['set-cookie'];
  if (cookies === undefined) return entity;
  return { ...entity, headers: { ...entity.headers, 'set-cookie': cookies, 'cache-control': 'private, no-store' } };
}

export function gzipped(body: Buffer): Promise<Buffer> {
  return compressGzip(body, { level: 6 });
}

export function hashTag(body: Uint8Array): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Quality 4 takes two thirds of the time of quality 5, and the page is 7 % larger. */
const brotliQuality = 4;

function brotliParameters(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    // Use a window of the body's size; the default would need 4 MB for each compression.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      constants.BROTLI_MAX_WINDOW_BITS,
      Math.max(16, Math.ceil(Math.log2(size))),
    ),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}

/** Returns a function that does the work once, and returns the same promise at each call. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/** Compresses an entity ahead, in the encoding that this client will get. */
export async function encode(request: FastifyRequest, entity: Entity): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], entity);
  if (encoding) await (encoding === 'br' ? entity.brotli : entity.gzip)?.();
}

/** Sends an entity in the best encoding that the client accepts. Sends 304 if the client has the entity already. */
export async function sendEntity(request: FastifyRequest, reply: FastifyReply, entity: Entity): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], entity);
  reply.code(entity.status).headers(entity.headers);
  if (entity.brotli || entity.gzip) reply.header('vary', withAcceptEncoding(entity.headers.vary));
  if (entity.etag) {
    const etag = encoding ? entity.etag.replace(/"$/, `-${encoding}"`) : entity.etag;
    reply.header('etag', etag);
    if (entity.status === 200 && names(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (!encoding) return reply.send(await entity.body());
  const bytes = await (encoding === 'br' ? entity.brotli : entity.gzip)?.();
  return reply.header('content-encoding', encoding === 'br' ? 'br' : 'gzip').send(bytes);
}

export function withAcceptEncoding(vary: string | string[] | undefined): string {
  return vary ? `${[vary].flat().join(', ')}, accept-encoding` : 'accept-encoding';
}

/** Whether an `If-None-Match` contains this tag. A proxy may have made the tag weak. */
export function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') === true;
}

/** Chooses the best of the available encodings, by `Accept-Encoding` (RFC 9110 §12.5.3). */
export function chooseEncoding(
  header: string | undefined,
  { brotli, gzip }: Pick<Entity, 'brotli' | 'gzip'>,
): 'br' | 'gz' | undefined {
  const encodings = [...(brotli ? ['br'] : []), ...(gzip ? ['gzip'] : [])];
  const chosen = negotiateEncoding((header ?? '').toLowerCase(), encodings);
  return chosen === 'gzip' ? 'gz' : chosen === 'br' ? 'br' : undefined;
}
