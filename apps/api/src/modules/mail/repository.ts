import { type Database, findSigningKey, readSigningKey } from '@tianguis/database';
import { type Insertable, type Kysely, sql } from 'kysely';
import { hasSpelling } from '../../email-spellings.ts';

/** A mail for operators. */
export interface MailSheet {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /** Null if the mail was not sent yet, or if there is no mail server. */
  sentAt: Date | null;
}
export interface StoredMail extends MailSheet {
  /** Empty, like `text`, if the mail had a secret and its text was erased. */
  html: string;
  text: string;
  /** Whether the mail has a secret. */
  isSecret: boolean;
  /** Whether the secret in the mail is no longer valid. */
  isExpired: boolean;
  /** URL by which a mail program turns off mails of this kind; null if they cannot be turned off. */
  unsubscribe: string | null;
}

export type MailRepository = ReturnType<typeof mailRepository>;

const keyName = 'mail-in-browser';

/** @param db the database, or a transaction of it */
export function mailRepository(db: Kysely<Database>) {
  const columns = ['id', 'kind', 'recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'] as const;
  return {
    /** @param validMinutes the time until the secret in the mail expires, by the clock of the database */
    async add(mail: Insertable<Database['mails']>, validMinutes: number | undefined): Promise<void> {
      const end = sql<Date>`now() + make_interval(mins => ${validMinutes}::integer)`;
      await db
        .insertInto('mails')
        .values({ ...mail, ...(validMinutes !== undefined && { expires_at: end }) })
        .execute();
    },
    async one(id: string): Promise<StoredMail | undefined> {
      return db
        .selectFrom('mails')
        .select([...columns, 'html', 'plain_text as text', 'unsubscribe_url as unsubscribe', 'is_secret as isSecret'])
        .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as('isExpired'))
        .where('id', '=', id)
        .executeTakeFirst();
    },
    /** The mail of a link; undefined if the mail is secret or does not exist. */
    async open(id: string): Promise<{ html: string } | undefined> {
      return db
        .selectFrom('mails')
        .select('html')
        .where('id', '=', id)
        .where('is_secret', '=', false)
        .executeTakeFirst();
    },
    /** The key that signs links; undefined before the first mail with a link. */
    signingKey: () => findSigningKey(db, keyName),
    /** Returns the key. Creates the key if there is none. */
    makeSigningKey: () => readSigningKey(db, keyName),
    /** From new to old. */
    async newest(limit: number, to?: string): Promise<MailSheet[]> {
      const all = db.selectFrom('mails').select(columns).orderBy('created_at', 'desc').orderBy('id').limit(limit);
      return (to === undefined ? all : all.where(hasSpelling('recipient', to))).execute();
    },
    /** The mails to an address, from old to new, for the export of its customer. */
    async ofRecipient(email: string): Promise<Omit<MailSheet, 'id' | 'recipient'>[]> {
      return db
        .selectFrom('mails')
        .select(['kind', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
        .where(hasSpelling('recipient', email))
        .orderBy('created_at')
        .execute();
    },
    /** Deletes all mails to an address, including mails that wait to be sent. */
    async deleteOfRecipient(email: string): Promise<void> {
      await db.deleteFrom('mails').where(hasSpelling('recipient', email)).execute();
    },
    /** Stores that a mail was sent. Erases the text of a secret mail in the same statement. */
    async markSent(id: string): Promise<void> {
      const withoutSecret = (column: 'html' | 'plain_text') =>
        sql<string>`case when is_secret then '' else ${sql.ref(column)} end`;
      await db
        .updateTable('mails')
        .set({ sent_at: new Date(), html: withoutSecret('html'), plain_text: withoutSecret('plain_text') })
        .where('id', '=', id)
        .execute();
    },
    /** Erases the texts of mails whose secrets have expired. @returns the number of mails */
    async eraseExpired(): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ html: '', plain_text: '' })
        .where('expires_at', '<=', sql<Date>`now()`)
        .where('html', '<>', '')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
