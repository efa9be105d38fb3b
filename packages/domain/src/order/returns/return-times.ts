/** The times of returns: until when one may be asked for, and the deadline of each waiting state (BL-12, LFPC 56). */
import { mexicoClock, momentInMexico, toDate, toDay } from '../../shipping/days/days.ts';
import { type Holidays, holidaysWith } from '../../shipping/days/holidays.ts';
import { addWorkDays, mondayToFriday } from '../../shipping/days/work-days.ts';
import { cardRefundDays } from '../refund-date.ts';
import type { ReturnState } from './return-states.ts';

/** Natural days after the receipt in which a return can be asked for (BL-12). */
export const returnDays = 30;
/** Business days after the receipt in which the law needs no reason (Ley Federal de Protección al Consumidor, 56). */
export const lawReturnDays = 5;
/** Natural days in which the customer sends the pieces. */
export const postingDays = 10;
/** Business days in which the pieces arrive. */
export const wayBackDays = 7;
/** Business days in which the shop inspects the pieces. */
export const inspectionDays = 3;

export interface ReturnWindow {
  /** The last date on which a return can be asked for. */
  until: string;
  /** The last date on which the law lets the customer revoke the purchase without a reason. */
  lawUntil: string;
}

/** Both windows of goods that their customer has since a moment. @param delivered epoch milliseconds */
export function returnWindow(delivered: number, holidays: Holidays = holidaysWith()): ReturnWindow {
  const { day } = mexicoClock(delivered);
  const law = addWorkDays(day, lawReturnDays, mondayToFriday, holidays);
  // The law's window is the shorter one, whatever holidays an operator adds.
  return { until: toDate(Math.max(day + returnDays, law)), lawUntil: toDate(law) };
}

/** Business days of the states that wait for a carrier, for the shop, and for a bank. */
const businessDays: Readonly<Partial<Record<ReturnState, number>>> = {
  ...{ on_the_way: wayBackDays, arrived: inspectionDays, accepted: cardRefundDays },
};

/** The last date of a state that a return has since a moment. Null for a state that waits for nothing. */
export function returnDeadline(state: ReturnState, since: number, holidays: Holidays = holidaysWith()): string | null {
  const { day } = mexicoClock(since);
  if (state === 'started') return toDate(day + postingDays);
  const days = businessDays[state];
  return days === undefined ? null : toDate(addWorkDays(day, days, mondayToFriday, holidays));
}

/** The end of a date in Mexico City, in epoch milliseconds. */
export const endOfDate = (date: string): number => momentInMexico(toDay(date) + 1, 0);

/**
 * The last date on which the money of a return arrives if its pieces are sent today.
 * @param now epoch milliseconds
 */
export function returnRefundArrival(now: number, holidays: Holidays = holidaysWith()): string {
  const days = wayBackDays + inspectionDays + cardRefundDays;
  return toDate(addWorkDays(mexicoClock(now).day, days, mondayToFriday, holidays));
}
