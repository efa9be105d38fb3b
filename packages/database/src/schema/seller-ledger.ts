import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** The delivered pieces of a line of a seller. The rates are hundredths of a percent. */
export interface SellerSettlementTable {
  line_id: string;
  order_id: string;
  store_id: number;
  pieces: number;
  /** Pieces of the line that were refunded before the settlement. */
  earlier: number;
  /** Amounts of the delivered pieces: price × pieces, the discount that the seller pays, the shipping that it gets. */
  goods: number;
  discount: number;
  shipping: number;
  iva_rate: number;
  commission: number;
  isr: number;
  iva: number;
  /** Refunded pieces of those that were delivered, as far as the entries have them. */
  refunded: ColumnType<number, number | undefined, number>;
  /** Those of them whose shipping was refunded, too. */
  with_shipping: ColumnType<number, number | undefined, number>;
  at: Moment;
}

/** An entry of the ledger of sellers. The amount is centavos; what the shop retains or has paid is negative. */
export interface SellerEntryTable {
  id: Generated<string>;
  store_id: number;
  kind: string;
  amount: number;
  line_id: Maybe<string>;
  /** How many of the delivered pieces were refunded; null for a payout. */
  refunded: Maybe<number>;
  /** The reference of a payout at the bank. */
  reference: Maybe<string>;
  actor: string;
  at: Moment;
}
