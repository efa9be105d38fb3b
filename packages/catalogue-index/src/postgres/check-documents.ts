/** Whether documents are what products are, and puts right those that are not: written past the triggers, or lost. */
import { transaction } from '@tianguis/database';
import type pg from 'pg';

/** Products whose document is missing, left behind, or another than it should be. */
export async function findWrongDocuments(pool: Pick<pg.Pool, 'query'>): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    select coalesce(p.id, d.product_id) as id
      -- The narrow rows first: joined as they are, products would not fit into memory.
      from (select p.id, index_document(p) as document from products p where p.is_active offset 0) p
      full join index_documents d on d.product_id = p.id
     where p.document is distinct from d order by 1`);
  return rows.map(({ id }) => id);
}

/** So many are put right in one transaction. */
const batch = 5_000;

export async function writeDocuments(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const client = await pool.connect();
  try {
    for (let at = 0; at < ids.length; at += batch)
      await transaction(client, () => writeBatch(client, ids.slice(at, at + batch)));
  } finally {
    client.release();
  }
}

async function writeBatch(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  // Whoever writes a product writes its document as well: nobody does meanwhile.
  await client.query('select from products where id = any ($1) order by id for no key update', [ids]);
  await client.query(
    `with gone as (
       delete from index_documents where product_id = any ($1) returning product_id, level1_id, category_id, brand_id
     ) insert into index_delta (product_id, level1_id, category_id, brand_id) select * from gone`,
    [ids],
  );
  await client.query(
    `with come as (
       insert into index_documents select (index_document(p)).* from products p where is_active and id = any ($1)
       returning product_id, level1_id, category_id, brand_id
     ) insert into index_delta (product_id, level1_id, category_id, brand_id) select * from come`,
    [ids],
  );
  await client.query('select index_note_text($1), invalidate($2)', [ids, ['*']]);
}
