/**
 * Issue 13 A5 and A10: what fails anywhere in the server tells nothing of the inside, and the log knows failures from
 * refusals.
 */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadShopConfig } from '@tianguis/config';
import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings, rootFolder } from '../settings.ts';
import { openShop } from '../shop.ts';
import { createShutdown } from '../shutdown.ts';
import { freePort } from '../test-shop.ts';
import { failingStorefront } from './test-storefront.ts';

const { url } = await withDatabase();
const wire = await openWire(Number(new URL(url).port));
const address = new URL(url);
address.host = `127.0.0.1:${wire.port}`;
const database = openDatabase({ url: address.href, max: 4, onIdleError: () => undefined });
const storefront = failingStorefront();
const shutdown = createShutdown({ stepLimit: 5_000, warn: () => undefined });
const dataDir = mkdtempSync(join(tmpdir(), 'failures-'));
type Line = {
  reqId?: string;
  level: number;
  msg: string;
  status?: number;
  url?: string;
  err?: { message: string; stack: string };
};
let lines: Line[] = [];
let port = 0;

beforeAll(async () => {
  port = await freePort();
  const settings = readSettings({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  await openShop({
    settings,
    config: loadShopConfig(join(rootFolder, 'config/shop.json')),
    database,
    shutdown,
    logStream: { write: (line) => void lines.push(JSON.parse(line)), flush: () => undefined },
    metrics: createMetrics(),
    storefront: { folder: storefront.folder, development: false },
  });
});

beforeEach(() => {
  lines = [];
});

afterAll(async () => {
  await shutdown.run();
  await database.close();
  storefront.remove();
});

/** What an operator must look at; whoever reads changes beside requests may say that a busy machine made it late. */
const worst = () => lines.filter(({ level, msg }) => level >= 40 && !msg.startsWith('changes cannot be read'));
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
const html = { accept: 'text/html,*/*;q=0.8' };

/** Sends this, and hangs up when the server has answered or at once. */
async function send(text: string, { andGo = false } = {}): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  if (andGo) socket.resetAndDestroy();
  else {
    socket.resume();
    await Promise.race([once(socket, 'end'), once(socket, 'close')]);
    socket.destroy();
  }
}

/** A way to PostgreSQL that can be cut, as a machine that is switched off is. */
async function openWire(far: number): Promise<{ port: number; cut(): void }> {
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const other = connect(far, '127.0.0.1');
    for (const [from, to] of [
      [near, other],
      [other, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).pipe(to);
    }
  });
  await new Promise<void>((listening) => wire.listen(0, '127.0.0.1', listening));
  const cut = () => {
    wire.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (wire.address() as AddressInfo).port, cut };
}

const host = 'host: localhost\r\naccept: text/html\r\nconnection: close\r\n';

test('issue 13 A10: a hundred requests that are refused or given up leave no line that an operator must look at', async () => {
  for (let round = 0; round < 7; round++) {
    for (const path of [
      '/none',
      '/stores',
      '/products/v1/products?page=x',
      '/imagenes/none',
      '/assets/none.js',
      '/none.data',
    ])
      expect((await ask(path, { headers: html })).status).toBeGreaterThanOrEqual(400);
    for (const [path, method] of [
      ['/page', 'POST'],
      ['/text', 'POST'],
      ['/page', 'PUT'],
      ['/page.data', 'POST'],
      ['/form', 'DELETE'],
      ['/products/v1/products', 'POST'],
    ] as const)
      expect((await ask(path, { method, headers: html })).status).toBe(405);
    expect(
      (await ask('/form', { method: 'POST', headers: { origin: 'https://evil.example' }, body: 'a' })).status,
    ).toBe(403);
    for (const text of [
      'nonsense\r\n\r\n',
      `BREW / HTTP/1.1\r\n${host}\r\n`,
      `PROPFIND /page HTTP/1.1\r\n${host}\r\n`,
      `GET /no%zz HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}x: ${'y'.repeat(20_000)}\r\n\r\n`,
      `CONNECT x:1 HTTP/1.1\r\n${host}\r\n`,
    ])
      await send(text);
    // Who goes away while sending, and while the answer is made.
    await send(`POST /form HTTP/1.1\r\n${host}content-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf`, {
      andGo: true,
    });
    await send(
      `POST /newsletter/v1/suscripcion HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      { andGo: true },
    );
    await send(`GET /page HTTP/1.1\r\n${host}\r\n`, { andGo: true });
  }
  // Those who have gone are noticed after they went.
  await expect.poll(() => lines.filter(({ url }) => url === '/form').length).toBeGreaterThanOrEqual(14);
  expect(worst()).toEqual([]);
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(100);
});

test('issue 13 A10: a real failure is one line, with where it comes from', async () => {
  const reply = await ask('/broken', { headers: html });
  expect([reply.status, await reply.text()]).toEqual([500, '<h1>page 500</h1>']);
  expect(worst()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'the storefront failed',
      err: expect.objectContaining({ message: 'a planted failure', stack: expect.stringContaining('loader') }),
    }),
  ]);
});

test('issue 13 A5 A10: a database that is away is 503 with Retry-After for all parts, and one error of the log', async () => {
  wire.cut();
  for (const accept of ['text/html', '*/*'])
    for (const path of ['/imagenes/beef-320.webp', '/products/v1/products']) {
      const reply = await ask(path, { headers: { accept } });
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('5');
      expect(await reply.text()).not.toMatch(/ECONN|127\.0|terminated/);
    }
  // A write of the test before may still be counted.
  const ofReads = worst().filter(({ msg }) => msg !== 'rate limits are counted in memory');
  expect(ofReads.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'the database cannot be used'],
    [40, 'request failed'],
    [40, 'request failed'],
    [40, 'request failed'],
  ]);
});
