/** The text delta: products whose text changed since their department's postings were built. */
import { type ProductTexts, productWords } from '@tianguis/domain/words';
import type pg from 'pg';
import { readTexts } from './texts.ts';

/**
 * Forgets what is not on sale: nobody finds it, and it is noted again when it comes back. Locked first and looked at
 * then, so that what comes back in between is seen, or noted afterwards.
 */
export async function forgetUnsold(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`
    select product_id as id from index_text_delta as w
     where not exists (select from index_documents as d where d.product_id = w.product_id) for update skip locked`);
  await client.query(
    `delete from index_text_delta as w
      where product_id = any ($1) and not exists (select from index_documents as d where d.product_id = w.product_id)`,
    [rows.map(({ id }) => id)],
  );
}

/** Departments with products in the text delta, those with most first, and how many they have in all. */
export async function pendingDepartments(
  pool: pg.Pool,
): Promise<Array<{ id: number; pending: number; products: number }>> {
  const { rows } = await pool.query<{ id: number; pending: number; products: number }>(`
    select d.level1_id as id, count(*)::integer as pending,
           (select coalesce(sum(products), 0)::integer from index_blocks as b
             where b.level1_id = d.level1_id) as products
      from index_text_delta as w join index_documents as d using (product_id) group by d.level1_id order by 2 desc, 1`);
  return rows;
}

/**
 * Analyses the text of so many products of the delta, which then match by postings of their own. @returns how many are
 * on sale
 */
export async function analysePending(client: pg.ClientBase, limit: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select product_id as id from index_text_delta where not is_analysed
      order by product_id limit $1 for update skip locked`,
    [limit],
  );
  const ids = rows.map(({ id }) => id);
  const found = await readTexts(client, ids);
  if (ids.length > 0) await writePostings(client, ids, found);
  return found.length;
}

/** Those of `ids` that have no text are not on sale, and leave the delta. */
async function writePostings(
  client: pg.ClientBase,
  ids: readonly number[],
  found: ReadonlyArray<ProductTexts & { id: number }>,
): Promise<void> {
  const onSale = found.map(({ id }) => id);
  const postings = found.flatMap((product) => Array.from(productWords(product), (entry) => [...entry, product.id]));
  await client.query('delete from index_text_delta where product_id = any ($1) and not product_id = any ($2)', [
    ids,
    onSale,
  ]);
  await client.query(`
    delete from index_delta_postings as p where not exists (
      select from index_text_delta as w where w.product_id = p.product_id and w.is_analysed)`);
  await client.query(
    `insert into index_delta_postings (term, fields, product_id)
     select * from unnest($1::text[], $2::integer[], $3::integer[])`,
    [0, 1, 2].map((column) => postings.map((posting) => posting[column])),
  );
  await client.query('update index_text_delta set is_analysed = true where product_id = any ($1)', [onSale]);
  await client.query(
    `insert into index_delta (product_id, level1_id, category_id, brand_id)
     select product_id, level1_id, category_id, brand_id from index_documents where product_id = any ($1)`,
    [onSale],
  );
}
