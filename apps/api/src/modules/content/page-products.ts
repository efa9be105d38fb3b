/** The products of a page: which stand in which block, and their cards. */
import type { BlockDocument, Product, ProductSource } from '@tianguis/contract';

const defaultLimit = 12;
/** As many as lie beside the words of a slide. */
const slideLimit = 3;
/** As many as a tile has room for. */
const tileLimit = 3;

export interface ProductShelves {
  /** Ids of up to `enough` products of a listing, or of all that the source names by id. */
  pick(source: ProductSource, enough: number): Promise<number[]>;
  read(ids: readonly number[]): Promise<Product[]>;
}

/**
 * A product stands on a page once, in the first block that has it, unless an operator names it by its id. Ids are cheap: each source
 * gives as many as it shows and as all before it may have taken. Cards are not: they are read in one statement, those shown alone.
 * A tile has only pictures of products: it takes them from no shelf below.
 * @param blocks what is shown now, slides included
 */
export async function readPageProducts(
  blocks: readonly BlockDocument[],
  { pick, read }: ProductShelves,
): Promise<ReadonlyMap<ProductSource, Product[]>> {
  const wanted = blocks.flatMap(wantedBy);
  let before = 0;
  const picking = wanted.map(({ source, limit }) => {
    before += limit;
    return pick(source, before);
  });
  const picked = await Promise.all(picking);
  const seen = new Set<number>();
  const pictured = new Set<number>();
  const chosen = wanted.map(({ source, limit, asPictures = false }, at) => {
    const isFree = (id: number) => !seen.has(id) && !(asPictures && pictured.has(id));
    const ids = (picked[at] ?? []).filter((id) => source.ids !== undefined || isFree(id)).slice(0, limit);
    for (const id of ids) (asPictures ? pictured : seen).add(id);
    return { source, ids };
  });
  const cards = new Map((await read([...new Set([...seen, ...pictured])])).map((card) => [card.id, card]));
  return new Map(chosen.map(({ source, ids }) => [source, ids.flatMap((id) => cards.get(id) ?? [])]));
}

export interface Wanted {
  source: ProductSource;
  /** Products that it shows at most. */
  limit: number;
  /** Only pictures of them are shown. */
  asPictures?: boolean;
}

/** The sources of a block, in the order in which they are shown. */
export function wantedBy(block: BlockDocument): Wanted[] {
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
