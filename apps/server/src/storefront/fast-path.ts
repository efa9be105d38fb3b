/**
 * The fast path: cached pages from memory, cached pages, to browsers that take brotli. They are given before the
 * framework of all other answers has begun, with the same headers, log line and figures.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseEncoding, names } from '../http/entity.ts';
import type { CachedPage } from '../page-cache/cached-page.ts';

export type FastPathOptions = {
  /** A cached page by an address without a query. */
  peek(address: string, visitor?: string): CachedPage | undefined;
  /** Who asks; undefined when that is not known. */
  visitorOf?(request: IncomingMessage): string | undefined;
  /** What a CDN is told of a page as it is sent. */
  cdnControl?(page: CachedPage): string | undefined;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  requestId(request: IncomingMessage): string;
  /** Told of each answer: for the log and for figures. */
  onAnswer(request: IncomingMessage, answer: { id: string; status: number; ms: number }): void;
};

/** True when it has answered. */
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
  const takesBrotli = remember((header) => chooseEncoding(header, { brotli: always, gzip: undefined }) === 'br');

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

/** How an answer came to be, in the words of RFC 9211. */
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

/** Browsers send one of few texts. */
function remember<T>(read: (text: string) => T): (text: string) => T {
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

/** Fastify's `serverFactory`: its own server, with the fast path before its handler. The answer may be set later, and taken away. */
export function serverWithFastPath(): {
  serverFactory(handler: Handler, options: FactoryOptions): Server;
  setFastPath(answer: FastPath | undefined): void;
} {
  let fastPath: FastPath | undefined;
  return {
    serverFactory(handler, { keepAliveTimeout, requestTimeout, connectionTimeout }) {
      // A missing Host is refused by us, with a page.
      const server = createServer({ requireHostHeader: false }, (request, response) => {
        if (request.headers.host === undefined || !fastPath?.(request, response)) handler(request, response);
      });
      // So is an Expect that nobody can meet.
      server.on('checkExpectation', handler);
      // What Fastify sets on a server that it makes itself.
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
    setFastPath(answer) {
      fastPath = answer;
    },
  };
}
