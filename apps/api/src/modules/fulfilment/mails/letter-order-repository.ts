/** An order as its mails tell of it. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import type { Bearer, ParcelState, PaymentState, ReturnState, WayBack } from '@tianguis/domain/order';
import { type RawBuilder, sql } from 'kysely';

export interface LetterLine {
  parcel: string;
  title: string;
  options: Record<string, string>;
  sku: string;
  pieces: number;
  productId: number;
  /** What the customer pays for the pieces, before the coupon. */
  amount: number;
}

export interface LetterParcel {
  id: string;
  store: number;
  service: string;
  state: ParcelState;
  /** YYYY-MM-DD */
  promisedFrom: string | null;
  promisedTo: string | null;
  carrier: string | null;
  tracking: string | null;
  /** The shop of a pick-up. */
  place: { name: string; address: string; hours: string } | null;
  /** The pieces that were not cancelled after the payment. */
  lines: LetterLine[];
  /** The pieces that were cancelled after the payment. */
  cancelled: LetterLine[];
}

/** How to pay an order outside of the shop: the slip of OXXO, or the CLABE of a transfer. */
export interface PayAt {
  slip?: { reference: string } | null;
  transfer?: { clabe: string; bank: string; beneficiary: string; concept: string } | null;
  card?: { brand: string; last4: string } | null;
}

/** The account to which a refund is transferred. */
export interface LetterAccount {
  bank: string;
  last4: string;
}

export interface LetterRefund {
  id: string;
  cause: string;
  receipt: string | null;
  amount: number;
  account: LetterAccount | null;
  /** The money is in the balance. */
  isBalance: boolean;
  /** The store credit owes less. */
  isCredit?: boolean;
}

export interface LetterExchange {
  state: 'reserved' | 'ordered' | 'ended';
  options: Record<string, string>;
  /** The number of its order. */
  number: string | null;
  /** What the customer has to pay of it. */
  toPay: number;
}

/** A return of delivered pieces. */
export interface LetterReturn {
  id: string;
  number: string;
  parcel: string;
  state: ReturnState;
  bearer: Bearer;
  way: WayBack;
  /** The last date of the state, YYYY-MM-DD. */
  dueOn: string | null;
  refusal: string | null;
  /** The pieces that the customer wants instead of the money. */
  exchange: LetterExchange | null;
  lines: LetterLine[];
}

export interface LetterOrder {
  id: string;
  /** Null after the account was erased. */
  customer: string | null;
  number: string;
  isTest: boolean;
  /** The pieces are those of an exchange, whose return has a mail of its own. */
  isExchange: boolean;
  payment: PaymentState;
  placedAt: Date;
  /** The last moment to pay: that of the slip or the CLABE, before which the reservation does not end. */
  paysUntil: Date | null;
  goods: number;
  discount: number;
  shipping: number;
  total: number;
  giftNote: string | null;
  /** The names of the registry for which it is a gift; null for other orders, and after the registry was erased. */
  giftFor?: string | null;
  /** Null after the account was erased. */
  email: string | null;
  /** The first name of the customer. */
  name: string;
  address: Record<string, string> | null;
  /** The way to pay at a provider; null if nothing was to pay there. */
  way: 'card' | 'oxxo' | 'spei' | null;
  months: number | null;
  payAt: PayAt;
  /** Money that arrived in pesos, and is not refunded. */
  received: number;
  /** The balance pays this of the order. */
  balance: number;
  /** The store credit pays this of the order. */
  credit?: number;
  refunds: LetterRefund[];
  /** Cancellations of pieces after the payment. */
  cancellations: { id: string; lines: LetterLine[] }[];
  returns: LetterReturn[];
  sellers: { store: number; name: string; contact: string | null; isOwn: boolean }[];
  parcels: LetterParcel[];
}

/** SQL of a line `l` with some of its pieces. */
const lineOf = (pieces: RawBuilder<unknown>) => sql`
  json_build_object('parcel', l.parcel_id, 'title', coalesce(l.shown ->> 'title', l.sku), 'sku', l.sku, 'options',
    coalesce(l.shown -> 'options', '{}'), 'pieces', ${pieces}, 'productId', l.product_id,
    'amount', l.price * ${pieces})`;

/**
 * The e-mail is that of the account, since a customer may have changed it. An account that waits for its erasure has
 * none, so the order's e-mail counts.
 */
export async function letterOrder({ db }: Pick<UnitOfWork, 'db'>, order: string): Promise<LetterOrder | undefined> {
  const { rows } = await sql<LetterOrder>`
    select o.id, c.id as customer, o.number, o.is_test as "isTest",
           exists (select from return_exchanges x where x.order_id = o.id) as "isExchange",
           o.payment_state as payment, o.placed_at as "placedAt",
           coalesce(case when a.state in ('open', 'unknown') then a.expires_at end, o.pays_until) as "paysUntil", o.goods, o.discount, o.shipping, o.total, o.gift_note as "giftNote",
           (select g.names from registry_gifts g where g.order_id = o.id) as "giftFor",
           coalesce(nullif(c.email, c.id || '@erased.invalid'), o.buyer ->> 'correo') as email,
           split_part(coalesce(o.buyer ->> 'nombre', ''), ' ', 1) as name, o.address,
           (select coalesce(sum(b.amount), 0)::bigint from order_tenders b
             where b.order_id = o.id and b.kind = 'balance') as balance,
           (select coalesce(sum(b.amount), 0)::bigint from order_tenders b
             where b.order_id = o.id and b.kind = 'credit') as credit,
           t.kind as way, a.months, coalesce(a.details, '{}') as "payAt",
           (select coalesce(sum(r.amount), 0)::bigint from payment_receipts r
             where r.order_id = o.id and r.currency = 'MXN'
               and not exists (select from refunds f where f.receipt_id = r.id)) as received,
           (select coalesce(json_agg(json_build_object('id', f.id, 'cause', f.cause, 'receipt', f.receipt_id,
                     'amount', f.amount, 'isBalance', f.to_balance or exists (
                       select from order_tenders b where b.id = f.tender_id and b.kind = 'balance'),
                     'isCredit', exists (
                       select from order_tenders b where b.id = f.tender_id and b.kind = 'credit'),
                     'account', case when n.refund_id is not null then
                       json_build_object('bank', n.bank, 'last4', n.last4) end) order by f.created_at, f.id), '[]')
              from refunds f left join refund_accounts n on n.refund_id = f.id where f.order_id = o.id) as refunds,
           (select coalesce(json_agg(json_build_object('id', c.id, 'lines', (
                     select coalesce(json_agg(${lineOf(sql`p.pieces`)} order by l.position), '[]')
                       from stock_movements p join order_lines l on l.id = p.line_id
                      where l.order_id = o.id and p.reason = 'released' and p.cause = 'cancellation ' || c.id))
                     order by c.at), '[]')
              from order_cancellations c where c.order_id = o.id) as cancellations,
           (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'parcel', r.parcel_id,
                     'state', r.state, 'bearer', r.bearer, 'way', r.way, 'dueOn', r.due_on, 'refusal', r.refusal,
                     'exchange', (
                       select json_build_object('state', x.state, 'number', e.number,
                                'options', coalesce(x.content #> '{parcels,0,lines,0,shown,options}', '{}'),
                                'toPay', case when e.payment_state = 'awaiting' then (
                                  select coalesce(sum(t.amount), 0) from order_tenders t
                                   where t.order_id = e.id and t.kind <> 'balance') else 0 end)
                         from return_exchanges x left join orders e on e.id = x.order_id where x.return_id = r.id),
                     'lines', (
                       select coalesce(json_agg(${lineOf(sql`n.pieces`)} order by l.position), '[]')
                         from order_return_lines n join order_lines l on l.id = n.line_id where n.return_id = r.id))
                     order by r.number), '[]')
              from order_returns r where r.order_id = o.id) as returns,
           (select json_agg(json_build_object('store', s.store_id, 'name', s.name, 'contact', h.order_contact,
                     'isOwn', coalesce(h.is_own, false)) order by s.store_id)
              from order_sellers s left join stores h on h.id = s.store_id where s.order_id = o.id) as sellers,
           (select json_agg(json_build_object('id', p.id, 'store', p.store_id, 'service', p.service, 'state', p.state,
                     'promisedFrom', p.promised_from, 'promisedTo', p.promised_to, 'carrier', p.carrier,
                     'tracking', p.tracking, 'place', case when p.service = 'pickup' and h.id is not null then
                       json_build_object('name', h.name, 'address', h.address, 'hours', h.opening_hours) end,
                     'lines', (
                       select coalesce(json_agg(${lineOf(sql`(l.pieces - l.cancelled)`)} order by l.position), '[]')
                         from order_lines l where l.parcel_id = p.id and l.pieces > l.cancelled),
                     'cancelled', (
                       select coalesce(json_agg(${lineOf(sql`l.cancelled`)} order by l.position), '[]')
                         from order_lines l where l.parcel_id = p.id and l.cancelled > 0))
                     order by p.promised_to, p.id)
              from order_parcels p left join shipping_places h on h.id = p.place_id
             where p.order_id = o.id) as parcels
      from orders o
      left join customers c on c.id = o.customer_id
      left join lateral (
        select * from order_tenders t where t.order_id = o.id and t.kind in ('card', 'oxxo', 'spei')
         order by t.position limit 1) t on true
      left join lateral (
        select * from payment_attempts a where a.tender_id = t.id
         order by a.state = 'applied' desc, a.state in ('open', 'unknown') desc, a.created_at desc limit 1) a on true
     where o.id = ${order}`.execute(db);
  return rows[0];
}
