/** Reviews of the customer who calls: writing, changing, withdrawing, and votes (RT-19, AF-05). */
import { mostPhotographs } from '@tianguis/domain/photograph';
import { longestReview, longestReviewTitle, mostStars, reviewReasons, reviewStates } from '@tianguis/domain/review';
import Type, { type Static } from 'typebox';
import { nullable, ref } from '../shapes.ts';
import { review } from './reviews.ts';

const strict = { additionalProperties: false };
const uuid = (more: { description?: string } = {}) =>
  Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', ...more });

export const reviewForm = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: mostStars }),
    title: Type.Optional(Type.String({ maxLength: longestReviewTitle })),
    body: Type.String({ maxLength: longestReview }),
    form: Type.Optional(uuid({ description: 'The form whose photographs the review gets, chosen by the caller' })),
    kept: Type.Optional(
      Type.Array(uuid(), {
        maxItems: mostPhotographs,
        description: 'Photographs of the review before that stay. Without this field, all stay.',
      }),
    ),
  },
  strict,
);
export type ReviewForm = Static<typeof reviewForm>;

const product = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  picture: nullable(Type.String()),
});
export type ReviewedProduct = Static<typeof product>;

export const ownReview = Type.Object({
  ...review.properties,
  product,
  state: Type.Enum([...reviewStates]),
  reason: nullable(Type.Enum([...reviewReasons], { description: 'Why the shop refused or hid it' })),
});
export type OwnReview = Static<typeof ownReview>;

export const ownReviewReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    product,
    can_write: Type.Boolean({ description: 'The customer has received the product, or has a review of it' }),
    author: Type.String({ description: 'The name that others will see' }),
    review: nullable(ownReview),
  }),
});
export type OwnReviewReply = Static<typeof ownReviewReply>;

export const ownReviewsReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    open: Type.Array(product, { description: 'Received products without a review, the last received first' }),
    reviews: Type.Array(ownReview, { description: 'The last written first' }),
  }),
});
export type OwnReviewsReply = Static<typeof ownReviewsReply>;

export const helpfulReviewReply = Type.Object({
  status: Type.String(),
  data: Type.Object({
    product,
    review: ref(review),
    is_own: Type.Boolean(),
    has_voted: Type.Boolean(),
  }),
});
export type HelpfulReviewReply = Static<typeof helpfulReviewReply>;

export const reviewParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, strict);
export const reviewPhotographParams = Type.Object({ fotografia: uuid() }, strict);
