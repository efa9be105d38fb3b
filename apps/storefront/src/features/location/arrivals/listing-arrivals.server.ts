/**
 * The parts of a page that depend on the visitor's postal code: the filter "arrives tomorrow", and dates without
 * scripts.
 */
import type { ListingState } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { postalCodeOf } from '../../../commerce/destination/destination.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { datesParameter } from '../../../shared/links/dates-parameter.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { type ArrivalsOf, arrivals } from './arrivals.server.ts';
import type { Arrivals } from './arrivals.ts';

/** A request for a page. */
export interface Visit {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export interface ListingArrivals {
  /** Parameters of the API's query beside the filters. */
  query: { postal_code?: string };
  /** The listing needs a postal code, which the visitor has not given yet. */
  isAsking: boolean;
}

/**
 * Returns undefined for a page that is the same for everybody; a script fills its dates in later. Otherwise the
 * function reads a cookie, which makes the page `private, no-store`.
 */
export function listingArrivals(visit: Visit, { arrivesTomorrow }: ListingState): ListingArrivals | undefined {
  if (!arrivesTomorrow) return visit.url.searchParams.has(datesParameter) ? { query: {}, isAsking: false } : undefined;
  const code = postalCodeOf(visit.context.get(requestContext).cookies);
  return code === undefined ? { query: {}, isAsking: true } : { query: { postal_code: code }, isAsking: false };
}

/**
 * Arrival dates of these products at the visitor's postal code; undefined for a page that is the same for everybody.
 */
export async function arrivalsOf(
  { context, url }: Visit,
  of: ArrivalsOf,
  isPersonal = url.searchParams.has(datesParameter),
): Promise<(Arrivals & { postalCode: string | undefined }) | undefined> {
  if (!isPersonal) return undefined;
  const code = postalCodeOf(context.get(requestContext).cookies);
  if (code === undefined) return { holdsMs: 0, words: {}, postalCode: undefined };
  return { ...(await arrivals(context.get(shopContext), code, of)), postalCode: code };
}
