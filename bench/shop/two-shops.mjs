// The small and the large shop of growth.mjs and search.mjs: their folders, numbers of products, and a process for each
// measurement.
//   BENCH_DATA_DIR (data/bench) and BENCH_PRODUCTS (20,000)
//   BENCH_MILLION_DIR (data/million) and BENCH_MILLION_PRODUCTS (1,000,000)
// `shop seed` fills empty folders, which takes some minutes and 10 GB for a million products.
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, serverFlags, shopEnvironment } from '../../tools/runtime.mjs';
import { node } from './own-node.mjs';

export const shops = [
  { products: sizeOf('BENCH_PRODUCTS', 20_000), dataDir: process.env.BENCH_DATA_DIR ?? 'data/bench' },
  { products: sizeOf('BENCH_MILLION_PRODUCTS', 1_000_000), dataDir: process.env.BENCH_MILLION_DIR ?? 'data/million' },
];

function sizeOf(name, usual) {
  const size = Number(process.env[name] ?? usual);
  if (Number.isInteger(size) && size > 0) return size;
  throw new Error(`${name} must be a number of products, such as ${usual}.`);
}

/**
 * Runs `script` in this folder for a shop, with the arguments of this process, and returns its result.
 * @throws Error of one sentence if the script ends without a result
 */
export async function measure(script, { products, dataDir }, environment = {}) {
  const child = fork(script, process.argv.slice(2), {
    env: { ...process.env, BENCH_DATA_DIR: dataDir, BENCH_PRODUCTS: String(products), ...environment },
  });
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Measuring ${dataDir} ended with ${code}.`);
    }),
  ]);
  child.disconnect();
  return result;
}

/** Runs `work` on the shop of BENCH_DATA_DIR, which is filled first if it is empty. */
export async function withFilledShop(work) {
  if ((await withShop(productsIn)) === 0) seed();
  return withShop(work);
}

/** Absolute path of the shop's folder. */
const folderOf = () => resolve(root, process.env.BENCH_DATA_DIR);

async function withShop(work) {
  const { migrate, openDatabase } = await import('@tianguis/database');
  const { shopSchema } = await import('@tianguis/schema');
  const { lockDataDir, startEmbedded } = await import('@tianguis/database/embedded');
  const dataDir = folderOf();
  mkdirSync(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  const { url, stop } = await startEmbedded({ dataDir, log: () => undefined });
  const database = openDatabase({ url, max: 10 });
  try {
    await migrate(database.pool, shopSchema);
    return await work(database);
  } finally {
    await database.close();
    await stop();
    lock.release();
  }
}

export async function productsIn({ pool }) {
  return (await pool.query('select count(*)::integer as count from products')).rows[0].count;
}

/** Fills the shop with the operator's command. */
function seed() {
  const words = ['apps/server/src/commands/main.ts', 'seed', '--products', process.env.BENCH_PRODUCTS];
  const env = shopEnvironment(node, { DATA_DIR: folderOf(), DATABASE_URL: '' });
  const { status } = spawnSync(node, [...serverFlags, ...words], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`The shop in ${folderOf()} could not be filled.`);
}
