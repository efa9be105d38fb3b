/** Loads listings together with the arrival dates of their products. */
import type { ListingState } from '@tianguis/domain';
import {
  arrivalsOf,
  type ListingArrivals,
  listingArrivals,
  type Visit,
} from '../../../features/location/arrivals/listing-arrivals.server.ts';
import type { PageArrivals } from './arrival-parts.tsx';

interface Loaded {
  products: ReadonlyArray<{ id: number }>;
  total: number;
  pages: number;
}

/**
 * Loads a listing, and the arrival dates of its products. `load` receives further parameters of the query, and the
 * filters. Without a postal code, the filters leave out "arrives tomorrow". The names and choices of that reply are
 * valid, but its products and counts are not.
 */
export async function withArrivals<Listing extends Loaded>(
  visit: Visit,
  state: ListingState,
  load: (query: ListingArrivals['query'], state: ListingState) => Promise<Listing>,
): Promise<{ listing: Listing; arrivals: PageArrivals | undefined }> {
  const own = listingArrivals(visit, state);
  if (own?.isAsking) {
    const uncounted = await load({}, { ...state, arrivesTomorrow: false, page: 1 });
    const listing = { ...uncounted, products: [], total: 0, pages: 1 };
    return { listing, arrivals: { isAsking: true, dates: {}, postalCode: undefined } };
  }
  const listing = await load(own?.query ?? {}, state);
  const found = own && (await arrivalsOf(visit, { products: listing.products.map(({ id }) => id) }, true));
  const dates = Object.entries(found?.words ?? {}).map(([id, { short }]) => [id, short]);
  const arrivals = found && { isAsking: false, dates: Object.fromEntries(dates), postalCode: found.postalCode };
  return { listing, arrivals };
}
