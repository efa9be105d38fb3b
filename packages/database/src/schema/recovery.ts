import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface RecoveryRequestTable {
  /** In lower case; of a customer or of nobody. */
  email: string;
  /** Of the newest request. */
  id: Generated<string>;
  requested_at: Moment;
  handled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RecoveryLinkTable {
  customer_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** SHA-256 of e-mail and password at that time. */
  account_state: Buffer;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
}
