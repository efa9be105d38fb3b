import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, never>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A request for store credit. */
export interface CreditRequestTable {
  /** From the form. */
  id: string;
  customer_id: string;
  /** Monthly, as the customer says. */
  income: number;
  /** The version of the contract that the customer accepted. */
  contract: string;
  state: 'open' | 'accepted' | 'refused';
  /** The limit by the rule. */
  proposed: number;
  reason: Maybe<string>;
  asked_at: Moment;
  decided_at: MaybeMoment;
  /** `rule` or an operator. */
  decided_by: Maybe<string>;
}

/** A store credit, in centavos. */
export interface CreditAccountTable {
  id: Generated<string>;
  /** Null after the account was erased. */
  customer_id: Maybe<string>;
  /** Its last four digits are the card ending. */
  number: string;
  credit_limit: number;
  /** Is owed. */
  used: Generated<number>;
  /** Was paid or refunded beyond the debt. */
  favor: Generated<number>;
  /** Pays orders that are not paid yet. */
  held: Generated<number>;
  state: Generated<'active' | 'stopped'>;
  contract: string;
  opened_at: Moment;
}

/** A row of the ledger of credits. Rows are only added. */
export interface CreditEntryTable {
  id: Generated<number>;
  account_id: string;
  kind: 'hold' | 'capture' | 'release' | 'refund' | 'payment' | 'payout' | 'correction';
  /** With the kind, the natural key. */
  cause: string;
  owed: number;
  held: Generated<number>;
  order_id: Maybe<string>;
  note: Maybe<string>;
  actor: string;
  at: Moment;
}

/** A mail that reminded the customer of a statement. */
export interface CreditReminderTable {
  account_id: string;
  /** The last date of the statement. */
  cut: ColumnType<Date, string, never>;
  kind: 'due' | 'overdue';
  reminded_at: Moment;
}
