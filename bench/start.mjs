// Duration of `npm start` from a fresh clone and when everything is installed, and memory of the server:
//   node bench/start.mjs [--tree]     the last commit, or with --tree the working tree
// Uses this machine's npm cache. Without the cache, downloading about 250 MB takes additional time.
import './shop/help.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { record } from './shop/record.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'tianguis-bench-'));
const clone = join(folder, 'tianguis');
const warmStarts = 5;
const requests = 2_000;
const connections = 10;

function makeClone() {
  if (!process.argv.includes('--tree')) return execFileSync('git', ['clone', '--quiet', root, clone]);
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) {
    // The file is deleted in the working tree, but the deletion is not committed.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(root, file), join(clone, file));
  }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/**
 * Starts the shop. Returns the seconds until the home page is answered with 200, and a function that stops the shop.
 */
async function start(port, words = []) {
  const began = performance.now();
  const shop = spawn('npm', ['start', ...words], {
    cwd: clone,
    env: { ...process.env, PORT: String(port), DATA_DIR: '', DATABASE_URL: '', LOG_LEVEL: 'info', NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => shop.once('exit', done));
  for (;;) {
    if (shop.exitCode !== null) throw new Error('npm start ended before it served.');
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 200) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  const seconds = (performance.now() - began) / 1000;
  const stop = () => {
    shop.kill('SIGTERM');
    return ended;
  };
  return { seconds, stop };
}

/** Resident memory of the server process in MB, without PostgreSQL and picture processes. */
function memory() {
  const pid = readFileSync(join(clone, 'data', 'server.pid'), 'utf8').trim();
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

async function load(port) {
  const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const paths = ['/', ...new Set(home.match(/\/(categoria|producto)\/[^"?#\s]+/g))].slice(0, 40);
  let next = 0;
  const visit = async () => {
    while (next < requests)
      await (await fetch(`http://127.0.0.1:${port}${paths[next++ % paths.length]}`)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: connections }, visit));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  makeClone();
  const port = await freePort();
  const fresh = await start(port);
  await fresh.stop();
  const warm = [];
  for (let run = 0; run < warmStarts; run++) {
    const shop = await start(port);
    warm.push(shop.seconds);
    await shop.stop();
  }
  const several = [];
  for (let run = 0; run < warmStarts; run++) {
    const shop = await start(port, ['--', '--processes', '2']);
    several.push(shop.seconds);
    await shop.stop();
  }
  const shop = await start(port);
  const before = memory();
  await load(port);
  const after = memory();
  await shop.stop();
  process.stdout.write(`
${availableParallelism()} processors, Node ${process.versions.node} for npm; first 200 of the home page; ${requests} requests over ${connections} connections to home, category and product pages.

| What | Measured | Must be |
|---|---|---|
| \`npm start\`, fresh clone | ${fresh.seconds.toFixed(1)} s | ≤ 120 s |
| \`npm start\`, all there (median of ${warmStarts}; worst) | ${median(warm).toFixed(2)} s; ${Math.max(...warm).toFixed(2)} s | ≤ 1.5 s |
| The same with \`--processes 2\` | ${median(several).toFixed(2)} s; ${Math.max(...several).toFixed(2)} s | |
| Memory of the server after start | ${before.toFixed(0)} MB | |
| Memory of the server after load | ${after.toFixed(0)} MB | ≤ 350 MB |
`);
  const method = 'first 200 of the home page, embedded PostgreSQL included';
  record('start', {
    measured: `${median(warm).toFixed(2)}; worst ${Math.max(...warm).toFixed(2)}`,
    met: median(warm) <= 1.5,
    method,
  });
  record('fresh', {
    measured: fresh.seconds.toFixed(1),
    met: fresh.seconds <= 120,
    method: `${method}, npm’s cache warm`,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
