import type { ColumnType } from 'kysely';

export interface NewsletterSubscriberTable {
  email: string;
  /** Selected newsletter: 1 for men, 2 for women. */
  gender: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
