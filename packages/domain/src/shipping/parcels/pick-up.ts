import type { Holidays } from './days/holidays.ts';
import { type Clock, dispatchDay, type Origin } from './promise.ts';

const noDelay = { madeToOrderDays: 0, extendedDays: 0 };

/**
 * The day on which a shop with the product in stock hands the product over, if a customer orders now. Packing takes no
 * additional day.
 */
export const pickUpDay = (clock: Clock, shop: Omit<Origin, 'handlingDays'>, holidays: Holidays): number =>
  dispatchDay(clock, { ...shop, handlingDays: 0 }, noDelay, holidays);
