/** Calls of reviews. All but the list and photographs need the access token of their customer in the credentials. */
import type { HelpfulReviewReply, OwnReviewReply, OwnReviewsReply, ReviewForm } from '../catalogue/own-reviews.ts';
import type { ReviewsQuery, ReviewsReply } from '../catalogue/reviews.ts';
import { apiPaths } from '../paths.ts';
import type { PhotographQuery } from '../photographs.ts';
import { type CallOptions, fill } from './transport/call-content.ts';
import type { Send } from './transport/send.ts';

type Loose<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

export const reviewCalls = (send: Send) => ({
  list: (productId: number, query: Loose<ReviewsQuery> = {}, call?: CallOptions) =>
    send<ReviewsReply>(fill(apiPaths.reviews, productId), { query }, call),
  /** The customer's reviews, and the products that they can review. */
  all: (call: CallOptions) => send<OwnReviewsReply>(apiPaths.ownReviews, {}, call),
  /** The customer's review of a product, and whether they can write one. @throws ApiError PRODUCT_NOT_FOUND */
  own: (product: number, call: CallOptions) => send<OwnReviewReply>(fill(apiPaths.ownReview, product), {}, call),
  /**
   * Writes or changes the customer's review of a product (RT-19).
   * @throws ApiError REVIEW_NOT_ALLOWED; VALIDATION_FAILED with the reason at its field; PRODUCT_NOT_FOUND
   */
  write: (product: number, json: ReviewForm, call: CallOptions) =>
    send<OwnReviewReply>(fill(apiPaths.ownReview, product), { method: 'PUT', json }, call),
  /** Erases the text and the photographs of the customer's review. @throws ApiError REVIEW_NOT_FOUND */
  withdraw: (product: number, call: CallOptions) =>
    send<OwnReviewReply>(fill(apiPaths.ownReview, product), { method: 'DELETE' }, call),
  /** A review that is shown, and whether the customer has voted for it. @throws ApiError REVIEW_NOT_FOUND */
  helpful: (review: number, call: CallOptions) =>
    send<HelpfulReviewReply>(fill(apiPaths.helpfulReview, review), {}, call),
  /** Says that a review helped, once. @throws ApiError REVIEW_NOT_FOUND; OWN_REVIEW */
  vote: (review: number, call: CallOptions) =>
    send<HelpfulReviewReply>(fill(apiPaths.helpfulReview, review), { method: 'POST' }, call),
  /** A photograph of a review that is shown, as WebP. @throws ApiError PHOTOGRAPH_NOT_FOUND */
  photograph: (fotografia: string, query: PhotographQuery, call?: CallOptions) =>
    send.stream(fill(apiPaths.reviewPhotograph, { fotografia }), { query }, call),
});
