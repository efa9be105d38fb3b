/** What an operator's commands do with reviews. */
import type { RatingSheet, ReviewOfficeRepository, ReviewSheet } from './office-repository.ts';

export { createReviewOfficeRepository, type RatingSheet, type ReviewSheet } from './office-repository.ts';

export type HiddenChange = { review: ReviewSheet; before: RatingSheet; after: RatingSheet };

/** @throws Error of one sentence for an operator */
export function createReviewOffice(repository: ReviewOfficeRepository) {
  async function ratings(productId: number): Promise<RatingSheet> {
    const sheet = await repository.ratings(productId);
    if (!sheet) throw new Error(`There is no product ${productId}.`);
    return sheet;
  }

  return {
    async list(productId: number): Promise<{ ratings: RatingSheet; reviews: ReviewSheet[] }> {
      return { ratings: await ratings(productId), reviews: await repository.ofProduct(productId) };
    },
    async setHidden(id: number, hidden: boolean): Promise<HiddenChange> {
      const review = await repository.one(id);
      if (!review) throw new Error(`There is no review ${id}.`);
      if (review.hidden === hidden) throw new Error(`Review ${id} is ${hidden ? 'hidden' : 'shown'} already.`);
      const before = await ratings(review.productId);
      await repository.setHidden(id, review.productId, hidden);
      return { review, before, after: await ratings(review.productId) };
    },
  };
}

export type ReviewOffice = ReturnType<typeof createReviewOffice>;
