/** The values of an order that is placed (OD-01). Everything is as it is shown that day. */
import type { Centavos } from '@tianguis/domain';
import type { GiftOfOrder } from '../registries/service.ts';

export interface NewOrderLine {
  /** The id under which its pieces were reserved before; undefined: none were. */
  id?: string;
  productId: number;
  variantId: number;
  /** SKU of the variant. */
  sku: string;
  /** SKU of the line in the cart; '0' if the product has no choices. */
  cartSku: string;
  shown: { title: string; options: Record<string, string>; picture: string | null; brand: string };
  tax: Record<string, unknown>;
  pieces: number;
  listPrice: Centavos;
  price: Centavos;
  /** The line's share of the coupon's discount. */
  discount: Centavos;
}

export interface NewParcel {
  seller: number;
  /** The place of the promise; null if it is unknown. */
  place: number | null;
  service: string;
  zone: string | null;
  /** The full price of shipping, and the part that the customer pays. */
  price: Centavos;
  paid: Centavos;
  /** Who pays the rest; null if the customer pays all. */
  borneBy: 'shop' | 'seller' | null;
  /** YYYY-MM-DD */
  promisedFrom: string | null;
  promisedTo: string | null;
  lines: NewOrderLine[];
}

/** A try to pay at a provider. The provider is asked after the transaction. */
export interface NewAttempt {
  id: string;
  provider: string;
  amount: Centavos;
  /** Number of monthly payments; null for one payment. */
  months: number | null;
  cardToken: string | null;
  /** The last moment to pay; null for cards. */
  expires: Date | null;
  /** What pages show, and where the provider leads back to. */
  details: Record<string, unknown>;
}

export interface NewOrder {
  /** Id of the checkout: the key that makes placing happen once. */
  checkout: string;
  customer: string;
  /**
   * Version of the cart that the order was computed from. The lines of another version are not ordered. Null if the
   * order is not made of the cart.
   */
  cartVersion: number | null;
  isTest: boolean;
  /** The most orders of the customer that wait for their payment, with this one (PA-09); undefined: not limited. */
  mostUnpaid?: number;
  /** The most months without interest that all its products allow; undefined: not limited. */
  mostMonths?: number;
  buyer: Record<string, string>;
  /** Null if everything is picked up. */
  address: Record<string, string> | null;
  giftNote: string | null;
  /** The item of a gift registry that the order gives (RT-23). */
  gift?: GiftOfOrder;
  /** The version of each accepted legal text. */
  accepted: Record<string, string>;
  coupon: { id: number; code: string; funder: 'shop' | 'seller' } | null;
  sellers: { id: number; name: string; tax: Record<string, string> }[];
  parcels: NewParcel[];
  /** The tenders add up to the total. An order that costs nothing has none. */
  tenders: { kind: 'card' | 'oxxo' | 'spei' | 'balance' | 'credit'; amount: Centavos }[];
  /** What was bought with store credit before this moment has to be paid before credit pays this order. */
  overdueCut?: Date | undefined;
  /** The first try to pay the external tender. */
  attempt?: NewAttempt;
  /** The customer agreed to the prices before; undefined: they are today's. */
  arePricesAgreed?: boolean;
  placedAt: Date;
  /** When the reservation ends. */
  paysUntil: Date;
}
