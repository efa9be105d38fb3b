/**
 * Tests start and shutdown of the real program, in separate processes.
 *
 * @module-tag process
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestShops, freePort, isAlive, postmasterOf, type Shop, says } from './test-shop.ts';

const shops = createTestShops();
let dataDir: string;

beforeEach(() => {
  dataDir = shops.newDataDir();
});

afterEach(() => shops.endAll());
afterAll(() => shops.remove());

const begin = (settings: Record<string, string>): Shop => shops.begin([], { DATA_DIR: dataDir, ...settings });
const postmaster = () => postmasterOf(dataDir);

test('the shop opens, prints its address and serves; SIGTERM stops everything', { tags: ['smoke'] }, async () => {
  const port = await freePort();
  const shop = begin({ PORT: String(port) });
  await says(shop, `http://localhost:${port}/docs`);
  const page = await fetch(`http://127.0.0.1:${port}/any?token=abc`, { headers: { 'x-request-id': 'from-a-proxy-1' } });
  expect([page.status, await page.text()]).toEqual([200, '<p>page</p>']);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-request-id': 'from-a-proxy-1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  });
  expect(page.headers.has('strict-transport-security')).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const odd = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-request-id': 'a b"; drop' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);

  const postgres = postmaster();
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(isAlive(postgres)).toBe(false);
  expect(existsSync(join(dataDir, 'server.pid'))).toBe(false);
  expect(shop.output()).not.toContain('connection was lost');
  const line = shop
    .output()
    .split('\n')
    .find((one) => one.includes('from-a-proxy-1'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    method: 'GET',
    url: '/any?token=…',
    status: 200,
    ms: expect.any(Number),
  });
});

test('a second start on the same data refuses, and a third after kill -9 takes over', async () => {
  const first = begin({ PORT: String(await freePort()) });
  await says(first);
  const second = begin({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Another Tianguis (process ${first.child.pid}) is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another directory.`,
  );

  const postgres = postmaster();
  first.child.kill('SIGKILL');
  await first.ended;
  const third = begin({ PORT: String(await freePort()) });
  await says(third, `Took over the PostgreSQL that an earlier start left running (process ${postgres})`);
  await says(third);
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  expect(isAlive(postgres)).toBe(false);
});

test('a port in use is one sentence, before any file is made', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const shop = begin({ PORT: String(port) });
  expect(await shop.ended).toBe(1);
  other.close();
  expect(shop.output().trim()).toBe(
    `Port ${port} is in use by another program: stop that one, or set PORT to another number.`,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, /^The setting PORT is "abc", but must be a whole number from 1 to 65535: see \.env\.example\.$/],
  [
    { DATABASE_URL: 'postgresql://shop:hunter2@127.0.0.1:1/x' },
    /^The database 127\.0\.0\.1:1\/x cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
  ],
  [
    { PUBLIC_ORIGIN: 'https://shop.example:99999' },
    /^The setting PUBLIC_ORIGIN is "https:\/\/shop\.example:99999", but must be /,
  ],
  [
    { DATA_DIR: '/proc/x' },
    /^The data directory \/proc\/x cannot be used \(ENOENT: .*\): set DATA_DIR to another directory\.$/,
  ],
  [{ SHOP_CONFIG: 'no-such.json' }, /^The shop configuration .*no-such\.json cannot be read: /],
  [
    { HOST: '203.0.113.7' },
    /^The setting HOST is "203\.0\.113\.7", which is no address of this machine: see \.env\.example\.$/,
  ],
])('issue 13 A9: %j is one sentence and exit code 1', async (settings, sentence) => {
  const shop = begin({ PORT: String(await freePort()), ...settings });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toMatch(sentence);
  expect(shop.output()).not.toContain('hunter2');
});

test('a shop that is stopped while it starts leaves no PostgreSQL behind', async () => {
  const shop = begin({ PORT: String(await freePort()) });
  await expect.poll(shop.output, { interval: 10 }).toContain('Creating the database');
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
