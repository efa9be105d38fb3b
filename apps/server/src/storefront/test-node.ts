/**
 * For tests of freshness: processes of a shop with the real API and page cache. The pages of these processes show the
 * price of a product.
 */
import { api, inProcess, serverOptions } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import type { ProductReply } from '@tianguis/contract';
import { openDatabase } from '@tianguis/database';
import Fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { createErrorPages } from '../errors/error-pages.ts';
import { openPageCache } from '../page-cache/open-page-cache.ts';
import { createFastPath, serverWithFastPath } from './fast-path.ts';
import { createCachedPages } from './pages/cached-pages.ts';
import { createPages } from './pages/page.ts';
import { recordDependencies } from './pages/page-dependencies.ts';
import { registerStorefront } from './route.ts';

const publicOrigin = 'http://shop.example';
const config = loadShopConfig(new URL('../../../../config/shop.json', import.meta.url).pathname);
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const ends: (() => unknown)[] = [];
/** Stops the processes of one test. */
export async function stopNodes(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

export type Node = {
  ask(path: string): Promise<{ status: number; text: string; how: string }>;
  /** Whether the process has this page in memory, and the page is fresh. */
  has(path: string): boolean;
};

const html = { 'content-type': 'text/html' };

/** Starts a process of the shop: API, pages and page cache, on its own port. */
export async function openNode(address: string): Promise<Node> {
  const database = openDatabase({ url: address, max: 4, onIdleError: () => {} });
  const caching = openPageCache({ database, maxBytes: 10_000_000, log: silent, apiIsElsewhere: false });
  const { serverFactory, setFastPath } = serverWithFastPath();
  const app = Fastify({ ...serverOptions, serverFactory });
  await app.register(api, { db: database.db, config, publicOrigin, changes: caching.changes });
  const send = inProcess(app);
  const render = createPages({
    publicOrigin,
    onError: () => {},
    async render(request, dependencies) {
      const id = new URL(request.url).pathname.slice('/p/'.length);
      const asked = { method: 'GET', path: `/products/v1/products/${id}`, headers: {} } as const;
      const reply = await (dependencies ? recordDependencies(send, dependencies) : send)(asked);
      if (reply.status !== 200)
        return { response: new Response('no', { status: reply.status, headers: html }), page: undefined };
      const { data } = JSON.parse(reply.text) as ProductReply;
      const page = Buffer.from(`<b>${data.product.pricing.sales_price}</b>${' '.repeat(1_500)}`);
      return { response: new Response(null, { headers: html }), page: { body: page, scripts: [] } };
    },
  });
  const routes = {
    root: { id: 'root', path: '', module: {} },
    p: { id: 'p', parentId: 'root', path: 'p/:id', module: {} },
  };
  const publicPages = createCachedPages({
    render,
    routes: routes as unknown as ServerBuild['routes'],
    rules: { pages: { p: [] }, personal: [] },
    publicOrigin,
    cache: caching.cache,
  });
  registerStorefront(app, {
    page: render,
    publicPages,
    files: new Map(),
    publicOrigin,
    errorPages: createErrorPages(publicOrigin),
    routeOf: () => ({ isUnknown: false, takesForms: false }),
  });
  setFastPath(createFastPath({ peek: publicPages.peek, headers: {}, requestId: () => 'x', onAnswer: () => {} }));
  const feed = caching.follow();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(async () => {
    await app.close();
    await feed.stop();
    await database.close();
  });
  return {
    has: (path) => publicPages.peek(path) !== undefined,
    async ask(path) {
      const reply = await fetch(`${origin}${path}`);
      return { status: reply.status, text: await reply.text(), how: reply.headers.get('cache-status') ?? '' };
    },
  };
}
