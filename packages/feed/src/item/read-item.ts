/** Parses a row into an item, or into the faults for which the row is held back. Pure function. */
import type { Attribute } from '../attributes.ts';
import { limits } from '../faults.ts';
import { excerpt } from '../read/header.ts';
import { readList } from '../read/list.ts';
import type { FeedRow } from '../read/row.ts';
import { readFeatures, readInstallment, readOptions, readShipsFree, readSpecifications } from './composed.ts';
import { availabilities, type FeedItem } from './item.ts';
import { type ItemContext, readLink, readPictures } from './links.ts';
import { possiblePrices, readFeedPrice } from './price.ts';
import { readTax } from './tax.ts';
import { bounded, checkEncoding, readBounded, readLine, readParagraphs } from './text.ts';
import { InvalidValue, readCount, readGtin, readId } from './values.ts';
import { readWeight } from './weight.ts';

export type ReadItem = { line: number; item: FeedItem } | HeldBackRow;

/** A row that is held back, with the SKUs of the row that can be read. */
export interface HeldBackRow {
  line: number;
  reasons: string[];
  sku?: string;
  productSku?: string;
  /** See `FeedRow`. */
  isUnsure?: true;
}

/** Parses a row. A row with several faults reports all of them. */
export function readItem({ line, cells, fault, isUnsure }: FeedRow, context: ItemContext): ReadItem {
  const reasons: string[] = fault === undefined ? [] : [fault];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      reasons.push(error.message);
      return undefined;
    }
  };
  for (const column in cells)
    if (column !== 'id' && column !== 'item_group_id')
      attempt(() => checkEncoding(cells[column as Attribute] ?? '', column));
  // The ids are read separately, without correction: a wrong id would be the id of another product.
  const readSku = (column: 'id' | 'item_group_id') =>
    attempt(() => {
      checkEncoding(cells[column] ?? '', column);
      return readId(cells[column] ?? '', column);
    });
  const sku = cells.id === undefined && fault !== undefined ? undefined : readSku('id');
  const productSku = cells.item_group_id?.trim() ? readSku('item_group_id') : sku;
  const heldBack = (): HeldBackRow => ({
    ...{ line, reasons },
    ...(sku !== undefined && { sku }),
    ...(productSku !== undefined && { productSku }),
    ...(isUnsure && { isUnsure }),
  });
  if (fault !== undefined || sku === undefined || productSku === undefined) return heldBack();

  const item: FeedItem = { sku, productSku };
  const put = <Key extends keyof FeedItem>(
    key: Key,
    column: Attribute,
    read: (cell: string) => FeedItem[Key],
  ): void => {
    const cell = cells[column];
    if (cell === undefined) return;
    const value = attempt(() => read(cell));
    if (value !== undefined) item[key] = value;
  };
  put('title', 'title', (cell) => required(readBounded(cell, 'title', limits.title), 'title'));
  put('description', 'description', (cell) => bounded(readParagraphs(cell), 'description', limits.description));
  put('brand', 'brand', (cell) => readBounded(cell, 'brand', limits.brand));
  put('gtin', 'gtin', readGtin);
  put('model', 'mpn', (cell) => readBounded(cell, 'mpn', limits.brand));
  put('seller', 'external_seller_id', (cell) => (cell.trim() === '' ? '' : readId(cell, 'external_seller_id')));
  put('sellerName', 'seller_name', (cell) => readBounded(cell, 'seller_name', limits.brand));
  put('productType', 'product_type', (cell) => readBounded(cell, 'product_type', 750));
  put('googleCategory', 'google_product_category', (cell) => readBounded(cell, 'google_product_category', 750));
  put('condition', 'condition', readCondition);
  put('warranty', 'warranty', (cell) => readBounded(cell, 'warranty', limits.title));
  put('highlights', 'product_highlight', (cell) => readList(cell).map(readLine).filter(Boolean).slice(0, 100));
  put('specifications', 'product_detail', readSpecifications);
  put('availability', 'availability', readAvailability);
  put('quantity', 'quantity', (cell) =>
    cell.trim() === '' ? undefined : readCount(cell, 'quantity', limits.quantity),
  );
  put('shipsFree', 'shipping', readShipsFree);
  put('weightGrams', 'shipping_weight', (cell) => (cell.trim() === '' ? 0 : readWeight(cell, 'shipping_weight')));
  put('handlingDays', 'max_handling_time', (cell) =>
    cell.trim() === '' ? 0 : readCount(cell, 'max_handling_time', 365),
  );
  put('features', 'features', readFeatures);
  readTax(item, cells, attempt);
  put('active', 'active', readActive);
  put('options', 'options', readOptions);
  for (const name of ['color', 'size', 'material', 'pattern'] as const)
    put(name, name, (cell) => readBounded(cell, name, limits.brand));
  put('colorHex', 'color_hex', readHex);
  const price = attempt(() => readFeedPrice(cells));
  if (price) item.price = price;
  put('months', 'installment', (cell) => readInstallment(cell, price ? possiblePrices(price) : []));
  attempt(() => readLink(item, cells.link, context));
  attempt(() => readPictures(item, cells, context));
  return reasons.length > 0 ? heldBack() : { line, item };
}

function required(text: string, column: string): string {
  if (text === '') throw new InvalidValue(`${column} is empty`);
  return text;
}

function readCondition(cell: string): FeedItem['condition'] {
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'new' || word === 'nuevo') return 'new';
  if (word === 'refurbished' || word === 'reacondicionado') return 'refurbished';
  if (word === 'used' || word === 'usado') return 'used';
  throw new InvalidValue(`condition "${excerpt(cell)}" is none of new, refurbished, used`);
}

function readAvailability(cell: string): FeedItem['availability'] {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const found = availabilities.find((one) => one === word);
  if (!found) throw new InvalidValue(`availability "${excerpt(cell)}" is none of ${availabilities.join(', ')}`);
  return found;
}

function readActive(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'true' || word === 'yes') return true;
  if (word === 'false' || word === 'no') return false;
  throw new InvalidValue(`active "${excerpt(cell)}" is neither true nor false`);
}

function readHex(cell: string): string {
  const text = cell.trim().toLowerCase();
  if (text !== '' && !/^#[\da-f]{6}$/.test(text))
    throw new InvalidValue(`color_hex "${excerpt(cell)}" is no colour such as #a3195b`);
  return text;
}
