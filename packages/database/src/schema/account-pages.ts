import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A change of e-mail that is not confirmed yet: codes were mailed to the old e-mail and to the new one. */
export interface EmailChangeTable {
  customer_id: string;
  /** Identifies this attempt; the mailed codes are valid for this attempt only. */
  id: string;
  email: string;
  new_code_hash: Buffer;
  old_code_hash: Buffer;
  tries: Generated<number>;
  created_at: Moment;
  expires_at: ColumnType<Date, Date, Date>;
}

/** A setting of notifications that a customer has changed. */
export interface NotificationSettingTable {
  customer_id: string;
  kind: string;
  channel: 'correo' | 'push';
  is_on: boolean;
  changed_at: Moment;
}

export type PrivacyRight = 'acceso' | 'rectificacion' | 'cancelacion' | 'oposicion';

export interface PrivacyRequestTable {
  number: Generated<number>;
  /** Null after the account was erased. */
  customer_id: ColumnType<string | null, string, string | null>;
  derecho: PrivacyRight;
  texto: string;
  state: Generated<'recibida' | 'respondida'>;
  received_at: Moment;
  due_on: ColumnType<Date, string, string>;
  answer: ColumnType<string | null, never, string>;
  answered_at: ColumnType<Date | null, never, Date>;
  /** The operator who ran the command that stored the answer. */
  answered_by: ColumnType<string | null, never, string>;
}
