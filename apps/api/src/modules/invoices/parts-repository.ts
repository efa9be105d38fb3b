/** SQL of the parts of an order that its sellers invoice. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import type { MoneyOfPieces, PartLine } from '@tianguis/domain/invoice';
import type { PaymentState } from '@tianguis/domain/order';
import type { SellerTax, TaxKeys } from '@tianguis/domain/tax';
import { sql } from 'kysely';

/** An order, as far as invoices need it. */
export interface InvoicedOrder {
  id: string;
  number: string;
  customer: string | null;
  isTest: boolean;
  payment: PaymentState;
  /** Null before the payment. */
  paidAt: Date | null;
}

/** A tender of an order. */
export interface OrderTender {
  id: string;
  kind: 'card' | 'oxxo' | 'spei' | 'balance' | 'credit';
  card: 'credit' | 'debit' | null;
}

/** One seller's part of an order. */
export interface OrderPart {
  store: number;
  name: string;
  /** Tax data of the order's day, otherwise those of today; null if the seller has none. */
  tax: SellerTax | null;
  isBorder: boolean;
  lines: PartLine[];
  /** Pieces whose money went back until now, with or without their shipping. */
  refunds: MoneyOfPieces[];
}

interface LineRow {
  key: string;
  store: number;
  sku: string;
  shown: { title?: string; options?: Record<string, string> };
  tax: TaxKeys;
  pieces: number;
  refunds: MoneyOfPieces[];
  price: number;
  shares: { tender: string; net: number; shipping: number }[];
}

const payable = (shares: LineRow['shares'], part: 'net' | 'shipping') => ({
  amount: shares.reduce((sum, share) => sum + share[part], 0),
  byTender: new Map(shares.map((share) => [share.tender, share[part]])),
});

const toLine = ({ key, sku, shown, tax, pieces, price, shares }: LineRow): PartLine => ({
  ...{ key, sku, tax, pieces, price },
  description: [shown.title ?? sku, ...Object.values(shown.options ?? {})].join(', '),
  ...{ net: payable(shares, 'net'), shipping: payable(shares, 'shipping') },
});

/** SQL: the money of the refunded pieces `f`. */
const moneyOf = sql`json_build_object('key', f.line_id, 'earlier', f.earlier, 'pieces', f.pieces,
  'money', case when f.with_shipping then 'all' else 'goods' end)`;

/** @param on the database, or a transaction of it */
export const partsRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** @param customer undefined: of any customer */
  async order(by: { number: string } | { id: string }, customer?: string): Promise<InvoicedOrder | undefined> {
    const which = 'id' in by ? sql`o.id = ${by.id}` : sql`o.number = ${by.number}`;
    const own = customer === undefined ? sql`true` : sql`o.customer_id = ${customer}`;
    const { rows } = await sql<InvoicedOrder>`
      select o.id, o.number, o.customer_id as customer, o.is_test as "isTest", o.payment_state as payment,
             (select min(e.at) from order_events e where e.order_id = o.id and e.data ->> 'to' = 'paid') as "paidAt"
        from orders o where ${which} and ${own}`.execute(db);
    return rows[0];
  },

  async tenders(order: string): Promise<Map<string, OrderTender>> {
    const { rows } = await sql<OrderTender>`
      select t.id, t.kind, (
        select a.details -> 'card' ->> 'kind' from payment_attempts a
         where a.tender_id = t.id and a.state = 'applied' limit 1) as card
        from order_tenders t where t.order_id = ${order}`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** The parts of an order, by the sequence of their lines. */
  async parts(order: string): Promise<OrderPart[]> {
    const { rows: sellers } = await sql<Pick<OrderPart, 'store' | 'name' | 'tax' | 'isBorder'>>`
      select s.store_id as store, s.name, coalesce(nullif(s.tax, '{}'), case when x.store_id is not null then
               jsonb_build_object('rfc', x.rfc, 'regime', x.regime, 'name', x.name) end) as tax,
             coalesce(h.is_border, false) as "isBorder"
        from order_sellers s left join seller_tax x on x.store_id = s.store_id left join stores h on h.id = s.store_id
       where s.order_id = ${order}
       order by (select min(l.position) from order_lines l join order_parcels p on p.id = l.parcel_id
                  where l.order_id = s.order_id and p.store_id = s.store_id)`.execute(db);
    const { rows } = await sql<LineRow>`
      select l.id as key, p.store_id as store, l.sku, l.shown, l.tax, l.pieces, l.price,
             array(select ${moneyOf} from refunded_pieces f where f.line_id = l.id order by f.earlier) as refunds,
             array(select json_build_object('tender', s.tender_id, 'net', s.net, 'shipping', s.shipping)
                     from order_shares s join order_tenders t on t.id = s.tender_id
                    where s.line_id = l.id order by t.position) as shares
        from order_lines l join order_parcels p on p.id = l.parcel_id
       where l.order_id = ${order} order by l.position`.execute(db);
    return sellers.map((seller) => {
      const own = rows.filter(({ store }) => store === seller.store);
      return {
        ...{ ...seller, lines: own.map(toLine) },
        refunds: own.flatMap(({ refunds }) => refunds),
      };
    });
  },

  /**
   * Refunds of a part that have no credit note yet, the earliest first, each with its pieces. Refunds of an order that
   * was charged back do not exist before the dispute is won.
   */
  async uncredited(order: string, store: number): Promise<{ cause: string; pieces: MoneyOfPieces[] }[]> {
    const { rows } = await sql<{ cause: string; pieces: MoneyOfPieces[] }>`
      select f.cause, json_agg(${moneyOf} order by l.position) as pieces
        from refunded_pieces f join orders o on o.id = f.order_id
        join order_lines l on l.id = f.line_id join order_parcels p on p.id = l.parcel_id
       where f.order_id = ${order} and p.store_id = ${store} and o.payment_state in ('paid', 'disputed')
         and not exists (select from cfdis c
                          where c.order_id = f.order_id and c.store_id = p.store_id and c.cause = f.cause)
       group by f.cause order by min(f.at), f.cause`.execute(db);
    return rows;
  },
});
