/** The data of the page of help with an order: the steps that its customer can take now (RL-09). For the server. */
import type { OrderLine, OrderParcel, OrderView, ThreadSummary } from '@tianguis/contract';
import {
  landingAddresses,
  orderHelpPath,
  orderPaymentPath,
  payOrderPath,
  refundAccountPath,
  returnPagePath,
  returnPath,
  writePath,
} from '@tianguis/domain';
import { writeReviewPath } from '@tianguis/domain/review';
import type { IconName } from '@tianguis/ui';
import { paths } from '../../../shared/links/paths.ts';
import { toThreadLink } from '../messages/messages-data.ts';
import { canReview, type Goods, type OrderFacts, toFacts, toGoods } from '../order-facts.ts';
import { isOpenPayment, paymentSentence, within } from '../order-words.ts';
import { toRefunds } from '../refunds/refund-words.ts';
import { helpCopy as copy } from './help-copy.ts';

/** Something that the customer can do now. */
export interface HelpOption {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** The reason why something is not possible, and the step to take instead. */
export interface HelpNote {
  title: string;
  text: string;
}

export interface HelpPageData {
  facts: OrderFacts;
  /** The goods that the URL names; empty if the help is about the whole order. */
  goods: Goods[];
  /** Help with the whole order, from help with a product in it. */
  wholeHref: string | undefined;
  options: HelpOption[];
  notes: HelpNote[];
  canBuyAgain: boolean;
}

/** A line with its parcel. */
type ParcelLine = { parcel: OrderParcel; line: OrderLine };

/**
 * @param product in the URL, which is a product of the order
 * @param threads of messages about the order, the newest first
 */
export function toHelp(
  order: OrderView,
  product: number | undefined,
  threads: readonly ThreadSummary[] = [],
): HelpPageData {
  const { pedido: number, parcels, payment } = order;
  const all = parcels.flatMap((parcel) => parcel.lines.map((line) => ({ parcel, line })));
  const lines = product === undefined ? all : all.filter(({ line }) => line.id === product);
  return {
    facts: toFacts(order, product),
    goods: product === undefined ? [] : lines.map(({ line }) => toGoods(line, line.pieces)),
    wholeHref: product === undefined ? undefined : orderHelpPath('necesitas-ayuda', number),
    options: [
      ...accountOptions(order),
      ...paymentOptions(order),
      ...cancelOptions(order, lines, product),
      ...refundOptions(order),
      ...returnOptions(order, lines),
      ...reviewOptions(order, lines),
      ...threads.map((thread) => threadOption(number, thread)),
      { href: writePath(number, product), icon: 'mail', title: copy.write.title, text: copy.write.text },
    ],
    notes: notesOf(order, lines),
    canBuyAgain: !isOpenPayment(payment.state),
  };
}

function threadOption(order: string, thread: ThreadSummary): HelpOption {
  const { folio, href, state, date } = toThreadLink(order, thread);
  return { href, icon: 'mail', title: copy.write.thread(folio), text: `${state} · ${date}` };
}

/** The account for refunds that need one. */
function accountOptions({ pedido, refunds }: OrderView): HelpOption[] {
  const waiting = refunds.filter((refund) => refund.needs_account);
  if (waiting.length === 0) return [];
  const { title, text } = copy.account;
  return [{ href: refundAccountPath(pedido), icon: 'bank', title, text: text(sumOf(waiting)) }];
}

/** The next steps of a payment that is not finished. */
function paymentOptions(order: OrderView): HelpOption[] {
  const { pedido, payment, can_pay: canPay, can_change: canChange } = order;
  const way = payment.tenders.find(({ kind }) => ['card', 'oxxo', 'spei'].includes(kind))?.kind ?? null;
  const facts = { payment: payment.state, way, pay_until: payment.pay_until, can_pay: canPay };
  const text = paymentSentence(facts);
  return [
    ...(canPay
      ? [{ ...copy.pay, href: payOrderPath(pedido), icon: 'card' as const, ...(text !== undefined && { text }) }]
      : []),
    ...(canChange ? [{ ...copy.change, href: paths.cart, icon: 'cart' as const }] : []),
    ...(!canPay && text !== undefined && payment.state !== 'cancelled' && payment.state !== 'expired'
      ? [{ ...copy.payment, href: orderPaymentPath(pedido), icon: 'clock' as const, text }]
      : []),
  ];
}

function cancelOptions(order: OrderView, lines: readonly ParcelLine[], product: number | undefined): HelpOption[] {
  const { pedido, payment, total } = order;
  const open = lines.filter(({ line }) => line.cancellable > 0);
  if (!order.can_cancel || open.length === 0) return [];
  const icon = 'close' as const;
  const { cancel } = copy;
  // An order that is not paid ends as a whole.
  if (isOpenPayment(payment.state)) {
    const { state } = payment;
    const text = state === 'authorised' || state === 'partial' ? cancel[state] : cancel.unpaid;
    return [{ href: orderHelpPath('motivo-cancelacion', pedido), icon, title: cancel.order, text }];
  }
  const isLeft = lines.some(({ line }) => line.cancellable < line.pieces - line.cancelled);
  const isPart = lines.some(({ line }) => line.cancelled > 0);
  const title = product !== undefined ? cancel.product : isLeft ? cancel.rest : isPart ? cancel.others : cancel.order;
  const href = orderHelpPath('motivo-cancelacion', pedido, product);
  return [{ href, icon, title, text: total === 0 ? cancel.free : cancel.paid }];
}

/** The pages of returns (RL-10) are about one product each. */
function returnOptions({ pedido, returns }: OrderView, lines: readonly ParcelLine[]): HelpOption[] {
  const open = new Map(lines.filter(({ line }) => line.returnable > 0).map(({ line }) => [line.id, line.title]));
  const shown = new Set(lines.map(({ line }) => line.id));
  const running = returns.filter((one) => one.due_on !== null && one.lines.some(({ id }) => shown.has(id)));
  const isOver = open.size === 0 && running.length === 0 && lines.some(({ parcel }) => parcel.delivered_at !== null);
  const icon = 'return' as const;
  const { single, some, running: going, over } = copy.return;
  return [
    ...running.map(({ id, number, word }) => ({
      ...{ href: returnPath(pedido, id), icon, title: going.title(number), text: going.text(word) },
    })),
    ...[...open].map(([id, title]) => ({
      ...{ href: returnPagePath('que-quieres-hacer', pedido, id), icon, text: single.text },
      title: open.size === 1 ? single.title : some.title(title),
    })),
    ...(isOver ? [{ ...over, href: landingAddresses['faq-devolucion'], icon }] : []),
  ];
}

/** The forms of reviews (RT-19), one of each product that arrived. */
function reviewOptions(order: OrderView, lines: readonly ParcelLine[]): HelpOption[] {
  const { title, titleOf, text } = copy.review;
  const open = lines.filter(({ parcel, line }) => canReview(order, parcel, line));
  const products = new Map(open.map(({ line }) => [line.id, line.title]));
  return [...products].map(([id, name]) => ({
    ...{ href: writeReviewPath(id), icon: 'star' as const, text },
    title: products.size === 1 ? title : titleOf(name),
  }));
}

/** The refunds that go on without the customer. */
function refundOptions({ pedido, refunds, today }: OrderView): HelpOption[] {
  const going = refunds.filter((refund) => !refund.needs_account);
  const last = toRefunds(going, pedido, today).refunds.at(-1);
  if (!last) return [];
  const { title, text, texts } = copy.refund;
  const isOne = going.length === 1;
  return [
    {
      ...{ href: orderPaymentPath(pedido), icon: 'return', title: title(going.length) },
      text: isOne ? text(last.amount, within(last.to), last.progress) : texts(sumOf(going), within(last.progress)),
    },
  ];
}

function notesOf(order: OrderView, lines: readonly ParcelLine[]): HelpNote[] {
  const gone = lines.filter(({ parcel, line }) => isGone(parcel, line));
  const [first] = gone;
  if (!first) {
    const isOver = lines.length > 0 && lines.every(({ line }) => line.cancelled === line.pieces);
    return isOver || order.payment.state === 'cancelled' ? [{ title: copy.over.cancelled, text: copy.over.text }] : [];
  }
  const isBack = gone.every(({ parcel }) => backWords.includes(parcel.status.word));
  const isPart = lines.some(({ line }) => line.cancellable > 0);
  const isCarried = gone.every(({ parcel }) => parcel.delivery === 'carrier');
  const title = isPart ? copy.left.part : isCarried ? copy.left.carrier : copy.left.other;
  return [{ title, text: isBack ? copy.left.back : copy.left.text }];
}

/** Words of parcels that come back. */
const backWords: readonly string[] = ['de regreso con el vendedor', 'devuelto al vendedor'];

/** Whether pieces were paid, left, and have not arrived. */
const isGone = ({ status, delivered_at: deliveredAt }: OrderParcel, line: OrderLine): boolean =>
  status.track === 'shipping' && deliveredAt === null && line.cancellable === 0 && line.cancelled < line.pieces;

const sumOf = (refunds: readonly { amount: number }[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);
