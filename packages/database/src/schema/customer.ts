import type { ColumnType, Generated } from 'kysely';

export type Gender = 'femenino' | 'masculino' | 'no-binario' | 'otro';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export interface CustomerTable {
  id: Generated<string>;
  email: string;
  /** Null for who signs in by other ways only. */
  password_hash: Optional<string>;
  nombre: string;
  apellido_p: Generated<string>;
  apellido_m: Generated<string>;
  created_at: Moment;
  genero: Optional<Gender>;
  cumpleanios: OptionalMoment;
  /** Ten digits. */
  telefono: Optional<string>;
  cart_id: Generated<string>;
  /** Asks for a mailed code at each sign-in. */
  two_step: Generated<boolean>;
  blocked_at: OptionalMoment;
  privacy_version: Optional<string>;
  privacy_accepted_at: OptionalMoment;
  /** It is erased 30 days later, unless its customer signs in. */
  deletion_requested_at: OptionalMoment;
}

export interface CustomerSessionTable {
  id: Generated<string>;
  customer_id: string;
  /** SHA-256 of the session token. */
  token_hash: Buffer;
  grant_id: Optional<string>;
  method: SignInMethod;
  /** As the browser names itself. */
  device: string;
  address: string;
  created_at: Moment;
  seen_at: Moment;
  /** At the latest. */
  ends_at: ColumnType<Date, Date, Date>;
  ended_at: OptionalMoment;
  /** When the customer last proved again who they are. */
  confirmed_at: OptionalMoment;
  /** Of the device that it was opened on, as in `customer_devices`. */
  device_hash: Optional<Buffer>;
  /** Of the identity provider, by which clients of the same browser sign in. */
  provider_session: Optional<string>;
  /** The session of the storefront by which a client signed in. */
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
  /** It asks for a mailed code again. */
  forgotten_at: OptionalMoment;
}

export interface MailedCodeTable {
  id: Generated<string>;
  purpose: CodePurpose;
  /** Whose: the id of a customer or a session, or an e-mail in lower case. */
  subject: string;
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

/** What happened to an account, for customers' support. */
export interface CustomerAuditTable {
  id: Generated<string>;
  customer_id: string;
  at: Moment;
  actor: AuditActor;
  /** Who ran the command. */
  operator: Optional<string>;
  action: string;
  detail: ColumnType<Record<string, unknown>, string | undefined, string>;
}

export type AuditActor = 'customer' | 'operator' | 'shop';
