/** SQL of mails about orders that wait to be written. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface WaitingMail {
  id: number;
  order: string;
  parcel: string | null;
  /** The seller who is mailed; null: the customer. */
  store: number | null;
  step: string;
  cause: string;
  notedAt: Date;
}

/** @param on the database, or a transaction of it */
export const waitingMails = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Mails that wait, the earliest first; a mail about a refund comes after the mail about its cause. A mail about a
   * placed order waits until its payment is known or its slip exists, but at most a few minutes.
   */
  async due(most: number, now: Date): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select m.id from order_mails m join orders o on o.id = m.order_id
       where m.done_at is null and (m.step <> 'placed'
          or o.payment_state not in ('awaiting', 'charging')
          or o.payment_state = 'awaiting' and (
            m.noted_at <= ${now.toISOString()}::timestamptz - interval '5 minutes'
            or exists (
              select from order_tenders t join payment_attempts a on a.tender_id = t.id
               where t.order_id = o.id and jsonb_typeof(coalesce(a.details -> 'slip', a.details -> 'transfer')) = 'object')))
       order by m.step = 'refund', m.id limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /**
   * Locks a mail, and the customer before it, so that an erasure of the account waits. @returns undefined if the mail
   * was written before, or if another process writes it
   */
  async lock(id: number): Promise<WaitingMail | undefined> {
    await sql`
      select from customers where id = (
        select o.customer_id from order_mails m join orders o on o.id = m.order_id where m.id = ${id}) for key share`.execute(
      db,
    );
    const { rows } = await sql<WaitingMail>`
      select id, order_id as "order", parcel_id as parcel, store_id as store, step, cause, noted_at as "notedAt"
        from order_mails where id = ${id} and done_at is null for update skip locked`.execute(db);
    return rows[0];
  },

  /** @param mail null if the step needs no mail */
  async setDone(id: number, mail: string | null, at: Date): Promise<void> {
    await db.updateTable('order_mails').set({ done_at: at, mail_id: mail }).where('id', '=', id).execute();
  },

  /** Whether the customer was mailed about the order before. */
  async wasMailed(order: string): Promise<boolean> {
    const { rows } = await sql`
      select from order_mails where order_id = ${order} and store_id is null and mail_id is not null limit 1`.execute(
      db,
    );
    return rows.length > 0;
  },
});
