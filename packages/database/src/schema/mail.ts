import type { ColumnType, Generated } from 'kysely';

export interface MailTable {
  id: Generated<string>;
  /** What it is about, in words joined by hyphens. */
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  /** Nobody can open it in a browser. */
  is_secret: Generated<boolean>;
  /** By which a mail program unsubscribes (RFC 8058); null: the mail is asked for. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** When the mail server took it; null: it waits, or there is no mail server. */
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
}
