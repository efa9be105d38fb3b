/** Issue promises about starting and ending, with the real program as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rootFolder } from './settings.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'start-'));
const storefront = join(folder, 'storefront');
const running: Shop[] = [];
let dataDir: string;

type Shop = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** The smallest storefront that React Router serves. */
const build = `
import { RouterContextProvider } from 'react-router';
const handle = (request, status, headers) => new Response('<p>page</p>', { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' } });
const createLoadContext = () => new RouterContextProvider();
export const entry = { module: { default: handle, createLoadContext } };
export const routes = { root: { id: 'root', path: '*', module: { default: () => null } } };
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/', assetsBuildDirectory = '', basename = '/', future = {}, ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

beforeAll(() => {
  mkdirSync(join(storefront, 'build', 'server'), { recursive: true });
  mkdirSync(join(storefront, 'build', 'client'));
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(storefront, 'build', 'server', 'index.js'), build);
  writeFileSync(join(storefront, 'build', 'server', 'package.json'), '{"type":"module"}');
});

beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});

afterEach(async () => {
  for (const shop of running.splice(0)) {
    shop.child.kill('SIGTERM');
    await shop.ended;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function begin(settings: Record<string, string>): Shop {
  const child = spawn(process.execPath, [main, '--storefront', storefront], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_PRODUCTS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const shop = { child, output: () => text, ended };
  running.push(shop);
  return shop;
}

async function isOpen(shop: Shop): Promise<void> {
  await Promise.race([
    expect.poll(shop.output, { timeout: 25_000, interval: 20 }).toContain('The shop is open'),
    shop.ended.then((code) => Promise.reject(new Error(`The shop ended with ${code}: ${shop.output()}`))),
  ]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('opens, tells where, serves, and SIGTERM ends everything', async () => {
  const port = await freePort();
  const shop = begin({ PORT: String(port) });
  await isOpen(shop);
  expect(shop.output()).toContain(`http://localhost:${port}/docs`);
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
  await isOpen(first);
  const second = begin({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(
    `Another Tianguis (process ${first.child.pid}) is using the data directory ${dataDir}: stop it first, or set DATA_DIR to another directory.`,
  );

  const postgres = postmaster();
  first.child.kill('SIGKILL');
  await first.ended;
  const third = begin({ PORT: String(await freePort()) });
  await isOpen(third);
  expect(third.output()).toContain(`Took over the PostgreSQL that an earlier start left running (process ${postgres})`);
  third.child.kill('SIGINT');
  expect(await third.ended).toBe(0);
  expect(isAlive(postgres)).toBe(false);
});

test('a port in use is one sentence, before anything is made', async () => {
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
  [{ SHOP_CONFIG: 'no-such.json' }, /^The shop configuration .*no-such\.json cannot be read: /],
  [
    { HOST: '203.0.113.7' },
    /^The setting HOST is "203\.0\.113\.7", which is no address of this machine: see \.env\.example\.$/,
  ],
])('%j is one sentence and exit code 1', async (settings, sentence) => {
  const shop = begin({ PORT: String(await freePort()), ...settings });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toMatch(sentence);
  expect(shop.output()).not.toContain('hunter2');
});

test('stopped while it starts, it leaves nothing behind', async () => {
  const shop = begin({ PORT: String(await freePort()) });
  await expect.poll(shop.output, { timeout: 20_000, interval: 10 }).toContain('Creating the database');
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
