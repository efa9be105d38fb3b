/** What listings share of arrivals: the filter of what arrives tomorrow, and dates without JavaScript. */
import type { ReactNode } from 'react';
import { type ListingAddress, listingAt } from '../../../features/catalogue/listing-links.ts';
import { DatesWithoutScript } from '../../../features/location/postal-code/postal-code-goal.tsx';

/** What a page knows of arrivals; undefined where it is the same for everybody. */
export interface PageArrivals {
  isAsking: boolean;
  dates: Record<number, string>;
  postalCode: string | undefined;
}

/** The parts of a listing's page. */
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
