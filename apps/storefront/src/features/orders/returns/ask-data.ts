/** The data of the pages that ask for a return (RL-10, AF-01). The server makes all sentences. */
import type { ExchangeOffer, OrderView, ReturnPreview } from '@tianguis/contract';
import { type ReturnPage, returnPagePath } from '@tianguis/domain';
import { dayInWords } from '@tianguis/domain/arrival-words';
import { returnReasons, type WayBack } from '@tianguis/domain/order';
import { toDay } from '@tianguis/domain/shipping';
import type { Choice, FormResult } from '@tianguis/ui';
import { invalid } from '../../../shared/forms/form-results.ts';
import { piecesField } from '../cancellation/cancellation-fields.ts';
import type { ChooseLine } from '../cancellation/choose-data.ts';
import { toCancelledGoods } from '../cancellation/review-data.ts';
import { type Goods, type OrderFacts, toFacts, toGoods } from '../order-facts.ts';
import { capital, within } from '../order-words.ts';
import { refundSentence } from '../refunds/refund-words.ts';
import { answerCopy as copy } from './answer-copy.ts';
import { type OpenLine, type ReturnChoice, writeReturnChoice } from './return-choice.ts';
import { returnFields as fields } from './return-fields.ts';

type HintedChoice = Choice & { hint?: string };

export interface ChooseReturnData {
  facts: OrderFacts;
  /** The URL of the page, to which the form leads. */
  action: string;
  lines: ChooseLine[];
  reasons: HintedChoice[];
  values: ReturnChoice['values'];
  result: FormResult | undefined;
}

const reasons: HintedChoice[] = returnReasons.map((value) => {
  const [label, hint] = copy.reasons[value];
  return { value, label, hint };
});

export function toChooseReturn(
  order: OrderView,
  product: number,
  { open, choice }: { open: readonly OpenLine[]; choice: ReturnChoice },
): ChooseReturnData {
  const isWrong = choice.isSent && Object.keys(choice.errors).length > 0;
  return {
    facts: toFacts(order, product),
    action: returnPagePath('solicitar-cambio-devolucion', order.pedido, product),
    lines: open.map(({ line }) => ({
      ...toGoods(line, line.returnable),
      ...{ field: piecesField(line.line), most: line.returnable },
    })),
    ...{ reasons, values: choice.values, result: isWrong ? invalid(choice.values, choice.errors) : undefined },
  };
}

/** A page between the choice and the review. */
export interface BetweenData {
  facts: OrderFacts;
  /** The page that chooses again, with this choice. */
  changeHref: string;
  /** The next page, with the choice. */
  nextHref: string;
  /** The URL of this page. */
  action: string;
  tips: string[];
}

export function toBetween(
  order: OrderView,
  product: number,
  choice: ReturnChoice,
  next: 'cuentanos-tu-problema' | 'adjuntar-fotografias',
): BetweenData {
  const query = writeReturnChoice(choice);
  const hrefOf = (page: ReturnPage) => `${returnPagePath(page, order.pedido, product)}?${query}`;
  return {
    facts: toFacts(order, product),
    changeHref: changeHrefOf(order, product, choice),
    ...{ nextHref: hrefOf(next), action: hrefOf('cuentanos-tu-problema') },
    tips: [...copy.tips],
  };
}

/** The page that chooses, with a choice that is not sent. */
function changeHrefOf({ pedido }: OrderView, product: number, choice: ReturnChoice): string {
  const query = new URLSearchParams(writeReturnChoice(choice));
  query.delete(fields.step);
  return `${returnPagePath('solicitar-cambio-devolucion', pedido, product)}?${query}`;
}

export interface ReturnReviewData {
  facts: OrderFacts;
  /** The URL of this page, with the choice. */
  action: string;
  changeHref: string;
  /** The page that asks for the story. */
  tellHref: string;
  /** The id that the return gets, in the URL of the page. Sent again, the same id asks once. */
  id: string;
  reason: string;
  goods: Goods[];
  amount: number;
  ways: HintedChoice[];
  /** The only way, or the first one. */
  way: WayBack;
  /** The sentence about photographs. */
  photographs: string;
  /** Whether the customer can choose the balance instead. */
  canChoose: boolean;
  /** The pieces that the customer can have instead. */
  exchanges: Choice[];
  /** Sentences about the money and the time. */
  sentences: string[];
}

/** What the customer calls a piece of the product. */
export const pieceName = ({ options, is_same: isSame }: Pick<ExchangeOffer, 'options' | 'is_same'>): string =>
  isSame || options.length === 0 ? copy.exchange.same : options.join(', ');

function toExchange(offer: ExchangeOffer): Choice {
  const { difference, childrenSku } = offer;
  const { even, more, less } = copy.exchange;
  const name = capital(pieceName(offer));
  const label = difference === 0 ? even(name) : difference > 0 ? more(name, difference) : less(name, -difference);
  return { value: `${difference}:${childrenSku}`, label };
}

export function toReturnReview(
  preview: ReturnPreview,
  { order, product, choice, id }: { order: OrderView; product: number; choice: ReturnChoice; id: string },
): ReturnReviewData {
  const { lines, amount, refunds, bearer, ways, law_until: lawUntil, post_by: postBy } = preview;
  const { reason = 'me-arrepenti' } = choice;
  const { money } = copy;
  const day = (date: string) => dayInWords(toDay(date), toDay(order.today));
  const isMine = bearer === 'customer';
  const query = writeReturnChoice({ ...choice, id });
  return {
    ...{ facts: toFacts(order, product), id, reason: copy.reasons[reason][0], amount },
    action: `${returnPagePath('adjuntar-fotografias', order.pedido, product)}?${query}`,
    changeHref: changeHrefOf(order, product, choice),
    canChoose: refunds.some(({ way }) => way !== 'balance' && way !== 'credit'),
    tellHref: `${returnPagePath('cuentanos-tu-problema', order.pedido, product)}?${query}`,
    goods: lines.map(toCancelledGoods),
    ways: ways.map((way) => {
      const [label, hint] = way === 'punto' ? copy.ways.punto[bearer] : copy.ways.recoleccion;
      return { value: way, label, hint };
    }),
    way: ways[0] ?? 'punto',
    exchanges: preview.exchanges.map(toExchange),
    photographs: preview.wants_photographs ? copy.photographs.wanted : copy.photographs.none,
    sentences: [
      ...(amount === 0 ? [money.nothing] : refunds.map((one) => money.soon(within(refundSentence(one, order.today))))),
      ...[isMine ? money.yours : money.ours, money.post(day(postBy))],
      ...(isMine ? [order.today <= lawUntil ? money.law(day(lawUntil)) : money.unused] : []),
    ],
  };
}
