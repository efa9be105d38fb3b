/** The text delta: products whose text changed since their department's postings were built. */
import { fieldFlags, productWords } from '@tianguis/domain/words';
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

/** Analyses the text of so many products of the delta, which then match row by row. @returns how many are on sale */
export async function analysePending(client: pg.ClientBase, limit: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select product_id as id from index_text_delta where terms is null
      order by product_id limit $1 for update skip locked`,
    [limit],
  );
  const ids = rows.map(({ id }) => id);
  const found = await readTexts(client, ids);
  if (ids.length > 0)
    await writeTerms(
      client,
      ids,
      found.map(({ id, texts }) => ({ id, terms: productWords(texts) })),
    );
  return found.length;
}

/** Those of `ids` that have no terms are not on sale, and leave the delta. */
async function writeTerms(
  client: pg.ClientBase,
  ids: readonly number[],
  found: ReadonlyArray<{ id: number; terms: ReadonlyMap<string, number> }>,
): Promise<void> {
  const onSale = found.map(({ id }) => id);
  await client.query('delete from index_text_delta where product_id = any ($1) and not product_id = any ($2)', [
    ids,
    onSale,
  ]);
  await client.query(
    `update index_text_delta as w set terms = n.terms::tsvector
       from unnest($1::integer[], $2::text[]) as n (id, terms) where w.product_id = n.id`,
    [onSale, found.map(({ terms }) => toText(terms))],
  );
  await client.query(
    `insert into index_delta (product_id, level1_id, category_id, brand_id)
     select product_id, level1_id, category_id, brand_id from index_documents where product_id = any ($1)`,
    [onSale],
  );
}

const weights: ReadonlyArray<[mark: number, weight: string]> = [
  [fieldFlags.head, '1A'],
  [fieldFlags.title, '2B'],
  [fieldFlags.fact, '3C'],
  [fieldFlags.text, '4D'],
];

/** Terms as a `tsvector` is written. */
function toText(terms: ReadonlyMap<string, number>): string {
  return Array.from(terms, ([term, fields]) => {
    const places = weights.filter(([mark]) => (fields & mark) !== 0).map(([, weight]) => weight);
    return `'${term.replace(/['\\]/g, '$&$&')}':${places.join(',')}`;
  }).join(' ');
}
