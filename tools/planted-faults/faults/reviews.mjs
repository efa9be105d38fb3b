// Faults of reviews by buyers.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'who-waits-for-the-parcel-reviews-it',
    from: 'new',
    file: 'review/review-rules.ts',
    find: "!isTest && parcel === 'delivered' && shipped > 0;",
    replace: '!isTest && shipped > 0;',
    tests: ['reviews/own-reviews.test.ts › writes nothing who'],
  },
  {
    name: 'stars-count-a-review-that-waits',
    from: 'new',
    file: 'reviews/sums-repository.ts',
    find: 'from reviews where product_id = ${product} and not is_hidden) n',
    replace: 'from reviews where product_id = ${product}) n',
    tests: ['reviews/own-reviews.test.ts › waits for a person, and counts nothing'],
  },
  {
    name: 'a-refused-review-is-shown-after-a-change',
    from: 'new',
    file: 'reviews/write-review.ts',
    find: 'before?.wasRefused ?? false',
    replace: 'false',
    tests: ['reviews/decisions.test.ts › mends it, and then it waits again'],
  },
  {
    name: 'a-photograph-of-a-waiting-review-is-public',
    from: 'new',
    file: 'reviews/own-reviews.ts',
    find: 'if (!isOfReview || !(await ownReviewRepository(shop).isShown(Number(found.use.id))))',
    replace: 'if (!isOfReview)',
    tests: ['reviews/own-reviews.test.ts › wait for a person, are for everybody once the review is shown'],
  },
];
