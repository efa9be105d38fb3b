/** Parses links of a row: the product's URL and its pictures. */
import { hash } from 'node:crypto';
import type { Cells } from '../attributes.ts';
import { limits } from '../faults.ts';
import { readList, readParts } from '../read/list.ts';
import type { FeedItem, FeedPicture } from './item.ts';
import { readBounded, slugOf } from './text.ts';
import { readUrl } from './values.ts';

export interface ItemContext {
  /** The shop's origin. With it, the parser recognises product and picture URLs of this shop. */
  origin: string;
}

/**
 * Reads product id and slug from a product URL of this shop. Other links are ignored; the slug is then derived from the
 * title.
 */
export function readLink(item: FeedItem, link: string | undefined, { origin }: ItemContext): void {
  if (item.title !== undefined) item.slug = slugOf(item.title) || 'producto';
  if (!link?.startsWith(`${origin}/producto/`)) return;
  const [, id = '', slug] =
    /^\/producto\/(\d{1,10})\/([a-z0-9-]{1,200})(?:[?#]|$)/.exec(link.slice(origin.length)) ?? [];
  const productId = Number(id);
  if (slug === undefined || productId < 1 || productId > 2_000_000_000) return;
  item.linkedProductId = productId;
  item.slug = slug;
}

export function readPictures(item: FeedItem, cells: Cells, context: ItemContext): void {
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
    color: readBounded(color, 'gallery', limits.brand),
    alt: readBounded(alt, 'gallery', limits.title),
  };
}

/**
 * A picture of this shop keeps the key in its URL. The key of an external picture is a hash of its URL. So a changed
 * URL is a new picture, and the content behind a key never changes.
 */
function pictureOf(link: string, column: string, { origin }: ItemContext): FeedPicture {
  const url = readUrl(link, column);
  const own = url.startsWith(`${origin}/imagenes/`)
    ? /^\/imagenes\/([A-Za-z0-9_]{4,80})-\d{2,4}\.webp$/.exec(url.slice(origin.length))?.[1]
    : undefined;
  return { key: own ?? hash('sha256', url, 'hex').slice(0, 32), url };
}
