import { type Centavos, type InstallmentPlan, installmentPlan } from '../money/money.ts';

/** Payments without interest for a whole cart: in as many months as each thing in it allows; undefined: none. */
export function cartInstallments(
  lines: readonly { months: number; pieces: number }[],
  total: Centavos,
): InstallmentPlan | undefined {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  const months = counted.reduce((least, line) => Math.min(least, line.months), Number.POSITIVE_INFINITY);
  return Number.isFinite(months) && months >= 2 && total > 0 ? installmentPlan(total, months) : undefined;
}
