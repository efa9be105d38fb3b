/** What the product page loads: the product, what people say of it and what stands near it, in one go. */
import type { Product, ProductDetail, ProductVariant, ReviewsQuery } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { chooseVariant } from '@tianguis/domain';
import { type CardData, toCard } from '../../commerce/card-data.ts';
import { answered } from '../../shared/api/failures.ts';
import type { ProductPageQuery } from './product-query.ts';
import { type ReviewsData, toReviews } from './reviews-data.ts';

export interface ProductPageData {
  product: ProductDetail;
  /** The variant that the URL chooses, or the first that can be had. */
  variant: ProductVariant;
  reviews: ReviewsData;
  related: CardData[];
}

/** How many pieces of a page of reviews. */
const reviewsPerPage = 8;

/**
 * The product, and then what stands near it: an address that leads elsewhere, because of its name or of its variant,
 * costs one call. `check` throws the way there.
 */
export async function productPage(
  api: ApiClient,
  id: number,
  query: ProductPageQuery,
  check: (product: ProductDetail) => void = () => undefined,
): Promise<ProductPageData> {
  const reviewsQuery: ReviewsQuery = {
    order_by: query.reviewOrder,
    page: query.reviewPage,
    page_size: reviewsPerPage,
    ...(query.stars ? { rating: query.stars } : {}),
  };
  const { data } = await answered(api.products.get(id));
  check(data.product);
  const [reviews, related] = await answered(
    Promise.all([api.reviews.list(id, reviewsQuery), api.products.related(id, { page_size: 12 })]),
  );
  return {
    ...choose(data.product, query.variant),
    reviews: toReviews(reviews, query),
    related: related.data.products.map(toCard),
  };
}

/** Whether an address may choose this variant: without variants of its own, a product is its only one. */
export function hasVariant({ variants, sku }: ProductDetail, wanted: string): boolean {
  return variants.length > 0 ? variants.some((variant) => variant.sku === wanted) : wanted === sku;
}

/** A product as a variant shows it: the variant of this SKU or else the first that can be had, and its pictures first. */
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

/** A product without rows of its own for variants is its only variant. */
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

/** Pictures of the chosen colour first, then those that show no colour; those of other colours are left out. */
function picturesOf(product: ProductDetail, variant: ProductVariant): ProductDetail['pictures'] {
  const color = variant.options.Color;
  const own = product.pictures.filter((picture) => picture.color !== null && picture.color === color);
  const neutral = product.pictures.filter((picture) => picture.color === null);
  const chosen = [...own, ...neutral];
  return chosen.length > 0 ? chosen : product.pictures;
}
