/** The facts of an order beside a page about a part of it. The server makes all sentences. */
import type { OrderLine, OrderParcel, OrderView } from '@tianguis/contract';
import { orderHelpPath, orderPath } from '@tianguis/domain';
import { capital, dateOf, iconOf, type StatusIcon, type Tone, toneOf } from './order-words.ts';

/** Pictures of goods that the facts show. */
const shownPictures = 4;

export interface OrderFacts {
  number: string;
  /** The page of the order. */
  href: string;
  helpHref: string;
  date: string;
  total: number;
  status: string;
  icon: StatusIcon;
  tone: Tone;
  pictures: { key: string; src: string | null }[];
  /** Lines of the order whose pictures are not shown. */
  more: number;
}

/** @param product in the URL, to which the links lead */
export function toFacts(order: OrderView, product?: number): OrderFacts {
  const { pedido: number, status, parcels } = order;
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return {
    ...{ number, href: orderPath(number, product), helpHref: orderHelpPath('necesitas-ayuda', number, product) },
    ...{ date: dateOf(order.placed_at), total: order.total },
    ...{ status: capital(status.word), icon: iconOf(status), tone: toneOf(status) },
    pictures: lines.slice(0, shownPictures).map(({ line, picture }) => ({ key: String(line), src: picture })),
    more: Math.max(0, lines.length - shownPictures),
  };
}

/** Goods of an order, for pages about a part of the order. */
export interface Goods {
  key: string;
  title: string;
  options: string;
  picture: string | null;
  pieces: number;
}

/** @param pieces the pieces of the line that the page is about */
export const toGoods = (
  line: Pick<OrderView['parcels'][number]['lines'][number], 'line' | 'title' | 'options' | 'picture'>,
  pieces: number,
): Goods => ({
  ...{ key: String(line.line), title: line.title, picture: line.picture, pieces },
  options: line.options.map(({ name, value }) => `${name}: ${value}`).join(' · '),
});

/** Whether the customer can review the product of a line: some of it arrived, and the shop still has it. */
export const canReview = (
  { is_test: isTest }: Pick<OrderView, 'is_test'>,
  parcel: Pick<OrderParcel, 'delivered_at'>,
  line: Pick<OrderLine, 'slug' | 'cancelled' | 'pieces'>,
): boolean => !isTest && parcel.delivered_at !== null && line.slug !== null && line.cancelled < line.pieces;
