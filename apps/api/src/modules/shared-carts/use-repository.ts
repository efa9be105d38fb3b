/** Products that links added to carts, affiliate links that were followed, and presses on links of livestreams. */
import type { AddedByLink, Database } from '@tianguis/database';
import type { SharedCartKind } from '@tianguis/domain/cart';
import { type Kysely, sql } from 'kysely';

export interface StoredUse {
  id: string;
  kind: SharedCartKind;
  /** Name of the person or store that shares the link; null for a link of a partner. */
  name: string | null;
  added: Array<AddedByLink & { title: string | null }>;
  notices: string[];
  isUndone: boolean;
}

export interface NewUse {
  kind: SharedCartKind;
  /** SHA-256 of the link. */
  hash: Buffer;
  link: string | null;
  added: readonly AddedByLink[];
  notices: readonly string[];
  paymentId: string | undefined;
  redirectTo: string | undefined;
  webhook: string | undefined;
}

/** The most rows of a customer in each of the tables; older rows are deleted. */
const mostUses = 200;

/** @param db the database, or a transaction of it */
export function useRepository(db: Kysely<Database>) {
  /** Deletes the oldest rows of a customer, so that a customer cannot fill the database. */
  const dropOld = async (table: string, { customer, key, at }: { customer: string; key: string; at: string }) => {
    const [rows, id, moment] = [sql.table(table), sql.ref(key), sql.ref(at)];
    const own = sql`${rows} where customer_id = ${customer}`;
    const old = sql`select ${id} from ${own} order by ${moment} desc, ${id} offset ${mostUses}`;
    await sql`delete from ${own} and ${id} in (${old})`.execute(db);
  };
  return {
    async add(customer: string, use: NewUse): Promise<string> {
      const { id } = await db
        .insertInto('cart_link_uses')
        .values({
          ...{ customer_id: customer, kind: use.kind, link_hash: use.hash, link_id: use.link },
          ...{ added: JSON.stringify(use.added), notices: JSON.stringify(use.notices) },
          ...{ payment_id: use.paymentId ?? null, redirect_to: use.redirectTo ?? null, webhook: use.webhook ?? null },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await dropOld('cart_link_uses', { customer, key: 'id', at: 'used_at' });
      return id;
    },
    /** A use of the same link a moment ago that was not undone: the link was opened twice. */
    async recent(customer: string, hash: Buffer, seconds: number): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        select id from cart_link_uses where customer_id = ${customer} and link_hash = ${hash} and undone_at is null
           and used_at > clock_timestamp() - make_interval(secs => ${seconds})
         order by used_at desc limit 1`.execute(db);
      return rows[0]?.id;
    },
    async read(customer: string, id: string): Promise<StoredUse | undefined> {
      const { rows } = await sql<StoredUse>`
        select u.id, u.kind, l.name, u.notices, u.undone_at is not null as "isUndone",
               (select coalesce(jsonb_agg(a.line || jsonb_build_object('title', p.title) order by a.at), '[]')
                  from jsonb_array_elements(u.added) with ordinality as a (line, at)
                  left join products p on p.id = (a.line ->> 'id')::integer) as added
          from cart_link_uses u left join cart_links l on l.id = u.link_id
         where u.customer_id = ${customer} and u.id = ${id}`.execute(db);
      return rows[0];
    },
    /** @returns false if the use was already undone */
    async undo(customer: string, id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cart_link_uses')
        .set({ undone_at: sql<Date>`now()` })
        .where('customer_id', '=', customer)
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async tag(customer: string, hash: Buffer, link: string | null): Promise<void> {
      await sql`
        insert into affiliate_tags (customer_id, link_hash, link_id) values (${customer}, ${hash}, ${link})
        on conflict (customer_id, link_hash) do update set tagged_at = now(), link_id = excluded.link_id`.execute(db);
      await dropOld('affiliate_tags', { customer, key: 'link_hash', at: 'tagged_at' });
    },
    /** Stores a press. A store that the shop does not have becomes null. */
    async click(customer: string, store: number | null, products: readonly number[], source: string): Promise<void> {
      await sql`
        insert into live_clicks (customer_id, store_id, products, source)
        values (${customer}, (select id from stores where id = ${store}), ${[...products]}::integer[], ${source})`.execute(
        db,
      );
      await dropOld('live_clicks', { customer, key: 'id', at: 'clicked_at' });
    },
    /** The rows for the export. */
    async sheets(customer: string) {
      const [uses, tags, clicks, links] = await Promise.all([
        db
          .selectFrom('cart_link_uses')
          .select(['kind', 'added', 'payment_id', 'redirect_to', 'used_at', 'undone_at'])
          .where('customer_id', '=', customer)
          .orderBy('used_at')
          .execute(),
        db.selectFrom('affiliate_tags').select('tagged_at').where('customer_id', '=', customer).execute(),
        db
          .selectFrom('live_clicks')
          .select(['source', 'products', 'clicked_at'])
          .where('customer_id', '=', customer)
          .orderBy('id')
          .execute(),
        db
          .selectFrom('cart_links')
          .select(['link', 'created_at', 'ends_at', 'closed_at'])
          .where('customer_id', '=', customer)
          .orderBy('created_at')
          .execute(),
      ]);
      return { uses, tags, clicks, links };
    },
    /** @returns the number of deleted rows */
    async prune(days: number): Promise<number> {
      const age = sql<Date>`now() - make_interval(days => ${days})`;
      const done = await Promise.all([
        db.deleteFrom('cart_link_uses').where('used_at', '<', age).executeTakeFirst(),
        db.deleteFrom('affiliate_tags').where('tagged_at', '<', age).executeTakeFirst(),
        db.deleteFrom('live_clicks').where('clicked_at', '<', age).executeTakeFirst(),
      ]);
      return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
    },
  };
}
