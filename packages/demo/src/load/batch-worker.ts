/** Worker thread that generates COPY text of products; see batches.ts. */
import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { generateShop } from '../generator/index.ts';
import type { Batch, Task } from './batches.ts';
import { ProductLines } from './product-lines.ts';

const batchSize = 1000;

async function makeBatches(main: MessagePort, { options, share, prefetch }: Task): Promise<void> {
  const lines = new ProductLines(share);
  let unacknowledged = 0;
  let made = 0;
  main.on('message', () => {
    unacknowledged -= 1;
  });
  const send = async () => {
    while (unacknowledged >= prefetch) await once(main, 'message');
    const texts = lines.take();
    const batch: Batch = { products: made, texts };
    main.postMessage(
      batch,
      Object.values(texts).map(({ buffer }) => buffer),
    );
    unacknowledged += 1;
    made = 0;
    // Gives the event loop time to deliver acknowledgements.
    await new Promise(setImmediate);
  };
  for (const product of generateShop(options).products(share)) {
    lines.add(product);
    if (++made === batchSize) await send();
  }
  if (made > 0) await send();
  main.postMessage(null);
}

if (parentPort) await makeBatches(parentPort, workerData as Task);
