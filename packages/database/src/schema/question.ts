import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A question about a product, with at most one answer. */
export interface ProductQuestionTable {
  id: Generated<number>;
  product_id: number;
  /** Null after the account was erased. */
  customer_id: Maybe<string>;
  form_id: string;
  text: string;
  /** Words of question and answer, for the search. */
  folded: string;
  asked_at: Moment;
  answer: Maybe<string>;
  /** The seller who answered; null: the shop. */
  store_id: Maybe<number>;
  answered_by: Maybe<string>;
  answered_at: Maybe<Date>;
  edited_at: Maybe<Date>;
  is_hidden: Generated<boolean>;
}
