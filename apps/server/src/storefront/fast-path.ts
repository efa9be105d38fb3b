/**
 * The fast path sends cached pages from memory to clients that accept brotli. It answers before Fastify handles the
 * request, with the same headers, log line and metrics.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseEncoding, names } from '../http/entity.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';
import { readAddresses } from '../requests/visitor.ts';

export type FastPathOptions = {
  /** Returns a cached page, by its URL without a query. */
  peek(address: string, visitor?: string): CachedPage | undefined;
  /** The visitor's IP address; undefined if it is not known. */
  visitorOf?(request: IncomingMessage): string | undefined;
  /** The header `cdn-cache-control` of a page. */
  cdnControl?(page: CachedPage): string | undefined;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  requestId(request: IncomingMessage): string;
  /** Called for each answer, to log and count it. */
  onAnswer(request: IncomingMessage, answer: { id: string; status: number; ms: number }): void;
};

/** Answers a request if it can. @returns whether it has answered */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createFastPath({
  peek,
  visitorOf,
  cdnControl,
  headers,
  requestId,
  onAnswer,
}: FastPathOptions): FastPath {
  const common = Object.entries(headers).flat();
  const takesBrotli = memoize((header) => chooseEncoding(header, { brotli: always, gzip: undefined }) === 'br');

  return (request, response) => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false;
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined || !takesBrotli(accepted)) return false;
    const began = performance.now();
    const cached = peek(url, visitorOf?.(request));
    const page = cached?.precompressed;
    if (!page) return false;
    const id = requestId(request);
    const known = names(request.headers['if-none-match'], page.etag);
    const head = [...common, 'x-request-id', id, 'cache-status', hit, ...page.headers];
    const cdn = cdnControl?.(cached);
    if (cdn !== undefined) head.push('cdn-cache-control', cdn);
    if (known) response.writeHead(304, head).end();
    else {
      head.push('content-encoding', 'br', 'content-length', String(page.body.length));
      response.writeHead(200, head).end(method === 'HEAD' ? undefined : page.body);
    }
    onAnswer(request, { id, status: known ? 304 : 200, ms: performance.now() - began });
    return true;
  };
}

/** Values of the header `cache-status` (RFC 9211), by outcome. */
export const cacheStatus = {
  hit: 'tianguis; hit',
  disk: 'tianguis; hit; detail=disk',
  shared: 'tianguis; fwd=miss; collapsed; stored',
  made: 'tianguis; fwd=miss; stored',
  stale: 'tianguis; hit; detail=stale-if-error',
  passed: 'tianguis; fwd=miss',
} as const;
const hit = cacheStatus.hit;

const always = async () => Buffer.alloc(0);

/** Memoizes a function of a header, since browsers send few different values. */
function memoize<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= 100) known.clear();
    known.set(text, value);
    return value;
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type FactoryOptions = { keepAliveTimeout?: number; requestTimeout?: number; connectionTimeout?: number };

/**
 * Creates a server with the fast path before Fastify's handler, for Fastify's `serverFactory`. The fast path can be set
 * and removed.
 */
export function serverWithFastPath(): {
  serverFactory(handler: Handler, options: FactoryOptions): Server;
  setFastPath(newPath: FastPath | undefined): void;
} {
  let fastPath: FastPath | undefined;
  return {
    serverFactory(handler, { keepAliveTimeout, requestTimeout, connectionTimeout }) {
      // Accept requests without a Host here, since the handler refuses them with a page.
      const server = createServer({ requireHostHeader: false }, (request, response) => {
        if (request.headers.host === undefined || !fastPath?.(request, response)) handler(request, response);
      });
      readAddresses(server);
      // The handler also refuses an unknown Expect.
      server.on('checkExpectation', handler);
      // Fastify sets these values only on servers that it creates itself.
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    setFastPath(newPath) {
      fastPath = newPath;
    },
  };
}
