/** SQL of questions about products. */
import type { Question } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface PublicQuestions {
  /** Public questions of the product. */
  total: number;
  /** Those of them with the words. */
  found: number;
  questions: Question[];
}

export interface NewQuestion {
  product: number;
  customer: string;
  form: string;
  text: string;
  folded: string;
  at: Date;
}

/** SQL: a moment as ISO 8601 in UTC. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** SQL: whether the question `q` is public. */
const isPublic = sql`q.answer is not null and not q.is_hidden`;

/** @param on the database, or a transaction of it */
export const questionRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * A page of the public questions of a product with all these words.
   * @returns undefined if the product does not exist
   */
  async ofProduct(
    product: number,
    { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
  ): Promise<PublicQuestions | undefined> {
    const matches = sql`not exists (select from unnest(${[...words]}::text[]) w where strpos(q.folded, w) = 0)`;
    const { rows } = await sql<PublicQuestions>`
      select n.total, n.found,
             (select coalesce(json_agg(s), '[]') from (
                select q.id, q.text, ${iso('q.asked_at')} as asked_at, q.answer,
                       ${iso('q.answered_at')} as answered_at, t.name as answered_by
                  from product_questions q left join stores t on t.id = q.store_id and not t.is_own
                 where q.product_id = p.id and ${isPublic} and ${matches}
                 order by q.answered_at desc, q.id desc limit ${limit} offset ${offset}) s) as questions
        from products p cross join lateral (
          select count(*)::integer as total, (count(*) filter (where ${matches}))::integer as found
            from product_questions q where q.product_id = p.id and ${isPublic}) n
       where p.id = ${product}`.execute(db);
    return rows[0];
  },

  /** The question of a form that was sent before. */
  async ofForm(customer: string, form: string): Promise<{ id: number; text: string } | undefined> {
    return db
      .selectFrom('product_questions')
      .select(['id', 'text'])
      .where('customer_id', '=', customer)
      .where('form_id', '=', form)
      .executeTakeFirst();
  },

  /** Questions of a customer since a moment. The caller has locked the customer. */
  async countSince(customer: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('product_questions')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('customer_id', '=', customer)
      .where('asked_at', '>', since)
      .executeTakeFirstOrThrow();
    return count;
  },

  /** @returns undefined if the product is not sold, or if the form was sent before */
  async add({ product, customer, form, text, folded, at }: NewQuestion): Promise<number | undefined> {
    const { rows } = await sql<{ id: number }>`
      insert into product_questions (product_id, customer_id, form_id, text, folded, asked_at)
      select p.id, ${customer}, ${form}, ${text}, ${folded}, ${at} from products p
       where p.id = ${product} and p.is_active
      on conflict (customer_id, form_id) do nothing returning id`.execute(db);
    return rows[0]?.id;
  },

  /** The questions of a customer, for the export. */
  async ofCustomer(
    customer: string,
  ): Promise<{ title: string; text: string; askedAt: Date; answer: string | null; isHidden: boolean }[]> {
    return db
      .selectFrom('product_questions as q')
      .innerJoin('products as p', 'p.id', 'q.product_id')
      .select(['p.title', 'q.text', 'q.asked_at as askedAt', 'q.answer', 'q.is_hidden as isHidden'])
      .where('q.customer_id', '=', customer)
      .orderBy('q.id')
      .execute();
  },

  /** Deletes the questions of a customer that are not public. The others lose their customer. */
  async removePerson(customer: string): Promise<void> {
    await sql`
      delete from product_questions q where q.customer_id = ${customer} and not (${isPublic})`.execute(db);
    await db.updateTable('product_questions').set({ customer_id: null }).where('customer_id', '=', customer).execute();
  },
});
