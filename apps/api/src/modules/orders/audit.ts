/** Proofs that orders add up (OD-04). Each proof is a query for the orders that contradict it. */
import { hasEnded, isPaid, isTaken, type ReturnState, returnTable } from '@tianguis/domain/order';
import { variantsWithWrongTakenStock } from '../inventory/service.ts';
import { statesThat } from '../payment-states.ts';

export interface OrderProof {
  name: string;
  /** What holds if no order contradicts the proof. */
  fine: string;
  /** What an order has that contradicts the proof. */
  wrong: string;
  /** What an operator does about such an order, in one sentence. */
  todo: string;
  /** SQL that selects the numbers of the wrong orders, as `id`. @param orders SQL: `orders`, or a part of them */
  wrongOf(orders: string): string;
}

export interface ShopProof extends Omit<OrderProof, 'wrong' | 'wrongOf'> {
  /** What contradicts the proof. */
  wrong: string;
  /** SQL that selects what is wrong, as `id`. */
  query: string;
}

const paid = statesThat(isPaid);
const ended = statesThat(hasEnded);
/** SQL: the states of returns that keep their pieces. */
const takenStates = (Object.keys(returnTable) as ReturnState[])
  .filter(isTaken)
  .map((state) => `'${state}'`)
  .join(', ');
const unpaid = statesThat((state) => !isPaid(state) && !hasEnded(state));

/** SQL: sum of an amount over the rows of an order in a table. */
const sumOf = (amount: string, table: string) =>
  `(select coalesce(sum(${amount}), 0) from ${table} t where t.order_id = o.id)`;

/** SQL: a receipt `r` with money that is neither applied nor refunded, or refunded twice. */
const unaccounted = `r.applied + (select coalesce(sum(f.amount), 0) from refunds f where f.receipt_id = r.id) <> r.amount`;

/** SQL: for each line of some orders, its pieces by reason of the ledger. */
const movedOf = (orders: string) => `select l.order_id, l.parcel_id, l.id, l.pieces, l.cancelled,
    coalesce(sum(m.pieces) filter (where m.reason = 'reserved'), 0) as reserved,
    coalesce(sum(m.pieces) filter (where m.reason = 'sold'), 0) as sold,
    coalesce(sum(m.pieces) filter (where m.reason = 'released'), 0) as released,
    coalesce(sum(m.pieces) filter (where m.reason = 'collected'), 0) as collected,
    coalesce(sum(m.pieces) filter (where m.reason = 'restocked'), 0) as restocked
  from ${orders} x join order_lines l on l.order_id = x.id left join stock_movements m on m.line_id = l.id group by l.id`;

/**
 * SQL: the share of the first pieces of the line `l` in the amounts `s` of the line, rounded down. Refunded pieces `p`
 * may leave out the shipping.
 */
const upTo = (count: string) =>
  `(s.net * (${count}) / l.pieces + case when p.with_shipping then s.shipping * (${count}) / l.pieces else 0 end)`;

/** SQL: the amounts `s` that all tenders together pay for the line `l`. */
export const amountsOfLine = `cross join lateral (
  select coalesce(sum(h.net), 0)::bigint as net, coalesce(sum(h.shipping), 0)::bigint as shipping
    from order_shares h where h.line_id = l.id) s`;

export const orderProofs: readonly OrderProof[] = [
  {
    name: 'Amounts of orders',
    fine: 'Lines, sellers and parcels add up to each order.',
    wrong: 'lines, sellers or parcels that do not add up',
    todo: 'Find in its event "placed" and in its quote which amount is wrong, before any money is refunded.',
    wrongOf: (orders) => `select o.number as id from ${orders} o
      where o.goods <> ${sumOf('price * pieces', 'order_lines')} or o.goods <> ${sumOf('goods', 'order_sellers')}
         or o.discount <> ${sumOf('discount', 'order_lines')} or o.discount <> ${sumOf('discount', 'order_sellers')}
         or o.shipping <> ${sumOf('shipping', 'order_lines')} or o.shipping <> ${sumOf('shipping', 'order_sellers')}
         or o.shipping <> ${sumOf('paid', 'order_parcels')}`,
  },
  {
    name: 'Tenders of orders',
    fine: 'The tenders of each order add up to its total, and a paid order has its receipts.',
    wrong: 'tenders or receipts that do not add up to the total',
    todo: 'Compare its receipts with the payments that the provider lists for the order, and refund what is too much.',
    wrongOf: (orders) => `select o.number as id from ${orders} o
      where o.total <> ${sumOf('amount', 'order_tenders')}
         or o.payment_state in ${paid} and ${sumOf('applied', 'payment_receipts')}
              <> (select coalesce(sum(t.amount), 0) from order_tenders t
                   where t.order_id = o.id and t.kind not in ('balance', 'credit'))
         or o.payment_state in ${ended} and ${sumOf('applied', 'payment_receipts')} <> 0
         or exists (
           select from order_tenders t where t.order_id = o.id and o.payment_state in ${paid} and t.amount <>
             (select coalesce(sum(s.net + s.shipping), 0) from order_shares s where s.tender_id = t.id))
         or exists (
           select from order_lines l ${amountsOfLine}
            where l.order_id = o.id and o.payment_state in ${paid}
              and (l.price * l.pieces - l.discount <> s.net or l.shipping <> s.shipping))`,
  },
  {
    name: 'Receipts',
    fine: 'All money that arrived is applied to an order or becomes a refund.',
    wrong: 'money that is neither applied nor refunded',
    todo: 'Refund the rest of its receipt at the provider, or apply the rest to the order.',
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o join payment_receipts r on r.order_id = o.id
     where ${unaccounted} and o.payment_state not in ${unpaid}`,
  },
  {
    name: 'Stock of orders',
    fine: 'The ledger has the pieces of each order once.',
    wrong: 'pieces in the ledger that contradict the state of the order',
    todo: 'Compare its movements with the parcels that left, and count the pieces of its variants on the shelf.',
    wrongOf: (
      orders,
    ) => `select distinct o.number as id from ${orders} o join (${movedOf(orders)}) m on m.order_id = o.id
      where case
        when o.payment_state in ${ended} then m.reserved <> m.released or m.collected > 0
        when o.payment_state in ${paid} then m.sold = 0 or m.reserved - m.released > m.pieces - m.cancelled
          or m.reserved - m.released < m.collected or m.restocked > m.collected
        else m.reserved - m.released <> m.pieces or m.sold > 0 or m.collected > 0 end`,
  },
  {
    name: 'Coupons of orders',
    fine: 'Each coupon is reserved, used or returned as its order is, and its customer has a use of it.',
    wrong: 'a coupon that contradicts the state of the order',
    todo: 'See whether the order is paid, open or ended, and ask the customer which orders used the coupon.',
    wrongOf: (orders) => `select o.number as id from ${orders} o
      where coupon_state <> case when payment_state in ${paid} then case when exists (
          select from order_lines l where l.order_id = o.id and l.cancelled < l.pieces) then 'used' else o.coupon_state end
        when payment_state in ${ended} then 'returned' else 'reserved' end
         or coupon_state in ('used', 'reserved') and customer_id is not null
           and exists (select from coupons c where c.id = o.coupon_id) and not exists (
             select from coupon_uses u
              where u.coupon_id = o.coupon_id and u.customer_id = o.customer_id and u.held_until is null)`,
  },
  {
    name: 'Parcels of orders',
    fine: 'Parcels move for paid orders only.',
    wrong: 'parcels that contradict the state of the order',
    todo: 'Ask the seller where the parcel is, and stop a parcel of an order that is not paid.',
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o join order_parcels p on p.order_id = o.id
      where case
        when o.payment_state in ${ended} then p.state <> 'cancelled'
        when o.payment_state in ${paid} then p.state = 'waiting'
        else p.state <> 'waiting' end`,
  },
  {
    name: 'Stock of parcels',
    fine: 'The pieces of parcels that left are collected, and the pieces of parcels that came back are on the shelf.',
    wrong: 'pieces in the ledger that contradict the state of their parcel',
    todo: 'Ask the seller where the parcel is, and count the pieces of its variants on the shelf.',
    wrongOf: (
      orders,
    ) => `select distinct o.number as id from ${orders} o join (${movedOf(orders)}) m on m.order_id = o.id
      join order_parcels p on p.id = m.parcel_id
     where o.payment_state in ${paid} and case
       when p.state in ('on_the_way', 'delivered', 'returning') then m.collected < m.reserved - m.released
       when p.state = 'returned' then m.restocked < m.reserved - m.released
       when p.state = 'cancelled' then m.reserved > m.released
       else m.collected > 0 end`,
  },
  {
    name: 'Refunds of orders',
    fine: 'The pieces that a customer paid and does not get are refunded, and no tender is refunded beyond its amount.',
    wrong: 'refunds that are missing or too high',
    todo: 'Compare its refunds with its cancelled and returned pieces, and add or stop a refund at the provider.',
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o
     where exists (
         select from order_tenders t join refunds f on f.tender_id = t.id
          where t.order_id = o.id group by t.id having sum(f.amount) > t.amount)
        or o.payment_state in ('paid', 'disputed') and exists (
         select from refunded_pieces p join order_lines l on l.id = p.line_id ${amountsOfLine}
          where p.order_id = o.id group by p.cause
         having sum(${upTo('p.earlier + p.pieces')} - ${upTo('p.earlier')}) <> (
           select coalesce(sum(f.amount), 0) from refunds f where f.order_id = o.id and f.cause = p.cause))
        or o.payment_state in ${paid} and exists (
         select from order_lines l join order_parcels p on p.id = l.parcel_id
          where l.order_id = o.id and (
            l.refunded <> (select coalesce(sum(r.pieces), 0) from refunded_pieces r where r.line_id = l.id)
            or l.refunded < case p.state when 'returned' then l.pieces else l.cancelled end
            or p.state = 'cancelled' and l.cancelled < l.pieces))`,
  },
  {
    name: 'Returns of orders',
    fine: 'The lines count the pieces of their returns, and each accepted return is refunded.',
    wrong: 'returns that contradict the counts or the refunds of their lines',
    todo: 'Compare its returns with its refunds: "npm run shop -- returns show NUMBER".',
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o join order_lines l on l.order_id = o.id
     cross join lateral (
       select coalesce(sum(n.pieces) filter (where r.state in (${takenStates})), 0) as taken,
              coalesce(sum(n.pieces) filter (where r.state in ('accepted', 'refunded')), 0) as accepted
         from order_return_lines n join order_returns r on r.id = n.return_id where n.line_id = l.id) n
     cross join lateral (
       select coalesce(sum(p.pieces), 0) as refunded from refunded_pieces p
        where p.line_id = l.id and p.cause like 'return %') f
     where l.returned <> n.taken or l.return_refunded <> n.accepted or f.refunded <> n.accepted`,
  },
  {
    name: 'Deadlines of returns',
    fine: 'No return waits longer than its deadline.',
    wrong: 'returns whose deadline has passed',
    todo: 'See that the job "returns" runs: "npm run shop -- jobs".',
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o join order_returns r on r.order_id = o.id
     where r.state <> 'accepted' and r.due_on + interval '2 days' < now()`,
  },
];

/**
 * SQL: the variants whose stock contradicts the pieces that orders have taken of them, each with the newest orders that
 * have the variant.
 */
const wrongTakenStock = `
  select v.id || coalesce(' of the orders ' || (
           select string_agg(n.number, ', ') from (
             select distinct o.number, o.placed_at from order_lines l join orders o on o.id = l.order_id
              where l.variant_id = v.id order by o.placed_at desc, o.number limit 3) n), '') as id
    from product_variants v where v.id in (${variantsWithWrongTakenStock})`;

/** Proofs about money without an order, and about variants. */
export const shopProofs: readonly ShopProof[] = [
  {
    name: 'Receipts without an order',
    fine: 'All money of no known order becomes a refund.',
    wrong: 'Receipts of no known order that are not refunded',
    todo: 'Ask the provider whose payment it is, and refund the payment there.',
    query: `select r.provider || ' ' || r.provider_id as id from payment_receipts r
     where r.order_id is null and ${unaccounted}`,
  },
  {
    name: 'Taken stock',
    fine: 'The stock of each variant excludes the pieces of open orders.',
    wrong: 'Variants whose stock contradicts the pieces of open orders',
    todo: 'Run "npm run shop -- products repair". Then compare the movements of these orders with the shelf.',
    query: wrongTakenStock,
  },
];
