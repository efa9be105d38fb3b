import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<Value> = ColumnType<Value, string | undefined, string>;

/** A fault of a refusal: its code, and the field of the customer's form that it is about. */
export interface StoredFault {
  code: string;
  message: string;
  field: string | null;
}

/** The tax data that a customer used last. */
export interface CustomerTaxTable {
  customer_id: string;
  /** Encrypted. */
  data: Buffer;
  used_at: Moment;
}

/** A customer's request for the invoice of one seller's part of an order. */
export interface InvoiceRequestTable {
  order_id: string;
  store_id: number;
  form_id: string;
  /** Encrypted; null after the customer's account was erased. */
  receiver: Buffer | null;
  state: ColumnType<'waiting' | 'refused' | 'issued', 'waiting' | undefined>;
  faults: Json<StoredFault[]>;
  requested_at: Moment;
}

/** An invoice or a credit note. */
export interface CfdiTable {
  id: Generated<string>;
  folio: Generated<number>;
  order_id: string;
  store_id: number;
  /** Of the refunds of a credit note; empty for the invoice. */
  cause: ColumnType<string, string | undefined>;
  state: ColumnType<'due' | 'upload' | 'refused' | 'failed' | 'stamped', 'due' | undefined>;
  total: number;
  shipping: ColumnType<number, number | undefined>;
  pieces: Json<{ key: string; earlier: number; pieces: number }[]>;
  concepts: Json<unknown[]>;
  payment_form: string;
  /** Encrypted. */
  sealed: ColumnType<Buffer | null, Buffer | null | undefined>;
  /** Encrypted. */
  xml: ColumnType<Buffer | null, Buffer | null | undefined>;
  uuid: ColumnType<string | null, string | null | undefined>;
  faults: Json<StoredFault[]>;
  attempts: ColumnType<number, number | undefined>;
  next_at: Moment;
  created_at: Moment;
  stamped_at: MaybeMoment;
}
