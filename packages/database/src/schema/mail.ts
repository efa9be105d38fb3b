import type { ColumnType, Generated } from 'kysely';

export interface MailTable {
  id: Generated<string>;
  /** The kind of the mail, as words joined by hyphens. */
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  /** True: the mail cannot be opened in a browser. */
  is_secret: Generated<boolean>;
  /** URL by which a mail program unsubscribes (RFC 8058); null for a mail that the recipient asked for. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** When the mail server accepted the mail. Null: not sent yet, or the shop has no mail server. */
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
}
