import type { Review, ReviewsReply } from '@tianguis/contract';

export interface ReviewsData {
  average: number;
  count: number;
  /** Reviews of 5, 4, 3, 2, 1 stars, as they are shown. */
  distribution: { stars: number; count: number; share: number }[];
  reviews: Review[];
  page: number;
  pages: number;
  /** Reviews under the chosen number of stars. */
  total: number;
  stars: number | undefined;
  order: string;
}

export function toReviews(reply: ReviewsReply, query: { stars: number | undefined; reviewOrder: string }): ReviewsData {
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
    reviews: reply.data.reviews,
    page: reply.metadata.page,
    pages: reply.metadata.pages,
    total: reply.metadata.total,
    stars: query.stars,
    order: query.reviewOrder,
  };
}
