/** Loads the data of home, corners and landings: the API's blocks, with products as cards. */
import type { Block, BlockOf, ContentKind, ContentPage, ContentQuery } from '@tianguis/contract';
import { landingPath } from '@tianguis/domain';
import { data } from 'react-router';
import { type CardData, toCard } from '../../commerce/product-card/card-data.ts';
import { answered } from '../../shared/api/failures.ts';
import type { ShopContext } from '../../shared/api/shop-context.ts';

type WithCards<One> = One extends { products: unknown } ? Omit<One, 'products'> & { products: CardData[] } : One;
export interface SlideData extends Omit<BlockOf<'hero'>['slides'][number], 'products'> {
  products: CardData[];
}
export interface StoreTileData {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  accent: string;
  products: number;
}
export type BlockData =
  | WithCards<Exclude<Block, { type: 'hero' | 'stores' }>>
  | { type: 'hero'; slides: SlideData[] }
  | (Omit<BlockOf<'stores'>, 'stores'> & { stores: StoreTileData[] });

export interface ContentData {
  page: Omit<ContentPage, 'blocks' | 'parent'> & {
    /** The page to which the breadcrumb leads. */
    parent: { title: string; path: string } | null;
  };
  blocks: BlockData[];
  /** False for the published page. True for a preview as of now; a string for a preview as of that moment. */
  preview: string | boolean;
}

/** The data of a page of blocks. */
export interface ContentLoad {
  content: ContentData;
  /** The page's canonical path. */
  path: string;
  hiddenDiscount: number;
  origin: string;
  siteName: string;
}

/**
 * Loads a page of blocks at its canonical URL. A request with `vista` (and `fecha`) is a preview by a signed link. A
 * request with `version` shows this version of a legal text (RT-27).
 */
export async function loadContent(
  { api, config, publicOrigin }: ShopContext,
  { kind, key, url }: { kind: ContentKind; key: string; url: URL },
  pathOf: (page: { id: string; slug: string }) => string,
): Promise<ContentLoad> {
  const query = queryOf(url.searchParams);
  const { data: reply, metadata } = await answered(api.content.page(kind, key, query));
  const { blocks, parent: above, ...others } = reply.page;
  const parent = above && { title: above.title, path: landingPath(above.key) };
  const page = { ...others, parent };
  return {
    content: { page, blocks: blocks.map(toBlock), preview: metadata.preview && (query.at ?? true) },
    path: pathOf({ id: key, slug: page.slug }),
    hiddenDiscount: config.hiddenDiscount,
    origin: publicOrigin,
    siteName: config.name,
  };
}

/** The response of a page of blocks. A preview is not indexed and not cached, and sends no referrer. */
export function contentReply<Load extends ContentLoad>(load: Load) {
  const headers: Record<string, string> = load.content.preview
    ? { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    : {};
  return data(load, { headers });
}

function queryOf(parameters: URLSearchParams): ContentQuery {
  const preview = parameters.get('vista');
  const at = parameters.get('fecha');
  const version = parameters.get('version');
  if (preview) return { preview, ...(at && { at }) };
  return version ? { version } : {};
}

function toBlock(block: Block): BlockData {
  switch (block.type) {
    case 'hero':
      return { ...block, slides: block.slides.map((slide) => ({ ...slide, products: slide.products.map(toCard) })) };
    case 'stores':
      return {
        ...block,
        stores: block.stores.map(({ id, slug, name, logo, accent, products }) => ({
          id,
          slug,
          name,
          logo,
          accent,
          products,
        })),
      };
    case 'offers':
    case 'products':
    case 'recommended':
      return { ...block, products: block.products.map(toCard) };
    default:
      return block;
  }
}
