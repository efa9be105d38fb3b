/** Tests that the demo shop has its acquirer again after the acquirer, or a shop before, was killed (PA-08). */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Log } from '../logging/logging.ts';
import { createShutdown } from '../processes/shutdown.ts';
import type { Settings } from '../settings/settings.ts';
import { spawnAcquirer, startAcquirer } from './acquirer-process.ts';

const children: ChildProcess[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Listens on a free port. */
async function listener(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listener();
  server.close();
  await once(server, 'close');
  return port;
}

function acquirer(acquirerPort: number, options: { patience?: number; onStart?(child: ChildProcess): void } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'acquirer-'));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const shutdown = createShutdown({ stepLimit: 10_000, warn: (sentence) => expect.fail(sentence) });
  ends.push(() => shutdown.run());
  const lines: string[] = [];
  const log = { error: (_: object, line: string) => void lines.push(line) } as unknown as Log;
  const settings = { dataDir, host: '0.0.0.0', port: 1, acquirerPort } as Settings;
  const start = (of: Settings) => {
    const child = spawnAcquirer(of);
    children.push(child);
    options.onStart?.(child);
    return child;
  };
  const { patience } = options;
  const cashier = startAcquirer(
    { settings, shutdown, log },
    { start, ...(patience === undefined ? {} : { patience }) },
  );
  cashier.catch(() => undefined);
  return { cashier, shutdown, lines };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('PA-08 an acquirer that is killed is started again, until the shop ends', async () => {
  const port = await freePort();
  const { cashier, shutdown, lines } = acquirer(port);
  expect(await cashier).toContain(`:${port}/caja/`);
  children[0]?.kill('SIGKILL');
  await expect.poll(() => children.length, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(true);
  expect(lines).toEqual(['the demo acquirer ended with SIGKILL, and is restarted']);
  await shutdown.run();
  expect([await answers(port), children.length]).toEqual([false, 2]);
});

test('PA-08 an acquirer waits for the port that the acquirer of a killed shop still has', async () => {
  const { server, port } = await listener();
  // The acquirer before ends after the first start has failed.
  const onStart = (child: ChildProcess) => child.once('exit', () => server.close());
  const { cashier } = acquirer(port, { onStart });
  expect(await cashier).toContain(`:${port}/caja/`);
  expect([await answers(port), children.length]).toEqual([true, 2]);
});

test('PA-08 an acquirer without a port is a sentence that names the setting', async () => {
  const { server, port } = await listener();
  ends.push(() => server.close());
  await expect(acquirer(port, { patience: 500 }).cashier).rejects.toThrow(/port \d+: set ACQUIRER_PORT to a free port/);
});
