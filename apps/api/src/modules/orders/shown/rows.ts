/** The rows that the SQL of shown orders returns. */
import type { ParcelState, PaymentState, RefundState, ReturnState } from '@tianguis/domain/order';

export interface ListedParcel {
  id: string;
  state: ParcelState;
  service: string;
  /** YYYY-MM-DD */
  promisedFrom: string | null;
  promisedTo: string | null;
  /** RFC 3339 */
  deliveredAt: string | null;
  /** The returns of its pieces, each with the states of its refunds. Empty as long as the customer keeps any piece. */
  returns: { state: ReturnState; refunds: RefundState[] }[];
}

/** What an order was that day. Orders of tests and of older versions may have only the title. */
export interface ShownGoods {
  title?: string;
  options?: Record<string, string>;
  picture?: string | null;
  brand?: string;
}

export interface ListedLine {
  id: number;
  sku: string;
  shown: ShownGoods;
  pieces: number;
  /** Pieces that were cancelled after the payment. */
  cancelled: number;
}

export interface ListedOrder {
  number: string;
  placedAt: Date;
  total: number;
  payment: PaymentState;
  isTest: boolean;
  /** When the reservation of the pieces ends. */
  paysUntil: Date | null;
  /** When the slip of OXXO or the CLABE ends, which is before the reservation; null if the customer has none. */
  slipUntil: Date | null;
  /** The way to pay at a provider. */
  way: string | null;
  parcels: ListedParcel[];
  lines: ListedLine[];
  /** The refunds of its goods, each with the parcels of its pieces. */
  refunds: GoodsRefund[];
}

/** A refund of pieces. */
export interface GoodsRefund {
  state: RefundState;
  /** Of a changed gift: the owner of the registry got it. */
  toOwner: boolean;
  parcels: string[];
}

export interface FoundParcel extends ListedParcel {
  seller: number;
  carrier: string | null;
  tracking: string | null;
  collectedAt: string | null;
  /** What the customer pays for the shipping. */
  paid: number;
  place: { name: string; address: string; opening_hours: string } | null;
}

export interface FoundLine extends ListedLine {
  /** Its number in the order, from 1. */
  line: number;
  parcel: string;
  /** Pieces that left, are in no return, and were not refunded. */
  free: number;
  listPrice: number;
  price: number;
  discount: number;
  slug: string | null;
}

export interface FoundOrder {
  id: string;
  number: string;
  placedAt: Date;
  endedAt: Date | null;
  isTest: boolean;
  payment: PaymentState;
  paysUntil: Date | null;
  slipUntil: Date | null;
  goods: number;
  discount: number;
  shipping: number;
  total: number;
  coupon: string | null;
  address: Record<string, string> | null;
  giftNote: string | null;
  /** The goods go to the owner of a registry, so `address` has the town only (RT-23). */
  isGift: boolean;
  /** The owner took the money of the gift as balance; null if not. */
  giftChange: { names: string | null; at: string } | null;
  accepted: Record<string, string>;
  /** The number of the order, and the id of the return, for which this order has the exchange. */
  exchangeOf: { pedido: string; devolucion: string } | null;
  sellers: { id: number; name: string }[];
  parcels: FoundParcel[];
  lines: FoundLine[];
  /** `card` and `months` are those of the try that is open, or that paid. */
  tenders: { kind: string; amount: number; card: { brand: string; last4: string } | null; months: number }[];
  /** States that the order's payment, or one of its parcels, reached, from old to new. */
  steps: { to: string; parcel: string | null; at: string }[];
}
