/** For tests: starts the real program in separate processes, with the smallest storefront that React Router serves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { rootFolder } from '../settings/settings.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Shop = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/**
 * Pages of the storefront. `/pid` contains the id of the process. `/slow` waits for the file `go` beside the
 * storefront, and then calls the API. `/cached` is rendered from a reply of the API and is cached in memory. Any other
 * path contains `page`.
 */
const build = `
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createContext, RouterContextProvider } from 'react-router';
const apiContext = createContext();
const texts = {
  '/pid': () => String(process.pid),
  async '/slow'(api) {
    console.log('slow page begun');
    while (!existsSync(new URL('../../go', import.meta.url))) await wait(10);
    return 'slow page: ' + (await api({ method: 'GET', path: '/healthz', headers: {} })).status;
  },
  async '/cached'(api) {
    const { status } = await api({ method: 'GET', path: '/categories/v1/category/tree', headers: {} });
    if (status === 200) return '<p>' + 'cached '.repeat(500) + '</p>';
    return new Response('away', { status: 503, headers: { 'retry-after': '5', 'content-type': 'text/html' } });
  },
};
const handle = async (request, status, headers, _entry, context) => {
  const text = await texts[new URL(request.url).pathname]?.(context.get(apiContext)) ?? '<p>page</p>';
  if (text instanceof Response) return text;
  return new Response(text, { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' } });
};
const createLoadContext = ({ api }, _failure, scope) => {
  const send = (call) => api({ ...call, requestId: scope?.id, address: scope?.address });
  return new RouterContextProvider(new Map([[apiContext, send]]));
};
const pageOf = () => undefined;
export const entry = { module: { default: handle, createLoadContext, pageOf, publicPages: { cached: [] }, personalParameters: [] } };
const component = { default: () => null };
export const routes = {
  root: { id: 'root', path: '*', module: component },
  cached: { id: 'cached', path: 'cached', module: component },
};
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/', assetsBuildDirectory = '', basename = '/', future = {}, ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

export type TestShops = {
  /** Creates an empty data directory. */
  newDataDir(): string;
  begin(words: readonly string[], settings: Record<string, string>): Shop;
  /** Makes `/slow` answer. */
  letGo(): void;
  /** Stops the shops of one test. */
  endAll(): Promise<void>;
  remove(): void;
};

export function createTestShops(): TestShops {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const storefront = join(folder, 'storefront');
  const running: Shop[] = [];
  mkdirSync(join(storefront, 'build', 'server'), { recursive: true });
  mkdirSync(join(storefront, 'build', 'client'));
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(storefront, 'build', 'server', 'index.js'), build);
  writeFileSync(join(storefront, 'build', 'server', 'package.json'), '{"type":"module"}');

  return {
    newDataDir: () => mkdtempSync(join(folder, 'data-')),
    begin(words, settings) {
      const child = spawn(process.execPath, [main, ...words, '--storefront', storefront], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          HOST: '127.0.0.1',
          DEMO_PRODUCTS: '0',
          ...settings,
        },
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
    },
    letGo: () => writeFileSync(join(storefront, 'go'), ''),
    async endAll() {
      for (const shop of running.splice(0)) {
        shop.child.kill('SIGTERM');
        await shop.ended;
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Waits until a shop has printed these words. Fails with its whole output if it exits before. Output arrives in pieces,
 * and standard error apart from standard output. So a test waits for all words that it expects of a running shop.
 */
export async function says(shop: Shop, words = 'The shop is open'): Promise<void> {
  await Promise.race([
    expect.poll(shop.output, { interval: 20 }).toContain(words),
    shop.ended.then((code) => Promise.reject(new Error(`The shop ended with ${code}: ${shop.output()}`))),
  ]);
}

/**
 * Finds a port for a shop that is about to start. The port is outside of the range of ephemeral ports. Other tests use
 * ephemeral ports all the time, and could take such a port before the shop listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The process id of the PostgreSQL in a data directory. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}
