/** Chooses the products for the blocks of a page, and reads the products' cards. */
import type { BlockDocument, Product, ProductSource } from '@tianguis/contract';

const defaultLimit = 12;
/** The most products that a slide shows beside its text. */
const slideLimit = 3;
/** The most products that a tile shows. */
const tileLimit = 3;

export interface ProductReader {
  /** Returns ids of up to `enough` products of a listing, or all ids that the source lists itself. */
  pick(source: ProductSource, enough: number): Promise<number[]>;
  read(ids: readonly number[]): Promise<Product[]>;
}

/**
 * Chooses the products of each source. A page shows each product once, in the first block whose source has the product,
 * unless an operator listed its id. Ids are cheap: each source returns the ids that its block needs, plus as many ids
 * as earlier blocks may have taken. Cards are expensive: one statement reads only the cards that are shown. A tile
 * shows only pictures, so later blocks may show the products of a tile as well.
 * @param blocks the blocks that are shown now, including slides
 */
export async function readPageProducts(
  blocks: readonly BlockDocument[],
  { pick, read }: ProductReader,
): Promise<ReadonlyMap<ProductSource, Product[]>> {
  const sources = blocks.flatMap(sourcesOf);
  let before = 0;
  const picking = sources.map(({ source, limit }) => {
    before += limit;
    return pick(source, before);
  });
  const picked = await Promise.all(picking);
  const seen = new Set<number>();
  const pictured = new Set<number>();
  const chosen = sources.map(({ source, limit, asPictures = false }, at) => {
    const isFree = (id: number) => !seen.has(id) && !(asPictures && pictured.has(id));
    const ids = (picked[at] ?? []).filter((id) => source.ids !== undefined || isFree(id)).slice(0, limit);
    for (const id of ids) (asPictures ? pictured : seen).add(id);
    return { source, ids };
  });
  const cards = new Map((await read([...new Set([...seen, ...pictured])])).map((card) => [card.id, card]));
  return new Map(chosen.map(({ source, ids }) => [source, ids.flatMap((id) => cards.get(id) ?? [])]));
}

export interface ShownSource {
  source: ProductSource;
  /** Maximum number of products. */
  limit: number;
  /** Shows only the pictures of the products. */
  asPictures?: boolean;
}

/** The sources of a block, in the sequence in which they are shown. */
export function sourcesOf(block: BlockDocument): ShownSource[] {
  if (block.type === 'hero')
    return block.slides.flatMap(({ products: source }) =>
      source ? [{ source, limit: source.limit ?? slideLimit }] : [],
    );
  if (block.type === 'editorial')
    return block.tiles.flatMap(({ picture }) =>
      picture && 'products' in picture ? [{ source: picture.products, limit: tileLimit, asPictures: true }] : [],
    );
  if (!('source' in block)) return [];
  const { source } = block;
  return [{ source, limit: source.limit ?? source.ids?.length ?? defaultLimit }];
}
