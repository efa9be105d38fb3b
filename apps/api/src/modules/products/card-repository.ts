import { type Database, preparedQuery } from '@tianguis/database';
import { type InferResult, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** Number of pictures on a card: the first picture, and the picture shown on hover. */
const cardPictures = 2;

/**
 * Selects product cards, with pictures and variants as JSON, so that one statement reads a page. The caller adds filter
 * and sort.
 */
export const selectCards = (db: Kysely<Database>) =>
  db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select([
      'p.id',
      'p.sku',
      'p.title',
      'p.slug',
      'p.is_active',
      'p.stock',
      'p.list_price',
      'p.sale_price',
      'p.discount',
      'p.ships_free',
      'p.is_backorder',
      'p.is_big_ticket',
      'p.extended_catalogue_days',
      'p.is_store_pickup',
      'p.fulfillment_id',
      'p.digital',
      'p.is_store_only',
      'p.super_express',
      'p.rating_count',
      'p.months',
      'p.sold_count',
      'p.condition',
      'b.name as brand',
      's.id as store_id',
      's.name as store_name',
      's.slug as store_slug',
      's.is_official',
      's.is_own',
      sql<number>`p.rating_average::float8`.as('rating_average'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_pictures as pp')
          .select(['pp.picture_key', 'pp.alt', 'pp.color'])
          .whereRef('pp.product_id', '=', 'p.id')
          .orderBy('pp.position')
          .limit(cardPictures),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('product_variants as v')
          .select([
            'v.sku',
            'v.fulfillment_id',
            'v.stock',
            'v.sale_price',
            'v.color_hex',
            sql<string | null>`v.options ->> 'Color'`.as('color'),
            sql<boolean>`v.options::text <> '{}'`.as('has_options'),
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position'),
      ).as('variants'),
    ]);

/** Cards in the sequence of the ids; missing products are left out. */
export const readCards = preparedQuery((db, ids: readonly number[]) =>
  selectCards(db)
    .where(sql<boolean>`p.id = any (${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], p.id)`),
);

export type CardRow = InferResult<ReturnType<typeof selectCards>>[number];
