/** SQL of the commands about the ledger of sellers (AF-06). Amounts are centavos. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** What a seller has earned until now, by kind, and what the shop still owes. */
export interface SellerBalance {
  store: number;
  /** Its newest known name. */
  name: string;
  sale: number;
  shipping: number;
  commission: number;
  isr: number;
  iva: number;
  payout: number;
  owed: number;
}

/** An entry of a statement. The entries of a line at one moment are one row. */
export interface StatementRow {
  at: Date;
  /** Number of the order; null for a payout. */
  order: string | null;
  /** Number of the line in the order. */
  line: number | null;
  /** The delivered pieces, or negative: the refunded ones. */
  pieces: number | null;
  title: string | null;
  sale: number;
  shipping: number;
  commission: number;
  isr: number;
  iva: number;
  payout: number;
  reference: string | null;
}

/** SQL: sums of the entries `e` by kind. */
const sums = sql.join(
  ['sale', 'shipping', 'commission', 'isr', 'iva', 'payout'].map(
    (kind) => sql`coalesce(sum(e.amount) filter (where e.kind = ${sql.lit(kind)}), 0)::bigint as ${sql.ref(kind)}`,
  ),
);

/** @param db the database, or a transaction of it */
export const sellerLedgerOperatorRepository = (db: Kysely<Database>) => ({
  /** Sellers with entries. @param store only this one */
  async balances(store?: number): Promise<SellerBalance[]> {
    const { rows } = await sql<SellerBalance>`
      select e.store_id as store, ${sums}, sum(e.amount)::bigint as owed,
             coalesce((select s.name from stores s where s.id = e.store_id),
               (select o.name from order_sellers o join orders n on n.id = o.order_id where o.store_id = e.store_id
                 order by n.placed_at desc limit 1), '') as name
        from seller_entries e where ${store ?? null}::integer is null or e.store_id = ${store ?? null}
       group by e.store_id order by e.store_id`.execute(db);
    return rows;
  },

  /** The entries of a seller in a range of moments, the oldest first, and the sum of all entries before. */
  async statement(store: number, from: Date, to: Date): Promise<{ before: number; rows: StatementRow[] }> {
    const [{ rows: earlier }, { rows }] = await Promise.all([
      sql<{ sum: number }>`
        select coalesce(sum(amount), 0)::bigint as sum from seller_entries where store_id = ${store} and at < ${from}
      `.execute(db),
      sql<StatementRow>`
        select min(e.at) as at, o.number as "order", l.position + 1 as line, min(l.shown->>'title') as title,
               case when e.refunded = 0 then min(s.pieces)
                    else -(e.refunded - coalesce((select max(b.refunded) from seller_entries b
                                                   where b.line_id = e.line_id and b.refunded < e.refunded), 0)) end as pieces,
               ${sums}, e.reference
          from seller_entries e
          left join seller_settlements s on s.line_id = e.line_id
          left join order_lines l on l.id = e.line_id
          left join orders o on o.id = s.order_id
         where e.store_id = ${store} and e.at >= ${from} and e.at < ${to}
         group by e.line_id, e.refunded, e.reference, o.number, l.position order by min(e.id)`.execute(db),
    ]);
    return { before: earlier[0]?.sum ?? 0, rows };
  },

  /** Locks the ledger of a seller until the end of the transaction, so that payouts follow each other. */
  async lock(store: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('seller_entries'), ${store}::integer)`.execute(db);
  },

  /** Adds a payout. @returns false if the seller has a payout with this reference */
  async addPayout(store: number, amount: number, reference: string, actor: string): Promise<boolean> {
    const row = await db
      .insertInto('seller_entries')
      .values({ ...{ store_id: store, kind: 'payout', amount: -amount, reference, actor } })
      .onConflict((conflict) => conflict.columns(['store_id', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
