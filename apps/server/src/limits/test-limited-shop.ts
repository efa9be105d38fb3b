/** For tests of limits: a shop with limits, over real connections. */
import { Agent, IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createErrorRenderer, withoutPermit } from '@tianguis/api';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { createEntity } from '../http/entity.ts';
import { uncachedPage } from '../page-cache/cached-page.ts';
import { registerStorefront } from '../storefront/route.ts';
import { createLimits, limitApiCalls } from './limits.ts';

const ends: (() => Promise<unknown>)[] = [];
/** Stops the shops of one test. */
export async function stopShops(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

/** Waits until the expectation passes. The timeout is long, so that only a test that hangs reaches it. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

type Answer = { status: number; text: string; retryAfter: string | undefined };

/**
 * Starts a shop with limits. The rendering of a page ends when the test calls `letGo`. The page `/cached` is cached.
 */
export async function openLimitedShop(more: Partial<Parameters<typeof createLimits>[0]> = {}) {
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
  // Waits for another thread, as a sign-in does.
  app.post('/app/ApiRest/Login/', async () => {
    await withoutPermit(() => work('hash'));
    return { done: true };
  });
  // Reply in the same way as the identity provider.
  app.get('/realms/:realm/*', (_request, reply) => {
    reply.hijack();
    reply.raw.end('written by itself');
  });
  app.get('/healthz', async () => ({ done: true }));
  const html = (text: string) =>
    createEntity(200, { 'content-type': 'text/html' }, Buffer.from(text), { cacheable: false });
  registerStorefront(app, {
    limits,
    files: new Map(),
    publicOrigin: 'http://shop.example',
    errorPages: createErrorPages('http://shop.example'),
    routeOf: (path) => ({ isUnknown: false, takesForms: path === '/carrito' }),
    async page({ url }) {
      const { pathname } = new URL(url);
      if (pathname === '/signs-in')
        return html((await app.inject({ method: 'POST', url: '/app/ApiRest/Login/' })).body);
      if (pathname === '/calls') return html((await app.inject('/products/v1/products?n=within')).body);
      await work(pathname);
      return html(pathname === '/large' ? 'x'.repeat(50_000_000) : `page ${pathname}`);
    },
    publicPages: {
      addressOf: (url) => (url === '/cached' || url === '/on%20disk' ? url : undefined),
      has: (address) => address === '/cached',
      recall: async () => true,
      get: async () => ({ page: uncachedPage(html('cached page')), outcome: 'hit' }),
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
