import type { ReviewsQuery, ReviewsReply } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { pageMetadata } from '../page-metadata.ts';
import type { ReviewRepository } from './repository.ts';

const defaultPageSize = 10;

export interface ReviewService {
  /** A page of a product's reviews. @throws Failure `PRODUCT_NOT_FOUND` */
  list(productId: number, query: ReviewsQuery): Promise<ReviewsReply>;
}

export function createReviewService(reviews: ReviewRepository): ReviewService {
  return {
    async list(productId, { rating, order_by: sort = 'helpful', page = 1, page_size: limit = defaultPageSize }) {
      const found = await reviews.ofProduct({ productId, rating, sort, limit, offset: (page - 1) * limit });
      if (found === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      const { rating_average: average, rating_count: count, rating_histogram: histogram } = found;
      return {
        data: { reviews: found.reviews, summary: { average, count, histogram } },
        metadata: pageMetadata(found.total, page, limit),
      };
    },
  };
}
