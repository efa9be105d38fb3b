/** Sentences about an order and its parcels: when it arrives, what happens with its payment. */
import type { OrderParcel, OrderSummary, OrderView } from '@tianguis/contract';
import { dateInMexico, momentFormat } from '@tianguis/domain';
import { arrivalInWords } from '@tianguis/domain/arrival-words';
import { toDay } from '@tianguis/domain/shipping';
import { deadlineInWords } from '../../commerce/deadline-words.ts';

const weekday = momentFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const withYear = momentFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const time = momentFormat({ timeStyle: 'short' });

/** `28 de noviembre de 2026` */
export const dateOf = withYear;

/** `martes 24 de noviembre, 10:30 a.m.` */
export const momentInWords = (moment: string): string => `${weekday(moment).replace(',', '')}, ${time(moment)}`;

/** Noon of a date in Mexico City: a date has no time of day, and its noon has the same date. */
export const noonOf = (date: string): string => `${date}T18:00:00Z`;

/** A sentence within another one: its first letter is small. */
export const within = (text: string): string => text.charAt(0).toLocaleLowerCase('es-MX') + text.slice(1);

/** The first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

/** A day that has passed: `hoy`, `ayer`, `el martes 24 de noviembre`, `el 24 de noviembre de 2025`. */
export function pastDay(moment: string, today: string): string {
  const date = dateInMexico(moment);
  const ago = toDay(today) - toDay(date);
  if (ago === 0) return 'hoy';
  if (ago === 1) return 'ayer';
  return `el ${date.slice(0, 4) === today.slice(0, 4) ? weekday(moment).replace(',', '') : withYear(moment)}`;
}

type Parcel = Pick<OrderParcel, 'delivery' | 'status' | 'promised' | 'delivered_at'>;

const delivered = { carrier: 'Llegó', pickup: 'Lo recogiste', digital: 'Te llegó por correo' } as const;

/** When a parcel arrived, arrives, or should have arrived. Undefined if nothing is known, or if it does not arrive. */
export function parcelArrival(parcel: Parcel, today: string): string | undefined {
  const { delivery, status, promised, delivered_at: deliveredAt } = parcel;
  if (deliveredAt !== null) return `${delivered[delivery]} ${pastDay(deliveredAt, today)}`;
  if (status.track !== 'shipping' || isOver(parcel)) return undefined;
  if (delivery === 'digital') return 'Te llega por correo';
  if (promised === null) return undefined;
  const [from, to, now] = [promised.from, promised.to, today].map(toDay) as [number, number, number];
  if (to < now) return `Lo esperábamos ${pastDay(noonOf(promised.to), today)}`;
  const words = arrivalInWords(Math.max(from, now), to, now);
  return delivery === 'pickup' ? words.replace(/^Llega/, 'Listo en la tienda') : words;
}

/** Words of parcels that arrive no more. */
const over: readonly string[] = ['cancelado', 'devuelto al vendedor', 'de regreso con el vendedor'];
const isOver = ({ status }: Pick<Parcel, 'status'>): boolean => over.includes(status.word);

/** Whether the goods of a parcel are expected: they have not arrived, and will. */
const isExpected = (parcel: Parcel): boolean =>
  parcel.delivered_at === null && parcel.status.track === 'shipping' && !isOver(parcel);

/** When the next parcel of an order arrives, or when the last one arrived. */
export function orderArrival(parcels: readonly Parcel[], today: string): string | undefined {
  const expected = parcels.filter(isExpected).toSorted((one, other) => compare(lastDay(one), lastDay(other)));
  const arrived = parcels.filter((one) => one.delivered_at !== null);
  const latest = arrived.toSorted((one, other) => compare(one.delivered_at, other.delivered_at)).at(-1);
  const parcel = expected[0] ?? latest;
  return parcel && parcelArrival(parcel, today);
}

const lastDay = ({ promised }: Parcel): string => promised?.to ?? '9999';
const compare = (one: string | null, other: string | null): number => ((one ?? '') < (other ?? '') ? -1 : 1);

/** `2 paquetes: 1 ya llegó`; undefined for an order of one parcel. */
export function parcelCount(parcels: readonly Parcel[]): string | undefined {
  if (parcels.length < 2) return undefined;
  const arrived = parcels.filter((one) => one.delivered_at !== null).length;
  if (arrived === 0 || arrived === parcels.length) return `En ${parcels.length} paquetes`;
  return `En ${parcels.length} paquetes: ${arrived} ya ${arrived === 1 ? 'llegó' : 'llegaron'}`;
}

/** States of a payment that is not paid yet. */
const openPayments: readonly OrderView['payment']['state'][] = ['awaiting', 'charging', 'partial', 'authorised'];

/** Whether an order is not paid yet, and has not ended. */
export const isOpenPayment = (state: OrderView['payment']['state']): boolean => openPayments.includes(state);

export interface PaymentFacts {
  payment: OrderView['payment']['state'];
  way: OrderSummary['way'];
  pay_until: string | null;
  can_pay: boolean;
}

/** What happens with a payment that is open or ended. Undefined for a paid order. */
export function paymentSentence({ payment, way, pay_until: until, can_pay: canPay }: PaymentFacts): string | undefined {
  if (payment === 'awaiting') {
    if (until === null) return 'Todavía no se paga.';
    if (!canPay) return 'Se acabó el tiempo para pagarlo.';
    const last = deadlineInWords(until);
    return way === 'oxxo'
      ? `Págalo en OXXO a más tardar ${last}.`
      : way === 'spei'
        ? `Haz tu transferencia a más tardar ${last}.`
        : `Falta pagarlo: apartamos tus piezas hasta ${last}.`;
  }
  return sentences[payment];
}

const sentences: Partial<Readonly<Record<PaymentFacts['payment'], string>>> = {
  charging: 'Estamos confirmando tu pago. No vuelvas a pagar: en cuanto sepamos algo, lo verás aquí.',
  partial: 'Nos llegó una parte de tu pago y falta el resto.',
  authorised: 'Estamos revisando tu pedido. Puede tardar de 24 a 48 horas y todavía no te cobramos.',
  disputed: 'Tu banco revisa la aclaración que pediste por este cargo.',
  charged_back: 'Tu banco te devolvió el cargo de este pedido.',
  expired: 'No se pagó a tiempo, así que ya no lo apartamos.',
  cancelled: 'Se canceló antes de pagarse.',
};

/** The picture of a status: where the goods are, or what happens with the money. */
export type StatusIcon = 'clock' | 'package' | 'truck' | 'pickup' | 'check' | 'return' | 'close';

export function iconOf(status: OrderView['status']): StatusIcon {
  if (status.word === 'en camino') return 'truck';
  if (status.word === 'listo para recoger') return 'pickup';
  return icons[toneOf(status)];
}

const icons: Readonly<Record<Tone, StatusIcon>> = {
  ...{ act: 'clock', going: 'package', done: 'check', refund: 'return', over: 'close' },
};

/** The look of a status: what needs the customer, what goes on, what is done, what is over. */
export type Tone = 'act' | 'going' | 'done' | 'refund' | 'over';

export function toneOf({ word, track }: OrderView['status']): Tone {
  if (word === 'entregado') return 'done';
  if (over.includes(word) || word === 'venció' || word === 'pedido de prueba') return 'over';
  if (track === 'payment') return 'act';
  return track === 'refund' ? 'refund' : 'going';
}
