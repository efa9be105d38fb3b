/** Converts the document of a checkout for its pages. */
import type { CheckoutStep, CheckoutView, OrderParcel, QuoteView } from '@tianguis/contract';
import { landingPath } from '@tianguis/domain';
import { arrivalInWords, dayInWords } from '@tianguis/domain/arrival-words';
import { mexicoClock, toDay } from '@tianguis/domain/shipping';
import { productPath } from '../../shared/links/paths.ts';
import type {
  CheckoutLine,
  CheckoutPageData,
  CheckoutTotals,
  DeliveryGroup,
  LeftOutLine,
  LegalText,
  ParcelWords,
  PaymentChoices,
} from './checkout-data.ts';
import { contentsName, answerCopy as copy } from './copy/answer-copy.ts';
import { deadlineInWords } from './words/moments.ts';

/** A line as the cart or the catalogue knows it, for a checkout without an address. */
export interface PlainLine {
  id: number;
  childrenSku: string;
  title: string;
  picture: string;
  pieces: number;
  price: number;
}

const keyOf = ({ id, childrenSku }: { id: number; childrenSku: string }): string => `${id} ${childrenSku}`;
/** The slug of a product's URL is corrected by a redirect, so any does. */
const hrefOf = ({ id, childrenSku }: { id: number; childrenSku: string }): string =>
  productPath({ id, slug: 'producto' }, childrenSku === '0' ? undefined : childrenSku);

export function toPage(view: CheckoutView, plain: readonly PlainLine[]): CheckoutPageData {
  const { compra, kind, step, quote } = view;
  const lines = quote ? quotedLines(quote, view.pictures) : plain.map(toLine);
  return {
    ...{ compra, kind, next: step, lines, steps: stepsOf(view) },
    leftOut: (quote?.left_out ?? []).map(toLeftOut),
    totals: totalsOf(view, lines),
  };
}

/** The steps of a checkout. The step of the delivery is left out if no parcel has a choice. */
export function stepsOf({ groups, step }: Pick<CheckoutView, 'groups' | 'step'>): CheckoutStep[] {
  const hasChoice = step === 'envio' || groups.some(({ options }) => options.length > 1);
  return ['direccion', ...(hasChoice ? (['envio'] as const) : []), 'pago', 'revisar'];
}

const toLine = (line: PlainLine): CheckoutLine => ({
  ...{ key: keyOf(line), title: line.title, href: hrefOf(line), picture: line.picture },
  ...{ pieces: line.pieces, wanted: line.pieces, price: line.price, amount: line.price * line.pieces },
});

function quotedLines({ lines }: QuoteView, pictures: CheckoutView['pictures']): CheckoutLine[] {
  return lines.map((line) => ({
    ...toLine({ ...line, picture: pictures[keyOf(line)] ?? '' }),
    wanted: line.wanted,
  }));
}

export const toLeftOut = (line: QuoteView['left_out'][number]): LeftOutLine => ({
  ...{ key: keyOf(line), id: line.id, sku: line.childrenSku, title: line.title },
  ...{ href: hrefOf(line), reason: line.reason },
});

function totalsOf({ quote, estimate }: CheckoutView, lines: readonly CheckoutLine[]): CheckoutTotals {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  if (!quote) {
    const { goods, discount, shipping_from: from } = estimate;
    return {
      ...{ pieces, goods, discount, coupon: undefined, shipping: [], isKnown: false },
      ...{ shippingFrom: from ?? undefined, total: goods - discount },
    };
  }
  const { goods, discount, coupon, parcels, total } = quote;
  return {
    ...{ pieces, goods, discount, total, coupon: coupon?.codigo, shippingFrom: undefined, isKnown: true },
    shipping: parcels.map(({ key, seller, service, shipping: amount }) => ({
      ...{ key, amount },
      label: (service === 'pickup' ? copy.pickupOf : copy.shippingOf)(seller.name),
    })),
  };
}

type Arrival = { from: string; to: string } | null;

/** When a parcel arrives, or can be collected. */
function arrivalWords(service: string, arrives: Arrival, now: number): string {
  if (arrives === null) return copy.delivery.unknown;
  const today = mexicoClock(now).day;
  if (service === 'pickup') return copy.delivery.pickup(dayInWords(toDay(arrives.to), today));
  return arrivalInWords(toDay(arrives.from), toDay(arrives.to), today);
}

const serviceName = (service: string): string => copy.delivery.services[service] ?? copy.delivery.usual;

/** The parcels of a quote, with their promised dates. */
export function parcelsOf({ parcels, lines }: QuoteView, now: number): ParcelWords[] {
  const titles = new Map(lines.map((line) => [keyOf(line), line.title]));
  return parcels.map(({ key, seller, service, arrives, lines: own }) => ({
    ...{ key, seller: seller.name, service: serviceName(service), arrives: arrivalWords(service, arrives, now) },
    titles: own.map((line) => titles.get(keyOf(line)) ?? ''),
  }));
}

/** A parcel of an order, with its promised dates. */
export const orderedParcel = ({ id, seller, delivery, promised, lines }: OrderParcel, now: number): ParcelWords => ({
  ...{ key: id, seller: seller.name, service: serviceName(delivery), titles: lines.map(({ title }) => title) },
  arrives: delivery === 'digital' ? copy.delivery.digital : arrivalWords(delivery, promised, now),
});

/** The legal texts that the customer accepts by placing. */
export const acceptedTexts = ({ texts }: QuoteView): LegalText[] =>
  Object.keys(texts).map((slug) => ({ name: contentsName(slug), href: landingPath(slug) }));

/** The groups of lines with a choice of their delivery. */
export function deliveryOf({ groups, quote }: CheckoutView, now: number): DeliveryGroup[] {
  const titles = new Map((quote?.lines ?? []).map((line) => [keyOf(line), line.title]));
  return groups.map(({ key, seller, lines, options }) => ({
    ...{ key, seller: seller.name, titles: lines.flatMap((line) => titles.get(keyOf(line)) ?? []) },
    options: options.map(({ key: option, service, place, arrives, price, chosen }) => ({
      ...{ key: option, name: serviceName(service), place: place ?? undefined, price, chosen },
      arrives: arrivalWords(service, arrives, now),
    })),
  }));
}

export function paymentOf(view: CheckoutView): PaymentChoices {
  const { ways, saved_cards: cards, way, card, plans, months, months_dropped: dropped, quote, estimate } = view;
  return {
    ways: ways.map(({ way: name, refused, expires }) => ({
      ...{ way: name, refused: refused ?? undefined },
      until: expires === null || name === 'card' ? undefined : deadlineInWords(expires),
    })),
    ...{ cards, plans, way: way ?? undefined, card: card ?? undefined, months: months ?? undefined },
    takesCards: view.takes_cards,
    ...{ monthsDropped: dropped ?? undefined, total: quote?.total ?? estimate.goods - estimate.discount },
  };
}
