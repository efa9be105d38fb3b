/**
 * Tests the freshness of cached pages (issue 4.3), with the real API and a PostgreSQL behind a proxy that can be cut.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestProxy } from '../../processes/test-proxy.ts';
import { openNode, stopNodes } from '../test-node.ts';

const { db, pool, url } = await withDatabase();
const products = 20;

beforeAll(async () => {
  const shop = new CatalogueBuilder(db);
  await shop.categories([{ id: 1 }]);
  await shop.brand();
  await shop.store();
  for (let id = 1; id <= products; id++) await shop.product([1], { id, list_price: 1_000_000, sale_price: 1 });
});

afterEach(stopNodes);

const priceOf = (text: string) => Number(/<b>(\d+)</.exec(text)?.[1]);

test('prices change under load on two nodes: no answer is stale for a second, and the memory answers', async () => {
  const nodes = await Promise.all([openNode(url), openNode(url)]);
  /** When each price of a product was replaced, by product. A price is its index in the list plus one. */
  const replacedAt = new Map<number, number[]>();
  const until = performance.now() + 2_500;
  // A busy machine needs longer to give the same number of answers.
  const continues = () =>
    performance.now() < until || (performance.now() < until + 30_000 && (answers < 400 || fromMemory < 150));
  let answers = 0;
  let fromMemory = 0;
  let oldest = 0;

  const change = async () => {
    for (let price = 2; continues(); price++) {
      // Prices of other products do not change, so that their pages stay in the cache.
      const id = 1 + (price % 5);
      await pool.query('update products set sale_price = sale_price + 1 where id = $1', [id]);
      const ofProduct = replacedAt.get(id) ?? [];
      replacedAt.set(id, ofProduct);
      ofProduct.push(performance.now());
      await wait(3);
    }
  };
  const read = async (node: (typeof nodes)[number], start: number) => {
    for (let at = start; continues(); at++) {
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
  // The test is valid only if some pages came from memory, some were rendered, and some product changed more than ten
  // times.
  expect(fromMemory).toBeGreaterThan(0);
  expect(answers - fromMemory).toBeGreaterThan(0);
  expect(Math.max(...[...replacedAt.values()].map(({ length }) => length))).toBeGreaterThan(10);
});

test('without the database, cached pages are served and others answer 503; both recover by themselves', async () => {
  const proxy = await openTestProxy(url);
  onTestFinished(proxy.close);
  const node = await openNode(proxy.url);
  const before = await node.ask('/p/1');
  await expect.poll(async () => (await node.ask('/p/1')).how).toContain('hit');
  await node.ask('/p/2');

  proxy.cut();
  expect(await node.ask('/p/1')).toMatchObject({ status: 200, text: before.text });
  expect((await node.ask('/p/3')).status).toBe(503);
  // The feed cannot read this change while the proxy is cut.
  await pool.query('update products set sale_price = sale_price + 100 where id = 1');
  expect(priceOf((await node.ask('/p/1')).text)).toBe(priceOf(before.text));

  proxy.forward();
  await expect.poll(async () => priceOf((await node.ask('/p/1')).text)).toBe(priceOf(before.text) + 100);
  expect((await node.ask('/p/3')).status).toBe(200);
});

test('a page that was purged shortly before the database became unavailable is served stale', async () => {
  const proxy = await openTestProxy(url);
  onTestFinished(proxy.close);
  const node = await openNode(proxy.url);
  await expect.poll(async () => (await node.ask('/p/5')).how).toContain('hit');
  const before = await node.ask('/p/5');
  await pool.query('update products set sale_price = sale_price + 7 where id = 5');
  // Wait without sending a request between the purge and the cut, so that the page is not rendered again.
  await expect.poll(() => node.has('/p/5')).toBe(false);
  proxy.cut();
  const during = await node.ask('/p/5');
  expect(during).toMatchObject({ status: 200, text: before.text, how: 'tianguis; hit; detail=stale-if-error' });
  proxy.forward();
  await expect.poll(async () => priceOf((await node.ask('/p/5')).text)).toBe(priceOf(before.text) + 7);
});
