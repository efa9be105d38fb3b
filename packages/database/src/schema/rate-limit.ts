import type { ColumnType } from 'kysely';

export interface RateLimitTable {
  /** Name of the limit, a colon, and the counted subject (an e-mail, an IP address …). */
  key: string;
  points: number;
  /** End of the window, milliseconds since 1970. */
  expire: ColumnType<string, number, number> | null;
}
