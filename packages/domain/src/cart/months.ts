import { type Centavos, type InstallmentPlan, installmentPlan } from '../money/money.ts';
import { type MonthsPlan, monthsFor } from '../offer/offer.ts';

/** The most months that every line with pieces allows; 0 if there are no such lines. */
export function monthsOfAll(lines: readonly { months: number; pieces: number }[]): number {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  return counted.length === 0 ? 0 : Math.min(...counted.map(({ months }) => months));
}

/**
 * The instalments without interest for a whole cart. The number of months is that of the longest plan which the shop
 * offers for the total and every line allows; undefined if there is none.
 */
export function cartInstallments(
  lines: readonly { months: number; pieces: number }[],
  total: Centavos,
  plans: readonly MonthsPlan[],
): InstallmentPlan | undefined {
  const months = total > 0 ? monthsFor(plans, monthsOfAll(lines), total) : 0;
  return months >= 2 ? installmentPlan(total, months) : undefined;
}
