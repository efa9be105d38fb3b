import { parseListing } from '@tianguis/domain';
import { redirect } from 'react-router';
import { datesOf, listingAt } from '../../features/catalogue/listing-links.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { listingBase, readListing } from '../../shared/links/listing-address.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/price-filter';

/** Reads the digits of a typed price: "$1,200" is 1200. An empty field removes the bound. */
function segment(name: string, typed: string | null): string[] {
  const digits = (typed ?? '').replace(/\.\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? [] : [`${name}=${digits}`];
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
  const { priceMin, priceMax } = parseListing([
    ...segment('preciomenor', searchParams.get('preciomenor')),
    ...segment('preciomayor', searchParams.get('preciomayor')),
  ]).state;
  const state = {
    ...others,
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    page: 1,
  };
  return redirect(listingAt({ base: listingBase(listing), ...datesOf(from) }, state), 303);
}
