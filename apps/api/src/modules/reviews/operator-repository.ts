import type { Database } from '@tianguis/database';
import type { ReviewState } from '@tianguis/domain/review';
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
  /** `shown` or `hidden` for a review that another system brought. */
  state: ReviewState;
  /** A customer of the shop wrote it; otherwise another system brought it, or its author's account was erased. */
  isOfCustomer: boolean;
  createdAt: Date;
}

/** The ratings of a product and its store that shoppers see. */
export interface RatingSheet {
  product: { id: number; title: string; average: number; count: number; histogram: number[] };
  store: { id: number; name: string; average: number; count: number };
}

/** @param db the database, or a transaction of it */
export function reviewOperatorRepository(db: Kysely<Database>) {
  const columns = sql`r.id, r.product_id as "productId", r.author_name as author, r.rating, r.title, r.body,
    r.is_hidden as hidden, r.created_at as "createdAt", c.review_id is not null as "isOfCustomer",
    coalesce(c.state, case when r.is_hidden then 'hidden' else 'shown' end) as state`;
  const reviews = sql`reviews r left join customer_reviews c on c.review_id = r.id`;

  return {
    async ofProduct(productId: number): Promise<ReviewSheet[]> {
      const { rows } =
        await sql<ReviewSheet>`select ${columns} from ${reviews} where r.product_id = ${productId} order by r.id`.execute(
          db,
        );
      return rows;
    },
    async one(id: number): Promise<ReviewSheet | undefined> {
      return (await sql<ReviewSheet>`select ${columns} from ${reviews} where r.id = ${id}`.execute(db)).rows[0];
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
    /** The customer who wrote a review. */
    async author(id: number): Promise<{ nombre: string; email: string } | undefined> {
      const { rows } = await sql<{ nombre: string; email: string }>`
        select k.nombre, k.email from customer_reviews c join customers k on k.id = c.customer_id
         where c.review_id = ${id}`.execute(db);
      return rows[0];
    },
    /** Hides or shows a review that another system brought. */
    async setHidden(id: number, hidden: boolean): Promise<void> {
      await sql`update reviews set is_hidden = ${hidden} where id = ${id} and is_hidden <> ${hidden}`.execute(db);
    },
  };
}
