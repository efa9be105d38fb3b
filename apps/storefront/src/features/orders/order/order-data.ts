/** The data of the page of an order. The server makes all sentences. */
import type { OrderParcel, OrderReturn, OrderView } from '@tianguis/contract';
import {
  landingAddresses,
  landingPath,
  orderHelpPath,
  orderPaymentPath,
  returnPagePath,
  returnPath,
  writePath,
} from '@tianguis/domain';
import { writeReviewPath } from '@tianguis/domain/review';
import { cardInWords } from '../../../commerce/card-words.ts';
import { productPath } from '../../../shared/links/paths.ts';
import { canReview } from '../order-facts.ts';
import {
  capital,
  dateOf,
  iconOf,
  isOpenPayment,
  momentInWords,
  noonOf,
  parcelArrival,
  pastDay,
  paymentSentence,
  type StatusIcon,
  type Tone,
  toneOf,
} from '../order-words.ts';
import { ordersCopy } from '../orders-copy.ts';
import { type PayLink, payLinkOf } from '../pay-link.ts';
import { type RefundsData, toRefunds } from '../refunds/refund-words.ts';

const copy = ordersCopy.detail;

export interface StepData {
  word: string;
  state: OrderParcel['steps'][number]['state'];
  /** When the parcel got there, in words. */
  at: string | undefined;
}

export interface LineData {
  key: string;
  id: number;
  title: string;
  /** The page of the product; undefined if the shop no longer has it. */
  href: string | undefined;
  options: string;
  picture: string | null;
  pieces: number;
  /** How many pieces were cancelled; undefined if none were. */
  cancelled: string | undefined;
  /** The page that reviews the product; undefined if it did not arrive. */
  reviewHref: string | undefined;
  /** The page that returns pieces of the line; undefined if that is not possible. */
  returnHref: string | undefined;
  /** The page that cancels pieces of the line; undefined if that is not possible, or if the order ends as a whole. */
  cancelHref: string | undefined;
  price: number;
  listPrice: number;
  amount: number;
}

export interface ParcelData {
  id: string;
  name: string;
  seller: string;
  status: string;
  icon: StatusIcon;
  tone: Tone;
  /** When it arrives or arrived. */
  arrival: string | undefined;
  /** Facts by their names: promised date, carrier, number, shop of a pick-up. */
  facts: { name: string; value: string }[];
  /** Empty if the parcel has not begun, or was cancelled. */
  steps: StepData[];
  isDigital: boolean;
  lines: LineData[];
  /** The returns of its pieces. */
  returns: { href: string; text: string }[];
}

/** The link to the invoices of an order, and what it says. */
export interface InvoiceLink {
  href: string;
  label: string;
  text: string | undefined;
}

export interface OrderPageData extends RefundsData {
  number: string;
  date: string;
  status: string;
  tone: Tone;
  sentence: string | undefined;
  isTest: boolean;
  parcels: ParcelData[];
  amounts: { goods: number; pieces: number; discount: number; coupon: string | null; shipping: number; total: number };
  address: string[] | undefined;
  giftNote: string | null;
  /** The return before an exchange; undefined if the order has none. */
  exchangeOf: { href: string; text: string } | undefined;
  /** How it is paid, in short. */
  tenders: { kind: string; name: string; amount: number }[];
  paymentHref: string;
  isOpen: boolean;
  pay: PayLink | undefined;
  canChange: boolean;
  /** The page of help with the order. */
  helpHref: string;
  /** Where the customer writes about the order. */
  writeHref: string;
  /** The page that cancels the order, or pieces of it; undefined if that is not possible. */
  cancelHref: string | undefined;
  /** The page that tells how things are returned; undefined if nothing has arrived. */
  returnHref: string | undefined;
  texts: { name: string; version: string; href: string }[];
}

export function toOrderPage(order: OrderView): OrderPageData {
  const { pedido: number, status, payment, today, parcels } = order;
  const external = payment.tenders.find(({ kind }) => kind === 'card' || kind === 'oxxo' || kind === 'spei');
  const pieces = parcels.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.pieces, 0);
  return {
    ...{ number, date: dateOf(order.placed_at), status: capital(status.word), tone: toneOf(status) },
    sentence: sentenceOf(order, external?.kind ?? null),
    isTest: order.is_test,
    parcels: parcels.map((parcel, at) => toParcel(parcel, order, copy.parcel(at + 1, parcels.length))),
    amounts: {
      ...{ goods: order.goods, pieces, discount: order.discount, coupon: order.coupon },
      ...{ shipping: order.shipping, total: order.total },
    },
    address: order.address === null ? undefined : addressLines(order.address),
    exchangeOf: order.exchange_of
      ? {
          href: returnPath(order.exchange_of.pedido, order.exchange_of.devolucion),
          text: copy.exchangeOf(order.exchange_of.pedido),
        }
      : undefined,
    ...{ giftNote: order.gift_note, tenders: payment.tenders.map(toTender) },
    ...toRefunds(order.refunds, number, today),
    ...{ paymentHref: orderPaymentPath(number), isOpen: isOpenPayment(payment.state) },
    pay: payLinkOf({ ...order, way: external?.kind ?? null }),
    ...{ canChange: order.can_change, helpHref: orderHelpPath('necesitas-ayuda', number) },
    writeHref: writePath(number),
    cancelHref: order.can_cancel ? orderHelpPath('motivo-cancelacion', number) : undefined,
    returnHref: returnHrefOf(order),
    texts: order.texts
      .filter(({ name }) => Object.hasOwn(landingAddresses, name))
      .map(({ name, version }) => ({
        ...{ name: copy.textNames[name] ?? name, version },
        href: `${landingPath(name)}?${new URLSearchParams({ version })}`,
      })),
  };
}

/** What happens with the payment, and with a gift that its owner changed into balance. */
function sentenceOf(order: OrderView, way: string | null): string | undefined {
  const { payment, gift_change: change, parcels, can_pay } = order;
  const paid = paymentSentence({ payment: payment.state, way, pay_until: payment.pay_until, can_pay });
  if (change === null) return paid;
  const isWhole = parcels.every(({ lines }) => lines.every(({ pieces, cancelled }) => pieces === cancelled));
  return [paid, copy.giftChanged(change.names, change.amount, isWhole)].filter(Boolean).join(' ');
}

/** `Visa terminada en 4242, a 6 meses sin intereses`, or the name of another way. */
const toTender = ({ kind, amount, card, months }: OrderView['payment']['tenders'][number]) => ({
  ...{ kind, amount },
  name:
    card === null
      ? (ordersCopy.payment.kinds[kind] ?? kind)
      : [capital(cardInWords(card)), ...(months > 1 ? [ordersCopy.payment.months(months)] : [])].join(', '),
});

/** Help with what can be returned; otherwise the rules. */
function returnHrefOf({ pedido, parcels }: OrderView): string | undefined {
  if (parcels.some(({ lines }) => lines.some(({ returnable }) => returnable > 0)))
    return orderHelpPath('necesitas-ayuda', pedido);
  return parcels.some((one) => one.delivered_at !== null) ? landingAddresses['faq-devolucion'] : undefined;
}

function toParcel(parcel: OrderParcel, order: OrderView, name: string): ParcelData {
  const { pedido: number, payment, today } = order;
  const { id, delivery, status, promised, delivered_at: deliveredAt, carrier, tracking, place, seller } = parcel;
  const fact = (label: string, value: string | null | undefined) => (value ? [{ name: label, value }] : []);
  const isOpen = isOpenPayment(payment.state);
  const back = returnShown(parcel, order);
  const isChangedGift = order.gift_change !== null && status.track === 'refund';
  return {
    // The word of an exchange is that of its return: its money goes to no customer.
    ...{
      id,
      name,
      seller: seller.name,
      status: capital(back?.word ?? status.word),
      icon: iconOf(status),
      tone: toneOf(status),
    },
    arrival: parcelArrival(parcel, today),
    facts: [
      ...fact(copy.promised, promised && promiseInWords(promised)),
      ...fact(copy.real, deliveredAt && capital(pastDay(deliveredAt, today).replace(/^el /, ''))),
      ...fact(copy.carrier, carrier),
      ...fact(copy.tracking, tracking),
      ...fact(copy.pickup, place && [place.name, place.address, place.opening_hours].filter(Boolean).join(' · ')),
    ],
    steps: (back?.steps ?? stepsOf(parcel)).map(toStep),
    returns: order.returns
      .filter((one) => one.parcel === id)
      .map((one) => ({ href: returnPath(number, one.id), text: copy.returnOf(one.number, one.word) })),
    isDigital: delivery === 'digital',
    lines: parcel.lines.map((line) => ({
      ...{ key: `${line.id} ${line.childrenSku}`, id: line.id, title: line.title, picture: line.picture },
      href: line.slug === null ? undefined : productPath({ id: line.id, slug: line.slug }),
      options: line.options.map((option) => `${option.name}: ${option.value}`).join(' · '),
      ...{ pieces: line.pieces, price: line.price, listPrice: line.list_price, amount: line.price * line.pieces },
      // The word of the parcel tells more of a gift that its owner changed.
      cancelled: line.cancelled > 0 && !isChangedGift ? copy.cancelled(line.cancelled, line.pieces) : undefined,
      reviewHref: canReview(order, parcel, line) ? writeReviewPath(line.id) : undefined,
      returnHref: line.returnable > 0 ? returnPagePath('que-quieres-hacer', number, line.id) : undefined,
      cancelHref: line.cancellable > 0 && !isOpen ? orderHelpPath('motivo-cancelacion', number, line.id) : undefined,
    })),
  };
}

/** The return that stands for a parcel whose pieces all come back: the one that has done the fewest steps. */
function returnShown({ id, status }: OrderParcel, { returns }: OrderView): OrderReturn | undefined {
  if (status.track !== 'refund') return undefined;
  const done = (one: OrderReturn) => one.steps.filter(({ state }) => state === 'done').length;
  const own = returns.filter((one) => one.parcel === id && one.steps.length > 0);
  return own.toSorted((one, other) => done(one) - done(other))[0];
}

/** The steps of a parcel; none before it has begun. */
const stepsOf = ({ steps }: OrderParcel): OrderParcel['steps'] =>
  steps.every(({ state }) => state === 'next') ? [] : steps;

const toStep = ({ word, state, at }: OrderParcel['steps'][number]): StepData => ({
  ...{ word: capital(word), state, at: at === null ? undefined : momentInWords(at) },
});

/** `Del 2 al 4 de diciembre de 2026`: month and year once, if both dates have the same. */
function promiseInWords({ from, to }: { from: string; to: string }): string {
  const last = dateOf(noonOf(to));
  if (from === to) return last;
  const first = dateOf(noonOf(from));
  const shared =
    from.slice(0, 7) === to.slice(0, 7) ? / de .*$/ : from.slice(0, 4) === to.slice(0, 4) ? / de \d+$/ : '';
  return `Del ${first.replace(shared, '')} al ${last}`;
}

/** The address in lines, as on a parcel. Empty parts are left out. */
function addressLines(address: NonNullable<OrderView['address']>): string[] {
  const { nombre, direccion, colonia, codigoPostal, municipio, ciudad, estado, entreCalles, referencias } = address;
  const place = [...new Set([municipio, ciudad, estado])].filter(Boolean).join(', ');
  return [
    ...[nombre, direccion, [colonia, codigoPostal && `C.P. ${codigoPostal}`].filter(Boolean).join(', '), place],
    ...[entreCalles && copy.between(entreCalles), referencias, address.telefono && copy.phone(address.telefono)],
  ].filter(Boolean);
}
