import type { ColumnType } from 'kysely';

export interface RateLimitTable {
  /** Name of the limit, colon, whom it counts. */
  key: string;
  points: number;
  /** End of the window, milliseconds since 1970. */
  expire: ColumnType<string, number, number> | null;
}
