/**
 * Reviews of a product, with a summary (AP-23). As at the specification's provider, `client` and `stage` are accepted,
 * and only logged.
 */
import { lastPageNumber } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { nullable, pageMetadata, ref } from '../shapes.ts';

export const reviewSorts = ['helpful', 'newest', 'rating_desc', 'rating_asc'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const review = Type.Object(
  {
    id: Type.Integer(),
    author: Type.String(),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    title: Type.String(),
    body: Type.String(),
    variant: Type.String({ description: 'As bought: "Negro, 128 GB"; may be empty' }),
    is_verified: Type.Boolean(),
    helpful_count: Type.Integer(),
    seller_reply: nullable(Type.String()),
    photographs: Type.Array(Type.String(), { description: 'Ids, for `reviewPhotograph`' }),
    created_at: Type.String({ description: 'ISO 8601 in UTC' }),
    edited_at: nullable(Type.String({ description: 'ISO 8601 in UTC; null if its author never changed it' })),
  },
  { $id: 'Review' },
);
export type Review = Static<typeof review>;

export const reviewsParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export const reviewsQuery = Type.Object(
  {
    client: Type.Optional(Type.String({ maxLength: 60 })),
    stage: Type.Optional(Type.String({ maxLength: 60 })),
    rating: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 5, description: 'Only reviews with exactly this many stars' }),
    ),
    order_by: Type.Optional(Type.Unsafe<ReviewSort>({ type: 'string', enum: [...reviewSorts], default: 'helpful' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPageNumber, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  },
  { additionalProperties: false },
);
export type ReviewsQuery = Static<typeof reviewsQuery>;

export const reviewsReply = Type.Object({
  data: Type.Object({
    reviews: Type.Array(ref(review)),
    summary: Type.Object({
      average: Type.Number(),
      count: Type.Integer(),
      histogram: Type.Array(Type.Integer(), {
        minItems: 5,
        maxItems: 5,
        description: 'Reviews of 1, 2, 3, 4, 5 stars',
      }),
    }),
  }),
  metadata: pageMetadata,
});
export type ReviewsReply = Static<typeof reviewsReply>;
