/** SQL of what visitors write on the contact page (RT-17). */
import { readSigningKey, type UnitOfWork } from '@tianguis/database';
import type { ContactRequest, ContactSubject, ThreadState } from '@tianguis/domain/contact';
import { type RawBuilder, sql } from 'kysely';
import { spellingsOf } from '../../email-spellings.ts';

export interface ContactRow extends ContactRequest {
  id: string;
  folio: string;
  customer: string | null;
  subject: ContactSubject;
  state: ThreadState;
  /** RFC 3339 */
  openedAt: string;
  changedAt: string;
}

export interface ContactAnswerRow {
  operator: string;
  text: string;
  /** RFC 3339 */
  at: string;
}

/** The key of the seals of forms. */
export const sealKey = ({ db }: Pick<UnitOfWork, 'db'>): Promise<Buffer> => readSigningKey(db, 'visitor-forms');

const requestsThat = (condition: RawBuilder<unknown>) => sql<ContactRow>`
  select id, folio, customer_id as customer, name, email, phone, subject, order_number as "order", text, state,
         to_json(opened_at) #>> '{}' as "openedAt", to_json(changed_at) #>> '{}' as "changedAt"
    from contact_requests where ${condition}`;

/** SQL: requests that a customer wrote, signed in or with the e-mail of the account. */
const ofCustomer = (customer: string, email: string) =>
  sql`(customer_id = ${customer} or lower(email) = any(${spellingsOf(email)}::text[]))`;

/** @param on the database, or a transaction of it */
export const contactRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** @returns false if the form was sent before */
  async add(
    id: string,
    { folio, customer, at, ...request }: ContactRequest & { folio: string; customer: string | null; at: Date },
  ): Promise<boolean> {
    const { name, email, phone, subject, order, text } = request;
    const { rows } = await sql`
      insert into contact_requests
             (id, folio, customer_id, name, email, phone, subject, order_number, text, opened_at, changed_at)
      values (${id}, ${folio}, ${customer}, ${name}, ${email}, ${phone}, ${subject}, ${order}, ${text}, ${at}, ${at})
      on conflict (id) do nothing returning id`.execute(db);
    return rows.length > 0;
  },

  async one(id: string): Promise<ContactRow | undefined> {
    return (await requestsThat(sql`id = ${id}`).execute(db)).rows[0];
  },

  async byFolio(folio: string, { lock = false } = {}): Promise<ContactRow | undefined> {
    const { rows } = await requestsThat(sql`folio = ${folio} ${lock ? sql`for update` : sql``}`).execute(db);
    return rows[0];
  },

  /** Requests that wait for the shop, the oldest first; with `all`, all requests, the newest first. */
  async list({ all, most }: { all: boolean; most: number }): Promise<ContactRow[]> {
    const order = all ? sql`opened_at desc, folio` : sql`changed_at, folio`;
    const { rows } = await requestsThat(sql`(${all} or state = 'waiting') order by ${order} limit ${most}`).execute(db);
    return rows;
  },

  async answers(request: string): Promise<ContactAnswerRow[]> {
    const { rows } = await sql<ContactAnswerRow>`
      select operator, text, to_json(at) #>> '{}' as at
        from contact_answers where request_id = ${request} order by id`.execute(db);
    return rows;
  },

  async answer(request: string, operator: string, text: string, at: Date): Promise<void> {
    await db.insertInto('contact_answers').values({ request_id: request, operator, text, at }).execute();
  },

  /** @returns whether the request had the state `from` */
  async move(id: string, from: ThreadState, state: ThreadState, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('contact_requests')
      .set({ state, changed_at: at })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** All requests of a customer, for the export. */
  async ofCustomer(customer: string, email: string): Promise<ContactRow[]> {
    return (await requestsThat(sql`${ofCustomer(customer, email)} order by opened_at, folio`).execute(db)).rows;
  },

  /** Erases a customer's requests with their answers. */
  async erase(customer: string, email: string): Promise<void> {
    await sql`delete from contact_requests where ${ofCustomer(customer, email)}`.execute(db);
  },

  /** Erases requests that nothing happened to for some days, with their answers. @returns their number */
  async prune(days: number, at: Date): Promise<number> {
    const { rows } = await sql`
      delete from contact_requests
       where changed_at < ${at.toISOString()}::timestamptz - make_interval(days => ${days}::integer) returning id`.execute(
      db,
    );
    return rows.length;
  },
});
