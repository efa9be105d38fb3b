/** One row as an item, or the reasons why it is held back. Pure: the same row always gives the same. */
import { hash } from 'node:crypto';
import type { Attribute, Cells } from '../attributes.ts';
import { limits } from '../faults.ts';
import { shown } from '../read/header.ts';
import { readList, readParts } from '../read/list.ts';
import type { FeedRow } from '../read/row.ts';
import { readFeatures, readInstallment, readOptions, readShipsFree, readSpecifications } from './composed.ts';
import { availabilities, type FeedItem, type FeedPicture, type FeedPrice } from './item.ts';
import { checkEncoding, readLine, readParagraphs, slugOf } from './text.ts';
import { readCount, readGtin, readId, readInterval, readPrice, readUrl, Wrong } from './values.ts';

export type ReadItem = { line: number; item: FeedItem } | HeldRow;

/** A row that is held back, and which variant it is as far as that can be read. */
export interface HeldRow {
  line: number;
  reasons: string[];
  sku?: string;
  productSku?: string;
  /** See `FeedRow`. */
  isUnsure?: true;
}

export interface ItemContext {
  /** The shop's origin: its own addresses of products and pictures are known again. */
  origin: string;
}

/** What a row says. A row with several faults tells all of them. */
export function readItem({ line, cells, fault, isUnsure }: FeedRow, context: ItemContext): ReadItem {
  const reasons: string[] = fault === undefined ? [] : [fault];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      reasons.push(error.message);
      return undefined;
    }
  };
  for (const column in cells)
    if (column !== 'id' && column !== 'item_group_id')
      attempt(() => checkEncoding(cells[column as Attribute] ?? '', column));
  // A name that was not read as it was written is the name of something else, or of nothing.
  const name = (column: 'id' | 'item_group_id') =>
    attempt(() => {
      checkEncoding(cells[column] ?? '', column);
      return readId(cells[column] ?? '', column);
    });
  const sku = cells.id === undefined && fault !== undefined ? undefined : name('id');
  const productSku = cells.item_group_id?.trim() ? name('item_group_id') : sku;
  const held = (): HeldRow => ({
    ...{ line, reasons },
    ...(sku !== undefined && { sku }),
    ...(productSku !== undefined && { productSku }),
    ...(isUnsure && { isUnsure }),
  });
  if (fault !== undefined || sku === undefined || productSku === undefined) return held();

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
  put('title', 'title', (cell) => needed(bounded(readLine(cell), 'title', limits.title), 'title'));
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
  put('months', 'installment', (cell) => readInstallment(cell, price ? askedPrices(price) : []));
  attempt(() => readLink(item, cells.link, context));
  attempt(() => readPictures(item, cells, context));
  return reasons.length > 0 ? held() : { line, item };
}

function bounded(text: string, column: string, most: number): string {
  if (text.length > most) throw new Wrong(`${column} has ${text.length} characters, and ${most} are read at most`);
  return text;
}

function needed(text: string, column: string): string {
  if (text === '') throw new Wrong(`${column} is empty`);
  return text;
}

/** Price and offer are one thing: a row with a price and no sale price takes an offer back. */
function readFeedPrice(cells: Cells): FeedPrice | undefined {
  if (cells.price === undefined) {
    if (cells.sale_price?.trim())
      throw new Wrong('sale_price stands without price: an offer is told from its price, so give both');
    return undefined;
  }
  const list = readPrice(cells.price.slice(0, 60), 'price');
  const sale = cells.sale_price?.trim() ?? '';
  if (sale === '') return { list };
  const price = readPrice(sale.slice(0, 60), 'sale_price');
  if (price > list) throw new Wrong(`sale_price "${shown(sale)}" is more than price "${shown(cells.price)}"`);
  if (price === list) return { list };
  const dates = cells.sale_price_effective_date?.trim() ?? '';
  return { list, offer: { price, ...(dates !== '' && readInterval(dates, 'sale_price_effective_date')) } };
}

/** Of an offer with dates also the price outside of them: which of both is asked when the file is read, it does not know. */
function askedPrices({ list, offer }: FeedPrice): number[] {
  if (!offer) return [list];
  return offer.ends ? [offer.price, list] : [offer.price];
}

function readCondition(cell: string): FeedItem['condition'] {
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'new' || word === 'nuevo') return 'new';
  if (word === 'refurbished' || word === 'reacondicionado') return 'refurbished';
  if (word === 'used' || word === 'usado') return 'used';
  throw new Wrong(`condition "${shown(cell)}" is none of new, refurbished, used`);
}

function readAvailability(cell: string): FeedItem['availability'] {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const found = availabilities.find((one) => one === word);
  if (!found) throw new Wrong(`availability "${shown(cell)}" is none of ${availabilities.join(', ')}`);
  return found;
}

function readActive(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  if (word === '' || word === 'true' || word === 'yes') return true;
  if (word === 'false' || word === 'no') return false;
  throw new Wrong(`active "${shown(cell)}" is neither true nor false`);
}

function readHex(cell: string): string {
  const text = cell.trim().toLowerCase();
  if (text !== '' && !/^#[\da-f]{6}$/.test(text))
    throw new Wrong(`color_hex "${shown(cell)}" is no colour such as #a3195b`);
  return text;
}

/** An address of this shop keeps number and name of the product; of any other, nothing is kept. */
function readLink(item: FeedItem, link: string | undefined, { origin }: ItemContext): void {
  if (item.title !== undefined) item.slug = slugOf(item.title) || 'producto';
  if (!link?.startsWith(`${origin}/producto/`)) return;
  const [, id = '', slug] =
    /^\/producto\/(\d{1,10})\/([a-z0-9-]{1,200})(?:[?#]|$)/.exec(link.slice(origin.length)) ?? [];
  const wanted = Number(id);
  if (slug === undefined || wanted < 1 || wanted > 2_000_000_000) return;
  item.wantedId = wanted;
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
 * A picture of this shop keeps its name; one from elsewhere is named by its address, so that a changed address is another picture
 * and what is served under a name never changes.
 */
function pictureOf(link: string, column: string, { origin }: ItemContext): FeedPicture {
  const url = readUrl(link, column);
  const own = url.startsWith(`${origin}/imagenes/`)
    ? /^\/imagenes\/([A-Za-z0-9_]{4,80})-\d{2,4}\.webp$/.exec(url.slice(origin.length))?.[1]
    : undefined;
  return { key: own ?? hash('sha256', url, 'hex').slice(0, 32), url };
}
