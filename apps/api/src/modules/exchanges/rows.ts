/** The rows of exchanges. Amounts are centavos. */
import type { NewOrder, NewParcel } from '../orders/service.ts';

/** What the order of an exchange has: planned when the exchange is asked for, and without personal data. */
export interface ExchangePlan {
  sellers: NewOrder['sellers'];
  /** The pieces are reserved under the ids of the lines. */
  parcels: (Omit<NewParcel, 'promisedFrom' | 'promisedTo'> & {
    /** Business days until the parcel arrives; null if no arrival is promised. */
    days: { from: number; to: number } | null;
  })[];
  /** The most months without interest that the product allows. */
  mostMonths: number;
}

export interface ExchangeRow {
  /** Id of the return. */
  id: string;
  state: 'reserved' | 'ordered' | 'ended';
  sku: string;
  pieces: number;
  /** Which the customer agreed to pay; below 0: to get. */
  difference: number;
  content: ExchangePlan;
  /** The number of its order. */
  number: string | null;
  /** The order waits for the difference. */
  isUnpaid: boolean;
}

/** A variant of the product that a customer returns. */
export interface WantedVariant {
  sku: string;
  options: Record<string, string>;
  price: number;
  /** 0 if the product is off sale. */
  stock: number;
}

/** What the order of a return passes on to the order of the exchange. */
export interface FirstOrder {
  /** Null after the account was erased, or while it waits for that. */
  customer: string | null;
  buyer: Record<string, string>;
  address: Record<string, string> | null;
  /** The order is a gift of a registry, whose address its customer never reads (RT-23). */
  isGift: boolean;
  /** False also while the bank decides about the money. */
  isPaid: boolean;
  accepted: Record<string, string>;
}
