/** Loads listings together with when their products arrive. */
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
 * Loads a listing, and when its products arrive. `load` gets what the query needs beside the filters, and the filters:
 * while it is not known where to, they are without what arrives tomorrow, and only names and choices of the reply are
 * true, not its products or numbers.
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
