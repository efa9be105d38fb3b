/** Converts the payment of an order for the pages after the order. */
import type { AttemptView, PaymentView } from '@tianguis/contract';
import { decimalMoney, formatMoney, installmentPlan, invoicePath, momentFormat } from '@tianguis/domain';
import { isPaid } from '@tianguis/domain/order';
import { slipBars } from '@tianguis/payments/slip';
import { deadlineInWords } from '../../../commerce/deadline-words.ts';
import type { ParcelWords } from '../checkout-data.ts';
import { answerCopy } from '../copy/answer-copy.ts';
import { paymentCopy as copy } from '../copy/payment-copy.ts';
import { declineWords } from '../words/decline-words.ts';
import { clabeInGroups, referenceInGroups } from '../words/groups.ts';
import type { AfterPageData, AfterState } from './payment-data.ts';

const clock = momentFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** Seconds until a page is read again, while the answer of a bank is awaited, and while cash or a transfer is. */
const soon = 5;
const later = 60;

/** By the state; other states change by the customer only. */
const refreshes: Readonly<Partial<Record<AfterState['kind'], number>>> = {
  // The confirmation at the bank may have reached the shop only now.
  ...{ unknown: soon, challenge: soon, slip: later, transfer: later },
};

export interface AfterOptions {
  now: number;
  /** Makes the URL of a page of the provider. */
  resolve(address: string): string;
  parcels?: ParcelWords[];
  offersInvoices: boolean;
  /** The name of the store credit. */
  creditLabel?: string;
}

/** The page after an order. */
export function toAfter(
  view: PaymentView,
  { now, resolve, parcels = [], offersInvoices, creditLabel = '' }: AfterOptions,
): AfterPageData {
  const { pedido: order, total, received, missing, can_pay: canPay, is_away: isAway } = view;
  const state = stateOf(view, resolve, creditLabel);
  // Nothing is invoiced that cost nothing (AF-03).
  const invoiceHref = offersInvoices && view.state === 'paid' && total > 0 ? invoicePath(order) : undefined;
  const refreshSeconds = refreshes[state.kind];
  const balance = balanceOf(view);
  const held = [
    ...(view.missing > 0 && balance > 0 ? [answerCopy.held(balance)] : []),
    // The CLABE has its own sentence.
    ...(state.kind === 'transfer' ? [] : partInWords(view)),
  ].join(' ');
  return {
    ...{ order, total, received, missing, canPay, isAway, state, parcels, refreshSeconds, invoiceHref },
    ...{ checked: clock(now), held: held || undefined },
  };
}

/** Says that a part of a transfer is safe, and how to pay the rest. Empty if no part of a transfer arrived. */
export function partInWords({ state, received, missing, attempt }: PaymentView): string[] {
  if (state !== 'partial') return [];
  const words = answerCopy.part;
  const isSlip = attempt?.state === 'open' && attempt.slip !== null;
  return [words.safe(received), isSlip ? words.slip(attempt.amount, missing, received) : words.rest(missing)];
}

function stateOf(view: PaymentView, resolve: (address: string) => string, creditLabel: string): AfterState {
  const { state, attempt } = view;
  if (isPaid(state)) return { kind: 'paid', by: waysInWords(view, creditLabel), plan: planInWords(attempt) };
  if (state === 'authorised') return { kind: 'review' };
  if (state === 'expired' || state === 'cancelled') return { kind: 'ended', isExpired: state === 'expired' };
  if (attempt === null) return { kind: state === 'charging' ? 'unknown' : 'unpaid' };
  if (attempt.challenge !== null && attempt.state === 'open')
    return { kind: 'challenge', to: resolve(attempt.challenge) };
  if (state === 'charging' || attempt.state === 'unknown') return { kind: 'unknown' };
  const { slip, transfer, expires_at: expires } = attempt;
  if (attempt.state === 'open' && expires !== null && slip)
    return { kind: 'slip', amount: attempt.amount, ...slipData(slip.reference, expires) };
  if (attempt.state === 'open' && expires !== null && transfer)
    return {
      ...{ kind: 'transfer', ...transfer, groups: clabeInGroups(transfer.clabe) },
      ...{ until: deadlineInWords(expires), plainAmount: decimalMoney(view.missing) },
    };
  if (attempt.state === 'declined') return { kind: 'declined', why: declineWords(attempt.decline) };
  return { kind: attempt.state === 'open' ? 'unknown' : 'unpaid' };
}

const slipData = (reference: string, expires: string) => ({
  ...{ reference, groups: referenceInGroups(reference), bars: slipBars(reference), until: deadlineInWords(expires) },
});

function wayInWords(attempt: AttemptView | null): string {
  if (attempt?.card) return copy.card(attempt.card);
  if (attempt?.way === 'oxxo') return copy.oxxo;
  return attempt?.way === 'spei' ? copy.spei : '';
}

/** `tu saldo a favor ($300) y Visa terminada en 4242 ($700)` */
function waysInWords({ attempt, tenders, credit_ending: ending }: PaymentView, creditLabel: string): string {
  const balance = balanceOf({ tenders });
  const way = ending === null ? wayInWords(attempt) : answerCopy.credit.name(creditLabel, ending);
  if (balance === 0) return way;
  if (way === '') return answerCopy.balance;
  const rest = tenders.reduce((sum, { kind, amount }) => sum + (kind === 'balance' ? 0 : amount), 0);
  return `${answerCopy.balance} (${formatMoney(balance)}) y ${way} (${formatMoney(rest)})`;
}

const balanceOf = ({ tenders }: Pick<PaymentView, 'tenders'>): number =>
  tenders.find(({ kind }) => kind === 'balance')?.amount ?? 0;

/** The plan of months, whose payments add up to the amount. */
function planInWords(attempt: AttemptView | null): string | undefined {
  const { months, amount } = attempt ?? { months: null, amount: 0 };
  if (months === null || months < 2) return undefined;
  return `${copy.months.name(months)}: ${copy.months.plan(installmentPlan(amount, months))} (${formatMoney(amount)})`;
}
