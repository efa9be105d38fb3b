/** SQL of the orders that a customer sees. Amounts are centavos. */
import type { Database } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { buyersAddress, isGift } from '../../registries/service.ts';
import { freePieces } from '../../returns/service.ts';
import { openSlips } from '../unpaid-repository.ts';
import { patternOf } from './pattern.ts';
import type { FoundOrder, ListedOrder } from './rows.ts';

/** Which orders of a customer are listed. A filter that is undefined does not filter. */
export interface OrderSearch {
  /** Orders that were placed at this moment or later. */
  since?: Date | undefined;
  /** Words that are all in the title of one product of the order. */
  words?: readonly string[] | undefined;
  /** Digits that are in the number of the order. */
  digits?: string | undefined;
}

/** SQL: when the slip of OXXO or the CLABE of the order `o` ends. */
const slipUntil = sql`(select max(a.expires_at) ${openSlips})`;

/** Columns of the order `o` in a list. */
const orderColumns = sql`
  'number', o.number, 'placedAt', o.placed_at, 'total', o.total, 'payment', o.payment_state, 'isTest', o.is_test,
  'paysUntil', o.pays_until, 'slipUntil', ${slipUntil},
  'way', (select t.kind from order_tenders t
           where t.order_id = o.id and t.kind in ('card', 'oxxo', 'spei') order by t.position limit 1),
  'refunds', array(
     select json_build_object('state', f.state, 'toOwner', f.to_owner, 'parcels', array(
              select distinct l.parcel_id from refunded_pieces p join order_lines l on l.id = p.line_id
               where p.order_id = o.id and p.cause = f.cause))
       from refunds f where f.order_id = o.id and f.cause <> 'not applied')`;

/** The parcels `p` of the order `o`. `more` are further columns. The parcel with the first line comes first. */
const parcelColumns = (more: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('id', p.id, 'state', p.state, 'service', p.service,
            'promisedFrom', p.promised_from, 'promisedTo', p.promised_to, 'deliveredAt', p.delivered_at,
            'returns', coalesce((
              select json_agg(json_build_object('state', r.state, 'refunds', array(
                       select f.state from refunds f where f.order_id = o.id and f.cause = 'return ' || r.id)))
                from order_returns r
               cross join lateral (
                 select sum(n.pieces) as pieces from order_return_lines n where n.return_id = r.id) n
               where r.parcel_id = p.id and r.state not in ('expired', 'cancelled')
              having sum(n.pieces) = (
                select sum(l.pieces - l.cancelled) from order_lines l where l.parcel_id = p.id)), '[]')${more})
            order by (select min(l.position) from order_lines l where l.parcel_id = p.id), p.id), '[]')
     from order_parcels p where p.order_id = o.id)`;

/** The lines of the order `o` in a list. */
const lineColumns = sql`
  (select coalesce(json_agg(json_build_object('id', l.product_id, 'sku', l.sku, 'shown', l.shown, 'pieces', l.pieces,
            'cancelled', l.cancelled) order by l.position), '[]')
     from order_lines l where l.order_id = o.id)`;

/** @param db the database, or a transaction of it */
export const shownOrderRepository = (db: Kysely<Database>) => ({
  /** A page of a customer's orders, the newest first, and the number of orders in all pages. */
  async page(
    customer: string,
    search: OrderSearch,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ total: number; orders: ListedOrder[] }> {
    const { rows } = await sql<{ total: number; orders: (Omit<ListedOrder, keyof Texts> & Texts)[] }>`
      with found as materialized (select o.id, o.placed_at from orders o where ${matching(customer, search)}),
      page as (select id from found order by placed_at desc, id desc limit ${limit} offset ${offset})
      select (select count(*)::integer from found) as total,
             (select coalesce(json_agg(json_build_object(${orderColumns}, 'parcels', ${parcelColumns(sql``)},
                       'lines', ${lineColumns}) order by o.placed_at desc, o.id desc), '[]')
                from page join orders o on o.id = page.id) as orders`.execute(db);
    const { total = 0, orders = [] } = rows[0] ?? {};
    return {
      total,
      orders: orders.map((order) => ({
        ...order,
        placedAt: new Date(order.placedAt),
        paysUntil: order.paysUntil === null ? null : new Date(order.paysUntil),
        slipUntil: order.slipUntil === null ? null : new Date(order.slipUntil),
      })),
    };
  },

  /** Number of all orders of a customer. */
  async count(customer: string): Promise<number> {
    const row = await db
      .selectFrom('orders')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** An order of a customer. Undefined for the order of another customer. */
  async find(customer: string, number: string): Promise<FoundOrder | undefined> {
    const { rows } = await sql<FoundOrder>`
      select o.id, o.number, o.placed_at as "placedAt", o.ended_at as "endedAt", o.is_test as "isTest",
             o.payment_state as payment, o.pays_until as "paysUntil", ${slipUntil} as "slipUntil",
             o.goods, o.discount, o.shipping, o.total, o.coupon_code as coupon,
             ${buyersAddress} as address, ${isGift} as "isGift", o.gift_note as "giftNote",
             (select json_build_object('names', g.names, 'at', c.at)
                from registry_gifts g join order_cancellations c on c.id = g.change_id
               where g.order_id = o.id) as "giftChange",
             o.accepted,
             (select json_build_object('pedido', f.number, 'devolucion', r.id)
                from return_exchanges x join order_returns r on r.id = x.return_id join orders f on f.id = r.order_id
               where x.order_id = o.id) as "exchangeOf",
             (select coalesce(json_agg(json_build_object('id', s.store_id, 'name', s.name)), '[]')
                from order_sellers s where s.order_id = o.id) as sellers,
             ${parcelColumns(sql`,
               'seller', p.store_id, 'carrier', p.carrier, 'tracking', p.tracking, 'collectedAt', p.collected_at,
               'paid', p.paid, 'place', (
                 select json_build_object('name', sp.name, 'address', sp.address, 'opening_hours', sp.opening_hours)
                   from shipping_places sp where sp.id = p.place_id and p.service = 'pickup')`)} as parcels,
             (select coalesce(json_agg(json_build_object('parcel', l.parcel_id, 'id', l.product_id, 'sku', l.sku,
                       'line', l.position + 1, 'shown', l.shown, 'pieces', l.pieces, 'cancelled', l.cancelled,
                       'free', ${freePieces}, 'listPrice', l.list_price, 'price', l.price, 'discount', l.discount, 'slug', r.slug)
                       order by l.position), '[]')
                from order_lines l left join products r on r.id = l.product_id where l.order_id = o.id) as lines,
             (select coalesce(json_agg(json_build_object('kind', t.kind, 'amount', t.amount, 'card', a.card,
                       'months', coalesce(a.months, 1)) order by t.position), '[]')
                from order_tenders t
                left join lateral (
                  select months, case when jsonb_typeof(details->'card') = 'object' then json_build_object(
                           'brand', details->'card'->>'brand', 'last4', details->'card'->>'last4') end as card
                    from payment_attempts where tender_id = t.id and state in ('open', 'unknown', 'applied') order by created_at desc, id limit 1) a on true
               where t.order_id = o.id) as tenders,
             (select coalesce(json_agg(json_build_object('to', e.data->>'to', 'parcel', e.data->>'parcel', 'at', e.at)
                       order by e.id), '[]')
                from order_events e where e.order_id = o.id and e.data ? 'to') as steps
        from orders o where o.number = ${number} and o.customer_id = ${customer}`.execute(db);
    return rows[0];
  },
});

/** Moments of rows that are read as JSON. */
interface Texts {
  placedAt: string;
  paysUntil: string | null;
  slipUntil: string | null;
}

function matching(customer: string, { since, words = [], digits }: OrderSearch) {
  const inTitle = words.map((word) => sql`f.title ~ ${patternOf(word)}`);
  const ways = [
    ...(inTitle.length > 0
      ? [
          // `offset 0`: each title is read once, however many words are searched.
          sql`exists (
            select from (select lower(l.shown->>'title') as title from order_lines l
                          where l.order_id = o.id offset 0) f
             where ${sql.join(inTitle, sql` and `)})`,
        ]
      : []),
    ...(digits === undefined ? [] : [sql`strpos(o.number, ${digits}) > 0`]),
  ];
  return sql.join(
    [
      sql`o.customer_id = ${customer}`,
      ...(since === undefined ? [] : [sql`o.placed_at >= ${since}`]),
      ...(ways.length > 0 ? [sql`(${sql.join(ways, sql` or `)})`] : []),
    ],
    sql` and `,
  );
}
