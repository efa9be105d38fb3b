/** Computes where and from which day a product can be picked up (decision 33, rule 7). */
import type { Pickup } from '@tianguis/contract';
import { stateOfPostalCode } from '@tianguis/domain';
import { type Clock, pickUpDay, type ShippingRules, toDate, zoneBetween, zones } from '@tianguis/domain/shipping';
import type { StockByPlace } from './repository.ts';

/** @param state number of the destination's state. Shops in this state come first, then shops in nearer zones. */
export function pickupOf(stock: StockByPlace | undefined, rules: ShippingRules, state: number, clock: Clock): Pickup {
  if (!stock?.canPickUp || stock.variantStock === 0) return { status: 'none', shops: [] };
  const shops = stock.shops.flatMap(({ id, code, name, address, openingHours, postalCode }) => {
    const place = rules.places.find((one) => one.id === id);
    const own = stateOfPostalCode(postalCode);
    if (!place || !own) return [];
    const ready = pickUpDay(clock, place, rules.holidays);
    const zone = zoneBetween(own.number, state);
    const far = own.number === state ? -1 : zones.indexOf(zone);
    const shop = { code, name, address, codigoPostal: postalCode, estado: own.name, opening_hours: openingHours, zone };
    return [{ far, shop: { ...shop, ready: toDate(ready) } }];
  });
  if (shops.length > 0)
    return { status: 'shops', shops: shops.toSorted((one, other) => one.far - other.far).map(({ shop }) => shop) };
  return { status: !stock.isKnown && stock.isOffered ? 'possible' : 'none', shops: [] };
}

/** The places whose cut-off can change the reply: shops, if the reply has shops. */
export const pickupHours = ({ shops }: Pickup, rules: ShippingRules): { cutoff: number }[] =>
  shops.length === 0 ? [] : rules.places.filter(({ kind }) => kind === 'shop');
