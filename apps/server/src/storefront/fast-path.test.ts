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
let kept: CachedPage;
let port: number;

beforeEach(async () => {
  grown = 0;
  kept = await cachePage(createEntity(200, headers, Buffer.from(text), { keep: true }), {
    until: Number.POSITIVE_INFINITY,
    onGrow: (bytes) => {
      grown += bytes;
    },
  });
  setFastPath(
    createFastPath({
      peek: (address) => (address === '/kept' ? kept : undefined),
      headers: { 'x-common': '1' },
      requestId: () => 'id-1',
      onAnswer: (_request, { id, status }) => answered.push({ id, status }),
    }),
  );
});
beforeAll(async () => {
  // What is not answered at once is sent as ever.
  app.get('/*', (asked, reply) =>
    sendEntity(asked, reply.header('x-slow', 'yes').header('x-common', '1'), kept.entity),
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

test('a kept page is answered at once, with the headers that the framework would send', async () => {
  const [quick, slow] = [await ask('/kept', br), await ask('/kept?x=1', br)];
  expect(brotliDecompressSync(quick.body).toString()).toBe(text);
  expect(quick.body).toEqual(slow.body);
  const { 'x-slow': isSlow, date: _, ...same } = slow.headers;
  expect(isSlow).toBe('yes');
  const { date: __, 'x-request-id': id, 'cache-status': status, ...ours } = quick.headers;
  expect(ours).toEqual(same);
  expect([id, status]).toEqual(['id-1', 'tianguis; hit']);
  expect(answered).toContainEqual({ id: 'id-1', status: 200 });
});

test('who has it already gets 304, who asks for the head gets no body', async () => {
  const { headers } = await ask('/kept', br);
  for (const tag of [String(headers.etag), `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
    const again = await ask('/kept', { ...br, 'if-none-match': tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers).not.toHaveProperty('content-encoding');
  }
  expect((await ask('/kept', { ...br, 'if-none-match': '"other"' })).status).toBe(200);
  const head = await ask('/kept', br, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']]);
});

test.each([
  ['a query', '/kept?a=1', br, 'GET'],
  ['another page', '/other', br, 'GET'],
  ['no compression', '/kept', {}, 'GET'],
  ['gzip alone', '/kept', { 'accept-encoding': 'gzip' }, 'GET'],
  ['brotli refused', '/kept', { 'accept-encoding': 'br;q=0, gzip' }, 'GET'],
])('%s takes the long way, and is answered the same', async (_, path, given, method) => {
  const reply = await ask(path, given, method);
  expect(reply.headers['x-slow']).toBe('yes');
  const { 'content-encoding': encoding } = reply.headers;
  const plain =
    encoding === 'br' ? brotliDecompressSync(reply.body) : encoding === 'gzip' ? gunzipSync(reply.body) : reply.body;
  expect(plain.toString()).toBe(text);
});

test('a form is never answered from memory', async () => {
  expect((await ask('/kept', br, 'POST')).status).toBe(404);
});

test('of the page only its brotli form is kept; gzip is made at its first asking, and counted', async () => {
  expect(grown).toBe(0);
  await ask('/kept', { 'accept-encoding': 'gzip' });
  const first = grown;
  expect(first).toBeGreaterThan(0);
  await ask('/kept', { 'accept-encoding': 'gzip' });
  expect(grown).toBe(first);
  expect(kept.bytes).toBeLessThan(text.length);
});

test('a server that closes answers no more from memory', async () => {
  setFastPath(undefined);
  expect((await ask('/kept', br)).headers['x-slow']).toBe('yes');
});
