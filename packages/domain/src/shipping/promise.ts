/**
 * When a product arrives (spec §8, AP-15, ER-04): a pure function of the places that have the product, the carrier's
 * days, the calendar and the time. docs/decisions/0033-arrival-dates.md explains the rules.
 */
import { dayMinutes } from './days/days.ts';
import type { Holidays } from './days/holidays.ts';
import { addWorkDays, isWorkDay, type Weekdays } from './days/work-days.ts';

/** A place that dispatches parcels. */
export interface Origin {
  /** Minute of the day, in Mexico City, from which an order counts as an order of the next work day. */
  cutoff: number;
  workDays: Weekdays;
  /** Work days that the place needs to pack an order. */
  handlingDays: number;
}

/** Additional work days that a product needs at its place. */
export interface Delay {
  /** Days to make the product after it is ordered. */
  madeToOrderDays: number;
  /** Days until the seller gets the product from a supplier (`extended_catalogue_days`). */
  extendedDays: number;
}

/** Delivery by a carrier, from the day on which the carrier takes the parcel. */
export interface Carriage {
  /** Minimum number of delivery days after that day: 0 is the same day. */
  least: number;
  most: number;
  deliveryDays: Weekdays;
}

/** The first and the last possible day of the arrival. */
export interface Arrival {
  from: number;
  to: number;
}

/** A time: a day and a minute of the day, in Mexico City. */
export interface Clock {
  day: number;
  minute: number;
}

/** The day on which an order of this time is dispatched. */
export function dispatchDay(clock: Clock, origin: Origin, delay: Delay, holidays: Holidays): number {
  const { workDays, cutoff } = origin;
  const isInTime = clock.minute < cutoff && isWorkDay(clock.day, workDays, holidays);
  const begins = isInTime ? clock.day : addWorkDays(clock.day, 1, workDays, holidays);
  return addWorkDays(begins, origin.handlingDays + delay.madeToOrderDays + delay.extendedDays, workDays, holidays);
}

/**
 * The range of days in which an order of this time arrives. A later order, a longer way or an additional holiday never
 * makes it earlier.
 */
export function arrivalOf(clock: Clock, origin: Origin, delay: Delay, carriage: Carriage, holidays: Holidays): Arrival {
  const leaves = dispatchDay(clock, origin, delay, holidays);
  return {
    from: addWorkDays(leaves, carriage.least, carriage.deliveryDays, holidays),
    to: addWorkDays(leaves, carriage.most, carriage.deliveryDays, holidays),
  };
}

/**
 * Minutes until a promise of these origins may change: until the next cut-off of an origin today, or until midnight.
 */
export function minutesValid(clock: Clock, origins: Iterable<Pick<Origin, 'cutoff'>>): number {
  let until = dayMinutes;
  for (const { cutoff } of origins) if (cutoff > clock.minute && cutoff < until) until = cutoff;
  return until - clock.minute;
}
