import { stateOfPostalCode } from '@tianguis/domain';
import {
  holidaysWith,
  networkOf,
  type PriceLists,
  priceLists,
  type ShippingNetwork,
  toDay,
} from '@tianguis/domain/shipping';
import type { RuleRows } from './repository.ts';

export interface KnownRules extends ShippingNetwork {
  prices: PriceLists;
}

/** Converts rows into the rules that compute dates. Leaves out a place whose postal code belongs to no state. */
export function toRules({ places, zones, rates, holidays, sets, prices }: RuleRows): KnownRules {
  const network = networkOf({
    places: places.flatMap(({ postalCode, ...place }) => {
      const state = stateOfPostalCode(postalCode);
      return state ? [{ ...place, state: state.number }] : [];
    }),
    zones,
    rates,
    holidays: holidaysWith(holidays.map(toDay)),
    sets: new Map(sets.map(({ id, places }) => [id, places])),
  });
  return { ...network, prices: priceLists(prices) };
}
