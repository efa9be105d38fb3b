import { type Database, preparedQuery } from '@tianguis/database';
import { type InferResult, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectCards } from './card-repository.ts';

const selectDetail = (db: Kysely<Database>, id: number) =>
  selectCards(db)
    .select([
      'p.model',
      'p.gtin',
      'p.category_id',
      'p.description',
      'p.highlights',
      'p.specifications',
      'p.warranty',
      'p.offer_ends_at',
      'p.rating_histogram',
      's.city',
      's.state',
      's.accent',
      's.logo_key',
      's.shipping_policy',
      's.return_policy',
      's.rating_count as store_rating_count',
      sql<string>`s.since::text`.as('store_since'),
      sql<number>`s.rating_average::float8`.as('store_rating_average'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures as pp')
          .select(['pp.picture_key', 'pp.alt', 'pp.color'])
          .whereRef('pp.product_id', '=', 'p.id')
          .orderBy('pp.position'),
      ).as('all_pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('product_variants as v')
          .select(['v.sku', 'v.options', 'v.color_hex', 'v.list_price', 'v.sale_price', 'v.stock', 'v.fulfillment_id'])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position'),
      ).as('all_variants'),
    ])
    .where('p.id', '=', id);

export type DetailRow = InferResult<ReturnType<typeof selectDetail>>[number];

/** Reads a product in detail by one statement, which returns one row or none. */
export const readDetail = preparedQuery(selectDetail);
