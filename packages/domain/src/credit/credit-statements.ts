/**
 * What is due of a store credit, and when (AF-04). A payment or a refund covers the oldest purchase first. Dates are
 * those of Mexico City, as `2026-12-24`; they are compared as texts.
 */
import type { Centavos } from '../money/money.ts';
import { toDate, toDay } from '../shipping/days/days.ts';
import type { CreditTerms } from './credit-terms.ts';

export interface CreditMovement {
  date: string;
  /** What it adds to the debt; negative: what it takes from it. */
  amount: Centavos;
}

export interface CreditStatement {
  /** The last date of the statement. */
  cut: string;
  /** The last date on which it can be paid in time. */
  due: string;
  /** Purchases of the month. */
  charges: Centavos;
  /** Payments and refunds of the month. */
  credits: Centavos;
  /** What of its purchases nothing has covered until now. */
  missing: Centavos;
}

type Days = Pick<CreditTerms, 'cutDay' | 'daysToPay'>;

/** The cut of the statement that a date belongs to: the next cut day, or the date itself. */
export function cutOf(date: string, { cutDay }: Pick<CreditTerms, 'cutDay'>): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return dateOf(year, day <= cutDay ? month : month + 1, cutDay);
}

/** The last date on which a statement can be paid in time. */
export const dueOf = (cut: string, { daysToPay }: Pick<CreditTerms, 'daysToPay'>): string =>
  toDate(toDay(cut) + daysToPay);

/** The latest cut whose due date has passed. What was bought until then is overdue, unless it is paid. */
export const overdueCut = (today: string, days: Days): string =>
  latestCut(today, days, (cut) => dueOf(cut, days) < today);

/** The latest cut before today: its statement has ended. */
export const endedCut = (today: string, days: Days): string => latestCut(today, days, (cut) => cut < today);

function latestCut(today: string, { cutDay }: Days, isPast: (cut: string) => boolean): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let back = 0; ; back++) {
    const cut = dateOf(year, month - back, cutDay);
    if (isPast(cut)) return cut;
  }
}

/** The statements of an account, from old to new: one for each month in which something was bought, paid or refunded. */
export function creditStatements(movements: readonly CreditMovement[], days: Days): CreditStatement[] {
  const byCut = Map.groupBy(movements, ({ date }) => cutOf(date, days));
  const paid = movements.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  let bought = 0;
  return [...byCut]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([cut, own]) => {
      const before = Math.max(0, bought - paid);
      const charges = own.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
      bought += charges;
      const credits = own.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
      return { cut, due: dueOf(cut, days), charges, credits, missing: Math.max(0, bought - paid) - before };
    });
}

export interface CreditDebt {
  /** Was due before today. */
  overdue: Centavos;
  /** What has to be paid next, without what is overdue; undefined if nothing is owed besides. */
  next: { due: string; amount: Centavos } | undefined;
}

/** What of the statements is overdue today, and what is due next. */
export function creditDebt(statements: readonly CreditStatement[], today: string): CreditDebt {
  const isLate = ({ due }: CreditStatement) => due < today;
  const next = statements.find((one) => !isLate(one) && one.missing > 0);
  return {
    overdue: statements.filter(isLate).reduce((sum, { missing }) => sum + missing, 0),
    next: next && { due: next.due, amount: next.missing },
  };
}

/** @param month may be beyond the year */
function dateOf(year: number, month: number, day: number): string {
  const months = year * 12 + month - 1;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-${two(day)}`;
}
