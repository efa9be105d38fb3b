/** The last day on which a refund arrives (AF-01, BL-12). */
import { mexicoClock, toDate } from '../shipping/days/days.ts';
import { type Holidays, holidaysWith } from '../shipping/days/holidays.ts';
import { addWorkDays, mondayToFriday } from '../shipping/days/work-days.ts';

/** Business days until a refund arrives on a card (BL-12: 3 to 10). */
export const cardRefundDays = 10;
/** Business days until a transfer arrives in an account (BL-12: 72 business hours). */
export const transferRefundDays = 3;

/**
 * The last date on which a refund arrives, such as `2026-12-11`.
 * @param way `card`: back to the card; `account`: by a transfer to an account
 * @param from epoch milliseconds: when the refund was decided, or when its account was named
 */
export function refundArrival(way: 'card' | 'account', from: number, holidays: Holidays = holidaysWith()): string {
  const days = way === 'card' ? cardRefundDays : transferRefundDays;
  return toDate(addWorkDays(mexicoClock(from).day, days, mondayToFriday, holidays));
}
