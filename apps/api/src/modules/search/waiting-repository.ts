/** Products whose words changed since their department's postings were built (migration 0014, `search_waiting`). */
import { wordMarks } from '@tianguis/domain/words';
import type pg from 'pg';

/** For the service beside, which opens no database itself. */
export { inTransaction } from '@tianguis/database';

/**
 * Forgets what is not on sale: nobody finds it, and it is noted again when it comes back. Held first and looked at then, so that what comes back in
 * between is seen, or noted afterwards.
 */
export async function forgetUnsold(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`
    select product_id as id from search_waiting as w
     where not exists (select from listing as l where l.product_id = w.product_id) for update skip locked`);
  await client.query(
    `delete from search_waiting as w
      where product_id = any ($1) and not exists (select from listing as l where l.product_id = w.product_id)`,
    [rows.map(({ id }) => id)],
  );
}

/** Departments with products that wait, those with most first, and how many they have in all. */
export async function waitingDepartments(
  pool: pg.Pool,
): Promise<Array<{ id: number; waiting: number; products: number }>> {
  const { rows } = await pool.query<{ id: number; waiting: number; products: number }>(`
    select l.level1_id as id, count(*)::integer as waiting,
           (select coalesce(sum(products), 0)::integer from listing_blocks as b where b.level1_id = l.level1_id) as products
      from search_waiting as w join listing as l using (product_id) group by l.level1_id order by 2 desc, 1`);
  return rows;
}

/** Notes the words of products, which are then counted row by row. Those of `ids` that have none are not on sale, and wait no more. */
export async function writeWords(
  client: pg.ClientBase,
  ids: readonly number[],
  found: ReadonlyArray<{ id: number; words: ReadonlyMap<string, number> }>,
): Promise<void> {
  if (ids.length === 0) return;
  await client.query('delete from search_waiting where product_id = any ($1) and not product_id = any ($2)', [
    ids,
    found.map(({ id }) => id),
  ]);
  await client.query(
    `update search_waiting as w set words = n.words::tsvector
       from unnest($1::integer[], $2::text[]) as n (id, words) where w.product_id = n.id`,
    [found.map(({ id }) => id), found.map(({ words }) => toText(words))],
  );
  await client.query(
    `insert into listing_changes (product_id, level1_id, category_id, brand_id)
     select product_id, level1_id, category_id, brand_id from listing where product_id = any ($1)`,
    [found.map(({ id }) => id)],
  );
}

const weights: ReadonlyArray<[mark: number, weight: string]> = [
  [wordMarks.head, '1A'],
  [wordMarks.title, '2B'],
  [wordMarks.fact, '3C'],
  [wordMarks.text, '4D'],
];

/** Words as a `tsvector` is written. */
function toText(words: ReadonlyMap<string, number>): string {
  return Array.from(words, ([word, marks]) => {
    const places = weights.filter(([mark]) => (marks & mark) !== 0).map(([, weight]) => weight);
    return `'${word.replace(/['\\]/g, '$&$&')}':${places.join(',')}`;
  }).join(' ');
}
