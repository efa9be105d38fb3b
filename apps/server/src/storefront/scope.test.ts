/** Tests the scope that the server passes on with a request, over real connections. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serverOptions } from '@tianguis/api';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { createEntity } from '../http/entity.ts';
import { uncachedPage } from '../page-cache/cached-page.ts';
import type { RequestScope } from '../requests/request-scope.ts';
import { trustsOf } from '../requests/visitor.ts';
import { registerStorefront } from './route.ts';

const publicOrigin = 'http://shop.example';
type Rendering = { request: Request; scope: RequestScope | undefined };
const renderings: Rendering[] = [];
let wait = Promise.resolve();
const entity = (status = 200) =>
  createEntity(status, { 'content-type': 'text/plain' }, Buffer.from('x'), { cacheable: false });

const app = Fastify({ ...serverOptions, trustProxy: trustsOf(1) });
registerStorefront(app, {
  async page(request, _dependencies, scope) {
    renderings.push({ request, scope });
    await wait;
    return entity();
  },
  publicPages: {
    addressOf: (url) => (/^\/(public|moved)/.test(url) ? url.replace(/\?.*/, '') : undefined),
    has: () => false,
    recall: async () => false,
    async get(address, _visitor, scope) {
      renderings.push({ request: new Request(publicOrigin + address), scope });
      return { page: uncachedPage(entity(address === '/moved' ? 301 : 200)), outcome: 'passed' };
    },
    cdnControl: () => undefined,
  },
  files: new Map(),
  publicOrigin,
  errorPages: createErrorPages(publicOrigin),
  routeOf: () => ({ isUnknown: false, takesForms: true }),
});

let origin = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  renderings.length = 0;
  wait = Promise.resolve();
});
afterAll(() => app.close());

const headers = { cookie: 'token=1; a=b', 'x-forwarded-for': '6.6.6.6, 203.0.113.7', 'x-request-id': 'abcdef01-2345' };

test('a personal page gets id, address and cookies, the cookies only in the scope', async () => {
  await fetch(`${origin}/login`, { headers });
  const [{ request, scope } = {} as Rendering] = renderings;
  expect(scope).toMatchObject({ id: 'abcdef01-2345', address: '203.0.113.7', personal: { cookie: 'token=1; a=b' } });
  expect(request.headers.has('cookie')).toBe(false);
});

test.each(['/public', '/moved?utm_source=x'])('a public page gets no personal data: %s', async (path) => {
  await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  expect(renderings.length).toBe(path === '/public' ? 1 : 2);
  for (const { request, scope } of renderings) {
    expect(scope).toEqual({ id: 'abcdef01-2345', address: '203.0.113.7' });
    expect(request.headers.has('cookie')).toBe(false);
  }
});

test.each(['GET', 'POST'])('a page learns that its client has disconnected; writing continues (%s)', async (method) => {
  const gate = Promise.withResolvers<void>();
  wait = gate.promise;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`${method} /slow HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 0\r\n\r\n`);
  await expect.poll(() => renderings.length).toBe(1);
  const [{ request, scope } = {} as Rendering] = renderings;
  const signal = scope?.personal?.signal as AbortSignal;
  expect(signal.aborted).toBe(false);
  const isGone = once(signal, 'abort');
  socket.destroy();
  await isGone;
  expect(request.signal.aborted).toBe(method === 'GET');
  gate.resolve();
});
