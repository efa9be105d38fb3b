/** Issue 4.3: what kept pages promise, with the real API on a real PostgreSQL behind a wire that can be cut. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { api, inProcess, serverOptions } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import type { ProductReply } from '@tianguis/contract';
import { openDatabase } from '@tianguis/database';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import Fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { openPageCache } from '../page-cache/open-page-cache.ts';
import { createCachedPages } from './cached-pages.ts';
import { createFastPath, serverWithFastPath } from './fast-path.ts';
import { createPages } from './page.ts';
import { recordDependencies } from './page-dependencies.ts';
import { registerStorefront } from './route.ts';

const { db, pool, url } = await withDatabase();
const products = 20;
const publicOrigin = 'http://shop.example';
const config = loadShopConfig(new URL('../../../../config/shop.json', import.meta.url).pathname);
const ends: (() => unknown)[] = [];
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A wire to PostgreSQL that can be cut and mended. */
async function wire(): Promise<{ url: string; cut(): void; mend(): Promise<void> }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const pipe = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        sockets.delete(one);
      });
    }
  };
  let server: Server;
  const open = async (port: number) => {
    server = createServer(pipe).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const port = await open(0);
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  ends.push(cut);
  return { url: through.href, cut, mend: async () => void (await open(port)) };
}

type Node = {
  ask(path: string): Promise<{ status: number; text: string; how: string }>;
  /** Whether it has this page and takes it for true. */
  keeps(path: string): boolean;
};

const html = { 'content-type': 'text/html' };

/** One node of the shop: API, pages and what it keeps, listening on a port of its own. */
async function openNode(address: string): Promise<Node> {
  const database = openDatabase({ url: address, max: 4, onIdleError: () => {} });
  const keeping = openPageCache({ database, maxBytes: 10_000_000, log: silent, apiIsElsewhere: false });
  const { serverFactory, setFastPath } = serverWithFastPath();
  const app = Fastify({ ...serverOptions, serverFactory });
  await app.register(api, { db: database.db, config, publicOrigin, changes: keeping.changes });
  const send = inProcess(app);
  const make = createPages({
    publicOrigin,
    onError: () => {},
    async render(request, notes) {
      const id = new URL(request.url).pathname.slice('/p/'.length);
      const asked = { method: 'GET', path: `/products/v1/products/${id}`, headers: {} } as const;
      const reply = await (notes ? recordDependencies(send, notes) : send)(asked);
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
    make,
    routes: routes as unknown as ServerBuild['routes'],
    rules: { pages: { p: [] }, personal: [] },
    publicOrigin,
    cache: keeping.cache,
  });
  registerStorefront(app, {
    page: make,
    publicPages,
    files: new Map(),
    publicOrigin,
    errorPages: createErrorPages(publicOrigin),
    routeOf: () => ({ isUnknown: false, takesForms: false }),
  });
  setFastPath(createFastPath({ peek: publicPages.peek, headers: {}, requestId: () => 'x', onAnswer: () => {} }));
  const feed = keeping.follow();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(async () => {
    await app.close();
    await feed.stop();
    await database.close();
  });
  return {
    keeps: (path) => publicPages.peek(path) !== undefined,
    async ask(path) {
      const reply = await fetch(`${origin}${path}`);
      return { status: reply.status, text: await reply.text(), how: reply.headers.get('cache-status') ?? '' };
    },
  };
}

beforeAll(async () => {
  const shop = new CatalogueBuilder(db);
  await shop.categories([{ id: 1 }]);
  await shop.brand();
  await shop.store();
  for (let id = 1; id <= products; id++) await shop.product([1], { id, list_price: 1_000_000, sale_price: 1 });
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const priceOf = (text: string) => Number(/<b>(\d+)</.exec(text)?.[1]);

test('prices change under load on two nodes: no answer is older than a secondLevel, and memory is what answers', async () => {
  const nodes = await Promise.all([openNode(url), openNode(url)]);
  /** When each price of each product was no longer the newest; the price is its place in the list. */
  const replacedAt = new Map<number, number[]>();
  const until = performance.now() + 2_500;
  // A machine with other work to do takes longer to show as much.
  const goesOn = () =>
    performance.now() < until || (performance.now() < until + 30_000 && (answers < 400 || fromMemory < 150));
  let answers = 0;
  let fromMemory = 0;
  let oldest = 0;

  const change = async () => {
    for (let price = 2; goesOn(); price++) {
      // Others stay as they are, or nothing would ever be kept for long.
      const id = 1 + (price % 5);
      await pool.query('update products set sale_price = sale_price + 1 where id = $1', [id]);
      const ofProduct = replacedAt.get(id) ?? [];
      replacedAt.set(id, ofProduct);
      ofProduct.push(performance.now());
      await wait(3);
    }
  };
  const read = async (node: (typeof nodes)[number], start: number) => {
    for (let at = start; goesOn(); at++) {
      const id = 1 + (at % products);
      const asked = performance.now();
      const { status, text, how } = await node.ask(`/p/${id}`);
      expect(status).toBe(200);
      const replaced = replacedAt.get(id)?.[priceOf(text) - 1];
      if (replaced !== undefined) oldest = Math.max(oldest, asked - replaced);
      answers++;
      if (how.includes('hit')) fromMemory++;
    }
  };
  await Promise.all([change(), ...nodes.flatMap((node) => [read(node, 0), read(node, 7)])]);
  expect(oldest).toBeLessThan(1_000);
  // Both kinds of answer were had: pages from memory, and pages of changed products.
  expect(fromMemory).toBeGreaterThan(0);
  expect(answers - fromMemory).toBeGreaterThan(0);
  expect(Math.max(...[...replacedAt.values()].map(({ length }) => length))).toBeGreaterThan(10);
});

test('without the database, pages that were seen are shown, others say so, and all is well again by itself', async () => {
  const line = await wire();
  const node = await openNode(line.url);
  const before = await node.ask('/p/1');
  await expect.poll(async () => (await node.ask('/p/1')).how).toContain('hit');
  await node.ask('/p/2');

  line.cut();
  expect(await node.ask('/p/1')).toMatchObject({ status: 200, text: before.text });
  expect((await node.ask('/p/3')).status).toBe(503);
  // Changed while nobody here could know.
  await pool.query('update products set sale_price = sale_price + 100 where id = 1');
  expect(priceOf((await node.ask('/p/1')).text)).toBe(priceOf(before.text));

  await line.mend();
  await expect.poll(async () => priceOf((await node.ask('/p/1')).text)).toBe(priceOf(before.text) + 100);
  expect((await node.ask('/p/3')).status).toBe(200);
});

test('a page that was taken back shortly before the database went away is shown as it was', async () => {
  const line = await wire();
  const node = await openNode(line.url);
  await expect.poll(async () => (await node.ask('/p/5')).how).toContain('hit');
  const before = await node.ask('/p/5');
  await pool.query('update products set sale_price = sale_price + 7 where id = 5');
  // Nobody asks between the moment when the change is known and that when the wire is cut.
  await expect.poll(() => node.keeps('/p/5')).toBe(false);
  line.cut();
  const during = await node.ask('/p/5');
  expect(during).toMatchObject({ status: 200, text: before.text, how: 'tianguis; hit; detail=stale-if-error' });
  await line.mend();
  await expect.poll(async () => priceOf((await node.ask('/p/5')).text)).toBe(priceOf(before.text) + 7);
});
