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
  html: string;
  text: string;
  /** URL by which a mail program turns off mails of this kind; null if they cannot be turned off. */
  unsubscribe: string | null;
}

export type MailRepository = ReturnType<typeof mailRepository>;

const keyName = 'mail-in-browser';

/** @param db the database, or a transaction of it */
export function mailRepository(db: Kysely<Database>) {
  const columns = ['id', 'kind', 'recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'] as const;
  return {
    async add(mail: Insertable<Database['mails']>): Promise<void> {
      await db.insertInto('mails').values(mail).execute();
    },
    async one(id: string): Promise<StoredMail | undefined> {
      return db
        .selectFrom('mails')
        .select([...columns, 'html', 'plain_text as text', 'unsubscribe_url as unsubscribe'])
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
    async ofRecipient(email: string): Promise<(Omit<MailSheet, 'id' | 'recipient'> & { isSecret: boolean })[]> {
      return db
        .selectFrom('mails')
        .select(['kind', 'subject', 'created_at as createdAt', 'sent_at as sentAt', 'is_secret as isSecret'])
        .where(sql`lower(recipient)`, '=', email.toLowerCase())
        .orderBy('created_at')
        .execute();
    },
    /** Deletes all mails to an address, including mails that wait to be sent. */
    async deleteOfRecipient(email: string): Promise<void> {
      await db.deleteFrom('mails').where(hasSpelling('recipient', email)).execute();
    },
    async markSent(id: string): Promise<void> {
      await db.updateTable('mails').set({ sent_at: new Date() }).where('id', '=', id).execute();
    },
  };
}
