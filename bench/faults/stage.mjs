// Starts PostgreSQL and the shop as real processes with their own data, so that the faults can kill them.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, serverEnvironment, serverFlags } from '../../tools/runtime.mjs';
import { node } from '../shop/own-node.mjs';
import { ask, newSearch } from './visitors.mjs';

export const port = Number(process.env.BENCH_PORT ?? 3490);
export const origin = `http://127.0.0.1:${port}`;
export const dataDir = resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench-faults');
const products = process.env.BENCH_PRODUCTS ?? '600';
const patience = 300_000;

const begun = new Set();
process.once('exit', () => {
  for (const child of begun) child.kill('SIGKILL');
});

/** Starts a process of the shop. `main` is its entry file: main.ts for servers, commands/main.ts for commands. */
export function begin(words, { settings = {}, main = 'main.ts' } = {}) {
  const child = spawn(node, [...serverFlags, `apps/server/src/${main}`, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_BASE_URL: '',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      DEMO_PRODUCTS: '0',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.once('exit', (code, signal) => done(signal ?? code)));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  begun.add(child);
  child.once('exit', () => begun.delete(child));
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { pid: child.pid, output: () => output, ended, isOver, stop };
}

/** Starts a server and waits until it is ready. */
export async function openShop(words, settings) {
  const shop = begin(words, { settings });
  for (const end = Date.now() + patience; (await ask(origin, '/readyz')).outcome !== '200'; await wait(50))
    if (shop.isOver() || Date.now() > end) throw new Error(`The shop did not open:\n${shop.output()}`);
  return shop;
}

/** Requests pages until they are cached. Returns their paths. */
export async function warmPages(count = 40) {
  const get = async (path) => (await fetch(`${origin}${path}`)).json();
  const { products: found } = (await get(`/products/v1/products?page_size=${count}`)).data;
  const paths = ['/', ...found.map(({ id, slug }) => `/producto/${id}/${slug}`)];
  for (const path of paths) for (let time = 0; time < 8; time++) await ask(origin, path);
  return paths;
}

/**
 * Resolves with the time from which new pages, cached pages and readiness checks are answered with 200 on new
 * connections.
 */
export async function untilHealthy(cached, shop) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
    if (shop.isOver()) throw new Error(`The shop has ended with ${await shop.ended}:\n${shop.output().slice(-3_000)}`);
    const began = performance.now();
    const paths = ['/readyz', '/readyz', newSearch(), newSearch(), newSearch(), cached[0]];
    const answers = await Promise.all(paths.map((path) => ask(origin, path)));
    if (answers.every(({ outcome }) => outcome === '200')) return began;
  }
  throw new Error(`The shop has not recovered after a minute:\n${shop.output().slice(-3_000)}`);
}

/** Opens a PostgreSQL in the data directory. The URL of this PostgreSQL stays the same when it is restarted. */
export async function openPostgres() {
  const { openCluster } = await import('../../packages/database/src/embedded/open-cluster.ts');
  const { clusterUrl, ensureDatabase } = await import('../../packages/database/src/embedded/cluster.ts');
  const { adoptOrClear, start } = await import('../../packages/database/src/embedded/run.ts');
  const { isAlive, stopPostmaster } = await import('../../packages/database/src/embedded/postmaster.ts');
  mkdirSync(dataDir, { recursive: true });
  const cluster = await openCluster(realpathSync(dataDir), () => undefined);
  let { pid, port: at } = (await adoptOrClear(cluster, () => undefined)) ?? (await start(cluster));
  await ensureDatabase(cluster, at);
  return {
    url: clusterUrl(cluster, at),
    get pid() {
      return pid;
    },
    async gone() {
      while (isAlive(pid)) await wait(10);
    },
    async restart() {
      ({ pid, port: at } = await start(cluster, { port: at }));
    },
    stop: () => stopPostmaster(pid),
  };
}

/** Child processes of a process of the shop: all of them, or those of one role (`web`, `worker`). */
export function childrenOf(pid, role) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  const wordsOf = (child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0');
    } catch {
      return [];
    }
  };
  const isOfRole = (child) => wordsOf(child).includes(role);
  // PostgreSQL is a child process as well, and is left out.
  const isProcessOfShop = (child) => ['web', 'worker'].some((one) => wordsOf(child).includes(one));
  return children.map(Number).filter(role === undefined ? isProcessOfShop : isOfRole);
}

/** Whether a process listens on the shop's port. */
export function listens(pid) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => new RegExp(`:${hex} \\S+ 0A `).test(one));
  const inode = line?.trim().split(/\s+/)[9];
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => isSocket(`/proc/${pid}/fd/${fd}`, inode));
  } catch {
    return false;
  }
}

function isSocket(link, inode) {
  try {
    return readlinkSync(link) === `socket:[${inode}]`;
  } catch {
    return false;
  }
}

/** Resolves with the time at which the PostgreSQL at this URL answers. */
export async function answers(url) {
  const { default: pg } = await import('pg');
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(10)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    const answered = await client.connect().then(
      () => client.query('select 1').then(() => true),
      () => false,
    );
    const moment = performance.now();
    await client.end().catch(() => undefined);
    if (answered) return moment;
  }
  throw new Error('PostgreSQL does not answer after a minute.');
}

export async function embeddedDatabase() {
  const { findRunning, readPidFile } = await import('@tianguis/database/embedded');
  return { url: await findRunning(dataDir), pid: () => readPidFile(resolve(dataDir, 'postgres'))?.pid };
}

/** Loads the demo shop if that was not done before, without rendering its pictures. */
export async function setUp() {
  if (existsSync(resolve(dataDir, 'faults-set-up'))) return;
  mkdirSync(dataDir, { recursive: true });
  const seed = begin(['seed', '--products', products], { main: 'commands/main.ts' });
  if ((await seed.ended) !== 0) throw new Error(`The demo could not be loaded:\n${seed.output()}`);
  writeFileSync(resolve(dataDir, 'faults-set-up'), '');
}
