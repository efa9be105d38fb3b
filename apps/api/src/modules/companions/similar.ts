/** Products similar to one product, and to several viewed ones. */
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import type { Product } from '@tianguis/contract';
import { interleave } from '../interleave.ts';
import { toProduct } from '../products/card.ts';
import type { Origin, ProductRepository } from '../products/repository.ts';

/** Recommendations use this many of the products viewed last, and this many similar products of each. */
const maxViewed = 6;
const similarToEach = 12;
/** So many cards more are read, in place of those that have been sold out since. */
const spares = 4;

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
  const idsLike = (id: number, origin: Origin, limit: number) => index.similar({ id, ...origin, limit });

  return {
    async to(id, limit) {
      const origin = (await products.origins([id])).get(id);
      if (origin === undefined) return undefined;
      return (await products.byIds(await idsLike(id, origin, limit))).map(toProduct);
    },

    async toViewed(viewed, limit) {
      const last = viewed.slice(0, maxViewed);
      const origins = await products.origins(last);
      const lists = await Promise.all(
        last.map((id) => {
          const origin = origins.get(id);
          return origin === undefined ? [] : idsLike(id, origin, similarToEach);
        }),
      );
      const ids = [...new Set(interleave(lists))].filter((id) => !viewed.includes(id));
      // The index may be a moment behind what was sold.
      const cards = await products.byIds(ids.slice(0, limit + spares));
      return cards
        .filter(({ stock }) => stock > 0)
        .slice(0, limit)
        .map(toProduct);
    },
  };
}
