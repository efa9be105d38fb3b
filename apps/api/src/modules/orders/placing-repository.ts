/** SQL that writes the rows of a new order. */
import { preparedForms, preparedQuery, type UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import type { NewOrder } from './new-order.ts';
import type { OrderRows } from './order-rows.ts';

type OrderRow = NewOrder & { id: string; goods: number; discount: number; shipping: number; total: number };

/** Whether a provider is asked to charge at once. Cash and transfers wait for the customer instead. */
const isCharging = ({ attempt, tenders }: Pick<NewOrder, 'attempt' | 'tenders'>): boolean =>
  attempt !== undefined && tenders.some(({ kind }) => kind === 'card');

type Parts = Record<
  'order' | 'placedAt' | 'actor' | 'sellers' | 'parcels' | 'lines' | 'tenders' | 'attempts',
  string
> & {
  /** Kinds of the first events. */
  kinds: string[];
};

// The statements of a placing are prepared, since planning them takes longer than running them.
const forms = preparedForms<Parts, never>();
const lockedCustomer = preparedQuery<string, { asked: Date | null }>(
  (_, customer) => sql<{ asked: Date | null }>`
    select deletion_requested_at as asked from customers where id = ${customer}::uuid for no key update`,
);
type OfCheckout = { id: string; number: string; customer: string | null };
const ordersOfCheckout = preparedQuery<string, OfCheckout>(
  (_, checkout) => sql<OfCheckout>`
    select id, number, customer_id as customer from orders where checkout_id = ${checkout}::uuid`,
);
const unpaidOrders = preparedQuery<string, { count: number }>(
  (_, customer) => sql<{ count: number }>`
    select count(*)::int as count from orders
     where customer_id = ${customer}::uuid and payment_state in ('awaiting', 'charging', 'partial') and not is_test`,
);
/** @param row of the order, as JSON */
const insertedOrder = preparedQuery<string, { number: string }>(
  (_, row) => sql<{ number: string }>`
    insert into orders (id, number, checkout_id, customer_id, is_test, payment_state, placed_at, pays_until, goods,
        discount, shipping, total, coupon_id, coupon_code, coupon_funder, coupon_state, buyer, address, gift_note, accepted,
        most_months)
    select n.id, n.number, n.checkout_id, n.customer_id, n.is_test, n.payment_state, n.placed_at, n.pays_until, n.goods,
           n.discount, n.shipping, n.total, n.coupon_id, n.coupon_code, n.coupon_funder, n.coupon_state, n.buyer,
           nullif(n.address, 'null'), n.gift_note, n.accepted, n.most_months
      from jsonb_populate_record(null::orders, ${row}::jsonb) n
    on conflict (number) do nothing returning number`,
);

const insertParts = ({
  order,
  placedAt,
  actor,
  sellers,
  parcels,
  lines,
  tenders,
  attempts,
  kinds,
}: Parts) => sql<never>`
  with seller as (
    insert into order_sellers (order_id, store_id, name, tax, goods, discount, shipping)
    select ${order}::uuid, n.id, n.name, n.tax, n.goods, n.discount, n.shipping
      from jsonb_to_recordset(${sellers}::jsonb) n
           (id integer, name text, tax jsonb, goods bigint, discount bigint, shipping bigint)
  ), parcel as (
    insert into order_parcels
      (id, order_id, store_id, place_id, service, zone, price, paid, borne_by, promised_from, promised_to)
    select n.id, ${order}::uuid, n.seller, n.place, n.service, n.zone, n.price, n.paid, n."borneBy",
           n."promisedFrom", n."promisedTo"
      from jsonb_to_recordset(${parcels}::jsonb) n
           (id uuid, seller integer, place integer, service text, zone text, price bigint, paid bigint,
            "borneBy" text, "promisedFrom" date, "promisedTo" date)
  ), line as (
    insert into order_lines
      (id, order_id, parcel_id, position, product_id, variant_id, sku, shown, tax, pieces, list_price, price,
       discount, shipping)
    select n.id, ${order}::uuid, n.parcel, n.position, n."productId", n."variantId", n.sku, n.shown, n.tax,
           n.pieces, n."listPrice", n.price, n.discount, n.shipping
      from jsonb_to_recordset(${lines}::jsonb) n
           (id uuid, parcel uuid, position smallint, "productId" integer, "variantId" integer, sku text,
            shown jsonb, tax jsonb, pieces integer, "listPrice" bigint, price bigint, discount bigint, shipping bigint)
  ), tender as (
    insert into order_tenders (id, order_id, position, kind, amount)
    select n.id, ${order}::uuid, n.position, n.kind, n.amount
      from jsonb_to_recordset(${tenders}::jsonb) n
           (id uuid, position smallint, kind text, amount bigint)
  ), attempt as (
    insert into payment_attempts (id, tender_id, provider, amount, months, card_token, expires_at, details)
    select n.id, n.tender, n.provider, n.amount, n.months, n."cardToken", n.expires, n.details
      from jsonb_to_recordset(${attempts}::jsonb) n
           (id uuid, tender uuid, provider text, amount bigint, months smallint, "cardToken" text,
            expires timestamptz, details jsonb)
  ), mail as (
    insert into order_mails (order_id, step) values (${order}, 'placed')
  )
  insert into order_events (order_id, at, kind, actor)
  select ${order}, ${placedAt}::timestamptz, n.kind, ${actor}
    from unnest(${kinds}::text[]) n (kind)`;

/** @param shop the transaction of the placing, or the database to read */
export const placingRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Locks the customer until the transaction ends. So a customer's checkouts run one after the other, and the deletion
   * and the erasure of the account wait.
   * @returns false if the account was erased, or is marked for deletion (AF-07)
   */
  async lockCustomer(customer: string): Promise<boolean> {
    const [found] = await lockedCustomer(db, customer);
    return found !== undefined && found.asked === null;
  },

  async ofCheckout(checkout: string, customer: string): Promise<{ id: string; number: string } | undefined> {
    const [found] = await ordersOfCheckout(db, checkout);
    return found?.customer === customer ? { id: found.id, number: found.number } : undefined;
  },

  /** Counts the orders of a customer that wait for their payment. */
  async unpaidCount(customer: string): Promise<number> {
    const [found] = await unpaidOrders(db, customer);
    return found?.count ?? 0;
  },

  /** @returns the number of the order, which is drawn again if another order has it */
  async insertOrder({ number: draw, ...order }: OrderRow & { number(): string }): Promise<string> {
    const row = {
      ...{ id: order.id, checkout_id: order.checkout, customer_id: order.customer, is_test: order.isTest },
      ...{ placed_at: order.placedAt, pays_until: order.paysUntil },
      // A provider is asked to charge the card as soon as the transaction has ended.
      payment_state: isCharging(order) ? 'charging' : 'awaiting',
      ...{ gift_note: order.giftNote, most_months: order.mostMonths ?? null },
      ...{ goods: order.goods, discount: order.discount, shipping: order.shipping, total: order.total },
      ...{ coupon_id: order.coupon?.id ?? null, coupon_code: order.coupon?.code ?? null },
      ...{ coupon_funder: order.coupon?.funder ?? null, coupon_state: order.coupon ? 'reserved' : null },
      ...{ buyer: order.buyer, address: order.address, accepted: order.accepted },
    };
    for (;;) {
      const [inserted] = await insertedOrder(db, JSON.stringify({ ...row, number: draw() }));
      if (inserted) return inserted.number;
    }
  },

  /** Writes all other rows of an order in one statement, since each statement is a round trip. */
  async insertParts({ order, sellers, parcels, lines, tenders, attempts }: OrderRows, actor: string): Promise<void> {
    const numbered = <Row>(rows: readonly Row[]) => JSON.stringify(rows.map((row, position) => ({ ...row, position })));
    await forms(
      db,
      '',
      {
        ...{ order: order.id, placedAt: order.placedAt.toISOString(), actor },
        ...{ sellers: JSON.stringify(sellers), parcels: JSON.stringify(parcels), lines: numbered(lines) },
        ...{ tenders: numbered(tenders), attempts: JSON.stringify(attempts) },
        kinds: ['placed', ...(isCharging(order) ? ['charge'] : [])],
      },
      insertParts,
    );
  },
});
