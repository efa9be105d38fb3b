/** Pick-up in shops (decision 33, rule 7). */
import type { Holidays } from '../days/holidays.ts';
import { type Clock, dispatchDay, type Origin } from '../promise.ts';
import { zoneBetween, zones } from '../zones.ts';

const noDelay = { madeToOrderDays: 0, extendedDays: 0 };

/**
 * The day on which a shop with the product in stock hands the product over, if a customer orders now. Packing takes no
 * additional day.
 */
export const pickUpDay = (clock: Clock, shop: Omit<Origin, 'handlingDays'>, holidays: Holidays): number =>
  dispatchDay(clock, { ...shop, handlingDays: 0 }, noDelay, holidays);

/**
 * How far a shop is for customers in a state: -1 in the same state, then 0 to 3 by zone. States are INEGI's numbers.
 */
export const shopDistance = (shop: number, customer: number): number =>
  shop === customer ? -1 : zones.indexOf(zoneBetween(shop, customer));

/** The greatest distance at which a shop is offered without a request: a neighbouring state. */
export const nearShop = zones.indexOf('regional');

/** A line to pick up. */
export interface LineToPickUp {
  /** Lines of one variant share its stock. */
  variant: string;
  pieces: number;
  /** Pieces of the variant in each shop that has the variant. */
  shopStocks: ReadonlyMap<number, number>;
}

/** The shops that have all pieces of all lines. */
export function shopsWithAll(lines: readonly LineToPickUp[]): number[] {
  const variants = [...Map.groupBy(lines, ({ variant }) => variant).values()].map((own) => ({
    pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
    stocks: own[0]?.shopStocks,
  }));
  const [first] = variants;
  const hasAll = (shop: number) => variants.every(({ pieces, stocks }) => (stocks?.get(shop) ?? 0) >= pieces);
  return [...(first?.stocks?.keys() ?? [])].filter(hasAll);
}
