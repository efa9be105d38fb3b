import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** Who a customer is for an outside provider. */
export interface CustomerIdentityTable {
  /** The issuer of a single sign-on, or the name of a social network. */
  provider: string;
  subject: string;
  customer_id: string;
  linked_at: Moment;
  used_at: Moment;
}

/** A proved identity that waits for a sign-in to the account that it will belong to. */
export interface IdentityTicketTable {
  /** SHA-256 of the ticket. */
  ticket_hash: Buffer;
  provider: string;
  subject: string;
  customer_id: string;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
}
