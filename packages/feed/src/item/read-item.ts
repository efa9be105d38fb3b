/** Parses a row into an item, or into the reasons why it is held back. Pure function. */
import { hash } from 'node:crypto';
import type { Attribute, Cells } from '../attributes.ts';
import { limits } from '../faults.ts';
import { excerpt } from '../read/header.ts';
import { readList, readParts } from '../read/list.ts';
import type { FeedRow } from '../read/row.ts';
import { readFeatures, readInstallment, readOptions, readShipsFree, readSpecifications } from './composed.ts';
import { availabilities, type FeedItem, type FeedPicture, type FeedPrice } from './item.ts';
import { checkEncoding, readLine, readParagraphs, slugOf } from './text.ts';
import { InvalidValue, readCount, readGtin, readId, readInterval, readPrice, readUrl } from './values.ts';

export type ReadItem = { line: number; item: FeedItem } | HeldBackRow;

/** A row that is held back, with the SKUs as far as they can be read. */
export interface HeldBackRow {
  line: number;
  reasons: string[];
  sku?: string;
  productSku?: string;
  /** See `FeedRow`. */
  isUnsure?: true;
}

export interface ItemContext {
  /** The shop's origin, to recognise its own product and picture URLs. */
  origin: string;
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
  // A misread id would name another product, so ids are checked on their own.
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
  put('title', 'title', (cell) => required(bounded(readLine(cell), 'title', limits.title), 'title'));
  put('description', 'description', (cell) => bounded(readParagraphs(cell), 'description', limits.description));
  put('brand', 'brand', (cell) => bounded(readLine(cell), 'brand', limits.brand));
  put('gtin', 'gtin', readGtin);
  put('model', 'mpn', (cell) => bounded(readLine(cell), 'mpn', limits.brand));
  put('seller', 'external_seller_id', (cell) => (cell.trim() === '' ? '' : readId(cell, 'external_seller_id')));
  put('sellerName', 'seller_name', (cell) => bounded(readLine(cell), 'seller_name', limits.brand));
  put('productType', 'product_type', (cell) => bounded(readLine(cell), 'product_type', 750));
  put('googleCategory', 'google_product_category', (cell) => bounded(readLine(cell), 'google_product_category', 750));
  put('condition', 'condition', readCondition);
  put('warranty', 'warranty', (cell) => bounded(readLine(cell), 'warranty', limits.title));
  put('highlights', 'product_highlight', (cell) => readList(cell).map(readLine).filter(Boolean).slice(0, 100));
  put('specifications', 'product_detail', readSpecifications);
  put('availability', 'availability', readAvailability);
  put('quantity', 'quantity', (cell) =>
    cell.trim() === '' ? undefined : readCount(cell, 'quantity', limits.quantity),
  );
  put('shipsFree', 'shipping', readShipsFree);
  put('handlingDays', 'max_handling_time', (cell) =>
    cell.trim() === '' ? 0 : readCount(cell, 'max_handling_time', 365),
  );
  put('features', 'features', readFeatures);
  put('active', 'active', readActive);
  put('options', 'options', readOptions);
  for (const name of ['color', 'size', 'material', 'pattern'] as const)
    put(name, name, (cell) => bounded(readLine(cell), name, limits.brand));
  put('colorHex', 'color_hex', readHex);
  const price = attempt(() => readFeedPrice(cells));
  if (price) item.price = price;
  put('months', 'installment', (cell) => readInstallment(cell, price ? possiblePrices(price) : []));
  attempt(() => readLink(item, cells.link, context));
  attempt(() => readPictures(item, cells, context));
  return reasons.length > 0 ? heldBack() : { line, item };
}

function bounded(text: string, column: string, most: number): string {
  if (text.length > most)
    throw new InvalidValue(`${column} has ${text.length} characters, and ${most} are read at most`);
  return text;
}

function required(text: string, column: string): string {
  if (text === '') throw new InvalidValue(`${column} is empty`);
  return text;
}

/** Price and offer together: a row with a price and no sale price ends a stored offer. */
function readFeedPrice(cells: Cells): FeedPrice | undefined {
  if (cells.price === undefined) {
    if (cells.sale_price?.trim())
      throw new InvalidValue('sale_price stands without price: an offer is told from its price, so give both');
    return undefined;
  }
  const list = readPrice(cells.price.slice(0, 60), 'price');
  const sale = cells.sale_price?.trim() ?? '';
  if (sale === '') return { list };
  const price = readPrice(sale.slice(0, 60), 'sale_price');
  if (price > list)
    throw new InvalidValue(`sale_price "${excerpt(sale)}" is more than price "${excerpt(cells.price)}"`);
  if (price === list) return { list };
  const dates = cells.sale_price_effective_date?.trim() ?? '';
  return { list, offer: { price, ...(dates !== '' && readInterval(dates, 'sale_price_effective_date')) } };
}

/** Prices that may apply when the file is imported: for an offer with dates, the offer and the list price. */
function possiblePrices({ list, offer }: FeedPrice): number[] {
  if (!offer) return [list];
  return offer.ends ? [offer.price, list] : [offer.price];
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

/**
 * Takes product id and slug from a product URL of this shop. Other links are ignored; the slug comes from the title.
 */
function readLink(item: FeedItem, link: string | undefined, { origin }: ItemContext): void {
  if (item.title !== undefined) item.slug = slugOf(item.title) || 'producto';
  if (!link?.startsWith(`${origin}/producto/`)) return;
  const [, id = '', slug] =
    /^\/producto\/(\d{1,10})\/([a-z0-9-]{1,200})(?:[?#]|$)/.exec(link.slice(origin.length)) ?? [];
  const productId = Number(id);
  if (slug === undefined || productId < 1 || productId > 2_000_000_000) return;
  item.linkedProductId = productId;
  item.slug = slug;
}

function readPictures(item: FeedItem, cells: Cells, context: ItemContext): void {
  if (cells.image_link !== undefined || cells.additional_image_link !== undefined) {
    const first = cells.image_link?.trim() ?? '';
    const links = [...(first === '' ? [] : [first]), ...readList(cells.additional_image_link ?? '')];
    const column = (i: number) => (i === 0 && first !== '' ? 'image_link' : 'additional_image_link');
    const found = links.slice(0, limits.pictures).map((link, i) => pictureOf(link, column(i), context));
    item.pictures = [...new Map(found.map((picture) => [picture.key, picture])).values()];
  }
  if (cells.gallery?.trim()) {
    item.gallery = readList(cells.gallery)
      .slice(0, limits.gallery)
      .map((entry) => readGalleryEntry(entry, context));
  }
}

function readGalleryEntry(entry: string, context: ItemContext): FeedPicture & { color: string; alt: string } {
  const [color = '', alt = '', url = ''] = readParts(entry, 3);
  return {
    ...pictureOf(url, 'gallery', context),
    color: bounded(readLine(color), 'gallery', limits.brand),
    alt: bounded(readLine(alt), 'gallery', limits.title),
  };
}

/**
 * A picture of this shop keeps its key. The key of an external picture is a hash of its URL, so a changed URL is a new
 * picture and the content behind a key is immutable.
 */
function pictureOf(link: string, column: string, { origin }: ItemContext): FeedPicture {
  const url = readUrl(link, column);
  const own = url.startsWith(`${origin}/imagenes/`)
    ? /^\/imagenes\/([A-Za-z0-9_]{4,80})-\d{2,4}\.webp$/.exec(url.slice(origin.length))?.[1]
    : undefined;
  return { key: own ?? hash('sha256', url, 'hex').slice(0, 32), url };
}
