import { type Centavos, type InstallmentPlan, installmentPlan } from '../money/money.ts';
import { type MonthsPlan, monthsFor } from '../offer/offer.ts';

/**
 * The instalments without interest for a whole cart. The number of months is that of the longest plan which the shop
 * offers for the total and every line allows; undefined if there is none.
 */
export function cartInstallments(
  lines: readonly { months: number; pieces: number }[],
  total: Centavos,
  plans: readonly MonthsPlan[],
): InstallmentPlan | undefined {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  const allowed = counted.reduce((least, line) => Math.min(least, line.months), Number.POSITIVE_INFINITY);
  const months = counted.length > 0 && total > 0 ? monthsFor(plans, allowed, total) : 0;
  return months >= 2 ? installmentPlan(total, months) : undefined;
}
