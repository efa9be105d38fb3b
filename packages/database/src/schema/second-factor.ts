import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface PasskeyTable {
  id: Generated<string>;
  customer_id: string;
  /** The passkey's id, base64url. */
  credential_id: string;
  /** The passkey's public key, in COSE format. */
  public_key: Buffer;
  /** A `bigint` in PostgreSQL; the driver returns its digits as text. */
  counter: ColumnType<string, number, number>;
  transports: Generated<string[]>;
  is_backed_up: boolean;
  name: string;
  created_at: Moment;
  used_at: OptionalMoment;
}

export type PasskeyPurpose = 'registration' | 'sign-in' | 'confirmation';

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  purpose: PasskeyPurpose;
  token_hash: Buffer | null;
  session_id: string | null;
  expires_at: ColumnType<Date, Date, Date>;
}

export interface AuthenticatorTable {
  customer_id: string;
  /** Encrypted secret of the app; null until the customer has confirmed the app. */
  secret: Buffer | null;
  confirmed_at: OptionalMoment;
  /** The id of this turning on; the link in its mail names it. */
  activation: Generated<string>;
  /** A `bigint` in PostgreSQL; the driver returns its digits as text. */
  last_step: ColumnType<string, number | undefined, number>;
  pending_secret: Buffer | null;
  pending_expires_at: OptionalMoment;
}

export interface RecoveryCodeTable {
  customer_id: string;
  code_hash: Buffer;
}

export interface SignInTicketTable {
  ticket_hash: Buffer;
  customer_id: string;
  tries: Generated<number>;
  expires_at: ColumnType<Date, Date, Date>;
}
