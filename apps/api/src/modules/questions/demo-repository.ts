/** SQL of the questions that the demo begins with. */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';

/** A product, with the facts that its answers name. */
export interface DemoProduct {
  id: number;
  store: number | null;
  warranty: string;
  isNew: boolean;
  isShipped: boolean;
  facts: Record<string, string>;
}

export interface DemoQuestion {
  product: number;
  customer: string;
  form: string;
  text: string;
  folded: string;
  answer: string;
  store: number | null;
  askedAt: Date;
  answeredAt: Date;
}

/** @param unit the transaction that adds all examples */
export const demoQuestionRepository = ({ db }: Unit) => ({
  async hasExamples(): Promise<boolean> {
    const rows = await db
      .selectFrom('product_questions')
      .select('id')
      .where('answered_by', '=', 'demo')
      .limit(1)
      .execute();
    return rows.length > 0;
  },

  async customers(emails: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('customers')
      .select('id')
      .where('email', 'in', [...emails])
      .where('deletion_requested_at', 'is', null)
      .orderBy('email')
      .execute();
    return rows.map(({ id }) => id);
  },

  async popular(most: number): Promise<DemoProduct[]> {
    const { rows } = await sql<DemoProduct>`
      select p.id, case when s.is_own then null else s.id end as store, p.warranty, p.condition = 'new' as "isNew",
             not p.digital and not p.is_store_only as "isShipped",
             (select coalesce(jsonb_object_agg(r ->> 0, r ->> 1), '{}')
                from jsonb_array_elements(p.specifications) g, jsonb_array_elements(g -> 'rows') r) as facts
        from products p join stores s on s.id = p.store_id
       where p.is_active order by p.popularity desc, p.id limit ${most}`.execute(db);
    return rows;
  },

  /** @returns whether the question was not there */
  async add({
    product,
    customer,
    form,
    text,
    folded,
    answer,
    store,
    askedAt,
    answeredAt,
  }: DemoQuestion): Promise<boolean> {
    const { numAffectedRows } = await sql`
      insert into product_questions (product_id, customer_id, form_id, text, folded, asked_at, answer, store_id,
                                     answered_by, answered_at)
      values (${product}, ${customer}, ${form}, ${text}, ${folded}, ${askedAt}, ${answer}, ${store}, 'demo', ${answeredAt})
      on conflict (customer_id, form_id) do nothing`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Drops the cached pages of products. The trigger reports answers, and these questions come with theirs. */
  async report(products: readonly number[]): Promise<void> {
    await sql`select invalidate(${products.map((id) => `product:${id}`)}::text[])`.execute(db);
  },
});
