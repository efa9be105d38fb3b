/** Refunds for their customer: the target of the money, and the day of its arrival (AF-01, BL-12). */
import type { RefundPreview, RefundView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { refundArrival } from '@tianguis/domain/order';
import type { PaymentProvider } from '@tianguis/payments';
import type { PaidTender, RefundRow } from './repository.ts';

/** The ways to pay to which the provider pays back. Refunds of other ways are transferred to an account. */
export type PaidBack = ReadonlySet<string>;

/** The ways to which a provider pays back; none without a provider. */
export const paidBackBy = (provider: PaymentProvider | undefined): PaidBack =>
  new Set([...(provider?.ways ?? [])].filter((way) => provider?.refundsTo(way)));

export function toRefundView(row: RefundRow, paidBack: PaidBack): RefundView {
  const { id, amount, state, at, way, card, account } = row;
  const needsAccount = account === null && (state === 'failed' || (state === 'due' && !isPaidBack(way, paidBack)));
  const isArriving = state !== 'arrived' && !needsAccount;
  const from = Date.parse(account?.namedAt ?? at);
  return {
    ...{ id, amount, state, at: new Date(at).toISOString(), way, card },
    needs_account: needsAccount,
    account: account && { bank: account.bank, last4: account.last4, holder: account.holder },
    arrives_by: isArriving ? refundArrival(account ? 'account' : 'card', from) : null,
  };
}

/** The refunds that the customer of an order gets. Those of a changed gift go to the owner of its registry. */
export const toRefundViews = (rows: readonly RefundRow[], paidBack: PaidBack): RefundView[] =>
  rows.filter(({ toOwner }) => !toOwner).map((row) => toRefundView(row, paidBack));

/** A refund that would be decided now. @param now epoch milliseconds */
function toRefundPreview(
  { amount, way, card }: Pick<RefundRow, 'amount' | 'way' | 'card'>,
  now: number,
  paidBack: PaidBack,
): RefundPreview {
  // The balance has it at once, and so has the store credit.
  if (way === 'balance' || way === 'credit')
    return { amount, way, card, needs_account: false, arrives_by: dateInMexico(now) };
  const isBack = isPaidBack(way, paidBack);
  return { amount, way, card, needs_account: !isBack, arrives_by: isBack ? refundArrival('card', now) : null };
}

/**
 * The refunds of a decision that is not made. Tenders that get nothing are left out.
 * @param amounts centavos, by the id of the tender
 */
export const toRefundPreviews = (
  tenders: readonly PaidTender[],
  amounts: ReadonlyMap<string, number>,
  { now, paidBack }: { now: number; paidBack: PaidBack },
): RefundPreview[] =>
  tenders.flatMap(({ id, kind: way, card }) => {
    const amount = amounts.get(id) ?? 0;
    return amount === 0 ? [] : [toRefundPreview({ amount, way, card }, now, paidBack)];
  });

const isPaidBack = (way: string | null, paidBack: PaidBack): boolean =>
  way !== null && (way === 'balance' || way === 'credit' || paidBack.has(way));
