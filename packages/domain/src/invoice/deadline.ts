/** Until when a customer can ask for an invoice (BL-12): 30 natural days, in days of Mexico City. */
import { toDate, toDay } from '../shipping/days/days.ts';
import { dateInMexico, type Moment } from '../time/dates.ts';

/** Natural days after the day of the payment. */
export const invoiceDays = 30;

/** The last date on which an invoice can be asked for. @param paidAt the moment of the payment */
export const lastInvoiceDate = (paidAt: Moment): string => toDate(toDay(dateInMexico(paidAt)) + invoiceDays);

/** Whether an invoice can still be asked for. The last date counts to its end. */
export const canAskForInvoice = (paidAt: Moment, now: Moment): boolean => dateInMexico(now) <= lastInvoiceDate(paidAt);
