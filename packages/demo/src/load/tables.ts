import type { BrandRow, CategoryRow } from '../generator/rows.ts';
import { pictureKey } from '../pictures/recipe.ts';
import type { ShopStore } from '../stores/index.ts';
import type { PictureRecipe } from '../types.ts';
import { copyArray, copyLine } from './copy-text.ts';

const columns = (names: string): readonly string[] => names.split(' ');

/** Tables of products in the sequence of their foreign keys, with the columns that COPY fills. */
export const productTables = {
  pictures: columns('key source'),
  products: columns(
    'id sku title slug model gtin brand_id store_id category_id level1_id level2_id level3_id description highlights ' +
      'specifications condition warranty list_price sale_price offer_ends_at months stock is_active ships_free ' +
      'is_backorder is_big_ticket extended_catalogue_days is_store_pickup fulfillment_id digital is_store_only ' +
      'super_express weight_grams dispatch_set rating_average rating_count rating_histogram sold_count popularity ' +
      'created_at updated_at',
  ),
  product_variants: columns('id product_id position sku options color_hex list_price sale_price stock fulfillment_id'),
  variant_places: columns('variant_id place_id shelf'),
  product_pictures: columns('product_id position color picture_key alt'),
  reviews: columns(
    'id product_id author_name rating title body variant is_verified helpful_count seller_reply created_at',
  ),
} as const;

export type ProductTable = keyof typeof productTables;

/** The value of `pictures.source` for a generated picture. */
export function pictureSource(recipe: PictureRecipe): string {
  return JSON.stringify({ kind: 'demo', recipe });
}

/** COPY columns and lines of the tables other than those of products. */
export function categoryLines(rows: readonly CategoryRow[]): { columns: readonly string[]; lines: string[] } {
  return {
    columns: columns('id parent_id level path name slug icon position'),
    lines: rows.map((row) =>
      copyLine([
        row.id,
        row.parentId,
        row.level,
        copyArray(row.path),
        row.name,
        row.slug,
        row.icon ? pictureKey(row.icon) : '',
        row.position,
      ]),
    ),
  };
}

export function brandLines(rows: readonly BrandRow[]): { columns: readonly string[]; lines: string[] } {
  return { columns: columns('id name slug'), lines: rows.map(({ id, name, slug }) => copyLine([id, name, slug])) };
}

export function storeLines(rows: readonly ShopStore[]): { columns: readonly string[]; lines: string[] } {
  return {
    columns: columns(
      'id name slug is_own is_official description city state since accent logo_key shipping_policy return_policy',
    ),
    lines: rows.map((row) =>
      copyLine([
        ...[
          row.id,
          row.name,
          row.slug,
          row.isOwn,
          row.isOfficial,
          row.description,
          row.city,
          row.state,
          row.since,
          row.accent,
        ],
        ...[pictureKey(row.logo), row.shippingPolicy, row.returnPolicy],
      ]),
    ),
  };
}
