/** The data of the page "how the order was paid" (RL-08). The server makes all sentences. */
import type { PaymentView } from '@tianguis/contract';
import { orderPath, payOrderPath, placedOrderPath } from '@tianguis/domain';
import { cardInWords } from '../../../commerce/card-words.ts';
import { creditCopy } from '../credit/credit-copy.ts';
import { capital, momentInWords, paymentSentence } from '../order-words.ts';
import { ordersCopy } from '../orders-copy.ts';
import { type RefundsData, toRefunds } from '../refunds/refund-words.ts';

const copy = ordersCopy.payment;

/** Money with the day of its event. */
export interface DatedAmount {
  key: string;
  amount: number;
  text: string;
}

export interface PaymentPageData extends RefundsData {
  number: string;
  /** The page of the order. */
  back: string;
  isPaid: boolean;
  /** What happens with the payment. */
  sentence: string;
  /** The provider does not answer, so the state may be old. */
  isAway: boolean;
  tenders: { kind: string; name: string; detail: string; amount: number }[];
  total: number;
  received: number;
  missing: number;
  receipts: DatedAmount[];
  /** The page with the slip, the CLABE or the confirmation of the open attempt. */
  open: { href: string; text: string } | undefined;
  payHref: string | undefined;
}

const paidStates: readonly PaymentView['state'][] = ['paid', 'disputed', 'charged_back'];

/**
 * @param product in the URL, to which the way back leads
 * @param today the date in Mexico City
 * @param creditLabel the name of the store credit
 */
export function toPaymentPage(
  payment: PaymentView,
  product: number | undefined,
  today: string,
  creditLabel = copy.kinds.credit,
): PaymentPageData {
  const { pedido: number, state, tenders, attempt, receipts, refunds, can_pay: canPay } = payment;
  const isPaid = paidStates.includes(state);
  const way = attempt?.way ?? tenders.find(({ kind }) => ['card', 'oxxo', 'spei'].includes(kind))?.kind ?? null;
  const sentence = paymentSentence({ payment: state, way, pay_until: payment.pay_until, can_pay: canPay });
  return {
    ...{ number, back: orderPath(number, product), isPaid, isAway: payment.is_away },
    sentence: sentence ?? (payment.total === 0 ? copy.free : copy.paid),
    tenders: tenders.map(({ kind, amount }) => ({
      ...{ kind, amount },
      name:
        kind === 'credit' && payment.credit_ending !== null
          ? creditCopy.named(creditLabel ?? '', payment.credit_ending)
          : (copy.kinds[kind] ?? kind),
      detail: kind === 'card' && attempt?.way === 'card' ? cardWords(attempt) : '',
    })),
    ...{ total: payment.total, received: payment.received, missing: payment.missing },
    receipts: receipts.map(({ amount, at }, index) => ({
      key: `${at} ${index}`,
      amount,
      text: capital(momentInWords(at)),
    })),
    ...toRefunds(refunds, number, today),
    open: openOf(payment),
    payHref: canPay ? payOrderPath(number) : undefined,
  };
}

function cardWords({ card, months }: NonNullable<PaymentView['attempt']>): string {
  const brand = card === null ? '' : capital(cardInWords(card));
  return [brand, months !== null && months > 1 ? copy.months(months) : ''].filter(Boolean).join(', ');
}

/** An attempt that waits for its customer. */
function openOf({ pedido, attempt }: PaymentView): PaymentPageData['open'] {
  if (attempt === null || (attempt.state !== 'open' && attempt.state !== 'unknown')) return undefined;
  const href = placedOrderPath(pedido);
  if (attempt.slip) return { href, text: copy.slip };
  if (attempt.transfer) return { href, text: copy.transfer };
  return { href, text: copy.challenge };
}
