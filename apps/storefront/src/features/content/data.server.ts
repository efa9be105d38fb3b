/** What home, corners and landings load: the API's blocks with products as cards. */
import type { Block, BlockOf, ContentKind, ContentPage, ContentQuery } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { data } from 'react-router';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import { answered } from '../../shared/api/failures.ts';

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
  page: Omit<ContentPage, 'blocks'>;
  blocks: BlockData[];
  /** The moment that a preview looks into, or true for now; false for what everybody sees. */
  preview: string | boolean;
}

/** A page of blocks. A request with `vista` (and `fecha`) is a preview by a signed link. */
export async function contentPage(
  api: ApiClient,
  kind: ContentKind,
  key: string,
  request: Request,
): Promise<ContentData> {
  const query = previewQuery(new URL(request.url).searchParams);
  const reply = await answered(api.content.page(kind, key, query));
  const { blocks, ...page } = reply.data.page;
  const { metadata } = reply;
  return { page, blocks: blocks.map(toBlock), preview: metadata.preview && (query.at ?? true) };
}

/** The reply of a page of blocks: a preview is nobody else's, is kept nowhere, and does not tell others where it was seen. */
export function contentReply<Data>(content: ContentData, value: Data) {
  const headers: Record<string, string> = content.preview
    ? { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    : {};
  return data(value, { headers });
}

function previewQuery(parameters: URLSearchParams): ContentQuery {
  const preview = parameters.get('vista');
  const at = parameters.get('fecha');
  return preview ? { preview, ...(at && { at }) } : {};
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
