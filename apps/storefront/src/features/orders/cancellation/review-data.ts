/** The data of the page on which a customer reviews a cancellation (RL-09, AF-01). The server makes all sentences. */
import type { CancellationPreview, CancelledLine, OrderView } from '@tianguis/contract';
import { orderHelpPath } from '@tianguis/domain';
import { type Goods, type OrderFacts, toFacts } from '../order-facts.ts';
import { refundSentence } from '../refunds/refund-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { writeChoice, writePieces } from './choice.ts';

export interface ReviewPageData {
  facts: OrderFacts;
  /** The id that the cancellation gets. Sent again, the same id cancels once. */
  id: string;
  reason: string;
  /** The pieces in the form of the API; empty for an order that ends as a whole. */
  pieces: string;
  amount: number;
  isPaid: boolean;
  isWhole: boolean;
  goods: Goods[];
  /** Whether the customer can choose the balance instead. */
  canChoose: boolean;
  /** Sentences about the money, and about the pieces that stay. */
  sentences: string[];
  /** The page that chooses again, with this choice. */
  changeHref: string;
}

interface ReviewTerms {
  order: OrderView;
  product: number | undefined;
  id: string;
  reason: string;
}

export function toReview(preview: CancellationPreview, { order, product, id, reason }: ReviewTerms): ReviewPageData {
  const { is_paid: isPaid, is_whole: isWhole, lines, amount, refunds } = preview;
  const pieces = new Map(isPaid ? lines.map((line) => [line.line, line.pieces]) : []);
  return {
    ...{ facts: toFacts(order, product), id, reason, pieces: writePieces(pieces), amount, isPaid, isWhole },
    canChoose: refunds.some(({ way }) => way !== 'balance' && way !== 'credit'),
    goods: lines.map(toCancelledGoods),
    sentences: isPaid
      ? [
          ...(amount === 0 ? [copy.nothing] : refunds.map((refund) => refundSentence(refund, order.today))),
          ...(isWhole ? [] : [copy.stays]),
        ]
      : [unpaidSentence(order)],
    changeHref: `${orderHelpPath('motivo-cancelacion', order.pedido, product)}?${writeChoice(pieces, reason)}`,
  };
}

export const toCancelledGoods = ({ line, title, options, picture, pieces }: CancelledLine): Goods => ({
  ...{ key: String(line), title, options: options.join(' · '), picture, pieces },
});

/** A sentence about the payment of an unpaid order that ends. */
function unpaidSentence({ payment: { state, tenders } }: OrderView): string {
  const { unpaid } = copy;
  if (state === 'authorised' || state === 'partial') return unpaid[state];
  const way = tenders.find(({ kind }) => kind === 'oxxo' || kind === 'spei')?.kind;
  return way === 'oxxo' || way === 'spei' ? unpaid[way] : unpaid.other;
}
