/** Variants of products on cards, and their pictures. They are read only if a search asks for a variant. */
import { preparedQuery } from '@tianguis/database';
import { sql } from 'kysely';

export const readPrices = preparedQuery((db, ids: readonly number[]) =>
  db.selectFrom('products').select(['id', 'sale_price']).where(sql<boolean>`id = any (${ids}::integer[])`),
);

/** All variants of these products; each product's variants are in their sequence. */
export const readVariants = preparedQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('product_variants as v')
    .select([
      'v.product_id',
      'v.sku',
      sql<Record<string, string>>`v.options`.as('options'),
      'v.stock',
      'v.list_price',
      'v.sale_price',
    ])
    .where(sql<boolean>`v.product_id = any (${ids}::integer[])`)
    .orderBy('v.product_id')
    .orderBy('v.position'),
);
export type VariantRow = Awaited<ReturnType<typeof readVariants>>[number];

/** Pictures of these products that show one colour; each product's pictures are in their sequence. */
export const readColourPictures = preparedQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('product_pictures as pp')
    .select(['pp.product_id', 'pp.picture_key', 'pp.alt', 'pp.color'])
    .where(sql<boolean>`pp.product_id = any (${ids}::integer[])`)
    .where('pp.color', 'is not', null)
    .orderBy('pp.product_id')
    .orderBy('pp.position'),
);
export type ColourPictureRow = Awaited<ReturnType<typeof readColourPictures>>[number];
