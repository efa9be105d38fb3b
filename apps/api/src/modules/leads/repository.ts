/** SQL of businesses that want to sell in the shop (RT-25). */
import type { UnitOfWork } from '@tianguis/database';
import type { Lead } from '@tianguis/domain/contact';
import { type RawBuilder, sql } from 'kysely';
import { spellingsOf } from '../../email-spellings.ts';

export interface LeadRow extends Lead {
  id: string;
  folio: string;
  state: 'waiting' | 'closed';
  /** Of the operator who closed it. */
  note: string | null;
  /** RFC 3339 */
  openedAt: string;
}

const leadsThat = (condition: RawBuilder<unknown>) => sql<LeadRow>`
  select id, folio, name, business, rfc, email, phone, category, sells, state, note,
         to_json(opened_at) #>> '{}' as "openedAt"
    from seller_leads where ${condition}`;

const ofEmail = (email: string) => sql`lower(email) = any(${spellingsOf(email)}::text[])`;

/** @param on the database, or a transaction of it */
export const leadRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** @returns false if the form was sent before */
  async add(id: string, { folio, at, ...lead }: Lead & { folio: string; at: Date }): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('seller_leads')
      .values({ id, folio, ...lead, note: null, opened_at: at, changed_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async one(id: string): Promise<LeadRow | undefined> {
    return (await leadsThat(sql`id = ${id}`).execute(db)).rows[0];
  },

  async byFolio(folio: string): Promise<LeadRow | undefined> {
    return (await leadsThat(sql`folio = ${folio}`).execute(db)).rows[0];
  },

  /** Leads that wait, the oldest first; with `all`, all leads, the newest first. */
  async list({ all, most }: { all: boolean; most: number }): Promise<LeadRow[]> {
    const order = all ? sql`opened_at desc, folio` : sql`opened_at, folio`;
    return (await leadsThat(sql`(${all} or state = 'waiting') order by ${order} limit ${most}`).execute(db)).rows;
  },

  /** @returns whether the lead waited */
  async close(folio: string, note: string | null, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('seller_leads')
      .set({ state: 'closed', note, changed_at: at })
      .where('folio', '=', folio)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** The leads with an e-mail, for the export of a customer. */
  async ofEmail(email: string): Promise<LeadRow[]> {
    return (await leadsThat(sql`${ofEmail(email)} order by opened_at, folio`).execute(db)).rows;
  },

  async erase(email: string): Promise<void> {
    await sql`delete from seller_leads where ${ofEmail(email)}`.execute(db);
  },

  /** Erases leads that nothing happened to for some days. @returns their number */
  async prune(days: number, at: Date): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('seller_leads')
      .where('changed_at', '<', sql<Date>`${at.toISOString()}::timestamptz - make_interval(days => ${days}::integer)`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
