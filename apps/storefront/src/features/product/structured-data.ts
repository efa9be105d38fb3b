/** The product as schema.org data for search engines: Product, Offer, ratings, returns, and breadcrumb. */
import type { ProductDetail, ProductVariant, Review } from '@tianguis/contract';
import { type Condition, dateInMexico, decimalMoney, lastDateBefore } from '@tianguis/domain';
import { categoryPath, productPath } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { returnPolicyData } from '../../shared/seo/return-policy.ts';

const condition: Readonly<Record<Condition, string>> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};
/** Number of reviews in the structured data. */
const mostReviews = 3;

function availability(product: ProductDetail, variant: ProductVariant): string {
  if (!product.is_active) return 'Discontinued';
  if (variant.stock === 0) return 'OutOfStock';
  if (product.features.is_store_only) return 'InStoreOnly';
  if (product.features.is_backorder) return 'BackOrder';
  return 'InStock';
}

export function productStructuredData(page: {
  product: ProductDetail;
  variant: ProductVariant;
  reviews: readonly Review[];
  origin: string;
  /** Whether the shop sells here. Without it, nothing can be returned. */
  isSelling: boolean;
}): Record<string, unknown> {
  const { product, variant, origin, isSelling } = page;
  const isReturnable = isSelling && !product.features.digital && !product.features.is_store_only;
  const url = `${origin}${productPath(product)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#producto`,
    url,
    name: product.title,
    description: product.description.join(' '),
    image: product.pictures.map((picture) => `${origin}${picture.source}`),
    sku: variant.sku,
    ...(product.gtin ? { [`gtin${product.gtin.length}`]: product.gtin } : {}),
    ...(product.model ? { model: product.model } : {}),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.breadcrumb.map((crumb) => crumb.name).join(' > '),
    ...(variant.options.Color ? { color: variant.options.Color } : {}),
    ...(product.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average.toFixed(1),
            reviewCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
          review: page.reviews.slice(0, mostReviews).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            datePublished: dateInMexico(review.created_at),
            ...(review.title ? { name: review.title } : {}),
            reviewBody: review.body,
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
          })),
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: decimalMoney(variant.pricing.sales_price),
      priceCurrency: 'MXN',
      ...(product.offer_ends_at ? { priceValidUntil: lastDateBefore(product.offer_ends_at) } : {}),
      availability: `https://schema.org/${availability(product, variant)}`,
      itemCondition: `https://schema.org/${condition[product.condition]}`,
      seller: { '@type': 'Organization', name: product.seller.name },
      ...(isReturnable ? { hasMerchantReturnPolicy: returnPolicyData(origin) } : {}),
    },
  };
}

/** Highlights and description; search engines shorten this text. */
export function productDescription(product: ProductDetail): string {
  return [...product.highlights.slice(0, 2), ...product.description.slice(0, 1)]
    .map((sentence) => sentence.trim().replace(/[^.!?]$/, '$&.'))
    .join(' ');
}

/** Breadcrumb: home, the categories, the product. */
export function productBreadcrumb(product: ProductDetail, origin: string): Record<string, unknown> {
  return breadcrumbList(origin, [
    { name: 'Inicio', path: '/' },
    ...product.category.breadcrumb.map((crumb) => ({ name: crumb.name, path: categoryPath(crumb) })),
    { name: product.title, path: productPath(product) },
  ]);
}
