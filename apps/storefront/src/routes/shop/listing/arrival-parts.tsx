/** Arrival code that listings share: the filter "arrives tomorrow", and dates without JavaScript. */
import type { ReactNode } from 'react';
import { type ListingAddress, listingAt } from '../../../features/catalogue/listing-links.ts';
import { DatesWithoutScript } from '../../../features/location/postal-code/postal-code-goal.tsx';

/** Arrival data of a page; undefined for a page that is the same for everybody. */
export interface PageArrivals {
  isAsking: boolean;
  dates: Record<number, string>;
  postalCode: string | undefined;
}

/** The properties and elements of a listing's page that depend on arrivals. */
export function arrivalParts(
  arrivals: PageArrivals | undefined,
  address: ListingAddress,
): {
  dates: Record<number, string> | undefined;
  isAsking: boolean | undefined;
  listedFor: string | undefined;
  withoutScript: ReactNode;
} {
  return {
    dates: arrivals?.dates,
    isAsking: arrivals?.isAsking,
    listedFor: address.state.arrivesTomorrow ? arrivals?.postalCode : undefined,
    withoutScript: arrivals?.isAsking ? undefined : (
      <DatesWithoutScript
        id="codigo-postal-fechas"
        goal={listingAt({ ...address, dates: true }, address.state)}
        current={arrivals?.postalCode}
      />
    ),
  };
}
