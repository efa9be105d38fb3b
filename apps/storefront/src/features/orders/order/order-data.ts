/** The data of the page of an order. The server makes all sentences. */
import type { OrderParcel, OrderView } from '@tianguis/contract';
import { landingAddresses, landingPath, orderHelpPath, orderPaymentPath } from '@tianguis/domain';
import { productPath } from '../../../shared/links/paths.ts';
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
import { payHrefOf } from '../pay-href.ts';
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
  /** How it is paid, in short. */
  tenders: { kind: string; amount: number }[];
  paymentHref: string;
  isOpen: boolean;
  payHref: string | undefined;
  canChange: boolean;
  /** The page of help with the order. */
  helpHref: string;
  /** The page that cancels the order, or pieces of it; undefined if that is not possible. */
  cancelHref: string | undefined;
  hasArrived: boolean;
  texts: { name: string; version: string; href: string }[];
}

export function toOrderPage(order: OrderView): OrderPageData {
  const { pedido: number, status, payment, today, parcels } = order;
  const external = payment.tenders.find(({ kind }) => kind === 'card' || kind === 'oxxo' || kind === 'spei');
  const pieces = parcels.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.pieces, 0);
  return {
    ...{ number, date: dateOf(order.placed_at), status: capital(status.word), tone: toneOf(status) },
    sentence: paymentSentence({
      ...{ payment: payment.state, way: external?.kind ?? null, pay_until: payment.pay_until, can_pay: order.can_pay },
    }),
    isTest: order.is_test,
    parcels: parcels.map((parcel, at) => toParcel(parcel, order, copy.parcel(at + 1, parcels.length))),
    amounts: {
      ...{ goods: order.goods, pieces, discount: order.discount, coupon: order.coupon },
      ...{ shipping: order.shipping, total: order.total },
    },
    address: order.address === null ? undefined : addressLines(order.address),
    ...{ giftNote: order.gift_note, tenders: payment.tenders },
    ...toRefunds(order.refunds, number, today),
    ...{ paymentHref: orderPaymentPath(number), isOpen: isOpenPayment(payment.state) },
    payHref: payHrefOf(order),
    ...{ canChange: order.can_change, helpHref: orderHelpPath('necesitas-ayuda', number) },
    cancelHref: order.can_cancel ? orderHelpPath('motivo-cancelacion', number) : undefined,
    hasArrived: parcels.some((one) => one.delivered_at !== null),
    texts: order.texts
      .filter(({ name }) => Object.hasOwn(landingAddresses, name))
      .map(({ name, version }) => ({
        ...{ name: copy.textNames[name] ?? name, version },
        href: `${landingPath(name)}?${new URLSearchParams({ version })}`,
      })),
  };
}

function toParcel(parcel: OrderParcel, { pedido: number, payment, today }: OrderView, name: string): ParcelData {
  const { id, delivery, status, promised, delivered_at: deliveredAt, carrier, tracking, place, seller } = parcel;
  const fact = (label: string, value: string | null | undefined) => (value ? [{ name: label, value }] : []);
  const isOpen = isOpenPayment(payment.state);
  return {
    ...{ id, name, seller: seller.name, status: capital(status.word), icon: iconOf(status), tone: toneOf(status) },
    arrival: parcelArrival(parcel, today),
    facts: [
      ...fact(copy.promised, promised && promiseInWords(promised)),
      ...fact(copy.real, deliveredAt && capital(pastDay(deliveredAt, today).replace(/^el /, ''))),
      ...fact(copy.carrier, carrier),
      ...fact(copy.tracking, tracking),
      ...fact(copy.pickup, place && [place.name, place.address, place.opening_hours].filter(Boolean).join(' · ')),
    ],
    steps: parcel.steps.every(({ state }) => state === 'next') ? [] : parcel.steps.map(toStep),
    isDigital: delivery === 'digital',
    lines: parcel.lines.map((line) => ({
      ...{ key: `${line.id} ${line.childrenSku}`, id: line.id, title: line.title, picture: line.picture },
      href: line.slug === null ? undefined : productPath({ id: line.id, slug: line.slug }),
      options: line.options.map((option) => `${option.name}: ${option.value}`).join(' · '),
      ...{ pieces: line.pieces, price: line.price, listPrice: line.list_price, amount: line.price * line.pieces },
      cancelled: line.cancelled > 0 ? copy.cancelled(line.cancelled, line.pieces) : undefined,
      cancelHref: line.cancellable > 0 && !isOpen ? orderHelpPath('motivo-cancelacion', number, line.id) : undefined,
    })),
  };
}

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
