import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEntity, sendEntity } from '../http/entity.ts';
import { type CachedPage, cachePage } from '../page-cache/cached-page.ts';
import { createFastPath, serverWithFastPath } from './fast-path.ts';

const text = `<p>${'una página '.repeat(300)}</p>`;
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', vary: 'x-a' };
const { serverFactory, setFastPath } = serverWithFastPath();
const app = Fastify({ serverFactory });
const answered: { id: string; status: number }[] = [];
let grown = 0;
let cached: CachedPage;
let port: number;

beforeEach(async () => {
  grown = 0;
  cached = await cachePage(createEntity(200, headers, Buffer.from(text), { cacheable: true }), {
    until: Number.POSITIVE_INFINITY,
    onGrow: (bytes) => {
      grown += bytes;
    },
  });
  setFastPath(
    createFastPath({
      peek: (address) => (address === '/cached' ? cached : undefined),
      headers: { 'x-common': '1' },
      requestId: () => 'id-1',
      onAnswer: (_request, { id, status }) => answered.push({ id, status }),
    }),
  );
});
beforeAll(async () => {
  // This route answers the requests that the fast path does not.
  app.get('/*', (asked, reply) =>
    sendEntity(asked, reply.header('x-slow', 'yes').header('x-common', '1'), cached.entity),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

type Reply = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

async function ask(path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const asked = request({ port, host: '127.0.0.1', path, method, headers: given });
  asked.end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const br = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test('a cached page is sent by the fast path, with the headers that the framework would send', async () => {
  const [quick, slow] = [await ask('/cached', br), await ask('/cached?x=1', br)];
  expect(brotliDecompressSync(quick.body).toString()).toBe(text);
  expect(quick.body).toEqual(slow.body);
  const { 'x-slow': isSlow, date: _, ...same } = slow.headers;
  expect(isSlow).toBe('yes');
  const { date: __, 'x-request-id': id, 'cache-status': status, ...ours } = quick.headers;
  expect(ours).toEqual(same);
  expect([id, status]).toEqual(['id-1', 'tianguis; hit']);
  expect(answered).toContainEqual({ id: 'id-1', status: 200 });
});

test('a client that has the page gets 304, a HEAD request gets no body', async () => {
  const { headers } = await ask('/cached', br);
  for (const tag of [String(headers.etag), `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
    const again = await ask('/cached', { ...br, 'if-none-match': tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers).not.toHaveProperty('content-encoding');
  }
  expect((await ask('/cached', { ...br, 'if-none-match': '"other"' })).status).toBe(200);
  const head = await ask('/cached', br, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']]);
});

test.each([
  ['a query', '/cached?a=1', br, 'GET'],
  ['another page', '/other', br, 'GET'],
  ['no compression', '/cached', {}, 'GET'],
  ['gzip alone', '/cached', { 'accept-encoding': 'gzip' }, 'GET'],
  ['brotli refused', '/cached', { 'accept-encoding': 'br;q=0, gzip' }, 'GET'],
])('%s is answered by the framework, with the same page', async (_, path, given, method) => {
  const reply = await ask(path, given, method);
  expect(reply.headers['x-slow']).toBe('yes');
  const { 'content-encoding': encoding } = reply.headers;
  const plain =
    encoding === 'br' ? brotliDecompressSync(reply.body) : encoding === 'gzip' ? gunzipSync(reply.body) : reply.body;
  expect(plain.toString()).toBe(text);
});

test('a form is never answered by the fast path', async () => {
  expect((await ask('/cached', br, 'POST')).status).toBe(404);
});

test('only the brotli form of the page is cached; gzip is made at the first request, and counted', async () => {
  expect(grown).toBe(0);
  await ask('/cached', { 'accept-encoding': 'gzip' });
  const first = grown;
  expect(first).toBeGreaterThan(0);
  await ask('/cached', { 'accept-encoding': 'gzip' });
  expect(grown).toBe(first);
  expect(cached.bytes).toBeLessThan(text.length);
});

test('a server that closes no longer uses the fast path', async () => {
  setFastPath(undefined);
  expect((await ask('/cached', br)).headers['x-slow']).toBe('yes');
});
