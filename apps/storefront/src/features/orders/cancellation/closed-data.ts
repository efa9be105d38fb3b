/** The data of a page that cancels nothing (RL-09, BL-13). The server makes all sentences. */
import type { OrderView } from '@tianguis/contract';
import { orderHelpPath } from '@tianguis/domain';
import { type OrderFacts, toFacts } from '../order-facts.ts';
import { paymentSentence } from '../order-words.ts';
import { answerCopy } from './answer-copy.ts';
import { openLines } from './choose-data.ts';

const copy = answerCopy.closed;

export interface ClosedPageData {
  facts: OrderFacts;
  /** Why nothing, or not this, can be cancelled. */
  message: string;
  /** The page that chooses again, if something else can be cancelled. */
  againHref: string | undefined;
}

export function toClosed(order: OrderView, product: number | undefined, message: string): ClosedPageData {
  const canCancel = order.can_cancel && openLines(order).length > 0;
  return {
    ...{ facts: toFacts(order, product), message },
    againHref: canCancel ? orderHelpPath('motivo-cancelacion', order.pedido) : undefined,
  };
}

/** Why nothing of an order can be cancelled now. */
export function closedSentence({ is_test: isTest, payment: { state }, parcels }: OrderView): string {
  if (isTest) return copy.test;
  const isCancelled = parcels.every(({ lines }) => lines.every(({ cancelled, pieces }) => cancelled === pieces));
  const sentence = paymentSentence({ payment: state, way: null, pay_until: null, can_pay: false });
  const hasArrived = parcels.every((parcel) => parcel.delivered_at !== null || parcel.status.track === 'refund');
  return sentence ?? (isCancelled ? copy.cancelled : hasArrived ? copy.delivered : copy.left);
}
