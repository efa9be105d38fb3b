import type { BrandRow, CategoryRow, GeneratedProduct, ProductPictureRow } from '../generator/rows.ts';
import { pictureKey } from '../pictures/recipe.ts';
import type { ShopStore } from '../stores/index.ts';
import type { PictureRecipe } from '../types.ts';
import { copyArray, copyLine, copyTime } from './copy-text.ts';

const columns = (names: string): readonly string[] => names.split(' ');

/** Tables that the products fill, in the order in which their foreign keys want them, with the columns that are copied. */
export const productTables = {
  pictures: columns('key source'),
  products: columns(
    'id sku title slug model gtin brand_id store_id category_id level1_id level2_id level3_id description highlights ' +
      'specifications condition warranty list_price sale_price offer_ends_at months stock is_active ships_free ' +
      'is_backorder is_big_ticket extended_catalogue_days is_store_pickup fulfillment_id digital is_store_only ' +
      'super_express rating_average rating_count rating_histogram sold_count popularity created_at updated_at',
  ),
  product_variants: columns('id product_id position sku options color_hex list_price sale_price stock fulfillment_id'),
  product_pictures: columns('product_id position color picture_key alt'),
  reviews: columns(
    'id product_id author_name rating title body variant is_verified helpful_count seller_reply created_at',
  ),
} as const;

export type ProductTable = keyof typeof productTables;

/** How the table `pictures` says that a picture is to be made by our generator. */
export function pictureSource(recipe: PictureRecipe): string {
  return JSON.stringify({ kind: 'demo', recipe });
}

/** Columns of the small tables and their lines. */
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

/** Turns products into lines of their five tables and numbers variants and reviews through the shop, or every `of`-th from `number`. */
export class ProductLines {
  readonly #step: number;
  #lastVariant: number;
  #lastReview: number;

  constructor({ number, of } = { number: 0, of: 1 }) {
    this.#step = of;
    this.#lastVariant = number + 1 - of;
    this.#lastReview = number + 1 - of;
  }

  #lines: Record<ProductTable, string[]> = emptyLines();

  add({ product, variants, pictures, reviews }: GeneratedProduct): void {
    const { features, categories } = product;
    this.#lines.products.push(
      copyLine([
        ...[
          product.id,
          product.sku,
          product.title,
          product.slug,
          product.model,
          product.gtin,
          product.brandId,
          product.storeId,
        ],
        ...[
          categories[2],
          ...categories,
          product.description,
          copyArray(product.highlights),
          JSON.stringify(product.specifications),
        ],
        ...[product.condition, product.warranty, product.listPrice, product.salePrice],
        ...[
          product.offerEndsAt === null ? null : copyTime(product.offerEndsAt),
          product.months,
          product.stock,
          product.isActive,
        ],
        ...[
          features.shipsFree,
          features.isBackorder,
          features.isBigTicket,
          features.extendedCatalogueDays,
          features.isStorePickup,
        ],
        ...[features.fulfillmentId, features.digital, features.isStoreOnly, features.superExpress],
        ...[
          product.ratingAverage,
          product.ratingCount,
          copyArray(product.ratingHistogram),
          product.soldCount,
          product.popularity,
        ],
        ...[copyTime(product.createdAt), copyTime(product.updatedAt)],
      ]),
    );
    variants.forEach((variant, position) => {
      const { sku, options, colorHex, listPrice, salePrice, stock, fulfillmentId } = variant;
      this.#lines.product_variants.push(
        copyLine([
          this.#nextVariant(),
          product.id,
          position,
          sku,
          JSON.stringify(options),
          colorHex,
          listPrice,
          salePrice,
          stock,
          fulfillmentId,
        ]),
      );
    });
    for (const review of reviews) {
      this.#lines.reviews.push(
        copyLine([
          ...[
            this.#nextReview(),
            product.id,
            review.authorName,
            review.rating,
            review.title,
            review.body,
            review.variant,
          ],
          ...[review.isVerified, review.helpfulCount, review.sellerReply, copyTime(review.createdAt)],
        ]),
      );
    }
    this.#addPictures(product.id, pictures);
  }

  #nextVariant(): number {
    this.#lastVariant += this.#step;
    return this.#lastVariant;
  }

  #nextReview(): number {
    this.#lastReview += this.#step;
    return this.#lastReview;
  }

  /** A recipe belongs to one product by its seed, so the same picture can only come twice within one. */
  #addPictures(productId: number, pictures: readonly ProductPictureRow[]): void {
    const seen = new Set<string>();
    pictures.forEach(({ color, alt, recipe }, position) => {
      const key = pictureKey(recipe);
      if (!seen.has(key)) this.#lines.pictures.push(copyLine([key, pictureSource(recipe)]));
      seen.add(key);
      this.#lines.product_pictures.push(copyLine([productId, position, color, key, alt]));
    });
  }

  /** What has gathered since the last call. */
  take(): Record<ProductTable, string[]> {
    const lines = this.#lines;
    this.#lines = emptyLines();
    return lines;
  }
}

function emptyLines(): Record<ProductTable, string[]> {
  return { pictures: [], products: [], product_variants: [], product_pictures: [], reviews: [] };
}
