/** Loads the data of the product page: the product, its reviews and related products. */
import type { Product, ProductDetail, ProductVariant, ReviewsQuery } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { chooseVariant } from '@tianguis/domain';
import { type CardData, toCard } from '../../commerce/product-card/card-data.ts';
import { answered } from '../../shared/api/failures.ts';
import { type BundleData, toBundle } from './bundle/bundle-data.ts';
import type { ProductPageQuery } from './product-query.ts';
import { type ReviewsData, toReviews } from './reviews/reviews-data.ts';

export interface ProductPageData {
  product: ProductDetail;
  /** The variant in the URL, or else the first available variant. */
  variant: ProductVariant;
  reviews: ReviewsData;
  related: CardData[];
  /** Companions that one button adds; undefined if there are none, or if a variant must be chosen first. */
  bundle: BundleData | undefined;
  /** Products that other visitors viewed too. */
  alsoSeen: CardData[];
}

/** Number of reviews on a page. */
const reviewsPerPage = 8;

/**
 * Loads the product first and the rest after it. So a URL that redirects because of its name or variant costs one call.
 * `check` throws the redirect.
 */
export async function productPage(
  api: ApiClient,
  id: number,
  query: ProductPageQuery,
  check: (product: ProductDetail) => void = () => undefined,
): Promise<ProductPageData> {
  const reviewsQuery: ReviewsQuery = {
    order_by: query.reviewSort,
    page: query.reviewPage,
    page_size: reviewsPerPage,
    ...(query.stars ? { rating: query.stars } : {}),
  };
  const { data } = await answered(api.products.get(id));
  check(data.product);
  const [reviews, related, companions] = await answered(
    Promise.all([
      api.reviews.list(id, reviewsQuery),
      api.products.related(id, { page_size: 12 }),
      api.products.companions(id),
    ]),
  );
  const chosen = choose(data.product, query.variant);
  return {
    ...chosen,
    reviews: toReviews(id, reviews, query),
    related: related.data.products.map(toCard),
    bundle: toBundle(chosen, query.variant, companions.data.together),
    alsoSeen: companions.data.seen.map(toCard),
  };
}

/** Whether a URL may contain this variant. A product without variants counts as its own single variant. */
export function hasVariant({ variants, sku }: ProductDetail, wanted: string): boolean {
  return variants.length > 0 ? variants.some((variant) => variant.sku === wanted) : wanted === sku;
}

/** A product with the variant of this SKU, or with the first available variant. Pictures of that variant come first. */
export async function chosenProduct(
  api: ApiClient,
  id: number,
  sku: string | null,
): Promise<Pick<ProductPageData, 'product' | 'variant'>> {
  const { data } = await answered(api.products.get(id));
  return choose(data.product, sku);
}

function choose(product: ProductDetail, sku: string | null): Pick<ProductPageData, 'product' | 'variant'> {
  const variant = chooseVariant(product.variants, sku) ?? plainVariant(product);
  return { product: { ...product, pictures: picturesOf(product, variant) }, variant };
}

/** Represents a product without variants by a single variant. */
function plainVariant(product: Product): ProductVariant {
  return {
    sku: product.sku,
    options: {},
    color_hex: null,
    pricing: product.pricing,
    stock: product.stock,
    fulfillment_id: product.features.fulfillment_id,
  };
}

/** Pictures of the chosen colour first, then pictures without a colour. Pictures of other colours are left out. */
function picturesOf(product: ProductDetail, variant: ProductVariant): ProductDetail['pictures'] {
  const color = variant.options.Color;
  const own = product.pictures.filter((picture) => picture.color !== null && picture.color === color);
  const neutral = product.pictures.filter((picture) => picture.color === null);
  const chosen = [...own, ...neutral];
  return chosen.length > 0 ? chosen : product.pictures;
}
