import { type Centavos, type InstallmentPlan, installmentPlan } from '../money/money.ts';

/**
 * The instalments without interest for a whole cart. The number of months is the lowest of its lines; undefined if a
 * line allows none.
 */
export function cartInstallments(
  lines: readonly { months: number; pieces: number }[],
  total: Centavos,
): InstallmentPlan | undefined {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  const months = counted.reduce((least, line) => Math.min(least, line.months), Number.POSITIVE_INFINITY);
  return Number.isFinite(months) && months >= 2 && total > 0 ? installmentPlan(total, months) : undefined;
}
