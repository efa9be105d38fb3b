/** Loads listings together with when their products arrive. */
import type { ListingState } from '@tianguis/domain';
import {
  arrivalsOf,
  type ListingArrivals,
  listingArrivals,
  type Visit,
} from '../../features/location/listing-arrivals.server.ts';
import type { PageArrivals } from './arrival-parts.tsx';

/**
 * Loads a listing, and when its products arrive. `load` gets what the query needs beside the filters, and is not called
 * while nothing can be listed: then `nothing` is shown.
 */
export async function withArrivals<Listing extends { products: ReadonlyArray<{ id: number }> }>(
  visit: Visit,
  state: ListingState,
  nothing: Listing,
  load: (query: ListingArrivals['query']) => Promise<Listing>,
): Promise<{ listing: Listing; arrivals: PageArrivals | undefined }> {
  const own = listingArrivals(visit, state);
  if (own?.isAsking) return { listing: nothing, arrivals: { isAsking: true, dates: {}, postalCode: undefined } };
  const listing = await load(own?.query ?? {});
  const found = own && (await arrivalsOf(visit, { products: listing.products.map(({ id }) => id) }, true));
  const dates = Object.entries(found?.words ?? {}).map(([id, { short }]) => [id, short]);
  const arrivals = found && { isAsking: false, dates: Object.fromEntries(dates), postalCode: found.postalCode };
  return { listing, arrivals };
}
