/** Reviews for the operator's commands. */
import type { UnitOfWork } from '@tianguis/database';
import { type RatingSheet, type ReviewSheet, reviewOperatorRepository } from './operator-repository.ts';

export type { RatingSheet, ReviewSheet } from './operator-repository.ts';

export type HiddenChange = { review: ReviewSheet; before: RatingSheet; after: RatingSheet };

/** @throws Error with one sentence for an operator */
export function createReviewOperator(shop: UnitOfWork) {
  const reviews = reviewOperatorRepository(shop.db);

  async function ratings(productId: number): Promise<RatingSheet> {
    const sheet = await reviews.ratings(productId);
    if (!sheet) throw new Error(`There is no product ${productId}.`);
    return sheet;
  }

  return {
    async list(productId: number): Promise<{ ratings: RatingSheet; reviews: ReviewSheet[] }> {
      return { ratings: await ratings(productId), reviews: await reviews.ofProduct(productId) };
    },
    /** Hides a review, or shows a hidden review again. Updates the ratings of the product and the store. */
    async setHidden(id: number, hidden: boolean): Promise<HiddenChange> {
      const review = await reviews.one(id);
      if (!review) throw new Error(`There is no review ${id}.`);
      if (review.hidden === hidden) throw new Error(`Review ${id} is ${hidden ? 'hidden' : 'shown'} already.`);
      const before = await ratings(review.productId);
      await shop.withTransaction(async (unit) => {
        const { lockStore, setHidden, countStars } = reviewOperatorRepository(unit.db);
        await lockStore(review.productId);
        await setHidden(id, hidden);
        await countStars(review.productId);
      });
      return { review, before, after: await ratings(review.productId) };
    },
  };
}

export type ReviewOperator = ReturnType<typeof createReviewOperator>;
