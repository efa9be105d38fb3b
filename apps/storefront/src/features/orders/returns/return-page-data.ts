/** The data of the page of a return, and of its label (RL-10, BL-13). The server makes all sentences. */
import type { OrderView, ReturnView } from '@tianguis/contract';
import { orderPath, orderPaymentPath, refundAccountPath, returnLabelPath, returnPath } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import type { SlipBars } from '@tianguis/payments/slip';
import { toCancelledGoods } from '../cancellation/review-data.ts';
import type { StepData } from '../order/order-data.ts';
import { type Goods, type OrderFacts, toFacts } from '../order-facts.ts';
import { capital, momentInWords } from '../order-words.ts';
import { refundSentence } from '../refunds/refund-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { pieceName } from './ask-data.ts';

export interface ReturnPageData {
  facts: OrderFacts;
  number: string;
  status: string;
  /** Empty if the return ended without a refund. */
  steps: StepData[];
  /** What the customer does now, in sequence; or what happened. */
  todo: string[];
  goods: Goods[];
  /** The ids of the photographs. */
  photographs: string[];
  /** Sentences about the money. */
  sentences: string[];
  /** The exchange: what becomes of it, and the page of its order or of its payment. Undefined without one. */
  exchange: { sentences: string[]; href: string | undefined; isUnpaid: boolean } | undefined;
  /** The page that asks for an account; undefined if no refund needs one. */
  accountHref: string | undefined;
  /** The label, as long as the pieces are not sent. */
  labelHref: string | undefined;
  /** The URL to which the form that cancels leads; undefined if that is not possible. */
  cancelAction: string | undefined;
}

/** The steps of a return, as those of a parcel. */
export const toReturnSteps = (steps: ReturnView['steps']): StepData[] =>
  steps.map(({ word, state, at }) => ({
    ...{ word: capital(word), state, at: at === null ? undefined : momentInWords(at) },
  }));

export function toReturnPage(view: ReturnView, order: OrderView): ReturnPageData {
  const { id, number, pedido, word, state, lines, refunds, amount, can_cancel: canCancel } = view;
  return {
    ...{ facts: toFacts(order), number, status: capital(word), steps: toReturnSteps(view.steps) },
    ...{ todo: todoOf(view), goods: lines.map(toCancelledGoods), photographs: view.photographs },
    exchange: exchangeOf(view),
    sentences:
      // The money of an exchange was never on its way to the customer.
      view.exchange !== null && view.exchange.state !== 'ended'
        ? []
        : refunds.length > 0
          ? refunds.map((refund) => refundSentence(refund, view.today))
          : state === 'started' || state === 'on_the_way' || state === 'arrived'
            ? [amount > 0 ? copy.agreed(amount) : copy.money.nothing]
            : [],
    accountHref: refunds.some((refund) => refund.needs_account) ? refundAccountPath(pedido) : undefined,
    labelHref: state === 'started' ? returnLabelPath(pedido, id) : undefined,
    cancelAction: canCancel ? returnPath(pedido, id) : undefined,
  };
}

function exchangeOf({ exchange }: ReturnView): ReturnPageData['exchange'] {
  if (exchange === null || exchange.state === 'ended') return undefined;
  const { difference, pedido, to_pay: isUnpaid } = exchange;
  const { exchange: words } = copy;
  if (pedido === null) {
    const money = difference > 0 ? [words.toPay(difference)] : difference < 0 ? [words.toKeep(-difference)] : [];
    return { sentences: [words.reserved(pieceName(exchange)), ...money], href: undefined, isUnpaid: false };
  }
  const href = isUnpaid ? orderPaymentPath(pedido) : orderPath(pedido);
  return { sentences: [isUnpaid ? words.unpaid(pedido) : words.ordered(pedido)], href, isUnpaid };
}

function todoOf({ state, due_on: dueOn, way, refusal, today, exchange }: ReturnView): string[] {
  const { steps, states, exchange: words } = copy;
  const isExchange = exchange !== null && exchange.state !== 'ended';
  const day = dueOn === null ? '' : dayInWords(toDay(dueOn), toDay(today));
  switch (state) {
    case 'started':
      return [steps.pack, steps.label, steps[way](day), isExchange ? words.after : steps.after];
    case 'on_the_way':
      return [states.on_the_way(day)];
    case 'arrived':
      return [isExchange ? words.arrived(day) : states.arrived(day)];
    case 'refused':
      return [states.refused(refusal ?? '')];
    case 'accepted':
    case 'refunded':
      return [isExchange ? words.done : states[state]];
    default:
      return [states[state]];
  }
}

export interface LabelPageData {
  number: string;
  order: string;
  backHref: string;
  /** Where the pieces go, in lines. */
  to: string[];
  goods: Goods[];
  /** What the customer does with the label. */
  todo: string;
  bars: SlipBars;
}

export function toLabel(view: ReturnView, bars: SlipBars): LabelPageData {
  const { number, pedido, id, to, lines } = view;
  const { name, address, postal_code: postalCode } = to;
  return {
    ...{ number, order: pedido, backHref: returnPath(pedido, id), bars },
    to: [name, address, postalCode && `C.P. ${postalCode}`].filter(Boolean),
    goods: lines.map(toCancelledGoods),
    todo: todoOf(view)[2] ?? '',
  };
}
