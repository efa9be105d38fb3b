/** The text delta: products whose text changed since their department's postings were built. */
import { type ProductTexts, productWords, Vocabulary, type Written } from '@tianguis/domain/words';
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
 * on sale, and whether words or brands of the shop came or went by it
 */
export async function analysePending(
  client: pg.ClientBase,
  limit: number,
): Promise<{ products: number; changesLexicon: boolean }> {
  const { rows } = await client.query<{ id: number }>(
    `select product_id as id from index_text_delta where not is_analysed
      order by product_id limit $1 for update skip locked`,
    [limit],
  );
  if (rows.length === 0) return { products: 0, changesLexicon: false };
  const ids = rows.map(({ id }) => id);
  const onSale = await readTexts(client, ids);
  await client.query('delete from index_text_delta where product_id = any ($1) and not product_id = any ($2)', [
    ids,
    onSale.map(({ id }) => id),
  ]);
  return { products: onSale.length, changesLexicon: await writePostings(client, onSale) };
}

/** @returns whether the words that only the delta has are others than before, or it has brands that are new */
async function writePostings(
  client: pg.ClientBase,
  products: ReadonlyArray<ProductTexts & { id: number }>,
): Promise<boolean> {
  const ids = products.map(({ id }) => id);
  const postings = products.flatMap((product) =>
    Array.from(productWords(product), ([term, fields]) => ({ id: product.id, term, fields })),
  );
  const words = products.flatMap((product) =>
    Array.from(wordsOf(product), ({ key, shown }) => ({ id: product.id, word: key, shown })),
  );
  const deleteLeftOver = async (table: 'index_delta_postings' | 'index_delta_words') => {
    const { rowCount } = await client.query(`
      delete from ${table} as p where not exists (
        select from index_text_delta as w where w.product_id = p.product_id and w.is_analysed)`);
    return rowCount ?? 0;
  };
  await deleteLeftOver('index_delta_postings');
  const goneWords = await deleteLeftOver('index_delta_words');
  await client.query(
    `insert into index_delta_postings (product_id, term, fields)
     select * from json_to_recordset($1) as p (id integer, term text, fields integer)`,
    [JSON.stringify(postings)],
  );
  const { rowCount } = await client.query(
    `insert into index_delta_words (product_id, word, shown)
     select * from json_to_recordset($1) as n (id integer, word text, shown text)
      where not exists (select from index_vocabulary as v where v.word = n.word)`,
    [JSON.stringify(words)],
  );
  await client.query('update index_text_delta set is_analysed = true where product_id = any ($1)', [ids]);
  await client.query(
    `insert into index_delta (product_id, level1_id, category_id, brand_id)
     select product_id, level1_id, category_id, brand_id from index_documents where product_id = any ($1)`,
    [ids],
  );
  const { rowCount: newBrands } = await client.query(
    `select from index_documents as d
      where product_id = any ($1) and not exists (select from index_runs as r where r.brand_id = d.brand_id) limit 1`,
    [ids],
  );
  return goneWords + (rowCount ?? 0) + (newBrands ?? 0) > 0;
}

function wordsOf(product: ProductTexts): Iterable<Written> {
  const vocabulary = new Vocabulary();
  vocabulary.add(product);
  return vocabulary.words();
}
