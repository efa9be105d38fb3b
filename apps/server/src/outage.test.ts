/** Issue 13 A1: the real program while its PostgreSQL is ended under load. `node bench/faults.mjs` does the same at length. */
import { Agent, get } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { openDatabase } from '@tianguis/database';
import { startEmbedded } from '@tianguis/database/embedded';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createLog, createLogStream } from './logging.ts';
import { createMetrics } from './metrics/metrics.ts';
import { readSettings } from './settings.ts';
import { createShutdown } from './shutdown.ts';
import { createTestShops, freePort, isAlive, postmasterOf, type Shop, says } from './test-shop.ts';
import { work } from './work.ts';

const { url, pool } = await withDatabase();
const shops = createTestShops();
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  await shops.endAll();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => shops.remove());

/** `200`, `503` (with Retry-After), or what else came of it. */
function ask(port: number, path: string, agent?: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' };
    const asked = get({ host: '127.0.0.1', port, path, agent: agent ?? false, headers }, (response) => {
      const { statusCode, headers: given } = response;
      response.resume().on('error', ({ message }) => resolve(message));
      response.on('end', () =>
        resolve(statusCode === 503 && given['retry-after'] === undefined ? '503 alone' : String(statusCode)),
      );
    });
    asked.on('error', ({ message }) => resolve(message));
  });
}

/** Waits for as long as a busy machine takes; this only ends what hangs. */
const eventually = <Found>(look: () => Found | Promise<Found>) => expect.poll(look, { timeout: 100_000 });

/** Fails at once when the shop ends meanwhile. */
async function whileOpen(shop: Shop, work: () => Promise<void>): Promise<void> {
  const ended = shop.ended.then((code) => Promise.reject(new Error(`The shop ended with ${code}.`)));
  await Promise.race([work(), ended]);
}

let asked = 0;
/** A search of the API that nobody has made. */
const newSearch = () => `/search/v1/products?query=palabra${++asked}`;

/** Sixteen visitors who ask in turn for a page that is kept and for a search that is not. */
function visit(port: number) {
  const outcomes = { kept: new Set<string>(), new: new Set<string>() };
  let count = 0;
  let stopping = false;
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; !stopping; count++) {
      outcomes.kept.add(await ask(port, '/kept', agent));
      outcomes.new.add(await ask(port, newSearch(), agent));
    }
    agent.destroy();
  };
  const all = Array.from({ length: 16 }, one);
  return {
    async stop() {
      stopping = true;
      await Promise.all(all);
      return { count, kept: [...outcomes.kept], new: [...outcomes.new].sort() };
    },
  };
}

const isWhole = async (port: number) =>
  (await Promise.all(['/readyz', '/readyz', newSearch(), newSearch(), '/kept'].map((path) => ask(port, path)))).every(
    (outcome) => outcome === '200',
  );

test('issue 13 A1 the shop lives through the ends of its own PostgreSQL, shows kept pages and says 503 for the rest', async () => {
  const [port, dataDir] = [await freePort(), shops.newDataDir()];
  const shop = shops.begin([], { PORT: String(port), DATA_DIR: dataDir });
  await says(shop);
  expect(await ask(port, '/kept')).toBe('200');
  const visitors = visit(port);
  const signals = ['SIGKILL', 'SIGINT', 'SIGKILL', 'SIGINT'] as const;
  for (const [at, signal] of signals.entries()) {
    process.kill(postmasterOf(dataDir), signal);
    await whileOpen(shop, async () => {
      await eventually(() => shop.output().split('PostgreSQL serves again').length - 1).toBe(at + 1);
      await eventually(() => isWhole(port)).toBe(true);
    });
  }
  const seen = await visitors.stop();
  expect(seen.kept).toEqual(['200']);
  expect(seen.new).toEqual(['200', '503']);
  expect(shop.child.exitCode).toBeNull();
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

/** A way to a PostgreSQL that has one address, whichever port that one has; it leads nowhere at 0. */
async function wire(address: string) {
  const sockets = new Set<Socket>();
  const target = new URL(address);
  let port = Number(target.port);
  const server = createServer((near) => {
    if (port === 0) return near.resetAndDestroy();
    const far = connect(port, target.hostname);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listening = server.address();
  target.hostname = '127.0.0.1';
  target.port = String(typeof listening === 'object' ? listening?.port : '');
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: target.href,
    lead(to: string | undefined) {
      port = to === undefined ? 0 : Number(new URL(to).port);
      if (port === 0) for (const socket of sockets) socket.destroy();
    },
  };
}

/** `web --processes 2` on a PostgreSQL outside, which each of the two has a page of; gives their process numbers, too. */
async function openTwo() {
  const dataDir = shops.newDataDir();
  let server = await startEmbedded({ dataDir, log: () => undefined });
  ends.push(() => server.stop());
  const line = await wire(server.url);
  const port = await freePort();
  const shop = shops.begin(['web', '--processes', '2'], { PORT: String(port), DATABASE_URL: line.url });
  await eventually(() => isWhole(port)).toBe(true);
  const pids = async () => {
    const found = new Set<number>();
    for (let time = 0; time < 12; time++) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { promise, resolve } = Promise.withResolvers<string>();
      get({ host: '127.0.0.1', port, path: '/pid', agent }, async (response) =>
        resolve(Buffer.concat(await response.toArray()).toString()),
      );
      found.add(Number(await promise));
      await ask(port, '/kept', agent);
      agent.destroy();
    }
    return [...found];
  };
  await eventually(async () => (await pids()).length).toBe(2);
  return {
    ...{ shop, port, line, pids: await pids() },
    server: () => server,
    async again() {
      server = await startEmbedded({ dataDir, log: () => undefined });
      line.lead(server.url);
    },
  };
}

test('issue 13 A1 two processes live through the ends of a PostgreSQL outside', async () => {
  const { shop, port, pids, server, again } = await openTwo();
  const visitors = visit(port);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    process.kill(server().pid, signal);
    await eventually(() => ask(port, newSearch())).toBe('503');
    await eventually(() => isAlive(server().pid)).toBe(false);
    await again();
    await whileOpen(shop, () => eventually(() => isWhole(port)).toBe(true));
  }
  const seen = await visitors.stop();
  expect([seen.kept, seen.new]).toEqual([['200'], ['200', '503']]);
  expect(pids.every(isAlive)).toBe(true);
});

test('issue 13 A1 two processes that are killed while PostgreSQL is away are begun again, and serve when it is back', async () => {
  const { shop, port, pids, line, server } = await openTwo();
  line.lead(undefined);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await whileOpen(shop, () => eventually(() => ask(port, '/readyz')).toBe('503'));
  line.lead(server().url);
  await whileOpen(shop, () => eventually(() => isWhole(port)).toBe(true));
});

test('issue 13 A1 jobs that could not begin, since the database went away meanwhile, begin when it is back', async () => {
  const line = await wire(url);
  line.lead(undefined);
  const lines: string[] = [];
  const logStream = { ...createLogStream('json', 2), write: (text: string) => void lines.push(text) };
  const shutdown = createShutdown({ stepLimit: 8_000, warn: () => undefined });
  const database = openDatabase({ url: line.url, max: 2, onIdleError: () => undefined });
  ends.push(async () => {
    await shutdown.run();
    await database.close();
  });
  const settings = readSettings({ DATABASE_URL: line.url });
  const run = { settings, shutdown, logStream, log: createLog(logStream, 'error'), metrics: createMetrics() };
  const working = work({ ...run, say: () => undefined, storefront: { folder: '', development: false } }, database);
  await eventually(() => lines.join('')).toContain('they begin when it is back');
  line.lead(url);
  await working;
  const { rows } = await pool.query(`select count(*)::int > 0 as there from pgboss.queue`);
  expect(rows).toEqual([{ there: true }]);
});
