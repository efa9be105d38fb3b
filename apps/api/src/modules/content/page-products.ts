/** The products of a page: which block shows which of them, and their cards. */
import type { BlockDocument, Product, ProductSource } from '@tianguis/contract';

const defaultLimit = 12;
/** A slide has room for this many beside its text. */
const slideLimit = 3;
/** A tile has room for this many. */
const tileLimit = 3;

export interface ProductReader {
  /** Ids of up to `enough` products of a listing, or of all that the source names by id. */
  pick(source: ProductSource, enough: number): Promise<number[]>;
  read(ids: readonly number[]): Promise<Product[]>;
}

/**
 * Each product is shown once on a page, in the first block whose source has it, unless an operator names it by id. Ids
 * are cheap: each source returns as many as it shows, plus as many as all earlier ones may have taken. Cards are
 * expensive: one statement reads those that are shown. A tile shows only pictures, so later blocks may show its
 * products as well.
 * @param blocks the blocks shown now, slides included
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
  /** Shows only their pictures. */
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
