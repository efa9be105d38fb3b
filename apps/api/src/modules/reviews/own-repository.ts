/** SQL of the reviews that customers of the shop wrote (RT-19, AF-05). */
import type { UnitOfWork } from '@tianguis/database';
import { type BoughtLine, erasedAuthor, type ReviewReason, type ReviewState } from '@tianguis/domain/review';
import { type RawBuilder, sql } from 'kysely';

/** A product as the pages of reviews show it. */
export interface ProductRow {
  id: number;
  title: string;
  slug: string;
  picture: string | null;
}

/** A line of an order of the customer, with the variant as it was bought. */
export interface BoughtRow extends BoughtLine {
  options: Record<string, string>;
}

export interface OwnReviewRow {
  id: number;
  customer: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  variant: string;
  helpful: number;
  reply: string | null;
  createdAt: string;
  editedAt: string | null;
  state: ReviewState;
  reason: ReviewReason | null;
  wasRefused: boolean;
  product: ProductRow;
}

/** A shown review, for a customer whom it may have helped. */
export interface VotedRow extends Omit<OwnReviewRow, 'customer' | 'state' | 'reason' | 'wasRefused'> {
  isVerified: boolean;
  isOwn: boolean;
  hasVoted: boolean;
}

/** The content that the customer writes. */
export interface WrittenRow {
  customer: string;
  product: number;
  author: string;
  rating: number;
  title: string;
  body: string;
  variant: string;
  state: ReviewState;
  at: Date;
}

/** SQL: the product `p`. */
const shownProduct = sql`json_build_object('id', p.id, 'title', p.title, 'slug', p.slug,
  'picture', (select picture_key from product_pictures where product_id = p.id order by position limit 1))`;

/** SQL: the lines `l` of the customer's orders `o`, each with its parcel `n`. */
const linesOf = (customer: string) => sql`
  orders o join order_lines l on l.order_id = o.id join order_parcels n on n.id = l.parcel_id
   where o.customer_id = ${customer}`;

const utc = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: the reviews `r` of customers `c` that a condition selects. */
const reviewsThat = (condition: RawBuilder<unknown>) => sql<OwnReviewRow>`
  select r.id, c.customer_id as customer, r.author_name as author, r.rating, r.title, r.body, r.variant,
         r.helpful_count as helpful, r.seller_reply as reply, ${utc(sql`r.created_at`)} as "createdAt",
         ${utc(sql`r.edited_at`)} as "editedAt", c.state, c.reason, c.was_refused as "wasRefused",
         ${shownProduct} as product
    from customer_reviews c join reviews r on r.id = c.review_id join products p on p.id = c.product_id
   where ${condition}`;

/** @param on the database, or a transaction of it */
export const ownReviewRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Keeps the account until the transaction ends. @returns whether there is one */
  async holdCustomer(id: string): Promise<boolean> {
    const { rows } = await sql`select from customers where id = ${id} for key share`.execute(db);
    return rows.length > 0;
  },

  async product(id: number): Promise<ProductRow | undefined> {
    const { rows } = await sql<{ product: ProductRow }>`
      select ${shownProduct} as product from products p where p.id = ${id}`.execute(db);
    return rows[0]?.product;
  },

  /** The lines of the customer's orders with a product, the last order first. */
  async bought(customer: string, product: number): Promise<BoughtRow[]> {
    const { rows } = await sql<BoughtRow>`
      select o.is_test as "isTest", n.state as parcel, l.shipped, coalesce(l.shown -> 'options', '{}') as options
        from ${linesOf(customer)} and l.product_id = ${product} order by o.placed_at desc, l.position`.execute(db);
    return rows;
  },

  /** Ordered products without a review of the customer, the last received first, each with its lines. */
  async unreviewed(customer: string, most: number): Promise<Array<{ product: ProductRow; lines: BoughtLine[] }>> {
    const { rows } = await sql<{ product: ProductRow; lines: BoughtLine[] }>`
      select ${shownProduct} as product, b.lines
        from (select l.product_id, max(n.delivered_at) as at,
                     json_agg(json_build_object('isTest', o.is_test, 'parcel', n.state, 'shipped', l.shipped)) as lines
                from ${linesOf(customer)} and n.delivered_at is not null group by l.product_id) b
        join products p on p.id = b.product_id
       where not exists (select from customer_reviews c where c.customer_id = ${customer} and c.product_id = p.id
                            and c.state <> 'withdrawn')
       order by b.at desc, p.id limit ${most}`.execute(db);
    return rows;
  },

  async find(customer: string, product: number): Promise<OwnReviewRow | undefined> {
    const { rows } = await reviewsThat(sql`c.customer_id = ${customer} and c.product_id = ${product}`).execute(db);
    return rows[0];
  },

  /** The customer's reviews, the last written first. */
  async ofCustomer(customer: string, most: number): Promise<OwnReviewRow[]> {
    const { rows } = await reviewsThat(sql`c.customer_id = ${customer} and c.state <> 'withdrawn'
      order by coalesce(r.edited_at, r.created_at) desc, r.id desc limit ${most}`).execute(db);
    return rows;
  },

  async byId(review: number): Promise<OwnReviewRow | undefined> {
    const { rows } = await reviewsThat(sql`c.review_id = ${review}`).execute(db);
    return rows[0];
  },

  /** The reviews that wait for a person, the oldest first. */
  async waiting(most: number): Promise<OwnReviewRow[]> {
    const { rows } = await reviewsThat(
      sql`c.state = 'waiting' order by c.changed_at, c.review_id limit ${most}`,
    ).execute(db);
    return rows;
  },

  /** Adds the first review of a customer and product. @returns its id */
  async add({ at, state, ...row }: WrittenRow): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      with added as (
        insert into reviews (product_id, author_name, rating, title, body, variant, is_verified, is_hidden, created_at)
        values (${row.product}, ${row.author}, ${row.rating}, ${row.title}, ${row.body}, ${row.variant}, true,
                ${state !== 'shown'}, ${at}) returning id)
      insert into customer_reviews (review_id, customer_id, product_id, state, changed_at)
      select id, ${row.customer}, ${row.product}, ${state}, ${at} from added returning review_id as id`.execute(db);
    return (rows[0] as { id: number }).id;
  },

  /** Changes a review. One that was withdrawn begins anew. */
  async change(id: number, { at, state, ...row }: WrittenRow): Promise<void> {
    await sql`
      with before as (select state from customer_reviews where review_id = ${id}),
      changed as (update customer_reviews set state = ${state}, reason = null, changed_at = ${at} where review_id = ${id})
      update reviews set author_name = ${row.author}, rating = ${row.rating}, title = ${row.title}, body = ${row.body},
             variant = ${row.variant}, is_hidden = ${state !== 'shown'},
             created_at = case when before.state = 'withdrawn' then ${at}::timestamptz else created_at end,
             edited_at = case when before.state = 'withdrawn' then null else ${at}::timestamptz end
        from before where id = ${id}`.execute(db);
  },

  /** Erases the text and the votes of a review. The row stays, so that a refusal is remembered. */
  async withdraw(id: number): Promise<void> {
    await sql`
      with changed as (
        update customer_reviews set state = 'withdrawn', reason = null, changed_at = now() where review_id = ${id}),
      votes as (delete from review_votes where review_id = ${id})
      update reviews set title = '', body = '', variant = '', helpful_count = 0, seller_reply = null, is_hidden = true
       where id = ${id}`.execute(db);
  },

  /**
   * The decision of a person of the shop.
   * @param from the states in which it can be made
   * @returns false if the review has another state
   */
  async decide(
    id: number,
    from: readonly ReviewState[],
    { state, reason }: { state: 'shown' | 'refused' | 'hidden'; reason: ReviewReason | null },
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with decided as (
        update customer_reviews set state = ${state}, reason = ${reason}, was_refused = ${reason !== null},
               changed_at = now()
         where review_id = ${id} and state = any(${[...from]}) returning review_id)
      update reviews r set is_hidden = ${state !== 'shown'} from decided d where r.id = d.review_id`.execute(db);
    return numAffectedRows === 1n;
  },

  /** A shown review of any author, its product, and what the customer has to do with it. */
  async voted(review: number, customer: string): Promise<VotedRow | undefined> {
    const { rows } = await sql<VotedRow>`
      select ${shownProduct} as product, r.id, r.author_name as author, r.rating, r.title, r.body, r.variant,
             r.is_verified as "isVerified", r.helpful_count as helpful, r.seller_reply as reply,
             ${utc(sql`r.created_at`)} as "createdAt", ${utc(sql`r.edited_at`)} as "editedAt",
             exists (select from customer_reviews c where c.review_id = r.id and c.customer_id = ${customer}) as "isOwn",
             exists (select from review_votes v where v.review_id = r.id and v.customer_id = ${customer}) as "hasVoted"
        from reviews r join products p on p.id = r.product_id where r.id = ${review} and not r.is_hidden`.execute(db);
    return rows[0];
  },

  /** Counts a vote, unless the customer has voted or has written the review. */
  async vote(review: number, customer: string): Promise<void> {
    await sql`
      with vote as (
        insert into review_votes (review_id, customer_id)
        select r.id, ${customer}::uuid from reviews r
         where r.id = ${review} and not r.is_hidden and not exists (
           select from customer_reviews c where c.review_id = r.id and c.customer_id = ${customer})
        on conflict do nothing returning review_id)
      update reviews r set helpful_count = r.helpful_count + 1 from vote v where r.id = v.review_id`.execute(db);
  },

  async isShown(review: number): Promise<boolean> {
    const { rows } = await sql`select from reviews where id = ${review} and not is_hidden`.execute(db);
    return rows.length > 0;
  },

  /**
   * Takes the person from the shown reviews, and erases the others, the links to the account, and its votes. The counts
   * of votes stay.
   */
  async erase(customer: string): Promise<void> {
    const own = sql`(select review_id from customer_reviews where customer_id = ${customer})`;
    await sql`update reviews set author_name = ${erasedAuthor} where not is_hidden and id in ${own}`.execute(db);
    await sql`delete from reviews where is_hidden and id in ${own}`.execute(db);
    await sql`delete from customer_reviews where customer_id = ${customer}`.execute(db);
    await sql`delete from review_votes where customer_id = ${customer}`.execute(db);
  },

  /** A customer of the demo who has never written a review. */
  async demoAuthor(email: string): Promise<{ id: string; nombre: string; apellido_p: string } | undefined> {
    const { rows } = await sql<{ id: string; nombre: string; apellido_p: string }>`
      select id, nombre, apellido_p from customers k
       where email = ${email} and deletion_requested_at is null and exists (select from facts where name = 'demo')
         and not exists (select from customer_reviews c where c.customer_id = k.id)`.execute(db);
    return rows[0];
  },

  /** The ids of the reviews that helped the customer. */
  async votes(customer: string): Promise<number[]> {
    const rows = db.selectFrom('review_votes').select('review_id').where('customer_id', '=', customer);
    return (await rows.orderBy('review_id').execute()).map((row) => row.review_id);
  },
});
