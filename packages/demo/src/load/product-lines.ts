import type {
  GeneratedProduct,
  PlaceStockRow,
  ProductPictureRow,
  ProductRow,
  ReviewRow,
  VariantRow,
} from '../generator/rows.ts';
import { pictureKey } from '../pictures/recipe.ts';
import { copyArray, copyColumns, copyLine, copyTime, escaped } from './copy-text.ts';
import { type ProductTable, pictureSource } from './tables.ts';
import { TextBytes } from './text-bytes.ts';

/**
 * Writes products as COPY text of their tables, and assigns ids to variants and reviews: every `of`-th id from
 * `number`. Products of one template share the objects for texts, options and pictures. Such objects are formatted
 * once.
 */
export class ProductLines {
  readonly #step: number;
  #lastVariant: number;
  #lastReview: number;
  readonly #lines: Record<ProductTable, TextBytes> = {
    pictures: new TextBytes(),
    products: new TextBytes(),
    product_variants: new TextBytes(),
    variant_places: new TextBytes(),
    product_pictures: new TextBytes(),
    reviews: new TextBytes(),
  };
  readonly #texts = new WeakMap<ProductRow['specifications'], Uint8Array>();
  readonly #options = new WeakMap<VariantRow['options'], string>();
  readonly #pictures = new WeakMap<readonly ProductPictureRow[], readonly string[]>();

  constructor({ number, of } = { number: 0, of: 1 }) {
    this.#step = of;
    this.#lastVariant = number + 1 - of;
    this.#lastReview = number + 1 - of;
  }

  add({ product, variants, places, pictures, reviews }: GeneratedProduct): void {
    this.#addProduct(product);
    this.#addPlaces(places);
    this.#addVariants(product.id, variants);
    this.#addReviews(product.id, reviews);
    this.#addPictures(product.id, pictures);
  }

  /** Returns the lines since the last call, in UTF-8. */
  take(): Record<ProductTable, Uint8Array<ArrayBuffer>> {
    const { pictures, products, product_variants, variant_places, product_pictures, reviews } = this.#lines;
    return {
      pictures: pictures.take(),
      products: products.take(),
      product_variants: product_variants.take(),
      variant_places: variant_places.take(),
      product_pictures: product_pictures.take(),
      reviews: reviews.take(),
    };
  }

  #addProduct(product: ProductRow): void {
    const { features, categories } = product;
    const { products } = this.#lines;
    const [level1, level2, level3] = categories;
    products.write(
      `${product.id}\t${product.sku}\t${escaped(product.title)}\t${product.slug}\t${escaped(product.model)}\t` +
        `${product.gtin ?? '\\N'}\t${product.brandId}\t${product.storeId}\t${level3}\t${level1}\t${level2}\t${level3}\t`,
    );
    products.copy(this.#textsOf(product));
    products.write(
      copyLine([
        product.condition,
        product.warranty,
        product.listPrice,
        product.salePrice,
        product.offerEndsAt === null ? null : copyTime(product.offerEndsAt),
        product.months,
        product.stock,
        product.isActive,
        features.shipsFree,
        features.isBackorder,
        features.isBigTicket,
        features.extendedCatalogueDays,
        features.isStorePickup,
        features.fulfillmentId,
        features.digital,
        features.isStoreOnly,
        features.superExpress,
        product.weightGrams,
        product.dispatchSet,
        product.ratingAverage,
        product.ratingCount,
        `{${product.ratingHistogram.join(',')}}`,
        product.soldCount,
        product.popularity,
        copyTime(product.createdAt),
        copyTime(product.updatedAt),
      ]),
    );
  }

  /** Description, highlights and specifications: three quarters of a product's text. */
  #textsOf({ description, highlights, specifications }: ProductRow): Uint8Array {
    const known = this.#texts.get(specifications);
    if (known) return known;
    const columns = `${copyColumns([description, copyArray(highlights), JSON.stringify(specifications)])}\t`;
    const bytes = Buffer.from(columns);
    this.#texts.set(specifications, bytes);
    return bytes;
  }

  #addVariants(productId: number, variants: readonly VariantRow[]): void {
    let lines = '';
    for (let position = 0; position < variants.length; position++) {
      const variant = variants[position];
      if (!variant) continue;
      const { sku, options, colorHex, listPrice, salePrice, stock, fulfillmentId } = variant;
      this.#lastVariant += this.#step;
      lines +=
        `${this.#lastVariant}\t${productId}\t${position}\t${sku}\t${this.#optionsOf(options)}\t${colorHex ?? '\\N'}\t` +
        `${listPrice}\t${salePrice}\t${stock}\t${fulfillmentId}\n`;
    }
    this.#lines.product_variants.write(lines);
  }

  /** Called before the variants are written, because the stock rows need the ids that the variants will get. */
  #addPlaces(places: readonly PlaceStockRow[]): void {
    let lines = '';
    for (const { variant, place, stock } of places)
      lines += `${this.#lastVariant + this.#step * (variant + 1)}\t${place}\t${stock}\n`;
    this.#lines.variant_places.write(lines);
  }

  #optionsOf(options: VariantRow['options']): string {
    const known = this.#options.get(options);
    if (known !== undefined) return known;
    const text = escaped(JSON.stringify(options));
    this.#options.set(options, text);
    return text;
  }

  #addReviews(productId: number, reviews: readonly ReviewRow[]): void {
    for (const review of reviews) {
      this.#lastReview += this.#step;
      this.#lines.reviews.write(
        copyLine([
          this.#lastReview,
          productId,
          review.authorName,
          review.rating,
          review.title,
          review.body,
          review.variant,
          review.isVerified,
          review.helpfulCount,
          review.sellerReply,
          copyTime(review.createdAt),
        ]),
      );
    }
  }

  #addPictures(productId: number, pictures: readonly ProductPictureRow[]): void {
    const shown = this.#shownOf(pictures);
    let lines = '';
    for (let position = 0; position < shown.length; position++)
      lines += `${productId}\t${position}\t${shown[position]}`;
    this.#lines.product_pictures.write(lines);
  }

  /**
   * The last columns of the `product_pictures` lines. The seed of a recipe belongs to one product, or to products that
   * share all pictures. So duplicates occur only within one list, and a picture's row is written at its first
   * occurrence.
   */
  #shownOf(pictures: readonly ProductPictureRow[]): readonly string[] {
    const known = this.#pictures.get(pictures);
    if (known) return known;
    const seen = new Set<string>();
    const shown = pictures.map(({ color, alt, recipe }) => {
      const key = pictureKey(recipe);
      if (!seen.has(key)) this.#lines.pictures.write(copyLine([key, pictureSource(recipe)]));
      seen.add(key);
      return copyLine([color, key, alt]);
    });
    this.#pictures.set(pictures, shown);
    return shown;
  }
}
