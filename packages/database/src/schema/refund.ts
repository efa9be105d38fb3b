import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A cancellation of pieces of an order. */
export interface OrderCancellationTable {
  id: string;
  order_id: string;
  reason: string;
  comment: Maybe<string>;
  /** `customer`, or an operator. */
  actor: string;
  at: Moment;
}

/** Pieces of a line whose money goes back. */
export interface RefundedPiecesTable {
  order_id: string;
  line_id: string;
  /** The cause of the refunds. */
  cause: string;
  /** Pieces of the line that were refunded before. */
  earlier: number;
  pieces: number;
  /** The share of the shipping goes back, too. */
  with_shipping: Generated<boolean>;
  at: Moment;
}

/** The account to which a refund is transferred. */
export interface RefundAccountTable {
  refund_id: string;
  holder: string;
  /** The name of the bank. */
  bank: string;
  last4: string;
  /** Encrypted; null once the transfer was made. */
  clabe: ColumnType<Buffer | null, Buffer, null>;
  named_at: Moment;
  transferred_at: MaybeMoment;
  reference: Maybe<string>;
}
