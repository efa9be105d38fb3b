/** Products similar to one product, and to several viewed ones. */
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import type { Product } from '@tianguis/contract';
import { interleave } from '../interleave.ts';
import { toProduct } from './card.ts';
import type { ProductRepository } from './repository.ts';

/** Recommendations use this many of the products viewed last, and this many similar products of each. */
const maxViewed = 6;
const similarToEach = 12;

interface SimilarProducts {
  /** Undefined when there is no such product. */
  to(id: number, limit: number): Promise<Product[] | undefined>;
  /** In turn for each viewed product, the latest first; without duplicates and viewed products. */
  toViewed(viewed: readonly number[], limit: number): Promise<Product[]>;
}

export function createSimilarProducts(
  products: ProductRepository,
  index: Pick<CatalogueIndex, 'similar'>,
): SimilarProducts {
  const to = async (id: number, limit: number): Promise<Product[] | undefined> => {
    const origin = await products.origin(id);
    if (origin === undefined) return undefined;
    const ids = await index.similar({ id, ...origin, limit });
    return (await products.byIds(ids)).map(toProduct);
  };

  return {
    to,
    async toViewed(viewed, limit) {
      const lists = await Promise.all(
        viewed.slice(0, maxViewed).map(async (id) => (await to(id, similarToEach)) ?? []),
      );
      const picked = new Map(
        interleave(lists)
          .filter((product) => !viewed.includes(product.id))
          .map((product) => [product.id, product]),
      );
      return [...picked.values()].filter(({ stock }) => stock > 0).slice(0, limit);
    },
  };
}
