/**
 * The shop that browser tests and request tests use, and the services beside it, with their own ports, data and a small
 * demo catalogue. Playwright, Vitest and `npm test` start the same processes, so that one shop serves both kinds of
 * tests.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { app as facebookApp } from '../../../apps/api/src/modules/accounts/testing/test-graph.ts';
import { origin } from './operator.ts';
import { facebookPort, neighbourPort, writeShopConfig } from './shop-config.ts';

const root = resolve(import.meta.dirname, '../../..');
const dataDir = process.env.E2E_DATA_DIR ?? 'data/e2e';

/** Whether the parent process has already opened the shop by `openTestedShop`. */
export const isShopOpen = process.env.E2E_SHOP === 'open';

/** A process of the tested shop; `url` answers when the process is ready. */
interface ShopProcess {
  command: string;
  url: string;
  env: Record<string, string>;
}

/** The processes, in the sequence in which they start. */
export const shopProcesses = (): ShopProcess[] => [
  {
    // Each run makes a new shop, so that no data of an older demo are tested.
    command: `node --eval "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && exec node apps/server/src/main.ts`,
    url: `${origin}/readyz`,
    env: {
      PORT: new URL(origin).port,
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      SHOP_CONFIG: writeShopConfig(resolve(root, dataDir)),
      DEMO_PRODUCTS: '2400',
      LOG_LEVEL: 'warn',
      // All tests count as one visitor.
      NEWSLETTER_PER_VISITOR: '1000',
      FORMS_PER_VISITOR: '1000',
      FACEBOOK_APP_ID: facebookApp.appId,
      FACEBOOK_APP_SECRET: facebookApp.appSecret,
      FACEBOOK_GRAPH_URL: `http://localhost:${facebookPort}`,
      FACEBOOK_DIALOG_URL: `http://localhost:${facebookPort}/dialog/oauth`,
      WRITES_PER_VISITOR: '5000',
      DATABASE_URL: '',
    },
  },
  {
    // A client of the shop's realm, and an outside provider. Both need the database that the shop has opened.
    command: 'exec node e2e/support/shop/neighbours.ts',
    url: `http://localhost:${neighbourPort}/`,
    env: { E2E_PORT: new URL(origin).port, E2E_DATA_DIR: dataDir },
  },
];

/**
 * Starts the shop and the services beside it.
 * @returns a function that ends them
 * @throws Error if a port is in use, or a process ends before it is ready
 */
export async function openTestedShop(): Promise<() => Promise<void>> {
  const running: ChildProcess[] = [];
  const close = async () => {
    for (const child of running.toReversed()) await stop(child);
  };
  try {
    for (const one of shopProcesses()) {
      if (await answers(one.url)) throw new Error(`Something else answers at ${one.url}.`);
      // The shop runs as in production, whatever the environment of the tests.
      const env = { ...process.env, NODE_ENV: 'production', ...one.env };
      const child = spawn('/bin/sh', ['-c', one.command], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
      running.push(child);
      while (!(await answers(one.url))) {
        if (child.exitCode !== null) throw new Error(`The tested shop did not start: ${one.command}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
