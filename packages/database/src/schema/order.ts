import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** A JSON column; written as a text. */
type Json<Value = unknown> = ColumnType<Value, string, string>;

/** What a customer was shown before placing an order. */
export interface QuoteTable {
  checkout_id: string;
  /** SHA-256 of the content. */
  hash: Buffer;
  customer_id: string;
  /** Centavos, as all amounts of orders. */
  total: number;
  content: Json;
  created_at: Moment;
}

export interface OrderTable {
  id: Generated<string>;
  /** Ten digits, shown to people. */
  number: string;
  checkout_id: string;
  /** Null after the account was erased. */
  customer_id: Maybe<string>;
  is_test: Generated<boolean>;
  /** A `PaymentState` of packages/domain. */
  payment_state: Generated<string>;
  /** When the reservation of stock ends; null means never. */
  pays_until: MaybeMoment;
  goods: number;
  discount: Generated<number>;
  shipping: Generated<number>;
  total: number;
  /** The most months without interest that all products allowed that day; null: not limited. */
  most_months: Maybe<number>;
  coupon_id: Maybe<number>;
  coupon_code: Maybe<string>;
  coupon_funder: Maybe<'shop' | 'seller'>;
  coupon_state: Maybe<'reserved' | 'used' | 'returned'>;
  /** Name, e-mail and telephone of the customer; empty after the account was erased. */
  buyer: Json<Record<string, string>>;
  address: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  gift_note: Maybe<string>;
  /** The version of each legal text that the customer accepted. */
  accepted: ColumnType<Record<string, string>, string | undefined, never>;
  placed_at: Moment;
  ended_at: MaybeMoment;
}

/** The part of an order that one seller sells. */
export interface OrderSellerTable {
  order_id: string;
  store_id: number;
  name: string;
  tax: ColumnType<Record<string, string>, string | undefined, never>;
  goods: number;
  discount: number;
  shipping: number;
}

export interface OrderParcelTable {
  id: Generated<string>;
  order_id: string;
  store_id: number;
  place_id: Maybe<number>;
  service: string;
  zone: Maybe<string>;
  /** A `ParcelState` of packages/domain. */
  state: Generated<string>;
  /** The full price of shipping, and the part that the customer pays. */
  price: number;
  paid: number;
  borne_by: Maybe<'shop' | 'seller'>;
  promised_from: ColumnType<Date | null, string | null | undefined, never>;
  promised_to: ColumnType<Date | null, string | null | undefined, never>;
  carrier: Maybe<string>;
  tracking: Maybe<string>;
  collected_at: MaybeMoment;
  delivered_at: MaybeMoment;
}

export interface OrderLineTable {
  id: Generated<string>;
  order_id: string;
  parcel_id: string;
  position: number;
  product_id: number;
  variant_id: number;
  sku: string;
  /** Title, options, picture and brand that day. */
  shown: Json<{ title: string }>;
  tax: ColumnType<Record<string, unknown>, string | undefined, never>;
  pieces: number;
  /** Pieces that were cancelled before the collection. */
  cancelled: Generated<number>;
  /** Pieces whose money went back, or goes back. */
  refunded: Generated<number>;
  /** Pieces that left, pieces of returns, and pieces whose money went back for a return. */
  shipped: Generated<number>;
  returned: Generated<number>;
  return_refunded: Generated<number>;
  list_price: number;
  price: number;
  discount: Generated<number>;
  shipping: Generated<number>;
}

export interface OrderEventTable {
  id: Generated<number>;
  order_id: string;
  at: Moment;
  kind: string;
  actor: string;
  data: ColumnType<Record<string, unknown>, string | undefined, never>;
}

export interface OrderTenderTable {
  id: Generated<string>;
  order_id: string;
  position: number;
  kind: 'card' | 'oxxo' | 'spei' | 'balance' | 'credit';
  amount: number;
}

/** The share of a tender in a line. */
export interface OrderShareTable {
  line_id: string;
  tender_id: string;
  net: number;
  shipping: number;
}

export interface PaymentAttemptTable {
  id: Generated<string>;
  tender_id: string;
  provider: string;
  provider_id: Maybe<string>;
  state: Generated<'open' | 'unknown' | 'declined' | 'closed' | 'applied'>;
  amount: number;
  months: Maybe<number>;
  created_at: Moment;
  expires_at: MaybeMoment;
  /** What the provider said, for pages. */
  details: ColumnType<Record<string, unknown>, string | undefined, string>;
  card_token: Maybe<string>;
  asked_at: MaybeMoment;
  close_due: Generated<boolean>;
  updated_at: Moment;
}

/** What a customer has chosen in a checkout. */
export interface CheckoutTable {
  id: string;
  customer_id: string;
  product: ColumnType<{ id: number; sku: string; pieces: number } | null, string | null | undefined, string | null>;
  address_id: Maybe<string>;
  delivery: ColumnType<Record<string, string>, string | undefined, string>;
  way: Maybe<'card' | 'oxxo' | 'spei' | 'credit'>;
  card_session: Maybe<string>;
  card: ColumnType<StoredCard | null, string | null | undefined, string | null>;
  months: Maybe<number>;
  gift_note: Maybe<string>;
  receiver: Maybe<string>;
  /** The balance pays as far as it goes. */
  uses_balance: Generated<boolean>;
  /** The most that the balance pays; null: as far as it goes. */
  balance_most: Generated<number | null>;
  /** The item of a gift registry that is bought; null: the goods are for the customer. */
  registry_item_id: Maybe<string>;
  created_at: Moment;
  updated_at: Moment;
}

/** A card of a provider. The token pays; there is no number. */
export interface StoredCard {
  token: string;
  brand: string;
  last4: string;
  expires: string;
  kind: 'credit' | 'debit';
  months: readonly number[];
  isSaved: boolean;
  /** The page of the provider in which the card was typed. */
  page?: string;
}

/** A page of a provider in which a customer types a card. */
export interface CardPageTable {
  id: string;
  customer_id: string;
  /** The session of the customer that opened the page. */
  session_id: string;
  opened_at: Moment;
}

/** An event of a provider, which is stored before the provider gets an answer. */
export interface PaymentEventTable {
  provider: string;
  event_id: string;
  kind: string;
  payment_id: Maybe<string>;
  arrived_at: Moment;
  done_at: MaybeMoment;
}

/** Until when a provider was asked for all payments that changed. */
export interface PaymentSweepTable {
  provider: string;
  swept_to: Date;
}

/** Money that arrived. */
export interface PaymentReceiptTable {
  id: Generated<string>;
  provider: string;
  provider_id: string;
  order_id: Maybe<string>;
  attempt_id: Maybe<string>;
  amount: number;
  currency: string;
  /** The part that pays the order. */
  applied: Generated<number>;
  arrived_at: Moment;
}

export interface RefundTable {
  id: Generated<string>;
  order_id: Maybe<string>;
  receipt_id: Maybe<string>;
  tender_id: Maybe<string>;
  cause: string;
  amount: number;
  state: Generated<'due' | 'asked' | 'made' | 'arrived' | 'failed'>;
  provider_id: Maybe<string>;
  /** The customer chose the balance. */
  to_balance: Generated<boolean>;
  /** The refund of a changed gift, which goes to the owner of the registry. */
  to_owner: Generated<boolean>;
  created_at: Moment;
}

/** A row of the ledger of pieces, which functions of taken-stock.sql write. */
export interface StockMovementTable {
  line_id: string;
  reason: 'reserved' | 'sold' | 'released' | 'collected' | 'restocked';
  cause: Generated<string>;
  variant_id: number;
  pieces: number;
  at: Moment;
  /** The place whose pieces were moved; null if the place has no stock of its own. */
  place_id: number | null;
  /** Whether the pieces count in `taken_stock`. */
  by_variant: Generated<boolean>;
}

/** Pieces of a variant that orders have taken, which functions of taken-stock.sql write. */
export interface TakenStockTable {
  variant_id: number;
  shelf: number;
  pieces: number;
}

/** A mail about a step of an order. The transaction of the step adds the row, and a job writes the mail. */
export interface OrderMailTable {
  id: Generated<number>;
  order_id: string;
  /** Null: the mail is about the whole order. */
  parcel_id: Maybe<string>;
  /** The seller who is mailed; null: the customer. */
  store_id: Maybe<number>;
  step: string;
  /** Tells mails of one step apart. */
  cause: Generated<string>;
  noted_at: Moment;
  /** Null: the mail is not written yet. */
  done_at: MaybeMoment;
  /** Null: the step needs no mail, or the mail is not written yet. */
  mail_id: Maybe<string>;
}
