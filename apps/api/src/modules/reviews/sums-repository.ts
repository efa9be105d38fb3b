/** The stars of products and stores, which are those of the shown reviews (AF-05). */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';

/**
 * Locks the store of a product, so that stars are computed after one change of its reviews at a time. Orders of the
 * store go on.
 */
export async function lockStars({ db }: Unit, product: number): Promise<void> {
  const store = sql`(select store_id from products where id = ${product})`;
  await sql`select from stores where id = ${store} for no key update`.execute(db);
}

/** Computes the stars of a product and of its store, in the transaction that changed its reviews. */
export async function countStars({ db }: Unit, product: number): Promise<void> {
  await sql`
    update products p set rating_count = n.count, rating_histogram = n.histogram, rating_average = n.average,
           updated_at = now()
      from (select count(*)::integer as count, coalesce(round(avg(rating), 2), 0) as average,
                   array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
                         count(*) filter (where rating = 3), count(*) filter (where rating = 4),
                         count(*) filter (where rating = 5)]::integer[] as histogram
              from reviews where product_id = ${product} and not is_hidden) n
     where p.id = ${product} and (p.rating_count, p.rating_histogram, p.rating_average)
       is distinct from (n.count, n.histogram, n.average)`.execute(db);
  await sql`
    update stores s set rating_count = n.count, rating_average = n.average
      from (select coalesce(sum(rating_count), 0)::integer as count,
                   coalesce(round(sum(rating_histogram[1] + 2 * rating_histogram[2] + 3 * rating_histogram[3]
                     + 4 * rating_histogram[4] + 5 * rating_histogram[5])::numeric
                     / nullif(sum(rating_count), 0), 2), 0) as average
              from products where store_id = (select store_id from products where id = ${product})) n
     where s.id = (select store_id from products where id = ${product})
       and (s.rating_count, s.rating_average) is distinct from (n.count, n.average)`.execute(db);
}
