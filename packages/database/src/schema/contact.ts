import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** What a visitor wrote on the contact page (RT-17). */
export interface ContactRequestTable {
  /** The id of the form. */
  id: string;
  folio: string;
  /** Who was signed in. */
  customer_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** A `ContactSubject` of packages/domain. */
  subject: string;
  /** As it was typed. */
  order_number: string | null;
  text: string;
  /** A `ThreadState` of packages/domain. */
  state: Generated<string>;
  opened_at: Moment;
  changed_at: Moment;
}

/** An answer of the shop to such a request. */
export interface ContactAnswerTable {
  id: Generated<string>;
  request_id: string;
  operator: string;
  text: string;
  at: Moment;
}
