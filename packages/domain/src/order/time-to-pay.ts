/** How long the customer has to pay, and how long the pieces stay reserved (CO-05, PA-03, PA-04). */
import { dayMinutes, mexicoClock, momentInMexico } from '../shipping/days/days.ts';
import { type Holidays, holidaysWith } from '../shipping/days/holidays.ts';
import { addWorkDays, mondayToFriday } from '../shipping/days/work-days.ts';

/** The times of a shop. */
export interface TimesToPay {
  /** Minutes for a card. */
  cardMinutes: number;
  /** Hours for a transfer by SPEI. */
  speiHours: number;
  /** Days for cash at OXXO, after the day of the order. */
  oxxoDays: number;
}

export const usualTimesToPay: TimesToPay = { cardMinutes: 30, speiHours: 48, oxxoDays: 3 };

export interface TimeToPay {
  /** The last moment in which the customer can pay. */
  expires: Date;
  /** When the reservation ends. OXXO reports a payment by the next business day, so cash has more time. */
  reservedUntil: Date;
}

/** @param now epoch milliseconds. A day of OXXO ends at midnight in Mexico City. */
export function timeToPay(
  way: 'card' | 'oxxo' | 'spei',
  now: number,
  { cardMinutes, speiHours, oxxoDays }: TimesToPay = usualTimesToPay,
  holidays: Holidays = holidaysWith([]),
): TimeToPay {
  if (way !== 'oxxo') {
    const expires = new Date(now + (way === 'card' ? cardMinutes : speiHours * 60) * 60_000);
    return { expires, reservedUntil: expires };
  }
  const lastDay = mexicoClock(now).day + oxxoDays;
  const settled = addWorkDays(lastDay, 1, mondayToFriday, holidays);
  return {
    expires: new Date(momentInMexico(lastDay, dayMinutes)),
    reservedUntil: new Date(momentInMexico(settled, dayMinutes)),
  };
}
