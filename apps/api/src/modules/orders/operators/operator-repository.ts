/** SQL of operators' commands on orders. Amounts are centavos. */
import type { Database, UnitOfWork } from '@tianguis/database';
import type { ParcelState, PaymentState } from '@tianguis/domain/order';
import { type Selectable, sql } from 'kysely';
import { hasSpelling } from '../../../email-spellings.ts';
import type { OrderProof } from '../audit.ts';

/** Which orders are listed. A filter that is undefined does not filter. */
export interface OrderFilter {
  payment?: PaymentState | undefined;
  /** Orders with a parcel in this state. */
  parcel?: ParcelState | undefined;
  /** Orders that were placed in the last days, each of 24 hours. */
  days?: number | undefined;
  /** Id of the customer. */
  customer?: string | undefined;
  /** Orders with goods of this store. */
  store?: number | undefined;
  /** The most orders that are listed. */
  most: number;
}

export interface ListedOrder {
  number: string;
  placedAt: Date;
  /** The customer's id; null after the account was erased. */
  customer: string | null;
  total: number;
  payment: PaymentState;
  /** The states of its parcels, each once. */
  parcels: ParcelState[];
  isTest: boolean;
}

type Rows<Table extends keyof Database> = Selectable<Database[Table]>[];

/** The days of the promise are YYYY-MM-DD: a `Date` would depend on the time zone of the process. */
type ParcelRow = Omit<Rows<'order_parcels'>[number], 'promised_from' | 'promised_to'> & {
  promised_from: string | null;
  promised_to: string | null;
};

/** An order with its rows in all tables of orders. */
export interface OrderRecord {
  order: Selectable<Database['orders']>;
  /** The e-mail of the account; null if the account was erased. */
  account: string | null;
  sellers: Rows<'order_sellers'>;
  parcels: ParcelRow[];
  lines: Rows<'order_lines'>;
  tenders: Rows<'order_tenders'>;
  shares: Rows<'order_shares'>;
  attempts: Rows<'payment_attempts'>;
  receipts: Rows<'payment_receipts'>;
  refunds: Rows<'refunds'>;
  movements: Rows<'stock_movements'>;
  events: Rows<'order_events'>;
}

export const orderOperatorRepository = ({ db, query }: Pick<UnitOfWork, 'db' | 'query'>) => ({
  /** The id of the account with an e-mail, in any of its spellings. */
  async customerOf(email: string): Promise<string | undefined> {
    const found = await db.selectFrom('customers').select('id').where(hasSpelling('email', email)).executeTakeFirst();
    return found?.id;
  },

  /** Sorted from new to old. */
  async list({ payment, parcel, days, customer, store, most }: OrderFilter): Promise<ListedOrder[]> {
    const wanted = [
      ...(payment === undefined ? [] : [sql`o.payment_state = ${payment}`]),
      ...(parcel === undefined
        ? []
        : [sql`exists (select from order_parcels p where p.order_id = o.id and p.state = ${parcel})`]),
      ...(days === undefined ? [] : [sql`o.placed_at > now() - make_interval(days => ${days}::integer)`]),
      ...(customer === undefined ? [] : [sql`o.customer_id = ${customer}`]),
      ...(store === undefined
        ? []
        : [sql`exists (select from order_sellers s where s.order_id = o.id and s.store_id = ${store})`]),
    ];
    const { rows } = await sql<ListedOrder>`
      select o.number, o.placed_at as "placedAt", o.customer_id as customer, o.total, o.payment_state as payment,
             o.is_test as "isTest",
             array(select distinct p.state from order_parcels p where p.order_id = o.id order by 1) as parcels
        from orders o
       where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
       order by o.placed_at desc, o.id desc limit ${most}`.execute(db);
    return rows;
  },

  /** Everything that is stored of an order. */
  async record(number: string): Promise<OrderRecord | undefined> {
    const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
    if (order === undefined) return undefined;
    const { id } = order;
    const lineIds = db.selectFrom('order_lines').select('id').where('order_id', '=', id);
    const tenderIds = db.selectFrom('order_tenders').select('id').where('order_id', '=', id);
    const [
      account,
      sellers,
      { rows: parcels },
      lines,
      tenders,
      shares,
      attempts,
      receipts,
      refunds,
      movements,
      events,
    ] = await Promise.all([
      db.selectFrom('customers').select('email').where('id', '=', order.customer_id).executeTakeFirst(),
      db.selectFrom('order_sellers').selectAll().where('order_id', '=', id).orderBy('store_id').execute(),
      sql<ParcelRow>`
          select p.*, p.promised_from::text, p.promised_to::text from order_parcels p
           where p.order_id = ${id} order by p.id`.execute(db),
      db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute(),
      db.selectFrom('order_tenders').selectAll().where('order_id', '=', id).orderBy('position').execute(),
      db.selectFrom('order_shares').selectAll().where('line_id', 'in', lineIds).execute(),
      db.selectFrom('payment_attempts').selectAll().where('tender_id', 'in', tenderIds).orderBy('created_at').execute(),
      db.selectFrom('payment_receipts').selectAll().where('order_id', '=', id).orderBy('arrived_at').execute(),
      db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
      db.selectFrom('stock_movements').selectAll().where('line_id', 'in', lineIds).orderBy('at').execute(),
      db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    ]);
    return {
      ...{ order, account: account?.email ?? null, sellers, parcels, lines, tenders, shares },
      ...{ attempts, receipts, refunds, movements, events },
    };
  },

  /** Whether an order contradicts a proof of `doctor`. */
  async contradicts(number: string, proof: OrderProof): Promise<boolean> {
    const one = '(select * from orders where number = $1)';
    const { rows } = await query(proof.wrongOf(one), [number]);
    return rows.length > 0;
  },
});
