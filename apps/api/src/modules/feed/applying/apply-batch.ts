/**
 * Applies one batch of the file's products in one transaction. Each step is one statement for the whole batch.
 * Statements write only differences, so importing the same file twice changes no row.
 */
import type pg from 'pg';
import { refreshDispatchSets, rollUp } from '../../inventory/service.ts';
import { readBatch } from './batch-repository.ts';
import { insertProducts } from './new-products-repository.ts';
import { writeOffers, writePrices } from './prices-repository.ts';
import { writePictures } from './product-pictures-repository.ts';
import { updateProducts } from './products-repository.ts';
import { writeTax } from './tax-repository.ts';
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
  /** Number of variants that were deleted because the file lacks them. */
  dropped: number;
  /** Number of new pictures, which must be fetched. */
  pictures: number;
  /** Ids of stores that lost or gained a product, so their ratings must be computed again. */
  stores: number[];
}

export interface BatchOptions {
  /** Whether to delete variants that the file does not have. */
  replace: boolean;
  /** The whole transaction is rolled back at the end, so it needs no locks. */
  dryRun: boolean;
}

/** Applies one batch in the caller's transaction. */
export async function applyBatch(
  client: pg.ClientBase,
  from: number,
  to: number,
  options: BatchOptions,
): Promise<BatchResult> {
  await readBatch(client, from, to, !options.dryRun);
  await deferProductReferences(client);
  /** Products whose variants, offers or pictures changed. These products count as changed. */
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
  // Refresh the dispatch sets here, since the stock by place of a moved variant moves to the variant's new product.
  // That product may be new, so it must exist by now.
  await refreshDispatchSets(client, [...new Set([...moved, ...dropped].map(({ product_id }) => product_id))]);
  const { products, waiting } = await writePictures(client);
  note(products);
  const taxed = await writeTax(client);
  const old = [...touched].filter((id) => !created.has(id));
  const rolledUp = await rollUp(client, [...old, ...offered.filter((id) => !created.has(id))]);
  const { count, stores } = await updateProducts(client, old, { rolledUp, taxed });
  return { created: created.size, updated: count, dropped: dropped.length, stores, pictures: waiting };
}
