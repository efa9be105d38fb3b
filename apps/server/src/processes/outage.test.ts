/**
 * Tests the real program while its PostgreSQL is killed under load (issue 13 A1). `node bench/faults.mjs` does the same
 * for longer.
 *
 * @module-tag process
 */
import { Agent, get } from 'node:http';
import { openDatabase } from '@tianguis/database';
import { startEmbedded } from '@tianguis/database/embedded';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createLog, createLogStream } from '../logging/logging.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { createShutdown } from './shutdown.ts';
import { openTestProxy, type TestProxy } from './test-proxy.ts';
import { createTestShops, freePort, isAlive, postmasterOf, type Shop, says } from './test-shop.ts';
import { ask, isServing, newSearch, visit } from './test-visitors.ts';
import { work } from './work.ts';

const { url, pool } = await withDatabase();
const shops = createTestShops();
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  await shops.endAll();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => shops.remove());

/** Waits until the expectation passes. The timeout is long, so that only a test that hangs reaches it. */
const eventually = <Found>(look: () => Found | Promise<Found>) => expect.poll(look, { timeout: 100_000 });

/** Does the work. Fails at once if the shop exits meanwhile. */
async function whileOpen(shop: Shop, work: () => Promise<void>): Promise<void> {
  const ended = shop.ended.then((code) => Promise.reject(new Error(`The shop ended with ${code}.`)));
  await Promise.race([work(), ended]);
}

/** Opens a proxy that is closed after the test. */
async function openProxy(address: string): Promise<TestProxy> {
  const proxy = await openTestProxy(address);
  ends.push(proxy.close);
  return proxy;
}

test('issue 13 A1 the shop survives crashes of its own PostgreSQL, serves cached pages and answers 503 to the rest', async () => {
  const [port, dataDir] = [await freePort(), shops.newDataDir()];
  const shop = shops.begin([], { PORT: String(port), DATA_DIR: dataDir });
  await says(shop);
  expect(await ask(port, '/cached')).toBe('200');
  const visitors = visit(port);
  const signals = ['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGINT'] as const;
  for (const [at, signal] of signals.entries()) {
    process.kill(postmasterOf(dataDir), signal);
    await whileOpen(shop, async () => {
      await eventually(() => shop.output().split('PostgreSQL serves again').length - 1).toBe(at + 1);
      await eventually(() => isServing(port)).toBe(true);
    });
  }
  const seen = await visitors.stop();
  expect(seen.cached).toEqual(['200']);
  expect(seen.new).toEqual(['200', '503']);
  expect(shop.child.exitCode).toBeNull();
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

/** Starts `web --processes 2` on an external PostgreSQL. Returns when both processes have cached a page. */
async function openTwo() {
  const dataDir = shops.newDataDir();
  let server = await startEmbedded({ dataDir, log: () => undefined });
  ends.push(() => server.stop());
  const proxy = await openProxy(server.url);
  const port = await freePort();
  const shop = shops.begin(['web', '--processes', '2'], { PORT: String(port), DATABASE_URL: proxy.url });
  await eventually(() => isServing(port)).toBe(true);
  const pids = async () => {
    const found = new Set<number>();
    for (let time = 0; time < 12; time++) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { promise, resolve } = Promise.withResolvers<string>();
      get({ host: '127.0.0.1', port, path: '/pid', agent }, async (response) =>
        resolve(Buffer.concat(await response.toArray()).toString()),
      );
      found.add(Number(await promise));
      await ask(port, '/cached', agent);
      agent.destroy();
    }
    return [...found];
  };
  await eventually(async () => (await pids()).length).toBe(2);
  return {
    ...{ shop, port, proxy, pids: await pids() },
    server: () => server,
    async restart() {
      server = await startEmbedded({ dataDir, log: () => undefined });
      proxy.forward(server.url);
    },
  };
}

test('issue 13 A1 two processes survive crashes of an external PostgreSQL', async () => {
  const { shop, port, pids, server, restart } = await openTwo();
  const visitors = visit(port);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    process.kill(server().pid, signal);
    await eventually(() => ask(port, newSearch())).toBe('503');
    await eventually(() => isAlive(server().pid)).toBe(false);
    await restart();
    await whileOpen(shop, () => eventually(() => isServing(port)).toBe(true));
  }
  const seen = await visitors.stop();
  expect([seen.cached, seen.new]).toEqual([['200'], ['200', '503']]);
  expect(pids.every(isAlive)).toBe(true);
});

test('issue 13 A1 two processes that are killed while PostgreSQL is unavailable are restarted, and serve when it is back', async () => {
  const { shop, port, pids, proxy, server } = await openTwo();
  proxy.cut();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await whileOpen(shop, () => eventually(() => ask(port, '/readyz')).toBe('503'));
  proxy.forward(server().url);
  await whileOpen(shop, () => eventually(() => isServing(port)).toBe(true));
});

test('issue 13 A1 a worker that could not start, since the database became unavailable meanwhile, starts when it is back', {
  tags: ['smoke'],
}, async () => {
  const proxy = await openProxy(url);
  proxy.cut();
  const lines: string[] = [];
  const logStream = { ...createLogStream('json', 2), write: (text: string) => void lines.push(text) };
  const shutdown = createShutdown({ stepLimit: 8_000, warn: () => undefined });
  const database = openDatabase({ url: proxy.url, max: 2, onIdleError: () => undefined });
  ends.push(async () => {
    await shutdown.run();
    await database.close();
  });
  const settings = readSettings({ DATABASE_URL: proxy.url });
  const run = { settings, shutdown, logStream, log: createLog(logStream, 'error'), metrics: createMetrics() };
  const working = work({ ...run, say: () => undefined, storefront: { folder: '', development: false } }, database);
  await eventually(() => lines.join('')).toContain('it starts when it is back');
  proxy.forward();
  await working;
  const { rows } = await pool.query(`select count(*)::int > 0 as there from pgboss.queue`);
  expect(rows).toEqual([{ there: true }]);
});
