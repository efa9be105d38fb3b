/** Tests that a client that resets its connection has no second share of any limit (issue 37, F6). */
import { execFileSync } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadShopConfig } from '@tianguis/config';
import { openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failingStorefront } from '../errors/test-storefront.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createShutdown } from '../processes/shutdown.ts';
import { freePort } from '../processes/test-shop.ts';
import { readSettings, rootFolder } from '../settings/settings.ts';
import { openShop } from '../shop.ts';

const { url, pool } = await withDatabase();
const database = openDatabase({ url, max: 4, onIdleError: () => undefined });
const storefront = failingStorefront();
const shutdown = createShutdown({ stepLimit: 5_000, warn: () => undefined });
let port = 0;
const path = '/app/v1/recuperar-contrasena';

beforeAll(async () => {
  port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'reset-connections-'));
  const settings = readSettings({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
  await openShop({
    ...{ settings, database, shutdown, metrics: createMetrics() },
    config: loadShopConfig(join(rootFolder, 'config/shop.json')),
    logStream: { write: () => undefined, flush: () => undefined },
    storefront: { folder: storefront.folder, development: false },
  });
});

beforeEach(async () => {
  await pool.query('delete from rate_limits');
});

afterAll(async () => {
  await shutdown.run();
  await database.close();
  storefront.remove();
});

const body = JSON.stringify({ correo: 'ana@correo.mx' });
const head = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`].join('\r\n');
const written = `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${body}`;
/** The number of writes of each visitor. */
const counts = async () =>
  (await pool.query<{ points: number }>("select points from rate_limits where key like 'writes:%'")).rows;

/** Asks for a link, and reads the answer. */
async function ask(): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
  return status;
}

/** Asks for a link, and resets the connection before the server reads the request. */
async function askAndReset(): Promise<void> {
  const accepted = Promise.withResolvers<void>();
  const onSocket = () => accepted.resolve();
  diagnostics.subscribe('net.server.socket', onSocket);
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted.promise]);
  diagnostics.unsubscribe('net.server.socket', onSocket);
  socket.write(written);
  socket.resetAndDestroy();
}

test('issue 37, F6: requests whose connection was reset count as those of their address', async () => {
  for (let n = 1; n <= 3; n++) {
    await askAndReset();
    await expect.poll(counts).toEqual([{ points: n }]);
  }
  await ask();
  expect(await counts()).toEqual([{ points: 4 }]);
});

test('issue 37, F6: a connection that was reset before it was accepted is refused, and counted nowhere', async () => {
  // This process accepts no connection while it waits for the other process.
  execFileSync(process.execPath, [
    '-e',
    `const s = require('node:net').connect(${port}, '127.0.0.1', () => {
       s.write(${JSON.stringify(written)}); s.resetAndDestroy(); });`,
  ]);
  // The server answers connections in their order.
  expect(await ask()).toBe(200);
  expect(await counts()).toEqual([{ points: 1 }]);
});
