/** Sentences about refunds: the target of the money, and the day of its arrival (AF-01, BL-12). For the server. */
import type { RefundPreview, RefundView } from '@tianguis/contract';
import { refundAccountPath } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import { transferRefundDays } from '@tianguis/domain/order';
import { toDay } from '@tianguis/domain/shipping';
import { cardInWords } from '../../../commerce/card-words.ts';
import { capital, dateOf, noonOf, pastDay } from '../order-words.ts';
import { refundCopy as copy } from './refund-copy.ts';

/** A refund for its customer. */
export interface RefundData {
  key: string;
  amount: number;
  /** When the refund was decided. */
  date: string;
  /** The target of the money, as the start of a sentence. */
  to: string;
  /** The progress of the refund, and the day by which the money arrives. */
  progress: string;
  needsAccount: boolean;
}

/** The refunds of an order, and the page that asks for the account of those that need one. */
export interface RefundsData {
  refunds: RefundData[];
  /** Undefined if no refund needs an account. */
  accountHref: string | undefined;
}

/** @param today the date in Mexico City */
export const toRefunds = (refunds: readonly RefundView[], number: string, today: string): RefundsData => ({
  refunds: refunds.map((refund) => ({
    ...{ key: refund.id, amount: refund.amount, date: dateOf(refund.at), needsAccount: refund.needs_account },
    ...{ to: capital(targetOf(refund)), progress: progressOf(refund, today) },
  })),
  accountHref: refunds.some((refund) => refund.needs_account) ? refundAccountPath(number) : undefined,
});

/** `Te regresamos $500 a tu Visa terminada en 4242; llega a más tardar el martes 15 de diciembre.` */
export function refundSentence(refund: RefundPreview | RefundView, today: string): string {
  const { amount, needs_account: needsAccount, arrives_by: arrivesBy } = refund;
  if (needsAccount) return copy.needsAccount(amount, transferRefundDays);
  if (refund.way === 'balance') return copy.atOnce(amount);
  if (refund.way === 'credit') return copy.lessDebt(amount);
  if (arrivesBy === null) return copy.withoutDay(amount, targetOf(refund));
  return copy.sentence(amount, targetOf(refund), dayInWords(toDay(arrivesBy), toDay(today)));
}

/** Where the money goes, within a sentence. */
function targetOf(refund: RefundPreview | RefundView): string {
  const { way, card } = refund;
  const account = 'account' in refund ? refund.account : null;
  if (account !== null) return copy.to.account(account.bank, account.last4);
  if (refund.needs_account) return copy.to.transfer;
  if (card !== null) return copy.to.card(cardInWords(card));
  if (way === 'card') return copy.to.someCard;
  return way === 'balance' || way === 'credit' ? copy.to[way] : copy.to.transfer;
}

function progressOf(refund: RefundView, today: string): string {
  const { state, needs_account: needsAccount, arrives_by: arrivesBy, way, account } = refund;
  if (needsAccount) return state === 'failed' ? copy.failed : copy.missing;
  if (state === 'arrived' && (way === 'balance' || way === 'credit')) return copy.arrived[way];
  if (state === 'arrived') return way === 'card' && account === null ? copy.arrived.card : copy.arrived.other;
  if (arrivesBy === null) return `${copy.states[state]}.`;
  if (arrivesBy < today) return copy.late(pastDay(noonOf(arrivesBy), today));
  return copy.arrives(copy.states[state], dayInWords(toDay(arrivesBy), toDay(today)));
}
