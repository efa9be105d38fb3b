/** What listings share of arrivals: the filter of what arrives tomorrow, and dates without JavaScript. */
import { formatListing, type ListingState } from '@tianguis/domain';
import type { ReactNode } from 'react';
import { DatesWithoutScript } from '../../features/location/postal-code-goal.tsx';
import { datesParameter } from '../../shared/links/dates-parameter.ts';

/** What a page knows of arrivals; undefined where it is the same for everybody. */
export interface PageArrivals {
  isAsking: boolean;
  dates: Record<number, string>;
  postalCode: string | undefined;
}

/** The parts of a listing's page. */
export function arrivalParts(
  arrivals: PageArrivals | undefined,
  { base, state }: { base: string; state: ListingState },
): {
  dates: Record<number, string> | undefined;
  isAsking: boolean | undefined;
  listedFor: string | undefined;
  withoutScript: ReactNode;
} {
  const path = `${base}/${formatListing(state)}`;
  return {
    dates: arrivals?.dates,
    isAsking: arrivals?.isAsking,
    listedFor: state.arrivesTomorrow ? arrivals?.postalCode : undefined,
    withoutScript: arrivals?.isAsking ? undefined : (
      <DatesWithoutScript
        id="codigo-postal-fechas"
        goal={`${path}?${datesParameter}=1`}
        current={arrivals?.postalCode}
      />
    ),
  };
}
