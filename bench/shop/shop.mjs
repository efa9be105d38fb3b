// Functions that benchmarks share: a shop in production mode with a warm demo catalogue, its CPU time and memory (Linux
// only), and tables.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, platform, release } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, serverEnvironment, serverFlags, shopEnvironment } from '../../tools/runtime.mjs';
import { node } from './own-node.mjs';

export { record } from './record.mjs';

const port = Number(process.env.BENCH_PORT ?? 3490);
const dataDir = resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench');
const products = Number(process.env.BENCH_PRODUCTS ?? 20_000);
const startPatience = 600_000;

/**
 * Opens the shop of the benchmarks. The first time, loads the demo shop and then restarts the server, because loading
 * increases the server's memory.
 * @param withoutPages deletes the pages that an earlier run has cached on disk, so that each page is rendered
 */
export async function openShop({ processes, settings, withoutPages = false } = {}) {
  const isSetUp = existsSync(join(dataDir, 'pictures'));
  mkdirSync(dataDir, { recursive: true });
  if (!isSetUp) await (await startServer()).stop();
  if (withoutPages) rmSync(join(dataDir, 'pages'), { recursive: true, force: true });
  const server = await startServer({ processes, settings });
  return { ...server, ...(await choosePages(server.origin)) };
}

/** Opens the database of the shop without the shop's server, for measurements in the benchmark's process. */
export async function openShopDatabase() {
  await (await openShop()).stop();
  return startDatabase();
}

/** Starts only the database of the shop. It is empty at its first start. */
export async function startDatabase() {
  const { lockDataDir, startEmbedded } = await import('@tianguis/database/embedded');
  const lock = lockDataDir(dataDir);
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
  const stopAll = async () => {
    await stop();
    lock.release();
  };
  return { url, stop: stopAll };
}

/** URL of the shop's database while the shop is open. */
export async function databaseUrl() {
  const { findRunning } = await import('@tianguis/database/embedded');
  return findRunning(dataDir);
}

/** Starts the real server like `npm start`, with its own port and data. `processes` is the number of web processes. */
async function startServer({ processes, settings = {} } = {}) {
  const log = openSync(join(dataDir, 'server.log'), 'w');
  const origin = `http://localhost:${port}`;
  const more = processes === undefined ? [] : ['--processes', String(processes)];
  const child = spawn(node, [...serverFlags, 'apps/server/src/main.ts', ...more], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: shopEnvironment(node, {
      ...serverEnvironment,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_BASE_URL: '',
      DEMO_PRODUCTS: String(products),
      // All requests come from one IP address, so rate limits are turned off.
      WORK_AT_ONCE: '0',
      WRITES_PER_VISITOR: '0',
      ...settings,
    }),
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  process.once('exit', () => child.kill('SIGTERM'));
  for (const end = Date.now() + startPatience; !(await answers(`${origin}/readyz`)); await wait(100)) {
    if (child.exitCode === null && Date.now() < end) continue;
    throw new Error(`The shop did not open:\n${readFileSync(join(dataDir, 'server.log'), 'utf8').slice(-2_000)}`);
  }
  return { origin, pid: child.pid, stop };
}

function answers(url) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** A full page has 30 cards. The last page of some categories has 24, like the pages of the compared shops. */
const cardsOfPage = 30;
export const comparableCards = 24;

/**
 * URLs to measure, and category pages with `comparableCards`. There are many of each kind over the whole catalogue, so
 * that no single page or plan is hot.
 */
async function choosePages(origin) {
  const get = async (path) => (await fetch(`${origin}${path}`)).json();
  const tree = (await get('/categories/v1/category/tree')).data;
  const branches = tree.flatMap((department) => [department, ...department.children]);
  const categories = branches
    .filter((category) => category.products >= 48)
    .flatMap(({ id, slug }) => [1, 2].map((page) => `/categoria/${id}/${slug}/pagina=${page}`));
  const lists = await Promise.all(
    tree.map(({ id }) => get(`/products/v1/products?filter_by[category]=${id}&page_size=20`)),
  );
  const details = lists.flatMap(({ data }) => data.products.map(({ id, slug }) => `/producto/${id}/${slug}`));
  const { stores } = (await get('/stores/v1/stores?page_size=40')).data;
  const all = branches.flatMap((category) => [category, ...category.children]);
  const sized = all.flatMap(({ id, slug, products }) =>
    products % cardsOfPage === comparableCards
      ? [`/categoria/${id}/${slug}/pagina=${Math.ceil(products / cardsOfPage)}`]
      : [],
  );
  const pages = {
    home: ['/'],
    category: categories,
    product: details,
    offers: ['/c/ofertas/'],
    store: stores.map(({ id, slug }) => `/tienda/${id}/${slug}/pagina=1`),
  };
  return { pages, comparable: [...new Set(sized)] };
}

/** CPU time of a process so far, user and system, in milliseconds. */
export function cpuTime(pid) {
  const fields = processFields(pid);
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** CPU time of all processes of PostgreSQL, including processes that have ended. */
export function databaseCpuTime() {
  const postmaster = databasePid();
  const [, , , , , , , , , , , , , ofEnded, ofEndedSystem] = processFields(postmaster);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    // If a process ends meanwhile, its time is part of `ofEnded`.
    .reduce((sum, child) => sum + unlessEnded(() => cpuTime(child)), 0);
  return cpuTime(postmaster) + children + (Number(ofEnded) + Number(ofEndedSystem)) * millisecondsPerTick;
}

/** Resident memory of a process in megabytes. */
export function residentMemory(pid) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Resident memory of PostgreSQL's processes in megabytes. Shared pages are counted once. */
export function databaseMemory() {
  const postmaster = databasePid();
  const family = readdirSync('/proc').filter((name) => Number(name) === postmaster || parentOf(name) === postmaster);
  const share = (pid) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  return family.reduce((sum, pid) => sum + unlessEnded(() => share(pid)), 0);
}

const millisecondsPerTick = 10;

/** Reads a value from /proc; 0 if the process has ended, because workers of PostgreSQL may end at any time. */
function unlessEnded(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

function processFields(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

function parentOf(pid) {
  try {
    return Number(processFields(pid)[1]);
  } catch {
    return undefined;
  }
}

function databasePid() {
  const file = readdirSync(dataDir, { recursive: true }).find((path) => path.endsWith('postmaster.pid'));
  if (!file) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return Number.parseInt(readFileSync(join(dataDir, file), 'utf8'), 10);
}

/** Describes the machine in one line. */
export function machine() {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim()}, ${platform()} ${release()}, Node ${process.versions.node}, ${products} products, load average ${load}`;
}

/** Prints an aligned Markdown table. */
export function printTable(header, rows) {
  const all = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column].length), 3));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...rest] = all.map(line);
  console.log([first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n'));
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
