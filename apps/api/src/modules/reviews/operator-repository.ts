import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A review for operators, even if it is hidden. */
export interface ReviewSheet {
  id: number;
  productId: number;
  author: string;
  rating: number;
  title: string;
  body: string;
  hidden: boolean;
  createdAt: Date;
}

/** The ratings of a product and its store that shoppers see. */
export interface RatingSheet {
  product: { id: number; title: string; average: number; count: number; histogram: number[] };
  store: { id: number; name: string; average: number; count: number };
}

/** @param db the database, or a transaction of it */
export function reviewOperatorRepository(db: Kysely<Database>) {
  const columns = sql`id, product_id as "productId", author_name as author, rating, title, body, is_hidden as hidden,
    created_at as "createdAt"`;

  return {
    async ofProduct(productId: number): Promise<ReviewSheet[]> {
      const { rows } =
        await sql<ReviewSheet>`select ${columns} from reviews where product_id = ${productId} order by id`.execute(db);
      return rows;
    },
    async one(id: number): Promise<ReviewSheet | undefined> {
      return (await sql<ReviewSheet>`select ${columns} from reviews where id = ${id}`.execute(db)).rows[0];
    },
    async ratings(productId: number): Promise<RatingSheet | undefined> {
      const { rows } = await sql<RatingSheet>`
        select json_build_object('id', p.id, 'title', p.title, 'average', p.rating_average, 'count', p.rating_count,
                                 'histogram', p.rating_histogram) as product,
               json_build_object('id', s.id, 'name', s.name, 'average', s.rating_average,
                                 'count', s.rating_count) as store
          from products p join stores s on s.id = p.store_id where p.id = ${productId}`.execute(db);
      return rows[0];
    },
    /** Locks the store, so that ratings are computed after one change of its reviews at a time. */
    async lockStore(productId: number): Promise<void> {
      const store = sql`(select store_id from products where id = ${productId})`;
      await sql`select from stores where id = ${store} for update`.execute(db);
    },
    async setHidden(id: number, hidden: boolean): Promise<void> {
      await sql`update reviews set is_hidden = ${hidden} where id = ${id} and is_hidden <> ${hidden}`.execute(db);
    },
    /** Computes the ratings of a product and of its store. */
    async countStars(productId: number): Promise<void> {
      await sql`
        update products p set rating_count = n.count, rating_histogram = n.histogram, rating_average = n.average,
               updated_at = now()
          from (select count(*)::integer as count, coalesce(round(avg(rating), 2), 0) as average,
                       array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
                             count(*) filter (where rating = 3), count(*) filter (where rating = 4),
                             count(*) filter (where rating = 5)]::integer[] as histogram
                  from reviews where product_id = ${productId} and not is_hidden) n
         where p.id = ${productId} and (p.rating_count, p.rating_histogram, p.rating_average)
           is distinct from (n.count, n.histogram, n.average)`.execute(db);
      await sql`
        update stores s set rating_count = n.count, rating_average = n.average
          from (select coalesce(sum(rating_count), 0)::integer as count,
                       coalesce(round(sum(rating_histogram[1] + 2 * rating_histogram[2] + 3 * rating_histogram[3]
                         + 4 * rating_histogram[4] + 5 * rating_histogram[5])::numeric
                         / nullif(sum(rating_count), 0), 2), 0) as average
                  from products where store_id = (select store_id from products where id = ${productId})) n
         where s.id = (select store_id from products where id = ${productId})
           and (s.rating_count, s.rating_average) is distinct from (n.count, n.average)`.execute(db);
    },
  };
}
