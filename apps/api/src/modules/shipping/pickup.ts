/** Computes where and from which day a product can be picked up (decision 33, rule 7). */
import type { Pickup } from '@tianguis/contract';
import { stateOfPostalCode } from '@tianguis/domain';
import {
  type Clock,
  nearShop,
  pickUpDay,
  type ShippingRules,
  shopDistance,
  shopsWithAll,
  toDate,
  zoneBetween,
} from '@tianguis/domain/shipping';
import type { StockByPlace } from './repository.ts';
import type { KnownRules } from './rules.ts';

/** @param state number of the destination's state. Shops in this state come first, then shops in nearer zones. */
export function pickupOf(stock: StockByPlace | undefined, rules: ShippingRules, state: number, clock: Clock): Pickup {
  if (!stock?.canPickUp || stock.variantStock === 0) return { status: 'none', shops: [] };
  const shops = stock.shops.flatMap(({ id, code, name, address, openingHours, postalCode }) => {
    const place = rules.places.find((one) => one.id === id);
    const own = stateOfPostalCode(postalCode);
    if (!place || !own) return [];
    const ready = pickUpDay(clock, place, rules.holidays);
    const zone = zoneBetween(own.number, state);
    const far = shopDistance(own.number, state);
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

/** A shop that hands over all pieces of some lines. */
export interface PickUpShop {
  place: number;
  name: string;
  address: string;
  /** YYYY-MM-DD */
  ready: string;
}

/** Shops that a checkout offers at most for lines that are picked up together. */
const mostShops = 3;

/** Shops in the state or a neighbouring one that have all pieces of the lines, the nearest first (CO-08). */
export function pickUpShops(
  lines: Parameters<typeof shopsWithAll>[0],
  { shops, holidays }: Pick<KnownRules, 'shops' | 'holidays'>,
  state: number,
  now: Clock,
): PickUpShop[] {
  return shopsWithAll(lines)
    .flatMap((id) => shops.get(id) ?? [])
    .map((shop) => ({ shop, far: shopDistance(shop.state, state), ready: pickUpDay(now, shop, holidays) }))
    .filter(({ far }) => far <= nearShop)
    .toSorted((one, other) => one.far - other.far || one.ready - other.ready || one.shop.id - other.shop.id)
    .slice(0, mostShops)
    .map(({ shop: { id: place, name, address }, ready }) => ({ place, name, address, ready: toDate(ready) }));
}
