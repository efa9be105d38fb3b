import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Links to carts that this shop created. */
export interface CartLinkTable {
  id: string;
  kind: 'afiliados' | 'livestream' | 'referidos';
  /** The customer who shares a cart; null if an operator created the link. */
  customer_id: string | null;
  /** Name of the owner of the link, as shoppers read it. */
  name: string;
  store_id: number | null;
  /** Last part of the link's URL. */
  link: string;
  line_count: number;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  closed_at: MaybeMoment;
  created_at: Moment;
}

/** Pieces that a link added to a line of a cart, and the state of the line before. */
export interface AddedByLink {
  id: number;
  sku: string;
  pieces: number;
  before: { pieces: number; isLater: boolean; tag: string | null } | null;
  /** Version of the cart after the addition. */
  version: number;
  /** When the line was added, in ISO 8601. */
  addedAt: string;
}

export interface CartLinkUseTable {
  id: Generated<string>;
  customer_id: string;
  kind: string;
  /** SHA-256 of the link. */
  link_hash: Buffer;
  link_id: string | null;
  added: ColumnType<AddedByLink[], string, string>;
  notices: ColumnType<string[], string, string>;
  payment_id: string | null;
  redirect_to: string | null;
  webhook: string | null;
  used_at: Moment;
  undone_at: MaybeMoment;
}

export interface AffiliateTagTable {
  customer_id: string;
  link_hash: Buffer;
  link_id: string | null;
  tagged_at: Moment;
}

export interface LiveClickTable {
  id: Generated<string>;
  customer_id: string;
  store_id: number | null;
  products: number[];
  source: string;
  clicked_at: Moment;
}

/** A message to a partner about an order with products of its link. */
export interface PartnerWebhookTable {
  id: Generated<string>;
  order_id: string;
  use_id: string;
  event: string;
  url: string;
  payment_id: string | null;
  products: number[];
  noted_at: ColumnType<Date, Date | undefined, never>;
  tries: Generated<number>;
  next_at: ColumnType<Date, Date | undefined, Date>;
  /** The partner has answered, or no more tries are made. */
  done_at: Date | null;
  answer: string | null;
}
