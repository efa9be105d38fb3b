/** Issue 13 A4: what requests may cost, over real connections from several addresses of this machine. */
import { Agent, IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createErrorRenderer } from '@tianguis/api';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { createEntity } from '../http/entity.ts';
import { uncachedPage } from '../page-cache/cached-page.ts';
import { registerStorefront } from '../storefront/route.ts';
import { createLimits, limitApiCalls } from './limits.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A busy machine takes its time. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

type Answer = { status: number; text: string; retryAfter: string | undefined };

/** A shop whose pages are made when the test says so; `/kept` is kept. */
async function open(more: Partial<Parameters<typeof createLimits>[0]> = {}) {
  let time = 0;
  const settings = { workAtOnce: 1, visitorWaiting: 10, visitorShare: 0.5, pagesPerMinute: 0, ...more };
  const limits = createLimits(settings, () => time);
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? Promise.withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  const work = async (name: string) => {
    begun.push(name);
    await gateOf(name).promise;
  };
  const app = Fastify();
  app.setErrorHandler(createErrorRenderer());
  limitApiCalls(app, limits, (raw) => raw instanceof IncomingMessage);
  app.get<{ Querystring: { n: string } }>('/products/v1/products', async ({ query }) => {
    await work(`call ${query.n}`);
    return { done: query.n === 'large' ? 'x'.repeat(50_000_000) : true };
  });
  app.post('/newsletter/v1/suscripcion', async () => ({ done: true }));
  app.get('/healthz', async () => ({ done: true }));
  const html = (text: string) => createEntity(200, { 'content-type': 'text/html' }, Buffer.from(text), { keep: false });
  registerStorefront(app, {
    limits,
    files: new Map(),
    publicOrigin: 'http://shop.example',
    errorPages: createErrorPages('http://shop.example'),
    routeOf: (path) => ({ isUnknown: false, takesForms: path === '/carrito' }),
    async page({ url }) {
      const { pathname } = new URL(url);
      if (pathname === '/calls') return html((await app.inject('/products/v1/products?n=within')).body);
      await work(pathname);
      return html(pathname === '/large' ? 'x'.repeat(50_000_000) : `page ${pathname}`);
    },
    publicPages: {
      addressOf: (url) => (url === '/kept' || url === '/on%20disk' ? url : undefined),
      has: (address) => address === '/kept',
      recall: async () => true,
      get: async () => ({ page: uncachedPage(html('kept')), outcome: 'hit' }),
      cdnControl: () => undefined,
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  ends.push(() => app.close());

  const send = (localAddress: string, path: string, method = 'GET') => {
    const agent = new Agent();
    ends.push(async () => agent.destroy());
    const asked = request({ host: '127.0.0.1', port, localAddress, path, method, agent });
    const answer = new Promise<Answer>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] });
      });
    });
    asked.end();
    return { asked, answer };
  };
  const get = (localAddress: string, path: string) => send(localAddress, path).answer;
  const letGo = (...names: string[]) => names.forEach((name) => void gateOf(name).resolve());
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { port, app, limits, begun, send, get, letGo, pass };
}

const [one, other, third] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const;

test('issue 13 A4 pages by path wait in turns of their visitors, and what is kept waits for nobody', async () => {
  const { limits, begun, get, letGo } = await open();
  const flood = [];
  for (const n of [1, 2, 3]) {
    flood.push(get(one, `/resultados/q=${n}`));
    await soon(() => begun.length + limits.numbers.waiting).toBe(n);
  }
  const page = get(other, '/producto/1');
  await soon(() => limits.numbers.waiting).toBe(3);
  expect(await get(one, '/kept')).toMatchObject({ status: 200, text: 'kept' });
  // What is on disk neither, while the database is away and others wait for it in vain.
  expect(await get(one, '/on%20disk')).toMatchObject({ status: 200, text: 'kept' });
  letGo('/resultados/q=1');
  await soon(() => begun.length).toBe(2);
  letGo('/resultados/q=2');
  await soon(() => begun.length).toBe(3);
  expect(begun.slice(0, 3)).toEqual(['/resultados/q=1', '/resultados/q=2', '/producto/1']);
  letGo('/producto/1', '/resultados/q=3');
  expect((await page).text).toBe('page /producto/1');
  await Promise.all(flood);
  expect(limits.numbers).toMatchObject({ running: 0, waiting: 0 });
});

test('issue 13 A4 calls of the API from outside wait, too, however their address is written; health does not', async () => {
  const { limits, begun, get, letGo } = await open();
  const page = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  const calls = [get(other, '/products/v1/products?n=1'), get(third, '/%70roducts/v1/products?n=2')];
  await soon(() => limits.numbers.waiting).toBe(2);
  expect(begun).toEqual(['/a']);
  expect((await get(other, '/healthz')).status).toBe(200);
  letGo('/a', 'call 1', 'call 2');
  expect((await Promise.all([page, ...calls])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(limits.numbers.running).toBe(0);
});

test('issue 13 A4 calls that a page makes within the process are part of its work', async () => {
  const { get, letGo } = await open();
  letGo('call within');
  expect(await get(one, '/calls')).toMatchObject({ status: 200, text: '{"done":true}' });
});

test('issue 13 A4 a request whose client has gone is dropped before it costs anything', async () => {
  const { limits, begun, send, get, letGo } = await open();
  const first = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  for (const path of ['/b', '/products/v1/products?n=1']) {
    const { asked, answer } = send(other, path);
    await soon(() => limits.numbers.waiting).toBe(1);
    asked.destroy();
    await expect(answer).rejects.toThrow();
    await soon(() => limits.numbers.waiting).toBe(0);
  }
  letGo('/a', '/c');
  await first;
  expect((await get(other, '/c')).status).toBe(200);
  expect(begun).toEqual(['/a', '/c']);
});

test('issue 13 A4 whoever reads or sends slowly holds no place', async () => {
  const { port, limits, begun, get, letGo } = await open();
  letGo('/large', 'call large', '/a');
  const readers = ['/large', '/products/v1/products?n=large'].map((path) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: one });
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\n\r\n`);
    return socket;
  });
  await soon(() => begun).toEqual(expect.arrayContaining(['/large', 'call large']));
  const sender = connect({ port, host: '127.0.0.1', localAddress: third });
  sender.write(
    'POST /newsletter/v1/suscripcion HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await soon(() => get(other, '/a')).toMatchObject({ status: 200 });
  expect(limits.numbers.running).toBe(0);
  for (const socket of [...readers, sender]) socket.destroy();
});

test('issue 13 A4 who has used up its share is asked to come back while others are there; what was typed is taken', async () => {
  const { limits, begun, send, get, letGo, pass } = await open();
  const costly = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  pass(25_000);
  letGo('/a', '/b', '/c', '/d', '/carrito');
  expect((await costly).status).toBe(200);
  // Nobody else is there.
  expect((await get(one, '/b')).status).toBe(200);
  expect((await get(other, '/c')).status).toBe(200);
  expect(await get(one, '/d')).toMatchObject({ status: 429, retryAfter: '10' });
  expect(await get(one, '/products/v1/products?n=1')).toMatchObject({ status: 429, retryAfter: '10' });
  expect((await get(one, '/kept')).status).toBe(200);
  expect((await send(one, '/carrito', 'POST').answer).status).toBe(200);
  expect(limits.numbers.refused).toEqual({ rate: 0, waiting: 0, share: 2, all: 0 });
  pass(10_001);
  expect((await get(other, '/c')).status).toBe(200);
  expect((await get(one, '/d')).status).toBe(200);
});

test('issue 13 A4 who has a full line waiting is refused, and nobody else', async () => {
  const { limits, begun, get, letGo } = await open({ visitorWaiting: 2 });
  const first = get(one, '/a');
  await soon(() => begun).toEqual(['/a']);
  const waiting = [get(one, '/b'), get(one, '/b')];
  await soon(() => limits.numbers.waiting).toBe(2);
  expect(await get(one, '/b')).toMatchObject({ status: 429, retryAfter: '5' });
  const page = get(other, '/c');
  await soon(() => limits.numbers.waiting).toBe(3);
  letGo('/a', '/b', '/c');
  expect((await Promise.all([first, ...waiting, page])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('who asks very often is refused while others are there, and nobody else; what is cached is not counted', async () => {
  const { limits, get, letGo } = await open({ pagesPerMinute: 12 });
  letGo('/a', '/b', 'call 1');
  for (let count = 0; count < 5; count++) expect((await get(one, '/kept')).status).toBe(200);
  expect((await get(one, '/a')).status).toBe(200);
  expect((await get(one, '/products/v1/products?n=1')).status).toBe(200);
  // Nobody else is there.
  expect((await get(one, '/b')).status).toBe(200);
  expect((await get(other, '/b')).status).toBe(200);
  const refused = await get(one, '/b');
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(10);
  expect((await get(one, '/kept')).status).toBe(200);
  expect((await get(other, '/b')).status).toBe(200);
  expect(limits.numbers.refused).toEqual({ rate: 1, waiting: 0, share: 0, all: 0 });
});

test('issue 13 A4 0 switches the limits off', async () => {
  const { begun, get, letGo } = await open({ workAtOnce: 0 });
  const all = Array.from({ length: 30 }, (_, n) => get(one, `/${n}`));
  await soon(() => begun.length).toBe(30);
  letGo(...Array.from({ length: 30 }, (_, n) => `/${n}`));
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
});
