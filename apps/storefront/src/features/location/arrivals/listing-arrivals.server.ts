/**
 * What of a page depends on where the visitor lives: the filter of what arrives tomorrow, and dates without scripts.
 */
import type { ListingState } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { postalCodeOf } from '../../../commerce/destination/destination.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { datesParameter } from '../../../shared/links/dates-parameter.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { type ArrivalsOf, arrivals } from './arrivals.server.ts';
import type { Arrivals } from './arrivals.ts';

/** A request of a page. */
export interface Visit {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export interface ListingArrivals {
  /** Parameters of the API's query beside the filters. */
  query: { postal_code?: string };
  /** Nothing can be listed until the visitor says where. */
  isAsking: boolean;
}

/**
 * Undefined for a page that is the same for everybody, which has no visitor: its dates come later, by a script. Else
 * the page becomes `private, no-store`, since a cookie is read.
 */
export function listingArrivals(visit: Visit, { arrivesTomorrow }: ListingState): ListingArrivals | undefined {
  if (!arrivesTomorrow) return visit.url.searchParams.has(datesParameter) ? { query: {}, isAsking: false } : undefined;
  const code = postalCodeOf(visit.context.get(requestContext).cookies);
  return code === undefined ? { query: {}, isAsking: true } : { query: { postal_code: code }, isAsking: false };
}

/** When these arrive at the visitor's postal code; undefined on a page that is the same for everybody. */
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
