/** What mails about saved products are written from, and by what they are turned off. */
import { type Database, findSigningKey, readSigningKey } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A product that a customer is told of. */
export interface Novelty {
  id: number;
  title: string;
  slug: string;
  /** Centavos. */
  price: number;
  savedPrice: number;
  isBack: boolean;
}

export interface MailedCustomer {
  email: string;
  nombre: string;
}

/** Items that something has happened to, as of the one look at all of them: the further statements read these alone. */
export interface ChangedItems {
  lists: readonly string[];
  products: readonly number[];
}

/** What is news of an item: it can be bought, and is cheaper than what was told, or back. */
const available = sql`p.is_active and p.stock > 0`;
const isCheaper = sql`p.sale_price < i.saved_price and (i.told_price is null or p.sale_price < i.told_price)`;
const isNews = sql`${available} and (i.is_sold_out or (${isCheaper}))`;
/** Sold out since, or as dear as it was saved again. */
const isObserved = sql`(not i.is_sold_out and not (${available}))
  or (i.told_price is not null and p.sale_price >= i.saved_price)`;
/** What was told of an item after a mail, or where nobody wants one: so that it is told once. */
const asTold = sql`told_price = case when p.sale_price < i.saved_price then p.sale_price end, is_sold_out = false`;

const among = ({ lists, products }: ChangedItems) =>
  sql`unnest(${lists}::uuid[], ${products}::integer[]) c (list, product)`;

/** Between two mails to one customer. */
const pause = sql`interval '24 hours'`;
const keyName = 'wishlist-mails-off';

/** @param db the database, or a transaction of it */
export function mailingRepository(db: Kysely<Database>) {
  return {
    /** Compares all that is saved with today's products: writing prices and stock costs nothing more for it. */
    async changed(): Promise<ChangedItems> {
      const { rows } = await sql<{ list: string; product: number }>`
        select i.wishlist_id as list, i.product_id as product
          from wishlist_items i join products p on p.id = i.product_id
         where i.removed_at is null and ((${isNews}) or ${isObserved})`.execute(db);
      return { lists: rows.map(({ list }) => list), products: rows.map(({ product }) => product) };
    },
    /**
     * Notes what is sold out, and forgets what was told of prices that went up again, so that the next drop is news.
     */
    async observe(changed: ChangedItems): Promise<void> {
      await sql`
        update wishlist_items i set is_sold_out = i.is_sold_out or not (${available}),
            told_price = case when p.sale_price < i.saved_price then i.told_price end
          from products p, ${among(changed)}
         where i.wishlist_id = c.list and i.product_id = c.product and p.id = i.product_id and i.removed_at is null
           and (${isObserved})`.execute(db);
    },
    /**
     * What happens while nobody wants to be told of it is not told later. @param byDefault for who touched no switch
     */
    async forgetUnwanted(changed: ChangedItems, byDefault: boolean): Promise<void> {
      await sql`
        update wishlist_items i set ${asTold} from products p, wishlists l, ${among(changed)}
         where i.wishlist_id = c.list and i.product_id = c.product and p.id = i.product_id and l.id = i.wishlist_id
           and i.removed_at is null and ${isNews}
           and not coalesce((select n.is_on from notification_settings n where n.customer_id = l.customer_id
                              and n.kind = 'favoritos' and n.channel = 'correo'), ${byDefault})`.execute(db);
    },
    /** Whom there is something to tell, and who was not mailed within the last day. */
    async customers(changed: ChangedItems, byDefault: boolean): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select distinct l.customer_id as id
          from ${among(changed)} join wishlist_items i on i.wishlist_id = c.list and i.product_id = c.product
          join products p on p.id = i.product_id join wishlists l on l.id = i.wishlist_id
          left join wishlist_mailings m on m.customer_id = l.customer_id
         where i.removed_at is null and l.deleted_at is null and ${isNews}
           and coalesce(m.mailed_at <= now() - ${pause}, true)
           and coalesce((select n.is_on from notification_settings n where n.customer_id = l.customer_id
                          and n.kind = 'favoritos' and n.channel = 'correo'), ${byDefault})`.execute(db);
      return rows.map(({ id }) => id);
    },
    /**
     * Locks a customer's mailings, and their lists against changes: what moves to another list while a mail is written
     * would be told again. @returns whom to mail; undefined where they were mailed today, or are
     * gone
     */
    async hold(customer: string): Promise<MailedCustomer | undefined> {
      const { rows } = await sql<MailedCustomer>`
        with own as (
          select id, email, nombre from customers
           where id = ${customer} and blocked_at is null and deletion_requested_at is null for no key update
        ), held as (
          insert into wishlist_mailings as m (customer_id) select id from own
          on conflict (customer_id) do update set mailed_at = m.mailed_at
          returning m.mailed_at
        )
        select own.email, own.nombre from own, held
         where coalesce(held.mailed_at <= now() - ${pause}, true)`.execute(db);
      return rows[0];
    },
    /**
     * What there is to tell a customer, as of now, and notes that it is told. In two lists, a product is one piece of
     * news. The biggest drop first, then what is back.
     */
    async takeNews(customer: string): Promise<Novelty[]> {
      const { rows } = await sql<Novelty>`
        with news as (
          select i.wishlist_id, i.product_id, i.saved_price, i.is_sold_out, p.title, p.slug, p.sale_price
            from wishlist_items i join products p on p.id = i.product_id join wishlists l on l.id = i.wishlist_id
           where l.customer_id = ${customer} and l.deleted_at is null and i.removed_at is null and ${isNews}
             for update of i
        ), told as (
          update wishlist_items i
             set told_price = case when n.sale_price < i.saved_price then n.sale_price end, is_sold_out = false
            from (select distinct product_id, sale_price from news) n, wishlists l
           where l.id = i.wishlist_id and l.customer_id = ${customer} and i.product_id = n.product_id
          returning i.product_id
        )
        select product_id as id, title, slug, sale_price as price, max(saved_price) as "savedPrice",
               bool_or(is_sold_out) as "isBack"
          from news group by product_id, title, slug, sale_price
         order by max(saved_price) - sale_price desc, product_id`.execute(db);
      if (rows.length > 0)
        await sql`update wishlist_mailings set mailed_at = now() where customer_id = ${customer}`.execute(db);
      return rows;
    },
    /** When a customer was told of something last. */
    async mailedAt(customer: string): Promise<Date | null> {
      const row = await db
        .selectFrom('wishlist_mailings')
        .select('mailed_at')
        .where('customer_id', '=', customer)
        .executeTakeFirst();
      return row?.mailed_at ?? null;
    },
    /** The key that signs links which turn these mails off; undefined before the first mail. */
    signingKey: () => findSigningKey(db, keyName),
    makeSigningKey: () => readSigningKey(db, keyName),
    /** @returns how many rows were deleted: what was removed more than a day ago */
    async prune(hours: number): Promise<number> {
      const age = sql`now() - make_interval(hours => ${hours})`;
      const items = await sql`delete from wishlist_items where removed_at < ${age}`.execute(db);
      const lists = await sql`delete from wishlists where deleted_at < ${age}`.execute(db);
      return Number((items.numAffectedRows ?? 0n) + (lists.numAffectedRows ?? 0n));
    },
  };
}
