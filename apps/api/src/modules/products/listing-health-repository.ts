/** Puts listings right that are not what products say: rows that somebody wrote past the triggers, or that were lost. */
import { transaction } from '@tianguis/database';
import type pg from 'pg';

/** Products whose row of listings is missing, left behind or another than it should be; `id` is theirs. */
export const wrongListings = `
  select coalesce(p.id, l.product_id) as id
    -- The narrow rows first: joined as they are, products would not fit into memory.
    from (select p.id, listing_row(p) as shown from products p where p.is_active offset 0) p full join listing l on l.product_id = p.id
   where p.shown is distinct from l`;

/** So many are put right in one transaction. */
const batch = 5_000;

/** @returns how many products are shown otherwise now */
export async function healListings(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${wrongListings} order by 1`);
  const client = await pool.connect();
  try {
    for (let at = 0; at < rows.length; at += batch) {
      const ids = rows.slice(at, at + batch).map(({ id }) => id);
      await transaction(client, () => heal(client, ids));
    }
  } finally {
    client.release();
  }
  return rows.length;
}

async function heal(client: pg.ClientBase, ids: readonly number[]): Promise<void> {
  // Whoever writes a product writes its row as well: nobody does meanwhile.
  await client.query('select from products where id = any ($1) order by id for no key update', [ids]);
  await client.query(
    `with gone as (
       delete from listing where product_id = any ($1) returning product_id, level1_id, category_id, brand_id
     ) insert into listing_changes (product_id, level1_id, category_id, brand_id) select * from gone`,
    [ids],
  );
  await client.query(
    `with come as (
       insert into listing select (listing_row(p)).* from products p where is_active and id = any ($1)
       returning product_id, level1_id, category_id, brand_id
     ) insert into listing_changes (product_id, level1_id, category_id, brand_id) select * from come`,
    [ids],
  );
  await client.query('select search_noted($1), invalidate($2)', [ids, ['*']]);
}
