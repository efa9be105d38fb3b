import type { ReviewSort } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

export interface ReviewSelection {
  productId: number;
  /** Selects only reviews with exactly this number of stars; undefined selects all reviews. */
  rating: number | undefined;
  sort: ReviewSort;
  limit: number;
  offset: number;
}

/** Each sort ends with the id, so that no review is on two pages or on none. */
const sortColumns: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  helpful: sql`r.helpful_count desc, r.id desc`,
  newest: sql`r.created_at desc, r.id desc`,
  rating_desc: sql`r.rating desc, r.helpful_count desc, r.id desc`,
  rating_asc: sql`r.rating, r.helpful_count desc, r.id desc`,
};

/** Reads a product's ratings with one page of its reviews, in one statement. */
const selectReviews = (db: Kysely<Database>, { productId, rating, sort, limit, offset }: ReviewSelection) =>
  db
    .selectFrom('products as p')
    .where('p.id', '=', productId)
    .select((eb) => {
      const shown = eb
        .selectFrom('reviews as r')
        .where('r.product_id', '=', productId)
        .where('r.is_hidden', '=', false)
        .$if(rating !== undefined, (qb) => qb.where('r.rating', '=', rating ?? 0));
      return [
        'p.rating_count',
        'p.rating_histogram',
        sql<number>`p.rating_average::float8`.as('rating_average'),
        shown.select(sql<number>`count(*)::int`.as('total')).$asScalar().$notNull().as('total'),
        jsonArrayFrom(
          shown
            .select([
              'r.id',
              'r.author_name as author',
              'r.rating',
              'r.title',
              'r.body',
              'r.variant',
              'r.is_verified',
              'r.helpful_count',
              'r.seller_reply',
              sql<string>`to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('created_at'),
              sql<string | null>`to_char(r.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
                'edited_at',
              ),
            ])
            .orderBy(sortColumns[sort])
            .limit(limit)
            .offset(offset),
        ).as('reviews'),
      ];
    });

export type ReviewsRow = InferResult<ReturnType<typeof selectReviews>>[number];

export interface ReviewRepository {
  /** Undefined if the product does not exist. */
  ofProduct(selection: ReviewSelection): Promise<ReviewsRow | undefined>;
}

export function createReviewRepository(db: Kysely<Database>): ReviewRepository {
  return { ofProduct: (selection) => selectReviews(db, selection).executeTakeFirst() };
}
