/** The data of the page after a cancellation (RL-09, AF-01). The server makes all sentences. */
import type { CancellationView, OrderView } from '@tianguis/contract';
import { refundAccountPath } from '@tianguis/domain';
import { type Goods, type OrderFacts, toFacts } from '../order-facts.ts';
import { refundSentence } from '../refunds/refund-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { toCancelledGoods } from './review-data.ts';

export interface DonePageData {
  facts: OrderFacts;
  isWhole: boolean;
  goods: Goods[];
  /** Sentences about each refund with its way and its date, and about the pieces that stay. */
  sentences: string[];
  /** The page that asks for an account; undefined if no refund needs one. */
  accountHref: string | undefined;
}

export function toDone(cancellation: CancellationView, order: OrderView, product: number | undefined): DonePageData {
  const { is_paid: isPaid, is_whole: isWhole, lines } = cancellation;
  // Money that an unpaid order had received goes back because the order ended, and not because of its pieces.
  const refunds = isPaid ? cancellation.refunds : order.refunds;
  const none = isPaid ? copy.nothing : copy.unpaid.other;
  return {
    ...{ facts: toFacts(order, product), isWhole, goods: lines.map(toCancelledGoods) },
    sentences: [
      ...(refunds.length === 0 ? [none] : refunds.map((refund) => refundSentence(refund, order.today))),
      ...(isWhole ? [] : [copy.stays]),
    ],
    accountHref: refunds.some((refund) => refund.needs_account) ? refundAccountPath(order.pedido) : undefined,
  };
}
