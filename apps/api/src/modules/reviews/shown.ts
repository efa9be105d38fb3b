/** Reviews as shoppers see them. */
import { type OwnReview, pictureUrl, type Review, type ReviewedProduct } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { photographsOf } from '../photographs/service.ts';
import type { OwnReviewRow, ProductRow, VotedRow } from './own-repository.ts';

/** The use of photographs by a review. */
export const useOf = (review: number) => ({ kind: 'review', id: String(review) });

/** The photographs of reviews, by the id of the review. */
export async function photographsOfReviews(
  shop: Pick<UnitOfWork, 'db'>,
  reviews: readonly number[],
): Promise<(review: number) => string[]> {
  const found = await photographsOf(shop, reviews.map(useOf));
  return (review) => found.get(String(review)) ?? [];
}

const pictureSide = 320;

export const toProduct = ({ picture, ...product }: ProductRow): ReviewedProduct => ({
  ...{ ...product, picture: picture === null ? null : pictureUrl(picture, pictureSide) },
});

const toReview = (row: Omit<VotedRow, 'isOwn' | 'hasVoted' | 'product'>, photographs: string[]): Review => ({
  ...{ id: row.id, author: row.author, rating: row.rating, title: row.title, body: row.body, variant: row.variant },
  ...{ is_verified: row.isVerified, helpful_count: row.helpful, seller_reply: row.reply, photographs },
  ...{ created_at: row.createdAt, edited_at: row.editedAt },
});

export const toVotedReview = toReview;

export const toOwnReview = (row: OwnReviewRow, photographs: string[]): OwnReview => ({
  ...toReview({ ...row, isVerified: true }, photographs),
  ...{ product: toProduct(row.product), state: row.state, reason: row.reason },
});
