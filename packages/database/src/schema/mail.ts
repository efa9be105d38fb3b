import type { ColumnType, Generated } from 'kysely';

export interface MailTable {
  id: Generated<string>;
  /** The kind of the mail, as words joined by hyphens. */
  kind: string;
  recipient: string;
  subject: string;
  /** Empty if the text was erased. */
  html: string;
  plain_text: string;
  /**
   * Whether the mail contains a secret. It then cannot be opened in a browser, and its text is erased when it is sent.
   */
  is_secret: Generated<boolean>;
  /** URL by which a mail program unsubscribes (RFC 8058); null for a mail that the recipient asked for. */
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
  /** When the secret in the mail expires: the mail is not sent later. Null if the mail has no such secret. */
  expires_at: ColumnType<Date | null, Date | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** When the mail server accepted the mail; null if the mail was not sent yet, or if the shop has no mail server. */
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
}
