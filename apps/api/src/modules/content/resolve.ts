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
import { type ProductShelves, readPageProducts } from './page-products.ts';
import { endOfOffers } from './schedule.ts';

export interface Shelves extends ProductShelves {
  departments(): Promise<readonly CategoryNode[]>;
  /** Path of a category's picture, or of the nearest above it that has one. */
  categoryPicture(id: number): Promise<string | undefined>;
  officialStores(limit: number): Promise<Store[]>;
}

/** An operator's text is trusted with words and links, not with markup. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const defaultStores = 8;

/**
 * What blocks show of this moment. One that has nothing to show is left out: an empty shelf tells a shopper nothing.
 * @param blocks within their dates
 */
export async function resolveBlocks(blocks: readonly BlockDocument[], shelves: Shelves, now: number): Promise<Block[]> {
  const products = readPageProducts(blocks, shelves);
  const from = async (source: ProductSource | undefined) => (source && (await products).get(source)) || [];
  const resolved = await Promise.all(blocks.map((block) => resolveBlock(block, from, shelves, now)));
  return resolved.flatMap((block) => block ?? []);
}

type Products = (source: ProductSource | undefined) => Promise<Product[]>;

async function resolveBlock(
  block: BlockDocument,
  productsOf: Products,
  shelves: Shelves,
  now: number,
): Promise<Block | undefined> {
  switch (block.type) {
    case 'hero':
      return heroOf(block, productsOf);
    case 'offers':
    case 'products':
    case 'recommended': {
      const products = await productsOf(block.source);
      return products.length > 0 ? shelfOf(block, products, now) : undefined;
    }
    case 'departments':
      return departmentsOf(block, shelves);
    case 'stores': {
      const stores = await shelves.officialStores(block.limit ?? defaultStores);
      return stores.length > 0 ? { type: 'stores', ...titleOf(block), stores } : undefined;
    }
    case 'editorial':
      return editorialOf(block, productsOf, shelves);
    case 'text':
      return { type: 'text', html: markdown.render(block.markdown) };
  }
}

type Named<Name extends BlockDocument['type']> = Extract<BlockDocument, { type: Name }>;

function titleOf({ title, more }: { title: string; more?: ContentLink | undefined }) {
  return { title, more: more ?? null };
}

function shelfOf(block: Named<'offers' | 'products' | 'recommended'>, products: Product[], now: number): Block {
  switch (block.type) {
    case 'offers':
      return { type: 'offers', ...titleOf(block), ends_at: endOfOffers(block, now), products };
    case 'products':
      return { type: 'products', ...titleOf(block), grid: block.grid ?? false, products };
    case 'recommended':
      return { type: 'recommended', ...titleOf(block), products };
  }
}

async function heroOf({ slides }: Named<'hero'>, productsOf: Products): Promise<Block | undefined> {
  const shown = await Promise.all(
    slides.map(async ({ eyebrow = '', title, text = '', look, actions, products }) => ({
      eyebrow,
      title,
      text,
      look,
      actions,
      products: await productsOf(products),
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

type TilePicture = Named<'editorial'>['tiles'][number]['picture'];

async function editorialOf(block: Named<'editorial'>, productsOf: Products, shelves: Shelves): Promise<Block> {
  const tiles = await Promise.all(
    block.tiles.map(async ({ title, text = '', href, picture }) => {
      const pictures = await tilePictures(picture, productsOf, shelves);
      return { title, text, href, pictures: pictures.filter((path) => path !== undefined) };
    }),
  );
  return { type: 'editorial', ...titleOf(block), lead: block.lead ?? false, tiles };
}

async function tilePictures(
  picture: TilePicture,
  productsOf: Products,
  shelves: Shelves,
): Promise<(string | undefined)[]> {
  if (picture === undefined) return [];
  if ('category' in picture) return [await shelves.categoryPicture(picture.category)];
  const products = 'product' in picture ? await shelves.read([picture.product]) : await productsOf(picture.products);
  return products.map(({ pictures: [first] }) => first?.thumbnail);
}
