import { creditLanding } from '@tianguis/domain';
import { data } from 'react-router';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { loadLanding } from '../../features/content/landing.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { creditPath } from '../../shared/links/paths.ts';
import type { Route } from './+types/credit';

/**
 * RT-29: the terms of the store credit; 404 if the URL has another name than the configured credit. If the shop offers
 * no credit, the document says so, and no menu leads to it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { product } = shop.config.creditModule;
  if (params.credit.toLowerCase() !== `credito-${product}`) throw data(null, { status: 404 });
  return loadLanding(shop, { name: creditLanding, path: creditPath(product), url }, {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

export default function Credit({ loaderData }: Route.ComponentProps) {
  return <NestedContentPage load={loaderData} />;
}
