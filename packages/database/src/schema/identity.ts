import type { ColumnType } from 'kysely';

export interface IdentityRecordTable {
  model: string;
  /** SHA-256 of the id. */
  id_hash: Buffer;
  payload: ColumnType<Record<string, unknown>, string, string>;
  grant_id: string | null;
  uid: string | null;
  account_id: string | null;
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  consumed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface IdentityKeyTable {
  kid: string;
  private_jwk: ColumnType<Record<string, unknown>, string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
