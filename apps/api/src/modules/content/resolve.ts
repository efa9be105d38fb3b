/** Resolves a document's blocks to their current content, with products, stores and pictures. */
import type {
  Block,
  BlockDocument,
  CategoryNode,
  ContentLink,
  Product,
  ProductSource,
  Store,
} from '@tianguis/contract';
import { parseMoment } from '@tianguis/domain';
import MarkdownIt from 'markdown-it';
import { fitBlocks, type OwnCategories } from './own-categories.ts';
import { type ProductReader, readPageProducts } from './products/page-products.ts';
import { endOfOffers } from './schedule.ts';

export interface ContentReader extends ProductReader {
  /** The categories of the shop, as documents name them. */
  own(): Promise<OwnCategories>;
  departments(): Promise<readonly CategoryNode[]>;
  /** Path of a category's picture, or of its nearest ancestor with a picture. */
  categoryPicture(id: number): Promise<string | undefined>;
  officialStores(limit: number): Promise<Store[]>;
}

/** Texts of operators may contain links, but no HTML. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const defaultStores = 8;

/**
 * Resolves blocks to their current content. Leaves out a block that has nothing to show.
 * @param documents the blocks within their dates
 */
export async function resolveBlocks(
  documents: readonly BlockDocument[],
  reader: ContentReader,
  now: number,
): Promise<Block[]> {
  // A page of text needs nothing of the shop.
  const isText = documents.every(({ type }) => type === 'text');
  const blocks = isText ? documents : fitBlocks(documents, await reader.own());
  const products = readPageProducts(blocks, reader);
  const from = async (source: ProductSource | undefined) => (source && (await products).get(source)) || [];
  const resolved = await Promise.all(blocks.map((block) => resolveBlock(block, from, reader, now)));
  return resolved.flatMap((block) => block ?? []);
}

type Products = (source: ProductSource | undefined) => Promise<Product[]>;

async function resolveBlock(
  block: BlockDocument,
  productsOf: Products,
  reader: ContentReader,
  now: number,
): Promise<Block | undefined> {
  switch (block.type) {
    case 'hero':
      return heroOf(block, productsOf);
    case 'offers':
    case 'products':
    case 'recommended': {
      const products = await productsOf(block.source);
      return products.length > 0 ? productBlockOf(block, products, now) : undefined;
    }
    case 'departments':
      return departmentsOf(block, reader);
    case 'stores': {
      const stores = await reader.officialStores(block.limit ?? defaultStores);
      return stores.length > 0 ? { type: 'stores', ...titleOf(block), stores } : undefined;
    }
    case 'editorial':
      return editorialOf(block, productsOf, reader);
    case 'countdown': {
      const { title, text = '', action = null, until } = block;
      return { type: 'countdown', title, text, action, ends_at: new Date(parseMoment(until) ?? 0).toISOString() };
    }
    case 'text':
      return { type: 'text', html: markdown.render(block.markdown) };
  }
}

type Named<Name extends BlockDocument['type']> = Extract<BlockDocument, { type: Name }>;

function titleOf({ title, more }: { title: string; more?: ContentLink | undefined }) {
  return { title, more: more ?? null };
}

function productBlockOf(block: Named<'offers' | 'products' | 'recommended'>, products: Product[], now: number): Block {
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

async function departmentsOf(block: Named<'departments'>, reader: ContentReader): Promise<Block | undefined> {
  const all = await reader.departments();
  const own = await reader.own();
  const chosen = block.ids ? block.ids.map(own.numberOf).flatMap((id) => all.find((one) => one.id === id) ?? []) : all;
  const departments = chosen.map(({ id, name, slug, icon }) => ({ id, name, slug, icon }));
  return departments.length > 0 ? { type: 'departments', ...titleOf(block), departments } : undefined;
}

type TilePicture = Named<'editorial'>['tiles'][number]['picture'];

async function editorialOf(block: Named<'editorial'>, productsOf: Products, reader: ContentReader): Promise<Block> {
  const tiles = await Promise.all(
    block.tiles.map(async ({ title, text = '', href, picture }) => {
      const pictures = await tilePictures(picture, productsOf, reader);
      return { title, text, href, pictures: pictures.filter((path) => path !== undefined) };
    }),
  );
  return { type: 'editorial', ...titleOf(block), lead: block.lead ?? false, tiles };
}

async function tilePictures(
  picture: TilePicture,
  productsOf: Products,
  reader: ContentReader,
): Promise<(string | undefined)[]> {
  if (picture === undefined) return [];
  if ('category' in picture) {
    const id = (await reader.own()).numberOf(picture.category);
    return id === undefined ? [] : [await reader.categoryPicture(id)];
  }
  const products = 'product' in picture ? await reader.read([picture.product]) : await productsOf(picture.products);
  return products.map(({ pictures: [first] }) => first?.thumbnail);
}
