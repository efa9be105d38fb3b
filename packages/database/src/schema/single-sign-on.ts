import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** The identity of a customer at an external provider. */
export interface CustomerIdentityTable {
  /** The issuer of a single sign-on, or the name of a social network. */
  provider: string;
  subject: string;
  customer_id: string;
  linked_at: Moment;
  used_at: Moment;
}

/**
 * A proved identity without an account. The customer signs in to an account with the ticket, and the identity is then
 * added to that account.
 */
export interface IdentityTicketTable {
  /** SHA-256 of the ticket. */
  ticket_hash: Buffer;
  provider: string;
  subject: string;
  customer_id: string;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
}
