import { decimalMoney } from '@tianguis/domain';
import { data, redirect } from 'react-router';
import { creditAfter } from '../../commerce/credit-data.ts';
import { productPage, productPageQuery } from '../../features/product/data.server.ts';
import { ProductPage } from '../../features/product/product-page.tsx';
import {
  productBreadcrumb,
  productDescription,
  productStructuredData,
} from '../../features/product/structured-data.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { productPath } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/product';

/** RT-13: a wrong slug leads to the right one, an unknown id is not found, an inactive product says so and offers others. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  if (!/^[1-9]\d{0,9}$/.test(params.id)) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const query = productPageQuery(url.searchParams);
  const page = await productPage(api, Number(params.id), query);
  if (params.slug !== page.product.slug) throw redirect(`${productPath(page.product)}${url.search}`, 301);
  const askedVariant = query.variant === page.variant.sku ? query.variant : null;
  const filtered = query.stars !== undefined || query.reviewPage > 1 || query.reviewOrder !== 'helpful';
  return {
    ...page,
    askedVariant,
    filtered,
    hiddenDiscount: config.hiddenDiscount,
    lowStock: config.lowStock,
    credit: creditAfter(config, 'product'),
    freeShippingThreshold: config.freeShippingThreshold,
    origin: publicOrigin,
    siteName: config.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, variant, reviews, origin, siteName, filtered } = loaderData;
  const [picture] = product.pictures;
  return [
    ...pageMeta({
      title: product.title,
      description: productDescription(product),
      // A page of opinions is the same product, and one that is no longer sold is nobody's find: neither is listed on its own.
      ...(filtered || !product.is_active ? { noindex: true } : { canonical: productPath(product) }),
      origin,
      siteName,
      type: 'product',
      price: { amount: decimalMoney(variant.pricing.sales_price), inStock: variant.stock > 0 },
      ...(picture ? { image: picture.source, imageAlt: picture.alt } : {}),
    }),
    { 'script:ld+json': productStructuredData({ product, variant, reviews: reviews.reviews, origin }) },
    { 'script:ld+json': productBreadcrumb(product, origin) },
  ];
};

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
}
