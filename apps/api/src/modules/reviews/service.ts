import type { ReviewsQuery, ReviewsReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { pageMetadata } from '../page-metadata.ts';
import { createReviewRepository } from './repository.ts';
import { photographsOfReviews } from './shown.ts';

const defaultPageSize = 10;

export interface ReviewService {
  /** A page of a product's reviews. @throws Failure `PRODUCT_NOT_FOUND` */
  list(productId: number, query: ReviewsQuery): Promise<ReviewsReply>;
}

export function createReviewService(shop: Pick<UnitOfWork, 'db'>): ReviewService {
  const reviews = createReviewRepository(shop.db);
  return {
    async list(productId, { rating, order_by: sort = 'helpful', page = 1, page_size: limit = defaultPageSize }) {
      const found = await reviews.ofProduct({ productId, rating, sort, limit, offset: (page - 1) * limit });
      if (found === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      const { rating_average: average, rating_count: count, rating_histogram: histogram } = found;
      const photographs = await photographsOfReviews(
        shop,
        found.reviews.map(({ id }) => id),
      );
      const shown = found.reviews.map((review) => ({ ...review, photographs: photographs(review.id) }));
      return {
        data: { reviews: shown, summary: { average, count, histogram } },
        metadata: pageMetadata(found.total, page, limit),
      };
    },
  };
}
