/**
 * The terms of the store credit (AF-04, RT-29). A purchase is due in one payment, on the due date of the month in which
 * it was made. There is no interest and no fee, so the total annual cost (CAT) is zero.
 */
import type { Centavos } from '../money/money.ts';

export interface CreditTerms {
  /** The least monthly income of a customer who gets credit. */
  leastIncome: Centavos;
  /** The part of a monthly income that a limit is at most, in percent. */
  incomeShare: number;
  /** The greatest limit. */
  greatestLimit: Centavos;
  /** An operator decides about greater limits. */
  automaticLimit: Centavos;
  /** The day of the month on which a statement ends, 1 to 28. */
  cutDay: number;
  /** Days after the cut until the statement is due, 1 to 27, so that a month is due before the next one ends. */
  daysToPay: number;
}

/** The total annual cost of this credit in percent: it has neither interest nor fees. */
export const creditCat = '0.0';
