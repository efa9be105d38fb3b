/**
 * Applies a batch of the file's products in one transaction, each step by one statement for the whole batch. Writes
 * only what differs: importing the same file twice changes no row.
 */
import type pg from 'pg';
import { refreshDispatchSets, rollUp } from '../../inventory/service.ts';
import { readBatch } from './batch-repository.ts';
import { insertProducts } from './new-products-repository.ts';
import { writeOffers, writePrices } from './prices-repository.ts';
import { writePictures } from './product-pictures-repository.ts';
import { updateProducts } from './products-repository.ts';
import {
  deferProductReferences,
  dropVariants,
  insertVariants,
  moveVariants,
  updateVariants,
} from './variants-repository.ts';

export interface BatchResult {
  created: number;
  updated: number;
  /** Variants that the file no longer has. */
  dropped: number;
  /** New pictures, which must be fetched. */
  pictures: number;
  /** Stores that lost or gained a product, whose ratings must be counted again. */
  stores: number[];
}

export interface BatchOptions {
  /** Deletes variants that the file does not have. */
  replace: boolean;
  /** Everything is rolled back at the end, so no locks are needed. */
  dryRun: boolean;
}

/** Applies one batch, within the caller's transaction. */
export async function applyBatch(
  client: pg.ClientBase,
  from: number,
  to: number,
  options: BatchOptions,
): Promise<BatchResult> {
  await readBatch(client, from, to, !options.dryRun);
  await deferProductReferences(client);
  /** Products whose variants, offers or pictures changed, which count as changed, too. */
  const touched = new Set<number>();
  const note = (rows: readonly { product_id: number }[]): void => {
    for (const { product_id } of rows) touched.add(product_id);
  };
  const moved = await moveVariants(client);
  note(moved);
  note(await updateVariants(client));
  note(await writePrices(client));
  note(await insertVariants(client));
  const offered = await writeOffers(client);
  const dropped = options.replace ? await dropVariants(client) : [];
  note(dropped);
  const created = new Set((await insertProducts(client)).map(({ id }) => id));
  // Stock by place follows a variant to its product. The product may be new, so it must exist by now.
  await refreshDispatchSets(client, [...new Set([...moved, ...dropped].map(({ product_id }) => product_id))]);
  const { products, waiting } = await writePictures(client);
  note(products);
  const old = [...touched].filter((id) => !created.has(id));
  const rolledUp = await rollUp(client, [...old, ...offered.filter((id) => !created.has(id))]);
  const { count, stores } = await updateProducts(client, old, rolledUp);
  return { created: created.size, updated: count, dropped: dropped.length, stores, pictures: waiting };
}
