/** Paths of the pages of reviews, for pages and for mails. */

/** RT-19: the customer's reviews, and the products that they can review. */
export const ownReviewsPath = '/escribir-opinion';

/** RT-19: the form of a review. */
export const writeReviewPath = (product: number): string => `${ownReviewsPath}?producto=${product}`;

/** AF-05: says that a review helped. */
export const helpfulReviewPath = (review: number): string => `${ownReviewsPath}?opinion=${review}`;

/** AF-05: a photograph of a review, for everybody. */
export const reviewPhotographPath = (photograph: string): string => `/resources/opiniones/${photograph}`;
