/**
 * When a product arrives (spec §8, AP-15, ER-04): a pure function of the places that have it, how it is carried, the
 * calendar and the moment. docs/decisions/0033-arrival-dates.md has the rules in words.
 */
import { dayMinutes } from './days/days.ts';
import type { Holidays } from './days/holidays.ts';
import { addWorkDays, isWorkDay, type Weekdays } from './days/work-days.ts';

/** A place that parcels leave from. */
export interface Origin {
  /** Minute of the day, in Mexico City, from which an order counts as one of the next work day. */
  cutoff: number;
  workDays: Weekdays;
  /** Work days that it takes to pack an order. */
  handlingDays: number;
}

/** Additional work days of a product at the place that it leaves. */
export interface Delay {
  /** It is made when it is ordered. */
  madeToOrderDays: number;
  /** The seller gets it from a supplier first (`extended_catalogue_days`). */
  extendedDays: number;
}

/** A way of a carrier to a destination, from the day on which it takes the parcel. */
export interface Carriage {
  /** Days on which the carrier delivers, counted after that day: 0 is the same day. */
  least: number;
  most: number;
  deliveryDays: Weekdays;
}

/** The days between which it arrives, both included. */
export interface Arrival {
  from: number;
  to: number;
}

/** A moment: a day and the minute of it, in Mexico City. */
export interface Clock {
  day: number;
  minute: number;
}

/** The day on which an order of this moment leaves. */
export function dispatchDay(clock: Clock, origin: Origin, delay: Delay, holidays: Holidays): number {
  const { workDays, cutoff } = origin;
  const isInTime = clock.minute < cutoff && isWorkDay(clock.day, workDays, holidays);
  const begins = isInTime ? clock.day : addWorkDays(clock.day, 1, workDays, holidays);
  return addWorkDays(begins, origin.handlingDays + delay.madeToOrderDays + delay.extendedDays, workDays, holidays);
}

/** When an order of this moment arrives. Never earlier for a later order, a longer way or one more holiday. */
export function arrivalOf(clock: Clock, origin: Origin, delay: Delay, carriage: Carriage, holidays: Holidays): Arrival {
  const leaves = dispatchDay(clock, origin, delay, holidays);
  return {
    from: addWorkDays(leaves, carriage.least, carriage.deliveryDays, holidays),
    to: addWorkDays(leaves, carriage.most, carriage.deliveryDays, holidays),
  };
}

/**
 * Minutes until what was said of these origins may change: the next hour of an origin that is still open today, or
 * midnight, when tomorrow becomes today.
 */
export function minutesValid(clock: Clock, origins: Iterable<Pick<Origin, 'cutoff'>>): number {
  let until = dayMinutes;
  for (const { cutoff } of origins) if (cutoff > clock.minute && cutoff < until) until = cutoff;
  return until - clock.minute;
}
