/** The products' lines, made by threads of their own: while PostgreSQL takes in one batch, the next ones are being made. */
import { EventEmitter, on } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ShopOptions } from '../generator/index.ts';
import type { ProductTable } from './tables.ts';

/** COPY text of each table, in UTF-8. */
export type Batch = { products: number; texts: Record<ProductTable, Uint8Array<ArrayBuffer>> };

export type BatchOptions = Pick<ShopOptions, 'seed' | 'products'> & { now: Date };

/** What a thread is told: which shop, which part of it, and how many batches may wait for PostgreSQL. */
export type Task = { options: BatchOptions; share: { number: number; of: number }; ahead: number };

const ahead = 3;
/** What a thread may hold: the words of all departments and the titles of one need less. A tighter room for young objects costs a third of the speed. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 128 };
/** From here on two threads share the departments. What a shop is depends on it: its variants and reviews are numbered in turns. */
const largeShop = 100_000;

/**
 * Batches of a shop's products, those of one thread in order. Stop early by leaving the loop: the threads are ended.
 * @throws what the generator throws
 */
export async function* productBatches(options: BatchOptions): AsyncGenerator<Batch, void> {
  const of = options.products >= largeShop ? 2 : 1;
  // Node strips types by WebAssembly, whose wrappers V8 compiles anew after a thousand calls. Two threads that do so at once may end the whole
  // process (V8 13.6: an abort in Runtime_TierUpWasmToJSWrapper, seen once in some hundred loads on a busy machine): they do without.
  setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');
  const failed = new AbortController();
  const made = new EventEmitter();
  const workers = Array.from({ length: of }, (_, number) => {
    const workerData: Task = { options, share: { number, of }, ahead };
    const worker = new Worker(new URL('./batch-worker.ts', import.meta.url), { workerData, resourceLimits });
    worker.on('message', (batch: Batch | null) => made.emit('batch', batch, worker));
    worker.once('error', (error) => failed.abort(error));
    return worker;
  });
  let working = of;
  try {
    for await (const [batch, worker] of on(made, 'batch', { signal: failed.signal })) {
      if (batch === null) working -= 1;
      else {
        yield batch as Batch;
        (worker as Worker).postMessage('taken');
      }
      if (working === 0) return;
    }
  } catch (error) {
    throw failed.signal.aborted ? failed.signal.reason : error;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
