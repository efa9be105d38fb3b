import { stateOfPostalCode } from '@tianguis/domain';
import {
  holidaysWith,
  networkOf,
  type PriceLists,
  priceLists,
  type ShippingNetwork,
  type ShippingPlace,
  toDay,
} from '@tianguis/domain/shipping';
import type { RuleRows } from './repository.ts';

export interface KnownRules extends ShippingNetwork {
  prices: PriceLists;
  /** Our shops, by id. */
  shops: ReadonlyMap<number, KnownShop>;
}

export interface KnownShop extends ShippingPlace {
  name: string;
  address: string;
}

/** Converts rows into the rules that compute dates. Leaves out a place whose postal code belongs to no state. */
export function toRules({ places, zones, rates, holidays, sets, prices }: RuleRows): KnownRules {
  const known = places.flatMap(({ postalCode, ...place }) => {
    const state = stateOfPostalCode(postalCode);
    return state ? [{ ...place, state: state.number }] : [];
  });
  const network = networkOf({
    places: known,
    zones,
    rates,
    holidays: holidaysWith(holidays.map(toDay)),
    sets: new Map(sets.map(({ id, places }) => [id, places])),
  });
  const shops = new Map(known.flatMap((place) => (place.kind === 'shop' ? [[place.id, place]] : [])));
  return { ...network, prices: priceLists(prices), shops };
}
