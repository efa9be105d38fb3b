/** SQL of the mails about questions and messages that wait for an answer (AF-05). */
import type { UnitOfWork } from '@tianguis/database';
import { isPaid, type PaymentState, paymentTable } from '@tianguis/domain/order';
import { sql } from 'kysely';

/** The recipient that stands for the shop; others are ids of stores. */
export const theShop = 0;

export interface ToldQuestion {
  id: number;
  product: { id: number; title: string; slug: string };
  /** The seller of the product. */
  store: { id: number; name: string; isOwn: boolean };
  text: string;
}

export interface ToldThread {
  folio: string;
  /** The number of the order. */
  order: string;
  /** The title of the product that it is about. */
  product: string | null;
  /** What the customer wrote since the last mail. */
  text: string;
}

const paidStates = (Object.keys(paymentTable) as PaymentState[]).filter(isPaid);

/** SQL: the store `s` gets its own mails; otherwise the shop gets them. */
const hasAddress = sql`not s.is_own and s.order_contact is not null`;

/** SQL: questions that wait, and that no mail had, with their recipients. */
const untoldQuestions = sql`
  select q.id, case when ${hasAddress} then s.id else ${theShop} end as recipient
    from product_questions q join products p on p.id = q.product_id join stores s on s.id = p.store_id
   where q.answer is null and not q.is_hidden
     and not exists (select from told_questions t where t.question_id = q.id)`;

/**
 * SQL: messages of threads that wait, and that no mail to the recipient had. The shop gets all messages. The seller of
 * a product gets the messages about it. The only seller of an order gets its messages about no product. Sellers know of
 * no test orders, and of no order before it is paid.
 */
const untoldMessages = sql`
  select m.id, m.thread_id, r.recipient
    from message_threads t join orders o on o.id = t.order_id
    join order_messages m on m.thread_id = t.id and m.author = 'customer' and m.text is not null
    cross join lateral (
      select ${theShop}::integer as recipient
      union all
      select s.id from stores s
       where ${hasAddress} and not o.is_test and o.payment_state = any(${paidStates}::text[]) and s.id = (
         select case when min(c.store_id) = max(c.store_id) then min(c.store_id) end
           from order_parcels c
          where c.order_id = o.id and (t.product_id is null or exists (
            select from order_lines l where l.parcel_id = c.id and l.product_id = t.product_id)))) r
   where t.state = 'waiting'
     and not exists (select from told_messages d where d.message_id = m.id and d.store_id = r.recipient)`;

/** The shortest time between two mails to one recipient. */
const pause = sql`interval '1 hour'`;

/** @param on the database, or a transaction of it */
export const contactMailRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Recipients for whom something waits, and who were not mailed within the last hour. */
  async recipients(at: Date): Promise<number[]> {
    const { rows } = await sql<{ recipient: number }>`
      select distinct w.recipient
        from (select recipient from (${untoldQuestions}) q union all select recipient from (${untoldMessages}) m) w
       where not exists (select from contact_mailings c
                          where c.store_id = w.recipient and c.mailed_at > ${at.toISOString()}::timestamptz - ${pause})
       order by w.recipient`.execute(db);
    return rows.map((row) => row.recipient);
  },

  /** Takes the mail of the hour. @returns false if another run took it */
  async take(recipient: number, at: Date): Promise<boolean> {
    const { rows } = await sql`
      insert into contact_mailings as c (store_id, mailed_at) values (${recipient}, ${at.toISOString()}::timestamptz)
      on conflict (store_id) do update set mailed_at = excluded.mailed_at
       where c.mailed_at <= excluded.mailed_at - ${pause} returning store_id`.execute(db);
    return rows.length > 0;
  },

  /** Takes questions for a mail, the oldest first. Each is taken once. */
  async takeQuestions(recipient: number, most: number, at: Date): Promise<ToldQuestion[]> {
    const { rows } = await sql<ToldQuestion>`
      with told as (
        insert into told_questions (question_id, store_id, told_at)
        select u.id, u.recipient, ${at.toISOString()}::timestamptz from (${untoldQuestions}) u
         where u.recipient = ${recipient} order by u.id limit ${most}
        on conflict do nothing returning question_id
      )
      select q.id, json_build_object('id', p.id, 'title', p.title, 'slug', p.slug) as product,
             json_build_object('id', s.id, 'name', s.name, 'isOwn', s.is_own) as store, q.text
        from told join product_questions q on q.id = told.question_id
        join products p on p.id = q.product_id join stores s on s.id = p.store_id order by q.id`.execute(db);
    return rows;
  },

  /** Takes the new messages of threads for a mail, the oldest thread first. Each message is taken once. */
  async takeThreads(recipient: number, most: number, at: Date): Promise<ToldThread[]> {
    const { rows } = await sql<ToldThread>`
      with untold as (${untoldMessages}), chosen as (
        select thread_id, min(id) as first from untold where recipient = ${recipient}
         group by thread_id order by first limit ${most}
      ), told as (
        insert into told_messages (message_id, store_id, told_at)
        select u.id, u.recipient, ${at.toISOString()}::timestamptz from untold u join chosen using (thread_id)
         where u.recipient = ${recipient}
        on conflict do nothing returning message_id
      )
      select t.folio, o.number as "order", string_agg(m.text, E'\n' order by m.id) as text,
             (select l.shown ->> 'title' from order_lines l
               where l.order_id = o.id and l.product_id = t.product_id order by l.position limit 1) as product
        from told join order_messages m on m.id = told.message_id join message_threads t on t.id = m.thread_id
        join orders o on o.id = t.order_id
       group by t.id, o.id order by min(m.id)`.execute(db);
    return rows;
  },

  /** The name and the address of a store. */
  async store(id: number): Promise<{ name: string; contact: string | null } | undefined> {
    return db.selectFrom('stores').select(['name', 'order_contact as contact']).where('id', '=', id).executeTakeFirst();
  },
});
