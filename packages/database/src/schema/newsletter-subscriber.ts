import type { ColumnType, Generated } from 'kysely';

export interface NewsletterSubscriberTable {
  email: string;
  /** Selected newsletter: 1 for men, 2 for women. */
  gender: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  /** In the links that end the subscription. */
  id: Generated<string>;
  /** In the mailed link that confirms. */
  confirmation: string | null;
  /** The selection that waits for the confirmation. */
  asked_gender: number | null;
  /** When the link was mailed last. */
  asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Mails with the link since the last confirmation. */
  mails: Generated<number>;
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
