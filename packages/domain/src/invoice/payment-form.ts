/** The form of payment of an invoice (FormaPago) from the tenders of a seller's part of an order. */
import type { Centavos } from '../money/money.ts';

/** A tender, and the amount that it pays of the seller's part. */
export interface PaidTender {
  kind: 'card' | 'oxxo' | 'spei' | 'balance' | 'credit';
  /** Kind of a card, if the provider named it. */
  card?: 'credit' | 'debit' | null;
  amount: Centavos;
}

/**
 * Codes of the SAT: cash, transfer, credit card, debit card, electronic money (monedero). The shop's own credit is paid
 * later, by means that are not known yet; for the seller, the shop pays as an intermediary.
 */
const forms = { oxxo: '01', spei: '03', creditCard: '04', debitCard: '28', balance: '05', credit: '31' } as const;

/** The code for one tender. A card of unknown kind counts as a credit card. */
function formOf({ kind, card }: PaidTender): string {
  if (kind === 'card') return card === 'debit' ? forms.debitCard : forms.creditCard;
  return forms[kind];
}

/**
 * The form with the greatest amount, as the SAT prescribes for several forms. Of equal amounts, the smaller code.
 * @throws RangeError without tenders that pay
 */
export function paymentForm(tenders: readonly PaidTender[]): string {
  const amounts = new Map<string, Centavos>();
  for (const tender of tenders) {
    const form = formOf(tender);
    if (tender.amount > 0) amounts.set(form, (amounts.get(form) ?? 0) + tender.amount);
  }
  const [first] = [...amounts].toSorted(([one, paid], [other, rest]) => rest - paid || (one < other ? -1 : 1));
  if (!first) throw new RangeError('no tender pays');
  return first[0];
}
