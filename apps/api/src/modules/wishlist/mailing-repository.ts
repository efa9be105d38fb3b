/** Reads the news of saved products for mails and devices, and the key of links that turn these mails off. */
import type { PushKind } from '@tianguis/contract';
import { type Database, findSigningKey, readSigningKey } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hasDeviceFor } from '../push/service.ts';

/** News about a product, for a mail. */
export interface Novelty {
  id: number;
  title: string;
  slug: string;
  /** Prices in centavos: today's price, and the saved price. */
  price: number;
  savedPrice: number;
  isBack: boolean;
}

export interface MailedCustomer {
  email: string;
  nombre: string;
}

/** Changed items, found by one statement over all items. Later statements read only these items. */
export interface ChangedItems {
  lists: readonly string[];
  products: readonly number[];
}

/** An item is news if the product can be bought, and is cheaper than the mailed price, or back in stock. */
const available = sql`p.is_active and p.stock > 0`;
const isCheaper = sql`p.sale_price < i.saved_price and (i.told_price is null or p.sale_price < i.told_price)`;
const isNews = sql`${available} and (i.is_sold_out or (${isCheaper}))`;
/** SQL: the product has sold out since, or its price has risen to the saved price again. */
const isObserved = sql`(not i.is_sold_out and not (${available}))
  or (i.told_price is not null and p.sale_price >= i.saved_price)`;
/** Marks the news of an item as mailed, also for a customer without these mails, so that no later mail repeats it. */
const asMailed = sql`told_price = case when p.sale_price < i.saved_price then p.sale_price end, is_sold_out = false`;

const among = ({ lists, products }: ChangedItems) =>
  sql`unnest(${lists}::uuid[], ${products}::integer[]) c (list, product)`;

/** SQL: mails about saved products are on for the customer. */
const isMailed = (customer: RawBuilder<unknown>, byDefault: boolean) => sql`coalesce((
  select n.is_on from notification_settings n
   where n.customer_id = ${customer} and n.kind = 'favoritos' and n.channel = 'correo'), ${byDefault})`;
/** Kinds of push notifications about saved products. */
export const newsKinds: readonly PushKind[] = ['precios', 'existencias'];
const ofList = sql`l.customer_id`;

/** The shortest time between two mails to one customer. */
const pause = sql`interval '24 hours'`;
const keyName = 'wishlist-mails-off';

/** @param db the database, or a transaction of it */
export function mailingRepository(db: Kysely<Database>) {
  return {
    /**
     * Finds changed items by comparing saved items with today's products. So writing prices and stock needs no
     * additional work.
     */
    async changed(): Promise<ChangedItems> {
      const { rows } = await sql<{ list: string; product: number }>`
        select i.wishlist_id as list, i.product_id as product
          from wishlist_items i join products p on p.id = i.product_id
         where i.removed_at is null and ((${isNews}) or ${isObserved})`.execute(db);
      return { lists: rows.map(({ list }) => list), products: rows.map(({ product }) => product) };
    },
    /** Marks items that are sold out. Forgets mailed prices that rose again, so that the next drop is news. */
    async observe(changed: ChangedItems): Promise<void> {
      await sql`
        update wishlist_items i set is_sold_out = i.is_sold_out or not (${available}),
            told_price = case when p.sale_price < i.saved_price then i.told_price end
          from products p, ${among(changed)}
         where i.wishlist_id = c.list and i.product_id = c.product and p.id = i.product_id and i.removed_at is null
           and (${isObserved})`.execute(db);
    },
    /**
     * Marks news as mailed for customers who turned these mails off, and have no device for saved products.
     * So turning the mails on again mails no old news.
     * @param byDefault whether customers who never changed the setting get these mails
     */
    async forgetUnwanted(changed: ChangedItems, byDefault: boolean): Promise<void> {
      await sql`
        update wishlist_items i set ${asMailed} from products p, wishlists l, ${among(changed)}
         where i.wishlist_id = c.list and i.product_id = c.product and p.id = i.product_id and l.id = i.wishlist_id
           and i.removed_at is null and ${isNews}
           and not ${isMailed(ofList, byDefault)} and not ${hasDeviceFor(ofList, newsKinds)}`.execute(db);
    },
    /** Ids of customers with news who were not notified within the last day, and want mails or have a device. */
    async customers(changed: ChangedItems, byDefault: boolean): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select distinct l.customer_id as id
          from ${among(changed)} join wishlist_items i on i.wishlist_id = c.list and i.product_id = c.product
          join products p on p.id = i.product_id join wishlists l on l.id = i.wishlist_id
          left join wishlist_mailings m on m.customer_id = l.customer_id
         where i.removed_at is null and l.deleted_at is null and ${isNews}
           and coalesce(m.mailed_at <= now() - ${pause}, true)
           and (${isMailed(ofList, byDefault)} or ${hasDeviceFor(ofList, newsKinds)})`.execute(db);
      return rows.map(({ id }) => id);
    },
    /**
     * Locks a customer's mailings and lists. Without the lock, an item that moves to another list during a mail would
     * be mailed again.
     * @returns the customer to mail; undefined if the customer was mailed within the last day, or is gone
     */
    async lock(customer: string): Promise<MailedCustomer | undefined> {
      const { rows } = await sql<MailedCustomer>`
        with own as (
          select id, email, nombre from customers
           where id = ${customer} and blocked_at is null and deletion_requested_at is null for no key update
        ), locked as (
          insert into wishlist_mailings as m (customer_id) select id from own
          on conflict (customer_id) do update set mailed_at = m.mailed_at
          returning m.mailed_at
        )
        select own.email, own.nombre from own, locked
         where coalesce(locked.mailed_at <= now() - ${pause}, true)`.execute(db);
      return rows[0];
    },
    /**
     * Reads a customer's news and marks the news as mailed. A product in two lists counts as one piece of news. The
     * biggest drop comes first, products that are back in stock come last.
     */
    async takeNews(customer: string): Promise<Novelty[]> {
      const { rows } = await sql<Novelty>`
        with news as (
          select i.wishlist_id, i.product_id, i.saved_price, i.is_sold_out, p.title, p.slug, p.sale_price
            from wishlist_items i join products p on p.id = i.product_id join wishlists l on l.id = i.wishlist_id
           where l.customer_id = ${customer} and l.deleted_at is null and i.removed_at is null and ${isNews}
             for update of i
        ), mailed as (
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
    /** When the last mail was sent to a customer. */
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
    /** Deletes rows that were removed more than `hours` ago. @returns the number of deleted rows */
    async prune(hours: number): Promise<number> {
      const age = sql`now() - make_interval(hours => ${hours})`;
      const items = await sql`delete from wishlist_items where removed_at < ${age}`.execute(db);
      const lists = await sql`delete from wishlists where deleted_at < ${age}`.execute(db);
      return Number((items.numAffectedRows ?? 0n) + (lists.numAffectedRows ?? 0n));
    },
  };
}
