/** The data of an order in a list. The server makes all sentences. */
import type { OrderSummary } from '@tianguis/contract';
import { orderPath, orderPaymentPath } from '@tianguis/domain';
import {
  capital,
  dateOf,
  iconOf,
  isOpenPayment,
  orderArrival,
  parcelCount,
  paymentSentence,
  type StatusIcon,
  type Tone,
  toneOf,
} from './order-words.ts';
import { type PayLink, payLinkOf } from './pay-link.ts';

/** Lines of an order that the list shows with their titles. */
const shownLines = 2;
/** Pictures of further lines. */
const shownPictures = 3;

export interface OrderCardLine {
  key: string;
  href: string;
  title: string;
  options: string;
  picture: string | null;
  pieces: number;
}

export interface OrderCardData {
  number: string;
  href: string;
  date: string;
  total: number;
  isTest: boolean;
  status: string;
  icon: StatusIcon;
  tone: Tone;
  /** When it arrives, or what happens with its payment. */
  sentence: string | undefined;
  /** How many parcels it has. */
  parcels: string | undefined;
  lines: OrderCardLine[];
  /** Pictures of lines without titles, and the number of these lines. */
  more: { pictures: string[]; count: number };
  payment: { href: string; isOpen: boolean };
  /** The page that pays the order; undefined if it cannot be paid now. */
  pay: PayLink | undefined;
}

export function toOrderCard(order: OrderSummary, today: string): OrderCardData {
  const { pedido: number, status, parcels, payment } = order;
  const rest = order.lines.slice(shownLines);
  return {
    ...{ number, href: orderPath(number), date: dateOf(order.placed_at), total: order.total, isTest: order.is_test },
    ...{ status: capital(status.word), icon: iconOf(status), tone: toneOf(status) },
    sentence: paymentSentence(order) ?? orderArrival(parcels, today),
    parcels: status.track === 'payment' ? undefined : parcelCount(parcels),
    lines: order.lines.slice(0, shownLines).map(({ id, childrenSku, title, options, picture, pieces }) => ({
      ...{ key: `${id} ${childrenSku}`, href: orderPath(number, id), title, picture, pieces },
      options: options.join(' · '),
    })),
    more: {
      pictures: rest.flatMap(({ picture }) => picture ?? []).slice(0, shownPictures),
      count: rest.length,
    },
    payment: { href: orderPaymentPath(number), isOpen: isOpenPayment(payment) },
    pay: payLinkOf(order),
  };
}
