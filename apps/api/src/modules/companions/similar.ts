/** Products similar to one product (related), and to several viewed ones (recommendations). */
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import type { Product, RecommendationsQuery, RelatedQuery } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { parseIds } from '../id-list.ts';
import { interleave } from '../interleave.ts';
import type { Origin, ProductService } from '../products/service.ts';

/** Recommendations use this many of the products viewed last, and this many similar products of each. */
const maxViewed = 6;
const similarToEach = 12;
/** So many cards more are read, in place of those that have been sold out since. */
const spares = 4;
const defaultSize = 12;

export interface SimilarProducts {
  /** @throws Failure `PRODUCT_NOT_FOUND` */
  related(id: number, query: RelatedQuery): Promise<Product[]>;
  /** Products similar to those viewed before, the latest first, in turn; without duplicates and viewed products. */
  recommendations(query: RecommendationsQuery): Promise<Product[]>;
}

export function createSimilarProducts(
  products: Pick<ProductService, 'byIds' | 'origins'>,
  index: Pick<CatalogueIndex, 'similar'>,
): SimilarProducts {
  const idsLike = (id: number, origin: Origin, limit: number) => index.similar({ id, ...origin, limit });

  return {
    async related(id, { page_size: limit = defaultSize }) {
      const origin = (await products.origins([id])).get(id);
      if (origin === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      return products.byIds(await idsLike(id, origin, limit));
    },

    async recommendations({ seen, page_size: limit = defaultSize }) {
      const viewed = parseIds(seen);
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
      return cards.filter(({ stock }) => stock > 0).slice(0, limit);
    },
  };
}
