/** Computes the ratings of stores. */
import type pg from 'pg';

/**
 * Computes the ratings of stores that lost or gained products, in this import or in an abandoned one. The rating of a
 * store covers all of its products.
 */
export async function recountStores(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(
    `select coalesce(array_agg(distinct store), '{}') as ids from imports, unnest(recount) store`,
  );
  const ids = rows[0]?.ids ?? [];
  if (ids.length === 0) return;
  // Lock the stores first, so that a concurrent change of a review counts either before or after this statement.
  await client.query('select from stores where id = any ($1) order by id for no key update', [ids]);
  await client.query(
    `update stores s set rating_count = n.count, rating_average = n.average
       from (
         select i.id, coalesce(sum(p.rating_count), 0)::integer as count,
                coalesce(round(sum(p.rating_histogram[1] + 2 * p.rating_histogram[2] + 3 * p.rating_histogram[3]
                  + 4 * p.rating_histogram[4] + 5 * p.rating_histogram[5])::numeric
                  / nullif(sum(p.rating_count), 0), 2), 0) as average
           from unnest($1::int[]) i (id)
           left join products p on p.store_id = i.id and p.rating_count > 0 group by i.id
       ) n
      where s.id = n.id and (s.rating_count, s.rating_average) is distinct from (n.count, n.average)`,
    [ids],
  );
  await client.query(`update imports set recount = '{}' where recount <> '{}'`);
}
