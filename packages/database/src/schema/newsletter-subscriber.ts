import type { ColumnType } from 'kysely';

export interface NewsletterSubscriberTable {
  email: string;
  /** 1 men, 2 women. */
  gender: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
