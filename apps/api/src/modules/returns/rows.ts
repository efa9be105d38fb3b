/** The rows that the SQL of returns returns. */
import type { Bearer, ParcelState, RefundState, ReturnReason, ReturnState, WayBack } from '@tianguis/domain/order';
import type { ShownLine } from '../chosen-lines.ts';

/** A parcel of a locked order, with what decides whether its pieces can be returned. */
export interface SentParcel {
  id: string;
  state: ParcelState;
  store: number;
  service: string;
  deliveredAt: Date | null;
}

/** A line, with the pieces that are in no return, and were not refunded. */
export interface SentLine extends ShownLine {
  parcel: string;
  free: number;
}

export interface ReturnedLine extends ShownLine {
  pieces: number;
}

export interface ReturnRow {
  id: string;
  order: string;
  number: string;
  parcel: string;
  state: ReturnState;
  reason: ReturnReason;
  story: string | null;
  bearer: Bearer;
  way: WayBack;
  withShipping: boolean;
  /** The customer wants the money as balance. */
  toBalance: boolean;
  amount: number;
  /** YYYY-MM-DD */
  lawUntil: string;
  dueOn: string | null;
  refusal: string | null;
  carrier: string | null;
  tracking: string | null;
  /** RFC 3339 */
  askedAt: string;
  lines: ReturnedLine[];
  /** States that the return reached, from old to new. */
  steps: { state: ReturnState; at: string }[];
  /** The customer gets other pieces instead of the money. */
  isExchange: boolean;
  /** The states of its refunds. */
  refunds: RefundState[];
  /** Where the pieces go. */
  to: { name: string; address: string; postal_code: string };
}

export interface NewReturn
  extends Pick<
    ReturnRow,
    'id' | 'order' | 'parcel' | 'reason' | 'story' | 'bearer' | 'way' | 'withShipping' | 'toBalance'
  > {
  amount: number;
  lawUntil: string;
  dueOn: string | null;
  at: Date;
}

/** A return in a list of operators. */
export interface ListedReturn {
  number: string;
  state: ReturnState;
  reason: string;
  pieces: number;
  /** Centavos. */
  amount: number;
  /** YYYY-MM-DD */
  dueOn: string | null;
  isLate: boolean;
}
