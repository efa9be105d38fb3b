import type { Review, ReviewsReply } from '@tianguis/contract';
import { helpfulReviewPath, reviewPhotographPath, writeReviewPath } from '@tianguis/domain/review';

/** A review. The server makes its paths, so that the page needs no code for them. */
export interface ReviewData extends Omit<Review, 'photographs'> {
  /** Paths of its photographs. */
  photographs: string[];
  /** Where a customer says that it helped. */
  helpfulHref: string;
}

export interface ReviewsData {
  average: number;
  count: number;
  /** Number of reviews with 5, 4, 3, 2, 1 stars, in the sequence shown. */
  distribution: { stars: number; count: number; share: number }[];
  reviews: ReviewData[];
  /** The form of an own review. */
  writeHref: string;
  page: number;
  pages: number;
  /** Number of reviews with the chosen stars. */
  total: number;
  stars: number | undefined;
  sort: string;
}

export function toReviews(
  product: number,
  reply: ReviewsReply,
  query: { stars: number | undefined; reviewSort: string },
): ReviewsData {
  const { average, count, histogram } = reply.data.summary;
  return {
    average,
    count,
    distribution: histogram
      .map((reviews, index) => ({
        stars: index + 1,
        count: reviews,
        share: count === 0 ? 0 : Math.round((reviews * 100) / count),
      }))
      .reverse(),
    reviews: reply.data.reviews.map((review) => ({
      ...review,
      photographs: review.photographs.map(reviewPhotographPath),
      helpfulHref: helpfulReviewPath(review.id),
    })),
    writeHref: writeReviewPath(product),
    page: reply.metadata.page,
    pages: reply.metadata.pages,
    total: reply.metadata.total,
    stars: query.stars,
    sort: query.reviewSort,
  };
}
