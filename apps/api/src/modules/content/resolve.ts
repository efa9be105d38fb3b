/** A document's blocks → what is shown now, with products, stores and pictures. */
import type {
  Block,
  BlockDocument,
  CategoryNode,
  ContentLink,
  Product,
  ProductSource,
  Store,
} from '@tianguis/contract';
import MarkdownIt from 'markdown-it';
import { isShown, nextMidnight } from './schedule.ts';

export interface Shelves {
  products(source: ProductSource): Promise<Product[]>;
  product(id: number): Promise<Product | undefined>;
  departments(): Promise<readonly CategoryNode[]>;
  /** Path of a category's picture, or of the nearest above it that has one. */
  categoryPicture(id: number): Promise<string | undefined>;
  officialStores(limit: number): Promise<Store[]>;
}

/** An operator's text is trusted with words and links, not with markup. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const defaultLimit = 12;
const defaultStores = 8;

/** Asked for beyond a block's limit, for those that an earlier block shows already. */
const spare = 30;

/**
 * A product stands on a page once, in the first block that has it, unless an operator names it by its id. A block that has nothing
 * to show is left out: an empty shelf tells a shopper nothing.
 */
export async function resolveBlocks(blocks: readonly BlockDocument[], shelves: Shelves, now: number): Promise<Block[]> {
  const shown = blocks.filter((block) => isShown(block, now));
  const generous: Shelves = {
    ...shelves,
    products: (source) => shelves.products(source.ids ? source : { ...source, limit: limitOf(source) + spare }),
  };
  const resolved = await Promise.all(shown.map((block) => resolveBlock(block, generous, now)));
  const seen = new Set<number>();
  const once = (products: readonly Product[], source: ProductSource | undefined): Product[] => {
    const rest = source?.ids ? [...products] : products.filter(({ id }) => !seen.has(id)).slice(0, limitOf(source));
    for (const { id } of rest) seen.add(id);
    return rest;
  };
  return resolved.flatMap((block, at) => {
    const document = shown[at];
    if (block === undefined || document === undefined) return [];
    if (block.type === 'hero' && document.type === 'hero') {
      const sources = document.slides.filter((slide) => isShown(slide, now)).map((slide) => slide.products);
      return [
        {
          ...block,
          slides: block.slides.map((slide, index) => ({
            ...slide,
            products: once(slide.products, heroSource(sources[index])),
          })),
        },
      ];
    }
    if (!('products' in block) || !('source' in document)) return [block];
    const products = once(block.products, document.source);
    return products.length > 0 ? [{ ...block, products }] : [];
  });
}

function limitOf(source: ProductSource | undefined): number {
  return source?.limit ?? defaultLimit;
}

/** As many as lie beside the words of a slide. */
function heroSource(source: ProductSource | undefined): ProductSource | undefined {
  return source && { ...source, limit: source.limit ?? 3 };
}

async function resolveBlock(block: BlockDocument, shelves: Shelves, now: number): Promise<Block | undefined> {
  switch (block.type) {
    case 'hero':
      return heroOf(block, shelves, now);
    case 'offers': {
      const ends = block.until ?? (block.source.rotate === 'daily' ? new Date(nextMidnight(now)).toISOString() : null);
      return withProducts(block, shelves, (products) => ({
        type: 'offers',
        ...titleOf(block),
        ends_at: ends,
        products,
      }));
    }
    case 'products':
      return withProducts(block, shelves, (products) => ({
        type: 'products',
        ...titleOf(block),
        grid: block.grid ?? false,
        products,
      }));
    case 'recommended':
      return withProducts(block, shelves, (products) => ({ type: 'recommended', ...titleOf(block), products }));
    case 'departments':
      return departmentsOf(block, shelves);
    case 'stores': {
      const stores = await shelves.officialStores(block.limit ?? defaultStores);
      return stores.length > 0 ? { type: 'stores', ...titleOf(block), stores } : undefined;
    }
    case 'editorial':
      return editorialOf(block, shelves);
    case 'text':
      return { type: 'text', html: markdown.render(block.markdown) };
  }
}

type Named<Name extends BlockDocument['type']> = Extract<BlockDocument, { type: Name }>;

function titleOf({ title, more }: { title: string; more?: ContentLink | undefined }) {
  return { title, more: more ?? null };
}

async function withProducts(
  { source }: { source: ProductSource },
  shelves: Shelves,
  make: (products: Product[]) => Block,
): Promise<Block | undefined> {
  const products = await shelves.products(source);
  return products.length > 0 ? make(products) : undefined;
}

async function heroOf({ slides }: Named<'hero'>, shelves: Shelves, now: number): Promise<Block | undefined> {
  const shown = await Promise.all(
    slides
      .filter((slide) => isShown(slide, now))
      .map(async ({ eyebrow = '', title, text = '', look, actions, products }) => ({
        eyebrow,
        title,
        text,
        look,
        actions,
        products: products ? await shelves.products(products) : [],
      })),
  );
  return shown.length > 0 ? { type: 'hero', slides: shown } : undefined;
}

async function departmentsOf(block: Named<'departments'>, shelves: Shelves): Promise<Block | undefined> {
  const all = await shelves.departments();
  const chosen = block.ids ? block.ids.flatMap((id) => all.find((one) => one.id === id) ?? []) : all;
  const departments = chosen.map(({ id, name, slug, icon }) => ({ id, name, slug, icon }));
  return departments.length > 0 ? { type: 'departments', ...titleOf(block), departments } : undefined;
}

async function editorialOf(block: Named<'editorial'>, shelves: Shelves): Promise<Block> {
  const tiles = await Promise.all(
    block.tiles.map(async ({ title, text = '', href, picture }) => {
      const path =
        picture === undefined
          ? undefined
          : 'product' in picture
            ? (await shelves.product(picture.product))?.pictures[0]?.thumbnail
            : await shelves.categoryPicture(picture.category);
      return { title, text, href, picture: path ?? null };
    }),
  );
  return { type: 'editorial', ...titleOf(block), tiles };
}
