import { parseListing, readMoney, wholePesos } from '@tianguis/domain';
import { redirect } from 'react-router';
import { datesOf, listingAt } from '../../features/catalogue/listing-links.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { listingBase, readListing } from '../../shared/links/listing/listing-address.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/price-filter';

/**
 * The segments of the typed bounds, rounded outwards to whole pesos. Bounds in the wrong sequence are exchanged before
 * they are rounded. An empty field removes its bound.
 */
function priceSegments(query: URLSearchParams): string[] {
  const [from, to] = ['preciomenor', 'preciomayor'].map((name) => readMoney(query.get(name) ?? ''));
  const isWrong = from !== undefined && to !== undefined && from > to;
  const [least, most] = isWrong ? [to, from] : [from, to];
  return [
    ...(least === undefined ? [] : [`preciomenor=${wholePesos(least, 'min')}`]),
    ...(most === undefined ? [] : [`preciomayor=${wholePesos(most, 'max')}`]),
  ];
}

/**
 * Redirects the price form to the canonical URL of the listing `en`, with both bounds in its segments (RT-09, RT-11).
 * The redirect changes nothing else, except that it leads to the first page.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const from = new URL(ownPath(searchParams.get('en'), context.get(shopContext).publicOrigin), 'http://localhost');
  const listing = readListing(from);
  if (listing === undefined) return redirect(paths.home, 303);
  const { priceMin: _, priceMax: __, ...others } = listing.state;
  const { priceMin, priceMax } = parseListing(priceSegments(searchParams)).state;
  const state = {
    ...others,
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    page: 1,
  };
  return redirect(listingAt({ base: listingBase(listing), ...datesOf(from) }, state), 303);
}
