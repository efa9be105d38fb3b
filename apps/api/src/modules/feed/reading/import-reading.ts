/** Reads a whole file into staging tables, and computes what the import will change in the shop. */
import { createReadStream } from 'node:fs';
import { BrokenFeed, excerpt, readFeed, readItem } from '@tianguis/feed';
import type pg from 'pg';
import { type CategoryMap, createCategoryMap } from '../categories/category-map.ts';
import { holdBackInvalid, markHeldBackProducts } from '../held-back/held-back-repository.ts';
import type { ImportListener, ImportOptions, ImportSettings } from '../import-options.ts';
import { countDropped, countMissing } from './missing-repository.ts';
import { categoryPaths, collectFirstItems, copyStoredOfferDates, findProducts } from './plan-repository.ts';
import { numberProducts } from './product-ids-repository.ts';
import { resolveBrands, resolveCategories, resolveSellers } from './references-repository.ts';
import {
  clearStaging,
  fillMissing,
  heldBack,
  heldBackKinds,
  openStaging,
  type StagedFault,
  type StagedItem,
} from './staging-repository.ts';

/** @throws BrokenFeed if the file is unusable; Error if the operator has to decide */
export async function readAndPlan(
  client: pg.ClientBase,
  options: ImportOptions,
  settings: ImportSettings,
  listener: ImportListener,
) {
  await clearStaging(client);
  const paths = await categoryPaths(client);
  const map = createCategoryMap(
    settings.rules,
    paths.map(({ names }) => names),
  );
  await readInto(client, options, settings, map, listener);
  await holdBackInvalid(client);
  const size = await numberProducts(client);
  await markHeldBackProducts(client, { isTrusted: options.replace && options.force });
  await collectFirstItems(client);
  if (size.rows === 0) throw new BrokenFeed('The file has no rows below its first one.');
  if (size.products === 0) {
    await report(client, listener);
    const { value } = await heldBack(client).next();
    throw new BrokenFeed(
      `None of the ${size.rows} rows can be used; the first one, on line ${value?.line}: ${excerpt(value?.reason ?? '', 300)}.`,
    );
  }
  if (size.faults * 2 > size.rows && !options.force) {
    await report(client, listener);
    throw new Error(
      `${size.faults} of ${size.rows} rows would be held back, more than half, so nothing was imported: mend the file, or add --force to import the other rows.`,
    );
  }
  if (options.replace) await checkReplace(client, options, size.nameless, listener);
  await resolveCategories(client, { publish: options.createCategories ?? false });
  await resolveSellers(client, settings.shopName);
  await resolveBrands(client);
  return { rows: size.rows, faults: size.faults, products: size.products };
}

/** Reports the held-back rows, also if the import stops because of them. */
export async function report(client: pg.ClientBase, listener: ImportListener): Promise<void> {
  await listener.report?.(heldBack(client), await heldBackKinds(client));
}

async function readInto(
  client: pg.ClientBase,
  { path }: ImportOptions,
  { origin }: ImportSettings,
  map: CategoryMap,
  listener: ImportListener,
): Promise<void> {
  const file = createReadStream(path);
  const staging = openStaging(client);
  try {
    const feed = await readFeed(file);
    if (feed.attributes.has('sale_price') && !feed.attributes.has('price') && feed.format !== 'XML')
      throw new BrokenFeed(
        'The file has the column sale_price and no column price: an offer needs the price before it, so give both.',
      );
    let count = 0;
    for await (const rows of feed.rows) {
      await staging.write(rows.map((row) => stage(++count, readItem(row, { origin }), map)));
      listener.onProgress?.('reading', file.bytesRead, 0);
    }
    await staging.end();
    if (feed.format === 'XML') await fillMissing(client, feed.attributes);
    if (!feed.attributes.has('item_group_id')) await findProducts(client);
    if (!feed.attributes.has('sale_price_effective_date')) await copyStoredOfferDates(client);
    const unknown = [...feed.unknown];
    if (unknown.length > 0)
      listener.say?.(
        `Not read: ${unknown.slice(0, 12).join(', ')}${unknown.length > 12 ? ` and ${unknown.length - 12} more` : ''}.`,
      );
    listener.say?.(`Read ${count} rows of ${feed.format}.`);
  } catch (error) {
    await staging.abort(error instanceof Error ? error : new Error(String(error)));
    throw error;
  } finally {
    file.destroy();
  }
}

function stage(rowNo: number, read: ReturnType<typeof readItem>, map: CategoryMap): StagedItem | StagedFault {
  if (!('item' in read))
    return {
      ...{ rowNo, line: read.line, reasons: read.reasons, sku: read.sku, productSku: read.productSku },
      isUnsure: read.isUnsure ?? false,
    };
  const { line, item } = read;
  const category = map.find(item.productType, item.googleCategory);
  if (category && 'reason' in category)
    return { rowNo, line, reasons: [category.reason], sku: item.sku, productSku: item.productSku, isUnsure: false };
  return { rowNo, line, item, category: category?.path };
}

/** Refuses `replace` for a file that lacks too much, so that a truncated file does not empty the shop. */
async function checkReplace(
  client: pg.ClientBase,
  { force, dryRun }: ImportOptions,
  nameless: number,
  listener: ImportListener,
): Promise<void> {
  const { dropped, variants } = await countDropped(client);
  if (dropped > 0)
    listener.say?.(
      `--replace ${dryRun ? 'would delete' : 'deletes'} ${dropped} ${dropped === 1 ? 'variant' : 'variants'} that the file's products no longer have.`,
    );
  if (force) return;
  if (nameless > 0)
    listener.say?.(
      `${nameless} ${nameless === 1 ? 'row does' : 'rows do'} not say for sure which variant ${nameless === 1 ? 'it is' : 'they are'}: no variant is deleted that the file does not have.`,
    );
  const { missing, active } = await countMissing(client);
  if (missing > 0 && nameless > 0)
    throw new Error(
      `${nameless} rows do not say which product they are, and with --replace ${missing} products would go off sale, maybe those: mend the rows, or add --force.`,
    );
  if (missing * 2 > active)
    throw new Error(
      `With --replace ${missing} of ${active} products on sale would go off sale, more than half: if the file is whole, add --force.`,
    );
  if (dropped * 2 > variants)
    throw new Error(
      `With --replace ${dropped} of the ${variants} variants that the file's products have here would be deleted, more than half: if the file is whole, add --force.`,
    );
}
