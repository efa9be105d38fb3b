/** SQL of messages about orders. */
import type { UnitOfWork } from '@tianguis/database';
import { mostThreads, type ThreadState } from '@tianguis/domain/contact';
import { type RawBuilder, sql } from 'kysely';

export interface ThreadRow {
  id: string;
  order: string;
  /** The number of the order. */
  number: string;
  folio: string;
  product: { id: number; title: string } | null;
  state: ThreadState;
  /** RFC 3339 */
  openedAt: string;
  changedAt: string;
}

export interface MessageRow {
  author: 'customer' | 'shop';
  operator: string | null;
  /** Null after the account was erased. */
  text: string | null;
  /** RFC 3339 */
  at: string;
}

/** SQL of the threads `t` that a condition selects. */
const threadsThat = (condition: RawBuilder<unknown>) => sql<ThreadRow>`
  select t.id, t.order_id as "order", o.number, t.folio, t.state, to_json(t.opened_at) #>> '{}' as "openedAt",
         to_json(t.changed_at) #>> '{}' as "changedAt",
         (select json_build_object('id', l.product_id, 'title', l.shown ->> 'title') from order_lines l
           where l.order_id = t.order_id and l.product_id = t.product_id order by l.position limit 1) as product
    from message_threads t join orders o on o.id = t.order_id where ${condition}`;

/** @param on the database, or a transaction of it */
export const messageRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** The threads of an order, the newest first. */
  async ofOrder(order: string): Promise<ThreadRow[]> {
    const { rows } = await threadsThat(sql`t.order_id = ${order} order by t.folio desc`).execute(db);
    return rows;
  },

  async byFolio(folio: string): Promise<ThreadRow | undefined> {
    const { rows } = await threadsThat(sql`t.folio = ${folio}`).execute(db);
    return rows[0];
  },

  /** The thread with the message of a form that was sent before. */
  async ofForm(form: string): Promise<ThreadRow | undefined> {
    const condition = sql`t.id = (select thread_id from order_messages where form_id = ${form})`;
    const { rows } = await threadsThat(condition).execute(db);
    return rows[0];
  },

  /** Threads that wait for the shop, the oldest first; with `all`, all threads, the newest first. */
  async list({ all, most }: { all: boolean; most: number }): Promise<ThreadRow[]> {
    const order = all ? sql`t.opened_at desc, t.folio desc` : sql`t.changed_at, t.folio`;
    const { rows } = await threadsThat(sql`(${all} or t.state = 'waiting') order by ${order} limit ${most}`).execute(
      db,
    );
    return rows;
  },

  async messages(thread: string): Promise<MessageRow[]> {
    const { rows } = await sql<MessageRow>`
      select author, operator, text, to_json(at) #>> '{}' as at
        from order_messages where thread_id = ${thread} order by id`.execute(db);
    return rows;
  },

  /** Messages of a customer since a moment. The caller has locked the customer. */
  async countSince(customer: string, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from order_messages m
        join message_threads t on t.id = m.thread_id join orders o on o.id = t.order_id
       where o.customer_id = ${customer} and m.author = 'customer' and m.at > ${since}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /**
   * Opens a thread with the next folio of its order, which the caller has locked. A product that the order does not
   * have is left out.
   * @returns undefined if the order has 99 threads
   */
  async open(order: string, product: number | undefined, at: Date): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      insert into message_threads (order_id, folio, product_id, opened_at, changed_at)
      select o.id, o.number || 'M' || lpad((n.count + 1)::text, 2, '0'),
             (select l.product_id from order_lines l
               where l.order_id = o.id and l.product_id = ${product ?? null} limit 1), ${at}, ${at}
        from orders o cross join lateral (select count(*) from message_threads t where t.order_id = o.id) n
       where o.id = ${order} and n.count < ${mostThreads} returning id`.execute(db);
    return rows[0]?.id;
  },

  /** @returns the number of the message; undefined if the form was sent before */
  async add(
    thread: string,
    { text, at, ...author }: { text: string; at: Date } & ({ form: string } | { operator: string }),
  ): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      insert into order_messages (thread_id, form_id, operator, author, text, at)
      values (${thread}, ${'form' in author ? author.form : null}, ${'operator' in author ? author.operator : null},
              ${'form' in author ? 'customer' : 'shop'}, ${text}, ${at})
      on conflict (form_id) where form_id is not null do nothing returning id::text`.execute(db);
    return rows[0]?.id;
  },

  /** @returns whether the thread had the state `from` */
  async move(thread: string, from: ThreadState, state: ThreadState, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('message_threads')
      .set({ state, changed_at: at })
      .where('id', '=', thread)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** All messages of a customer's orders, for the export. */
  async ofCustomer(customer: string): Promise<(MessageRow & { folio: string; number: string })[]> {
    const { rows } = await sql<MessageRow & { folio: string; number: string }>`
      select t.folio, o.number, m.author, null as operator, m.text, to_json(m.at) #>> '{}' as at
        from order_messages m join message_threads t on t.id = m.thread_id join orders o on o.id = t.order_id
       where o.customer_id = ${customer} order by m.id`.execute(db);
    return rows;
  },

  /** The order of a customer that was delivered last before a moment, with a product of it. */
  async deliveredOf(
    email: string,
    before: Date,
  ): Promise<{ customer: string; number: string; product: number; at: Date } | undefined> {
    const { rows } = await sql<{ customer: string; number: string; product: number; at: Date }>`
      select c.id as customer, o.number, l.product_id as product, p.delivered_at as at
        from customers c join orders o on o.customer_id = c.id join order_parcels p on p.order_id = o.id
        join order_lines l on l.parcel_id = p.id
       where c.email = ${email} and c.deletion_requested_at is null and p.state = 'delivered'
         and p.delivered_at < ${before}
         and not exists (select from order_parcels x where x.order_id = o.id and x.state <> 'delivered')
       order by p.delivered_at desc, l.position limit 1`.execute(db);
    return rows[0];
  },

  /** Erases the texts of a customer's threads, and closes them. */
  async erase(customer: string): Promise<void> {
    const own = sql`select t.id from message_threads t join orders o on o.id = t.order_id
                     where o.customer_id = ${customer}`;
    await sql`update order_messages set text = null where thread_id in (${own})`.execute(db);
    await sql`update message_threads set state = 'closed' where id in (${own})`.execute(db);
  },
});
