/** Products similar to one product (related), and similar to several viewed products (recommendations). */
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import type { Product, RecommendationsQuery, RelatedQuery } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { parseIds } from '../id-list.ts';
import { interleave } from '../interleave.ts';
import type { Origin, ProductService } from '../products/service.ts';

/** Number of viewed products, from the latest, that recommendations use. */
const maxViewed = 6;
const similarToEach = 12;
/** Additional cards that are read, to replace products that are sold out. */
const spares = 4;
const defaultSize = 12;

export interface SimilarProducts {
  /** Products similar to one product. @throws Failure `PRODUCT_NOT_FOUND` */
  related(id: number, query: RelatedQuery): Promise<Product[]>;
  /**
   * Products similar to the viewed products: one product for each viewed product in turn, starting with the product
   * that was viewed last. Leaves out duplicates and viewed products.
   */
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
      // The index may still have products that were sold out a moment ago.
      const cards = await products.byIds(ids.slice(0, limit + spares));
      return cards.filter(({ stock }) => stock > 0).slice(0, limit);
    },
  };
}
