/** The part of the balance that a customer types (PA-05). */
import { formatMoney } from '@tianguis/domain';
import { balanceShare, leastCharge, partRefusal } from '@tianguis/domain/order';
import { wrongField } from '../../failure.ts';

/**
 * The most that the balance pays of a purchase of `total`.
 * @returns null for all that the balance can pay, so that the balance still pays all if the purchase changes
 * @param offered what of the available balance can pay the purchase
 * @throws Failure VALIDATION_FAILED with a sentence for the field `saldo_hasta`
 */
export function balancePart(
  part: number,
  { total, available, offered }: { total: number; available: number; offered: number },
): number | null {
  const field = (sentence: string) => wrongField('saldo_hasta', sentence);
  if (offered === 0) throw field('Tu saldo no puede pagar nada de esta compra ahora.');
  const refusal = partRefusal(total, available, part);
  if (refusal === 'too-much') throw field(`Puedes usar hasta ${formatMoney(offered)} de tu saldo en esta compra.`);
  if (refusal === 'remainder') throw field(remainderWords(total, part, available));
  return part === offered ? null : part;
}

/** What to type instead of a part that leaves less than anybody charges. */
function remainderWords(total: number, part: number, available: number): string {
  const smaller = balanceShare(total, part);
  const fitting = [
    ...(smaller > 0 ? [`hasta ${formatMoney(smaller)}`] : []),
    ...(available >= total ? [`${formatMoney(total)} para pagar todo`] : []),
  ];
  return (
    `Faltarían ${formatMoney(total - part)}, y lo menos que se puede cobrar son ${formatMoney(leastCharge)}. ` +
    `Usa ${fitting.join(', o ')}.`
  );
}
