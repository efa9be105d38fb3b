import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A return of pieces of one parcel. */
export interface OrderReturnTable {
  id: string;
  order_id: string;
  parcel_id: string;
  /** On the label. */
  number: string;
  /** A `ReturnState` of packages/domain. */
  state: Generated<string>;
  reason: string;
  /** In the words of the customer. */
  story: Maybe<string>;
  /** Who pays the way back. */
  bearer: string;
  way: string;
  with_shipping: boolean;
  /** The customer wants the money as balance. */
  to_balance: Generated<boolean>;
  /** To which the customer agreed, in centavos. */
  amount: number;
  law_until: ColumnType<Date, string, never>;
  /** The last date of the state. */
  due_on: ColumnType<Date | null, string | null, string | null>;
  refusal: Maybe<string>;
  carrier: Maybe<string>;
  tracking: Maybe<string>;
  asked_at: Moment;
  changed_at: Moment;
}

export interface OrderReturnLineTable {
  return_id: string;
  line_id: string;
  pieces: number;
}
