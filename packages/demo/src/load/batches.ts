/**
 * Generates COPY text of products in worker threads. While PostgreSQL loads a batch, the threads prepare the next
 * batches.
 */
import { EventEmitter, on } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ShopOptions } from '../generator/index.ts';
import type { ProductTable } from './tables.ts';

/** COPY text of each table, in UTF-8. */
export type Batch = { products: number; texts: Record<ProductTable, Uint8Array<ArrayBuffer>> };

export type BatchOptions = Pick<ShopOptions, 'seed' | 'products'> & { now: Date };

/**
 * Input of a worker thread: the shop, its part of the shop, and the maximum number of batches without acknowledgement.
 */
export type Task = { options: BatchOptions; share: { number: number; of: number }; prefetch: number };

const prefetch = 3;
/** Memory limits of a thread, above its need. With a smaller young generation, a thread is a third slower. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 128 };
/**
 * Number of products from which two threads share the departments. The number of threads changes the shop: ids of
 * variants and reviews alternate between threads.
 */
const largeShop = 100_000;

/**
 * Batches of a shop's products. Batches of one thread arrive in sequence. Leaving the loop terminates the threads.
 * @throws errors of the generator
 */
export async function* productBatches(options: BatchOptions): AsyncGenerator<Batch, void> {
  const of = options.products >= largeShop ? 2 : 1;
  // Turns off an optimisation. Node strips types with WebAssembly, and V8 optimises the wrappers after a thousand
  // calls. If two threads do so at the same time, V8 13.6 may abort the process (Runtime_TierUpWasmToJSWrapper, seen
  // once in about a hundred loads on a busy machine).
  setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000');
  const failed = new AbortController();
  const made = new EventEmitter();
  const workers = Array.from({ length: of }, (_, number) => {
    const workerData: Task = { options, share: { number, of }, prefetch };
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
