import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface RecoveryRequestTable {
  /** E-mail in lower case; an account with this e-mail may not exist. */
  email: string;
  /** Id of the newest request for this e-mail. */
  id: Generated<string>;
  requested_at: Moment;
  handled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A customer may have several links. */
export interface RecoveryLinkTable {
  customer_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  /** SHA-256 of the account's e-mail and password at the time of the request. */
  account_state: Buffer;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
}
