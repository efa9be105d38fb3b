/**
 * Derives the word for the status of an order, a parcel or a product (BL-13). No word is stored: words follow from the
 * states, so that they never contradict the states.
 */
import type { ParcelState } from './states/parcel-states.ts';
import type { PaymentState } from './states/payment-states.ts';
import type { PieceState } from './states/piece-states.ts';

export interface WordStates {
  payment: PaymentState;
  /** An operator's test order, which counts in no sum. */
  isTest: boolean;
  /** States of the parcels that the word is about: all parcels of an order, one parcel, or the parcel of a product. */
  parcels: readonly ParcelState[];
  /** States of the pieces that the word is about: those of the order, of the parcel or of the product. */
  pieces: readonly PieceState[];
}

/**
 * `payment`: the order waits for money or ended without money. `shipping`: the parcel's progress is shown. `refund`:
 * the refund's progress is shown instead, and nothing can be cancelled.
 */
export type StatusTrack = 'payment' | 'shipping' | 'refund';

export interface Status {
  word: string;
  track: StatusTrack;
}

/** Words of orders that are not paid. These words are ours. */
const unpaidWords: Partial<Record<PaymentState, string>> = {
  ...{ awaiting: 'esperando pago', charging: 'esperando pago', partial: 'esperando pago' },
  ...{ authorised: 'por autorizar', expired: 'venció', cancelled: 'cancelado' },
};

/** In the sequence of the progress: an order has the word of the parcel with the least progress. */
const parcelWords = new Map<ParcelState, string>([
  ['waiting', 'pedido autorizado'],
  ['authorised', 'pedido autorizado'],
  ['preparing', 'preparando tu producto'],
  ['collecting', 'en proceso de recolección'],
  ['on_the_way', 'en camino'],
  ['returning', 'de regreso con el vendedor'],
  ['ready', 'listo para recoger'],
  ['delivered', 'entregado'],
  ['returned', 'devuelto al vendedor'],
  ['cancelled', 'cancelado'],
]);

/** The word for a parcel in this state, apart from payment and refunds. */
export const parcelWord = (state: ParcelState): string => parcelWords.get(state) ?? '';

/** In the sequence of the progress: several pieces have the word of the pieces with the least progress. */
const refundWords = new Map<PieceState, string>([
  ['cancellation_asked', 'solicita cancelación'],
  ['return_asked', 'solicita reembolso'],
  ['return_started', 'devolución iniciada'],
  ['awaiting_return', 'en espera del retorno del producto'],
  ['inspecting', 'en revisión'],
  ['refund_authorised', 'reembolso autorizado'],
  ['refund_failed', 'en proceso de reembolso'],
  ['refunding', 'en proceso de reembolso'],
  ['refund_made', 'reembolso realizado'],
  ['refunded', 'reembolsado'],
  ['exchanged', 'cambiado'],
  ['gift_changed', 'cambiado por saldo'],
]);

/** The status of an order, a parcel or a product, whose states the caller chooses. */
export function statusOf({ payment, isTest, parcels, pieces }: WordStates): Status {
  if (isTest) return { word: 'pedido de prueba', track: 'refund' };
  const unpaid = unpaidWords[payment];
  if (unpaid !== undefined) return { word: unpaid, track: 'payment' };
  // The pieces that the customer has or gets decide. If there are none, the refund decides.
  const staying = pieces.filter((state) => !refundWords.has(state));
  const refund = staying.length === 0 ? leastOf(refundWords, pieces) : undefined;
  if (refund !== undefined) return { word: refund, track: 'refund' };
  if (staying.length > 0 && staying.every((state) => state === 'denied' || state === 'sent_back'))
    return { word: 'no autorizado', track: 'refund' };
  const active = parcels.filter((state) => state !== 'cancelled');
  return { word: leastOf(parcelWords, active.length > 0 ? active : parcels) ?? 'pedido autorizado', track: 'shipping' };
}

/** The word for pieces in one state; `no autorizado` for pieces that were refused. */
export const pieceWord = (state: PieceState): string => refundWords.get(state) ?? 'no autorizado';

/** The first word whose state occurs. */
function leastOf<State>(words: ReadonlyMap<State, string>, states: readonly State[]): string | undefined {
  for (const [state, word] of words) if (states.includes(state)) return word;
  return undefined;
}
