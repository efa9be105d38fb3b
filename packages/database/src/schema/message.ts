import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** A thread of messages about an order. */
export interface MessageThreadTable {
  id: Generated<string>;
  order_id: string;
  folio: string;
  product_id: number | null;
  /** A `ThreadState` of packages/domain. */
  state: Generated<string>;
  opened_at: Moment;
  changed_at: Moment;
}

export interface OrderMessageTable {
  id: Generated<string>;
  thread_id: string;
  /** Of the customer's form; null for the shop. */
  form_id: string | null;
  author: 'customer' | 'shop';
  /** Who wrote for the shop. */
  operator: string | null;
  /** Null after the account was erased. */
  text: string | null;
  at: Moment;
}

/** When sellers and the shop were mailed about questions and messages last. The store 0 is the shop. */
export interface ContactMailingTable {
  store_id: number;
  mailed_at: Moment;
}

/** A question that was in a mail. */
export interface ToldQuestionTable {
  question_id: number;
  store_id: number;
  told_at: Moment;
}

/** A message that was in a mail to a store. */
export interface ToldMessageTable {
  message_id: string;
  store_id: number;
  told_at: Moment;
}
