/**
 * Makes the shop what a range of the file's products says, a batch a transaction, each step one statement for the whole batch.
 * What is so already is not written: the same file twice changes no row.
 */
import type pg from 'pg';
import { rollUp } from '../inventory/service.ts';
import { gather } from './batch-repository.ts';
import { insertProducts } from './new-products-repository.ts';
import { settleOffers, settlePrices } from './prices-repository.ts';
import { settlePictures } from './product-pictures-repository.ts';
import { updateProducts } from './products-repository.ts';
import {
  dropVariants,
  insertVariants,
  moveVariants,
  updateVariants,
  variantsBeforeProducts,
} from './variants-repository.ts';

export interface BatchResult {
  created: number;
  updated: number;
  /** Variants that the file no longer has. */
  dropped: number;
  /** Pictures that wait now to be fetched. */
  pictures: number;
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
  await variantsBeforeProducts(client);
  /** Products whose parts have changed, so that they count as changed, too. */
  const touched = new Set<number>();
  const note = (rows: readonly { product_id: number }[]): void => {
    for (const { product_id } of rows) touched.add(product_id);
  };
  note(await moveVariants(client));
  note(await updateVariants(client));
  note(await settlePrices(client));
  note(await insertVariants(client));
  const offered = await settleOffers(client);
  const dropped = options.replace ? await dropVariants(client) : [];
  note(dropped);
  const created = new Set((await insertProducts(client)).map(({ id }) => id));
  const { products, waiting } = await settlePictures(client);
  note(products);
  const old = [...touched].filter((id) => !created.has(id));
  const rolledUp = await rollUp(client, [...old, ...offered.filter((id) => !created.has(id))]);
  const { count, stores } = await updateProducts(client, old, rolledUp);
  return { created: created.size, updated: count, dropped: dropped.length, stores, pictures: waiting };
}
