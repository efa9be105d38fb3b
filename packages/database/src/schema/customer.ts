import type { ColumnType, Generated } from 'kysely';

export type Gender = 'femenino' | 'masculino' | 'no-binario' | 'otro';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface CustomerTable {
  id: Generated<string>;
  email: string;
  /** Null for a customer who has no password and signs in by other methods. */
  password_hash: Optional<string>;
  nombre: string;
  apellido_p: Generated<string>;
  apellido_m: Generated<string>;
  created_at: Moment;
  /** Null until somebody signs in to the account. */
  first_signed_in_at: OptionalMoment;
  genero: Optional<Gender>;
  cumpleanios: OptionalMoment;
  /** The phone number, ten digits. */
  telefono: Optional<string>;
  cart_id: Generated<string>;
  /** Whether each sign-in requires a mailed code. */
  two_step: Generated<boolean>;
  blocked_at: OptionalMoment;
  privacy_version: Optional<string>;
  privacy_accepted_at: OptionalMoment;
  /**
   * When the customer asked to delete the account. The account is erased 30 days later, unless the customer signs in.
   */
  deletion_requested_at: OptionalMoment;
}

export interface CustomerSessionTable {
  id: Generated<string>;
  customer_id: string;
  /** SHA-256 of the session token. */
  token_hash: Buffer;
  grant_id: Optional<string>;
  method: SignInMethod;
  /** The browser's `User-Agent`. */
  device: string;
  address: string;
  created_at: Moment;
  seen_at: Moment;
  /** The session ends at this time at the latest. */
  ends_at: ColumnType<Date, Date, Date>;
  ended_at: OptionalMoment;
  /** When the customer last repeated a proof of identity. */
  confirmed_at: OptionalMoment;
  /** Hash of the device that the session was opened on, as in `customer_devices`. */
  device_hash: Optional<Buffer>;
  /** The session at the identity provider, which signs in other clients in the same browser. */
  provider_session: Optional<string>;
  /** For a session of another client, the storefront's session from which it was opened. */
  parent_id: Optional<string>;
}

export type SignInMethod =
  | 'password'
  | 'code'
  | 'registration'
  | 'recovery'
  | 'passkey'
  | 'totp'
  | 'social'
  | 'single-sign-on';

export interface CustomerDeviceTable {
  customer_id: string;
  token_hash: Buffer;
  created_at: Moment;
  /** The last sign-in or, to a day, the last call of a session of the device. */
  seen_at: Moment;
  /** Set if the device was forgotten: the next sign-in on it requires a mailed code again. */
  forgotten_at: OptionalMoment;
}

export interface MailedCodeTable {
  id: Generated<string>;
  purpose: CodePurpose;
  /** What the code was requested for: the id of a customer or of a session, or an e-mail in lower case. */
  subject: string;
  /** Hash of the IP address that asked for the code of a registration. */
  asker: Optional<Buffer>;
  ticket_hash: Optional<Buffer>;
  code_hash: Buffer;
  tries: Generated<number>;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: OptionalMoment;
}

export type CodePurpose = 'sign-in' | 'registration' | 'confirmation' | 'email-change';

export interface SignInFailureTable {
  key: string;
  failures: number;
  last_at: Moment;
}

/** Audit log of accounts, for customer support. */
export interface CustomerAuditTable {
  id: Generated<string>;
  customer_id: string;
  at: Moment;
  actor: AuditActor;
  /** The operator who ran the command. */
  operator: Optional<string>;
  action: string;
  detail: ColumnType<Record<string, unknown>, string | undefined, string>;
}

export type AuditActor = 'customer' | 'operator' | 'shop';
