import { findSigningKey, readSigningKey, type UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { hasSpelling } from '../../email-spellings.ts';

/** A subscriber for operators. */
export interface SubscriberRow {
  id: string;
  email: string;
  /** 1 men, 2 women. */
  gender: number;
  /** RFC 3339 */
  confirmedAt: string;
}

/** Days after which an address that was not confirmed is erased, and its link ends. */
export const waitingDays = 7;
/** Mails with a link to one address before it is confirmed or erased. Anybody may type the address of somebody else. */
const mostMails = 3;

const keyNames = { on: 'newsletter-on', off: 'newsletter-off' } as const;

/** @param on the database, or a transaction of it */
export const newsletterRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Makes sure that there is a row for a canonical e-mail, in any spelling. */
  async add(email: string, gender: number): Promise<void> {
    // The unique index does not find other spellings, which only rows of earlier releases have.
    const found = db.selectFrom('newsletter_subscribers').select('id').where(hasSpelling('email', email));
    if ((await found.executeTakeFirst()) !== undefined) return;
    await db
      .insertInto('newsletter_subscribers')
      .values({ email, gender })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .execute();
  },

  /**
   * Stores a selection, which waits for the confirmation by a link. An address that is confirmed with this selection is
   * left as it is.
   * @returns the id of the link that has to be mailed; undefined if no mail is due
   */
  async ask(email: string, gender: number, at: Date): Promise<string | undefined> {
    const now = sql`${at.toISOString()}::timestamptz`;
    const { rows } = await sql<{ confirmation: string; isDue: boolean }>`
      with before as (
        select id, mails < ${mostMails} and (asked_at is null or asked_at <= ${now} - interval '1 hour') as is_due
          from newsletter_subscribers
         where ${hasSpelling('email', email)} and not (confirmed_at is not null and gender = ${gender}
               and asked_gender is null)
           for update
      )
      update newsletter_subscribers s
         set gender = case when s.confirmed_at is null then ${gender} else s.gender end, asked_gender = ${gender},
             -- A link confirms once: the next selection gets another one.
             confirmation = case when s.asked_gender is null then gen_random_uuid() else s.confirmation end,
             asked_at = case when b.is_due then ${now} else coalesce(s.asked_at, ${now}) end,
             mails = s.mails + b.is_due::integer
        from before b where s.id = b.id
      returning s.confirmation, b.is_due as "isDue"`.execute(db);
    return rows.find(({ isDue }) => isDue)?.confirmation;
  },

  /** Confirms what a link asks. @returns the address; undefined if nothing waits for this link */
  async confirm(confirmation: string, at: Date): Promise<{ id: string; email: string } | undefined> {
    const { rows } = await sql<{ id: string; email: string }>`
      update newsletter_subscribers
         set gender = asked_gender, asked_gender = null, mails = 0, confirmed_at = coalesce(confirmed_at, ${at})
       where confirmation = ${confirmation} and asked_gender is not null
      returning id, email`.execute(db);
    return rows[0];
  },

  /** Whether a link has confirmed an address that is still subscribed. */
  async isConfirmedBy(confirmation: string): Promise<boolean> {
    const found = db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('confirmation', '=', confirmation)
      .where('confirmed_at', 'is not', null);
    return (await found.executeTakeFirst()) !== undefined;
  },

  async end(id: string): Promise<void> {
    await db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute();
  },

  one: (email: string) =>
    db
      .selectFrom('newsletter_subscribers')
      .select(['gender', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
      .where(hasSpelling('email', email))
      .executeTakeFirst(),

  async delete(email: string): Promise<void> {
    await db.deleteFrom('newsletter_subscribers').where(hasSpelling('email', email)).execute();
  },

  /** Confirmed subscribers behind an address in alphabetical order. */
  async confirmed({ after, most }: { after: string; most: number }): Promise<SubscriberRow[]> {
    const { rows } = await sql<SubscriberRow>`
      select id, email, gender, to_json(confirmed_at) #>> '{}' as "confirmedAt" from newsletter_subscribers
       where confirmed_at is not null and email collate "C" > ${after} order by email collate "C" limit ${most}`.execute(
      db,
    );
    return rows;
  },

  /** The numbers of confirmed addresses, and of those that are not. */
  async counts(): Promise<{ confirmed: number; waiting: number }> {
    const { rows } = await sql<{ confirmed: number; waiting: number }>`
      select count(confirmed_at)::integer as confirmed, count(*) filter (where confirmed_at is null)::integer as waiting
        from newsletter_subscribers`.execute(db);
    return rows[0] ?? { confirmed: 0, waiting: 0 };
  },

  /** Erases addresses that were not confirmed in time, and selections that were not. @returns the erased addresses */
  async prune(at: Date): Promise<number> {
    const isOver = sql`asked_at < ${at.toISOString()}::timestamptz - make_interval(days => ${waitingDays})`;
    const { rows } = await sql`
      with kept as (
        update newsletter_subscribers set asked_gender = null, mails = 0
         where confirmed_at is not null and asked_gender is not null and ${isOver}
      )
      delete from newsletter_subscribers where confirmed_at is null and ${isOver} returning id`.execute(db);
    return rows.length;
  },

  /** The key of the links that confirm or end a subscription; made before the first link. */
  makeKey: (kind: keyof typeof keyNames): Promise<Buffer> => readSigningKey(db, keyNames[kind]),
  findKey: (kind: keyof typeof keyNames): Promise<Buffer | undefined> => findSigningKey(db, keyNames[kind]),
});
