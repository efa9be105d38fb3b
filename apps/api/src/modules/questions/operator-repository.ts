/** SQL of questions, for operators. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

/** A question with everything about it. */
export interface QuestionSheet {
  id: number;
  product: { id: number; title: string; slug: string };
  /** The seller of the product. */
  store: { id: number; name: string; isOwn: boolean };
  text: string;
  askedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  editedAt: Date | null;
  /** The seller who answered; null for the shop. */
  answeredStore: { id: number; name: string } | null;
  /** The operator who gave the command. */
  answeredBy: string | null;
  isHidden: boolean;
  /** Null after the account was erased. */
  customer: string | null;
}

export interface QuestionSelection {
  /** Also answered and hidden questions. */
  all: boolean;
  product?: number | undefined;
  store?: number | undefined;
  most: number;
}

const sheet = sql`
  select q.id, json_build_object('id', p.id, 'title', p.title, 'slug', p.slug) as product,
         json_build_object('id', s.id, 'name', s.name, 'isOwn', s.is_own) as store, q.text, q.asked_at as "askedAt",
         q.answer, q.answered_at as "answeredAt", q.edited_at as "editedAt",
         case when q.store_id is not null
           then json_build_object('id', q.store_id, 'name', coalesce(a.name, '')) end as "answeredStore",
         q.answered_by as "answeredBy", q.is_hidden as "isHidden", q.customer_id as customer
    from product_questions q join products p on p.id = q.product_id join stores s on s.id = p.store_id
    left join stores a on a.id = q.store_id`;

/** @param on the database, or a transaction of it */
export const questionOperatorRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Questions that wait for an answer, the oldest first; with `all`, all questions, the newest first. */
  async list({ all, product, store, most }: QuestionSelection): Promise<QuestionSheet[]> {
    const { rows } = await sql<QuestionSheet>`
      ${sheet}
       where (${all} or q.answer is null and not q.is_hidden)
         and (${product ?? null}::integer is null or q.product_id = ${product ?? null})
         and (${store ?? null}::integer is null or p.store_id = ${store ?? null})
       order by ${all ? sql`q.id desc` : sql`q.asked_at, q.id`} limit ${most}`.execute(db);
    return rows;
  },

  async one(id: number): Promise<QuestionSheet | undefined> {
    const { rows } = await sql<QuestionSheet>`${sheet} where q.id = ${id}`.execute(db);
    return rows[0];
  },

  /** Locks a question, and its customer before it, as an erasure does. */
  async lock(id: number): Promise<void> {
    await sql`
      select from customers where id = (select customer_id from product_questions where id = ${id}) for key share`.execute(
      db,
    );
    await sql`select from product_questions where id = ${id} for update`.execute(db);
  },

  /** Stores the answer, or another one. The moment of the first answer stays. */
  async answer(
    id: number,
    {
      answer,
      folded,
      store,
      operator,
      at,
    }: {
      answer: string;
      folded: string;
      store: number | null;
      operator: string;
      at: Date;
    },
  ): Promise<void> {
    await sql`
      update product_questions set answer = ${answer}, folded = ${folded}, store_id = ${store},
             answered_by = ${operator}, edited_at = case when answered_at is null then null else ${at}::timestamptz end,
             answered_at = coalesce(answered_at, ${at}) where id = ${id}`.execute(db);
  },

  async setHidden(id: number, isHidden: boolean): Promise<void> {
    await db.updateTable('product_questions').set({ is_hidden: isHidden }).where('id', '=', id).execute();
  },

  async recipient(customer: string): Promise<{ name: string; email: string } | undefined> {
    const { rows } = await sql<{ name: string; email: string }>`
      select nombre as name, email from customers
       where id = ${customer} and deletion_requested_at is null and email is not null`.execute(db);
    return rows[0];
  },
});
