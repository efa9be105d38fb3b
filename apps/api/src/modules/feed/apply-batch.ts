/**
 * Makes the shop what a range of the file's products says, a batch a transaction, each step one statement for the whole batch.
 * What is so already is not written: the same file twice changes no row.
 */
import type pg from 'pg';
import { gather } from './batch-repository.ts';
import { settlePictures } from './product-pictures-repository.ts';
import { insertProducts, updateProducts } from './products-repository.ts';
import { dropVariants, insertVariants, moveVariants, settleOffers, updateVariants } from './variants-repository.ts';

export interface BatchResult {
  created: number;
  updated: number;
  /** Variants that the file no longer has. */
  dropped: number;
  /** Stores that gave or got a product, whose stars are to be counted again. */
  stores: number[];
}

export interface BatchOptions {
  /** Variants that the file does not have go. */
  replace: boolean;
  /** All of it is going to be taken back, so nobody has to wait for it. */
  dryRun: boolean;
}

/** One batch, inside the caller's transaction. */
export async function applyBatch(
  client: pg.ClientBase,
  from: number,
  to: number,
  options: BatchOptions,
): Promise<BatchResult> {
  await gather(client, from, to, !options.dryRun);
  const created = new Set((await insertProducts(client)).map(({ id }) => id));
  /** Products whose parts have changed, so that they count as changed, too. */
  const touched = new Set<number>();
  const note = (rows: readonly { product_id: number }[], always = false): void => {
    for (const { product_id } of rows) if (always || !created.has(product_id)) touched.add(product_id);
  };
  const moved = await moveVariants(client);
  note(moved, true);
  note(await updateVariants(client));
  note(await insertVariants(client));
  await settleOffers(client);
  const dropped = options.replace ? await dropVariants(client) : [];
  note(dropped);
  note(await settlePictures(client));
  const shuffled = [...new Set([...moved, ...dropped].map(({ product_id }) => product_id))];
  const { count, stores } = await updateProducts(client, [...touched], shuffled);
  return { created: created.size, updated: count, dropped: dropped.length, stores };
}
