import type { ColumnType } from 'kysely';

export interface SignUpLimitTable {
  /** An IPv4 address or an IPv6 network; empty for all of them together. */
  visitor: string;
  /** When the sign-ups so far are paid off. */
  free_at: ColumnType<Date, Date | string, Date | string>;
}
