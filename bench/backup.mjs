// Duration and memory of a backup, of its check, and of its restore into an empty database:
//   node bench/backup.mjs [products=20000]
// Uses the demo shop with this number of products, or the catalogue of DATABASE_URL, which is only read. The restore
// writes into another database on the same server.
import './shop/own-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, printTable, record } from './shop/shop.mjs';

const { default: pg } = await import('pg');
const { migrate, openDatabase } = await import('@tianguis/database');
const { shopSchema } = await import('@tianguis/schema');
const { startEmbedded } = await import('@tianguis/database/embedded');

const products = Number(process.argv[2] ?? 20_000);
const folder = mkdtempSync(join(tmpdir(), 'tianguis-backup-bench-'));
const file = join(folder, 'shop.backup');
const beside = 'tianguis_restored_by_bench';
const given = process.env.DATABASE_URL;
const server = given
  ? { url: given, stop: () => undefined }
  : await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  if (!given) await load(server.url);
  await onServer(`drop database if exists ${beside} with (force)`, `create database ${beside}`);
  const target = new URL(server.url);
  target.pathname = `/${beside}`;

  const [{ bytes, count }] = await query(
    'select pg_database_size(current_database())::float8 as bytes, (select count(*)::int from products) as count',
  );
  const backup = await shop(['backup', file], server.url);
  const size = statSync(file).size;
  const text = Number(/([\d.]+) MB before/.exec(backup.out)?.[1]) * 1e6;
  const verify = await shop(['backup', 'verify', file], server.url);
  const restore = await shop(['restore', file], target.href);

  console.log(
    `\n${machine().replace(/, [\d,]+ products/, '')}\n${count} products, a database of ${mb(bytes)} MB; ${mb(text)} MB of rows, ${mb(size)} MB in the file; each a process of its own, its start included\n`,
  );
  const row = (name, { seconds, peak }) => [
    name,
    seconds.toFixed(1),
    (text / 1e6 / seconds).toFixed(0),
    Math.round(count / seconds).toLocaleString('en'),
    Math.round(peak / 1024),
  ];
  printTable(
    ['work', 'seconds', 'MB of rows/s', 'products/s', 'MB of memory at most'],
    [row('backup', backup), row('backup verify', verify), row('restore', restore)],
  );
  record('backup', {
    measured: `${backup.seconds.toFixed(1)} / ${restore.seconds.toFixed(1)}`,
    method: `${count} products, ${mb(text)} MB of rows; each a process of its own, its start included`,
  });
} finally {
  await onServer(`drop database if exists ${beside} with (force)`);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function load(url) {
  const { loadDemo } = await import('@tianguis/demo');
  const { pool, close } = openDatabase({ url });
  await migrate(pool, shopSchema);
  await loadDemo({ pool, products });
  await close();
}

async function query(sql) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function onServer(...statements) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Runs a command; the process itself reports its peak memory. */
function shop(words, url) {
  const began = performance.now();
  const report = `process.on('exit', () => process.send?.(process.resourceUsage().maxRSS))`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, 'apps/server/src/commands/main.ts', ...words],
    {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'files') },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let out = '';
  let err = '';
  let peak = 0;
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  child.on('message', (kilobytes) => (peak = kilobytes));
  return new Promise((done, failed) => {
    child.on('close', (code) => {
      if (code !== 0) failed(new Error(err));
      else done({ seconds: (performance.now() - began) / 1000, peak, out });
    });
  });
}

function mb(bytes) {
  return (bytes / 1e6).toFixed(1);
}
