/** SQL of the ledger of sellers (AF-06). Amounts are centavos. */
import type { Database } from '@tianguis/database';
import type { DeliveredLine, RefundedOfLine, SellerTerms } from '@tianguis/domain/order';
import type { TaxKeys } from '@tianguis/domain/tax';
import { type Kysely, sql } from 'kysely';

/** A delivered line that is not settled yet. */
export interface DueLine {
  line: string;
  order: string;
  store: number;
  parcel: string;
  pieces: number;
  /** Pieces that were refunded already with their shipping, before any piece without. They earn nothing. */
  refunded: number;
  price: number;
  discount: number;
  /** Whether the seller pays the discount. */
  isSellersCoupon: boolean;
  /** What the customer pays for the shipping of the line. */
  shipping: number;
  /** What the shop bears of the shipping of the whole parcel. */
  borne: number;
  /** Whether the seller ships the parcel. */
  isSentBySeller: boolean;
  tax: TaxKeys;
  hasRfc: boolean;
  /** Names from the department down; empty for a product that the shop no longer has. */
  category: string[];
}

/** A settled line of which more pieces were refunded. */
export interface DueRefund {
  line: string;
  store: number;
  pieces: number;
  /** Refunded pieces that the ledger has, and all refunded pieces. */
  noted: RefundedOfLine;
  refunded: RefundedOfLine;
  sold: DeliveredLine;
  terms: SellerTerms;
}

export interface NewSettlement {
  line: string;
  order: string;
  store: number;
  pieces: number;
  earlier: number;
  sold: DeliveredLine;
  terms: SellerTerms;
}

export interface NewEntry {
  store: number;
  kind: string;
  amount: number;
  line: string;
  refunded: number;
}

/**
 * SQL: refunded pieces of the line `l` that no settlement has. A piece that went back without its shipping earned its
 * shipping, so it is settled, and its refund is noted afterwards.
 */
const refundedBefore = sql`
  coalesce((select min(b.earlier) from refunded_pieces b where b.line_id = l.id and not b.with_shipping), l.refunded)`;

/** @param db a transaction */
export const sellerLedgerRepository = (db: Kysely<Database>) => ({
  /**
   * Delivered lines of some parcels that are not settled, with all lines of each parcel.
   * @param days parcels that were delivered in these days; null: all
   */
  async dueLines(days: number | null, parcels: number): Promise<DueLine[]> {
    const { rows } = await sql<DueLine>`
      with due as (
        select p.id from order_parcels p join orders o on o.id = p.order_id
          left join stores s on s.id = p.store_id
         where p.delivered_at > now() - make_interval(days => coalesce(${days}::integer, 36500))
           and p.state = 'delivered' and not o.is_test and s.is_own is not true
           and exists (select from order_lines l where l.parcel_id = p.id and ${refundedBefore} < l.pieces
                          and not exists (select from seller_settlements e where e.line_id = l.id))
         order by p.delivered_at limit ${parcels})
      select l.id as line, l.order_id as "order", p.store_id as store, p.id as parcel, l.pieces,
             ${refundedBefore} as refunded, l.price, l.discount, l.shipping,
             o.coupon_funder is not distinct from 'seller' as "isSellersCoupon",
             case when p.borne_by = 'shop' then p.price - p.paid else 0 end as borne,
             coalesce(a.kind = 'seller', true) as "isSentBySeller", l.tax, s.tax ? 'rfc' as "hasRfc",
             array(select n.name from categories n where n.id = any (c.path) order by n.level) as category
        from due join order_parcels p on p.id = due.id
        join orders o on o.id = p.order_id
        join order_sellers s on s.order_id = p.order_id and s.store_id = p.store_id
        join order_lines l on l.parcel_id = p.id
        left join shipping_places a on a.id = p.place_id
        left join products r on r.id = l.product_id
        left join categories c on c.id = r.category_id
       order by p.id, l.position`.execute(db);
    return rows;
  },

  /** Notes settlements. @returns the lines that were not settled before */
  async addSettlements(settlements: readonly NewSettlement[]): Promise<Set<string>> {
    const rows = settlements.map(({ sold, terms, ...one }) => ({ ...one, ...sold, ...terms }));
    const { rows: added } = await sql<{ line: string }>`
      insert into seller_settlements (line_id, order_id, store_id, pieces, earlier, goods, discount, shipping, iva_rate,
                                      commission, isr, iva)
      select line, "order", store, pieces, earlier, goods, discount, shipping, "ivaRate", commission, isr, iva
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as n (line uuid, "order" uuid, store integer, pieces integer, earlier integer, goods bigint, discount bigint,
                shipping bigint, "ivaRate" integer, commission integer, isr integer, iva integer)
      on conflict do nothing returning line_id as line`.execute(db);
    return new Set(added.map(({ line }) => line));
  },

  /** Adds entries. An entry that the ledger has stays. */
  async addEntries(entries: readonly NewEntry[]): Promise<void> {
    await sql`
      insert into seller_entries (store_id, kind, amount, line_id, refunded, actor)
      select store, kind, amount, line, refunded, 'job'
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
          as n (store integer, kind text, amount bigint, line uuid, refunded integer)
      on conflict (line_id, kind, refunded) do nothing`.execute(db);
  },

  /** Settled lines of which more pieces were refunded than the ledger has. They stay locked. */
  async dueRefunds(lines: number): Promise<DueRefund[]> {
    const { rows } = await sql<DueRefund>`
      select s.line_id as line, s.store_id as store, s.pieces,
             json_build_object('pieces', s.refunded, 'withShipping', s.with_shipping) as noted,
             json_build_object('pieces', l.refunded - s.earlier, 'withShipping', (
               select coalesce(sum(r.pieces), 0) from refunded_pieces r
                where r.line_id = l.id and r.earlier >= s.earlier and r.with_shipping)) as refunded,
             json_build_object('goods', s.goods, 'discount', s.discount, 'shipping', s.shipping, 'ivaRate', s.iva_rate)
               as sold,
             json_build_object('commission', s.commission, 'isr', s.isr, 'iva', s.iva) as terms
        from seller_settlements s join order_lines l on l.id = s.line_id
       where l.refunded - s.earlier > s.refunded
       order by s.line_id limit ${lines} for no key update of s`.execute(db);
    return rows;
  },

  async noteRefunds(due: readonly DueRefund[]): Promise<void> {
    await sql`
      update seller_settlements s set refunded = n.pieces, with_shipping = n."withShipping"
        from jsonb_to_recordset(${JSON.stringify(due.map(({ line, refunded }) => ({ line, ...refunded })))}::jsonb)
          as n (line uuid, pieces integer, "withShipping" integer)
       where s.line_id = n.line`.execute(db);
  },
});
