import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, never>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** What a customer has in the shop, in centavos. */
export interface CustomerBalanceTable {
  customer_id: string;
  /** Can be used now. */
  amount: Generated<number>;
  /** Pays orders that wait for the rest of their payment. */
  held: Generated<number>;
}

/** A row of the ledger of balances. Rows are only added. */
export interface BalanceEntryTable {
  id: Generated<number>;
  /** Null after the account was erased. */
  customer_id: Maybe<string>;
  kind: 'refund' | 'hold' | 'capture' | 'release' | 'payout' | 'payout_returned' | 'given_up' | 'correction';
  /** With the kind, the natural key. */
  cause: string;
  amount: number;
  held: Generated<number>;
  order_id: Maybe<string>;
  note: Maybe<string>;
  actor: string;
  at: Moment;
}

/** Balance that a customer sends to an account. */
export interface BalancePayoutTable {
  id: string;
  customer_id: string;
  amount: number;
  holder: string;
  /** The name of the bank. */
  bank: string;
  last4: string;
  /** Encrypted; null once the transfer was made. */
  clabe: ColumnType<Buffer | null, Buffer, null>;
  asked_at: Moment;
  transferred_at: MaybeMoment;
  reference: Maybe<string>;
  returned_at: MaybeMoment;
}
