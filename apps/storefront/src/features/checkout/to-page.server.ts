/** Converts the document of a checkout for its pages. */
import type { CheckoutStep, CheckoutView, OrderParcel, QuoteView } from '@tianguis/contract';
import { decimalMoney, formatMoney, landingPath } from '@tianguis/domain';
import { arrivalInWords, dayInWords } from '@tianguis/domain/arrival-words';
import { offerText } from '@tianguis/domain/offer';
import { mexicoClock, toDay } from '@tianguis/domain/shipping';
import { deadlineInWords } from '../../commerce/deadline-words.ts';
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
  WayChoice,
} from './checkout-data.ts';
import { contentsName, answerCopy as copy } from './copy/answer-copy.ts';

const keyOf = ({ id, childrenSku }: { id: number; childrenSku: string }): string => `${id} ${childrenSku}`;
/** The slug of a product's URL is corrected by a redirect, so any does. */
const hrefOf = ({ id, childrenSku }: { id: number; childrenSku: string }): string =>
  productPath({ id, slug: 'producto' }, childrenSku === '0' ? undefined : childrenSku);

export function toPage(view: CheckoutView): CheckoutPageData {
  const { compra, kind, step, quote, estimate, pictures } = view;
  const lines = (quote ?? estimate).lines.map((line) => toLine(line, pictures));
  return {
    ...{ compra, kind, next: step, lines, steps: stepsOf(view) },
    leftOut: (quote?.left_out ?? []).map(toLeftOut),
    totals: totalsOf(view, lines),
  };
}

/** The steps of a checkout. A step without a choice is left out. */
export function stepsOf({ groups, step, regalo }: Pick<CheckoutView, 'groups' | 'step' | 'regalo'>): CheckoutStep[] {
  const hasChoice = step === 'envio' || groups.some((group) => group.options.length > 1 || isPickUpOnly(group));
  // The owner of a registry has chosen where a gift goes.
  return [...(regalo ? [] : (['direccion'] as const)), ...(hasChoice ? (['envio'] as const) : []), 'pago', 'revisar'];
}

/** Lines that no carrier delivers. The customer picks such lines up, or buys without these lines. */
const isPickUpOnly = ({ options }: CheckoutView['groups'][number]): boolean =>
  options.length > 0 && options.every(({ service }) => service === 'pickup');

const toLine = (line: QuoteView['lines'][number], pictures: CheckoutView['pictures']): CheckoutLine => ({
  ...{ key: keyOf(line), title: line.title, href: hrefOf(line), picture: pictures[keyOf(line)] ?? '' },
  ...{ pieces: line.pieces, wanted: line.wanted, price: line.price, amount: line.price * line.pieces },
});

export const toLeftOut = (line: QuoteView['left_out'][number]): LeftOutLine => ({
  ...{ key: keyOf(line), id: line.id, sku: line.childrenSku, title: line.title },
  ...{ href: hrefOf(line), reason: line.reason },
});

function totalsOf({ quote, estimate }: CheckoutView, lines: readonly CheckoutLine[]): CheckoutTotals {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  if (!quote) {
    const { goods, discount, shipping_from: from } = estimate;
    return {
      ...{ pieces, goods, discount, coupon: undefined, shipping: [], paidBy: [], isKnown: false },
      ...{ shippingFrom: from ?? undefined, total: goods - discount },
    };
  }
  const { goods, discount, coupon, parcels, total, balance } = quote;
  return {
    ...{ pieces, goods, discount, total, coupon: coupon?.codigo, shippingFrom: undefined, isKnown: true },
    shipping: shippingOf(parcels),
    paidBy: balance === 0 ? [] : paidByBalance(total, balance),
  };
}

const paidByBalance = (total: number, balance: number): CheckoutTotals['paidBy'] => [
  { label: copy.ofBalance, amount: `−${formatMoney(balance)}` },
  { label: copy.leftToPay, amount: formatMoney(total - balance) },
];

/** The price of the parcels of each seller, and of the goods that the customer picks up. */
function shippingOf(parcels: QuoteView['parcels']): CheckoutTotals['shipping'] {
  const isPickUp = ({ service }: { service: string }) => service === 'pickup';
  const bySeller = Map.groupBy(parcels, (parcel) => `${parcel.seller.id} ${isPickUp(parcel)}`);
  return [...bySeller.values()].flatMap(([first, ...more]) =>
    first
      ? {
          key: first.key,
          amount: more.reduce((sum, { shipping }) => sum + shipping, first.shipping),
          label: (isPickUp(first) ? copy.pickupOf : copy.shippingOf)(first.seller.name),
        }
      : [],
  );
}

type Arrival = { from: string; to: string } | null;

/** When a parcel arrives, or can be collected. */
function arrivalWords(service: string, arrives: Arrival, now: number): string {
  if (service === 'digital') return copy.delivery.digital;
  if (arrives === null) return copy.delivery.unknown;
  const today = mexicoClock(now).day;
  if (service === 'pickup') return copy.delivery.pickup(dayInWords(toDay(arrives.to), today));
  return arrivalInWords(toDay(arrives.from), toDay(arrives.to), today);
}

const serviceName = (service: string): string => copy.delivery.services[service] ?? copy.delivery.usual;

interface Parcel {
  key: string;
  seller: { id: number; name: string };
  service: string;
  arrives: Arrival;
  titles: string[];
}

/** Parcels of one seller that are sent alike and arrive on the same days are one to a customer. */
function inWords(parcels: readonly Parcel[], now: number): ParcelWords[] {
  const alike = Map.groupBy(parcels, ({ key, seller, service, arrives }) =>
    service === 'pickup' ? key : [seller.id, service, arrives?.from, arrives?.to].join(' '),
  );
  return [...alike.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { key, seller, service, arrives } = first;
    const titles = [...new Set([first, ...more].flatMap((parcel) => parcel.titles))];
    return {
      ...{ key, seller: seller.name, service: serviceName(service), titles },
      arrives: arrivalWords(service, arrives, now),
    };
  });
}

/** The parcels of a quote, with their promised dates. */
export function parcelsOf({ parcels, lines }: QuoteView, now: number): ParcelWords[] {
  const titles = new Map(lines.map((line) => [keyOf(line), line.title]));
  const titlesOf = (own: QuoteView['parcels'][number]['lines']) => own.map((line) => titles.get(keyOf(line)) ?? '');
  return inWords(
    parcels.map((parcel) => ({ ...parcel, titles: titlesOf(parcel.lines) })),
    now,
  );
}

/** The parcels of an order, with their promised dates. */
export const orderedParcels = (parcels: readonly OrderParcel[], now: number): ParcelWords[] =>
  inWords(
    parcels.map(({ id: key, seller, delivery: service, promised: arrives, lines }) => ({
      ...{ key, seller, service, arrives, titles: lines.map(({ title }) => title) },
    })),
    now,
  );

/** The legal texts that the customer accepts by placing. */
export const acceptedTexts = ({ texts }: QuoteView): LegalText[] =>
  Object.keys(texts)
    .filter((slug) => slug !== offerText)
    .map((slug) => ({ name: contentsName(slug), href: landingPath(slug) }));

/** The groups of lines with a choice of their delivery. A group that is left out has its titles there. */
export function deliveryOf({ groups, quote }: CheckoutView, now: number): DeliveryGroup[] {
  const known = [...(quote?.lines ?? []), ...(quote?.left_out ?? [])];
  const titles = new Map(known.map((line) => [keyOf(line), line.title]));
  return groups.map((group) => ({
    ...{ key: group.key, seller: group.seller.name, canStay: isPickUpOnly(group) },
    titles: group.lines.flatMap((line) => titles.get(keyOf(line)) ?? []),
    options: group.options.map(({ key, service, place, arrives, price, chosen }) => ({
      ...{ key, name: serviceName(service), place: place ?? undefined, price, chosen },
      arrives: arrivalWords(service, arrives, now),
    })),
  }));
}

export const waysOf = (ways: CheckoutView['ways']): WayChoice[] =>
  ways.map(({ way, refused, expires }) => ({
    ...{ way, refused: refused ?? undefined },
    until: expires === null || way === 'card' ? undefined : deadlineInWords(expires),
  }));

export function paymentOf(view: CheckoutView): PaymentChoices {
  const { ways, saved_cards: cards, way, card, plans, months, months_dropped: dropped, quote, estimate } = view;
  const total = quote ? quote.total - quote.balance : estimate.goods - estimate.discount;
  return {
    ways: [...waysOf(ways), ...creditWay(view)],
    ...{ cards, plans, way: way ?? undefined, card: card ?? undefined, months: months ?? undefined },
    takesCards: view.takes_cards,
    monthsDropped: dropped ?? undefined,
    ...{ total, balance: balanceOf(view, total) },
  };
}

/** The store credit, if it can pay the whole remainder (RT-29). */
const creditWay = ({ credit }: Pick<CheckoutView, 'credit'>): WayChoice[] =>
  credit === null
    ? []
    : [
        {
          ...{ way: 'credit', name: copy.credit.name(credit.label, credit.ending), refused: undefined },
          until: copy.credit.terms(credit.available, credit.due),
        },
      ];

/** @param rest what another way pays */
export function balanceOf(
  { balance, quote }: Pick<CheckoutView, 'balance' | 'quote'>,
  rest: number,
): PaymentChoices['balance'] {
  const { available, offered, is_used: isUsed } = balance;
  const used = quote?.balance ?? 0;
  const words = copy.balanceChoice;
  if (offered === 0) return undefined;
  const fields = { isUsed, field: words.field, value: decimalMoney(isUsed ? used : offered) };
  if (!isUsed)
    return {
      ...{ ...fields, title: words.have(available), text: words.offer(offered, rest - offered) },
      ...{ label: words.use, stop: undefined, next: undefined },
    };
  return {
    ...{ ...fields, title: words.uses(used), text: rest === 0 ? words.all : words.rest(rest) },
    ...{ label: words.change, stop: words.stop, next: rest === 0 ? words.next : undefined },
  };
}
