import { creditLanding } from '@tianguis/domain';
import { useEffect } from 'react';
import { data } from 'react-router';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { loadLanding } from '../../features/content/landing.server.ts';
import { CreditBenefits } from '../../features/orders/credit/credit-benefits.tsx';
import { toCreditBenefits } from '../../features/orders/credit/credit-data.ts';
import { askParameter, endingCookie, readAgain } from '../../features/orders/credit/credit-fields.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readCookie } from '../../shared/device/cookies.ts';
import { creditHomePath, creditPath } from '../../shared/links/paths.ts';
import type { Route } from './+types/credit';

/**
 * RT-29: the benefits of the store credit; 404 if the URL has another name than the configured credit. If the shop
 * offers no credit, the document says so, and no menu leads to it.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { product, label, terms } = shop.config.creditModule;
  if (params.credit.toLowerCase() !== `credito-${product}`) throw data(null, { status: 404 });
  const benefits = shop.config.offer.credit && terms ? toCreditBenefits(label, terms, terms.catDate) : undefined;
  const homeHref = creditHomePath(product);
  return loadLanding(shop, { name: creditLanding, path: creditPath(product), url }, { benefits, homeHref });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

export default function Credit({ loaderData }: Route.ComponentProps) {
  const { benefits, homeHref, ...load } = loaderData;
  // The page is the same for everybody, so the browser leads a device with a card ending to the customer's credit.
  useEffect(() => {
    if (readCookie(endingCookie) !== undefined && location.hash !== readAgain) location.replace(homeHref);
  }, [homeHref]);
  return (
    <>
      <NestedContentPage load={load} />
      {benefits && <CreditBenefits {...benefits} homeHref={homeHref} askHref={`${homeHref}?${askParameter}=si`} />}
    </>
  );
}
