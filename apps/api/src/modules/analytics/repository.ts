/** Events of visitors who gave consent. */
import type { AnalyticsEventTable, Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface NewEvent {
  kind: AnalyticsEventTable['kind'];
  /** The id of the product; its other values are read from the catalogue (ST-10). */
  product?: { id: number; sku: string; quantity: number } | undefined;
  path?: string | undefined;
  message?: string | undefined;
}

const partOfPruning = 20_000;

/** @param db the database, or a transaction of it */
export function analyticsRepository(db: Kysely<Database>) {
  return {
    /**
     * Adds events, except events of products that the catalogue does not have. A visitor with `most` events gets no
     * more, so that nobody can fill the database.
     */
    async add(visitor: string, events: readonly NewEvent[], most: number): Promise<void> {
      const rows = events.map(({ kind, product, path, message }, at) => ({
        at,
        ...{ kind, path: path ?? null, message: message ?? null },
        ...{ id: product?.id ?? null, sku: product?.sku ?? null, quantity: product?.quantity ?? null },
      }));
      await sql`
        insert into analytics_events (visitor, kind, product_id, product, path, message)
        select ${visitor}::uuid, e.kind, p.id,
               case when p.id is not null then json_build_object(
                 'id', p.id, 'title', p.title, 'sale_price', v.sale_price, 'price', v.list_price, 'store', s.name,
                 'brand', b.name,
                 'categories', (select coalesce(json_agg(c.name order by c.level), '[]') from categories c
                                 where c.id in (p.level1_id, p.level2_id, p.level3_id)),
                 'sku', v.sku,
                 'variante', (select coalesce(string_agg(o.value, ' · '), '') from json_each_text(v.options) o),
                 'quantity', e.quantity, 'producto_estrellas', p.rating_average::float8,
                 'producto_fulfillment', p.fulfillment_id = 1, 'producto_digital', p.digital) end,
               e.path, e.message
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
               as e (at integer, kind text, id integer, sku text, quantity integer, path text, message text)
          left join products p on p.id = e.id
          left join stores s on s.id = p.store_id
          left join brands b on b.id = p.brand_id
          left join lateral (select w.sku, w.options, w.sale_price, w.list_price from product_variants w
                              where w.product_id = p.id order by (w.sku = e.sku) desc, w.position limit 1) v on true
         where (e.kind = 'error' or v.sku is not null)
           and not exists (select from erased_visitors where visitor = ${visitor}::uuid)
           and (select count(*) from analytics_events where visitor = ${visitor}::uuid) < ${most}
         order by e.at`.execute(db);
    },
    /** SS-08: stores the products of a visitor's cart; an empty list deletes the row. */
    async setCart(visitor: string, products: readonly number[]): Promise<void> {
      if (products.length === 0) await db.deleteFrom('tracked_carts').where('visitor', '=', visitor).execute();
      else
        await sql`
          insert into tracked_carts (visitor, products)
          select ${visitor}::uuid, ${[...products]}::integer[]
           where not exists (select from erased_visitors where visitor = ${visitor}::uuid)
          on conflict (visitor) do update set products = excluded.products, changed_at = now()`.execute(db);
    },
    async of(visitor: string, limit: number) {
      const events = db.selectFrom('analytics_events').where('visitor', '=', visitor);
      const [latest, total, cart] = await Promise.all([
        events
          .select(['kind', 'product', 'path', 'message', 'happened_at'])
          .orderBy('happened_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
        events.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow(),
        db.selectFrom('tracked_carts').select('products').where('visitor', '=', visitor).executeTakeFirst(),
      ]);
      return { latest, total: total.count, cart: cart?.products ?? [] };
    },
    /**
     * Locks a visitor until the end of the transaction. So batches are stored, and data erased, one after the other.
     */
    async lock(visitor: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 129))`.execute(db);
    },
    async erase(visitor: string): Promise<void> {
      await sql`insert into erased_visitors (visitor) values (${visitor})
                on conflict (visitor) do update set erased_at = now()`.execute(db);
      await db.deleteFrom('analytics_events').where('visitor', '=', visitor).execute();
      await db.deleteFrom('tracked_carts').where('visitor', '=', visitor).execute();
    },
    /**
     * Deletes rows in portions, since one statement for all rows would exceed the time limit of statements. @returns
     * the number of deleted rows
     */
    async prune(days: number): Promise<number> {
      const age = sql<Date>`now() - make_interval(days => ${days})`;
      let deleted = 0;
      for (let part = partOfPruning; part === partOfPruning; deleted += part) {
        const { numAffectedRows } = await sql`
          delete from analytics_events where id in (
            select id from analytics_events where happened_at < ${age} limit ${partOfPruning})`.execute(db);
        part = Number(numAffectedRows ?? 0n);
      }
      const carts = await db.deleteFrom('tracked_carts').where('changed_at', '<', age).executeTakeFirst();
      await db.deleteFrom('erased_visitors').where('erased_at', '<', sql<Date>`now() - interval '1 day'`).execute();
      return deleted + Number(carts.numDeletedRows);
    },
  };
}
