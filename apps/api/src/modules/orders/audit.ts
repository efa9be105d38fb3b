/** Proofs that orders add up (OD-04). Each proof is a query for the orders that contradict it. */
import { hasEnded, isPaid, type PaymentState, paymentTable } from '@tianguis/domain/order';

export interface OrderProof {
  name: string;
  /** What holds if no order contradicts the proof. */
  fine: string;
  /** What is wrong with an order that contradicts the proof. */
  wrong: string;
  /** SQL that selects the numbers of the wrong orders, as `id`. */
  query: string;
}

/** SQL: the states of payments that have a property. */
const statesThat = (have: (state: PaymentState) => boolean): string =>
  `('${(Object.keys(paymentTable) as PaymentState[]).filter(have).join("', '")}')`;
const paid = statesThat(isPaid);
const ended = statesThat(hasEnded);
const unpaid = statesThat((state) => !isPaid(state) && !hasEnded(state));

/** SQL: sum of an amount over the rows of an order in a table. */
const sumOf = (amount: string, table: string) =>
  `(select coalesce(sum(${amount}), 0) from ${table} t where t.order_id = o.id)`;

/** SQL: for each line, its pieces by reason of the ledger. */
const moved = `select l.order_id, l.id, l.pieces,
    coalesce(sum(m.pieces) filter (where m.reason = 'reserved'), 0) as reserved,
    coalesce(sum(m.pieces) filter (where m.reason = 'sold'), 0) as sold,
    coalesce(sum(m.pieces) filter (where m.reason = 'released'), 0) as released,
    coalesce(sum(m.pieces) filter (where m.reason = 'collected'), 0) as collected,
    coalesce(sum(m.pieces) filter (where m.reason = 'restocked'), 0) as restocked
  from order_lines l left join stock_movements m on m.line_id = l.id group by l.id`;

export const orderProofs: readonly OrderProof[] = [
  {
    name: 'Amounts of orders',
    fine: 'Lines, sellers and parcels add up to each order.',
    wrong: 'whose lines, sellers or parcels do not add up',
    query: `select o.number as id from orders o
      where o.goods <> ${sumOf('price * pieces', 'order_lines')} or o.goods <> ${sumOf('goods', 'order_sellers')}
         or o.discount <> ${sumOf('discount', 'order_lines')} or o.discount <> ${sumOf('discount', 'order_sellers')}
         or o.shipping <> ${sumOf('shipping', 'order_lines')} or o.shipping <> ${sumOf('shipping', 'order_sellers')}
         or o.shipping <> ${sumOf('paid', 'order_parcels')}`,
  },
  {
    name: 'Tenders of orders',
    fine: 'The tenders of each order add up to its total, and a paid order has its receipts.',
    wrong: 'whose tenders or receipts do not add up to the total',
    query: `select o.number as id from orders o
      where o.total <> ${sumOf('amount', 'order_tenders')}
         or o.payment_state in ${paid} and ${sumOf('applied', 'payment_receipts')}
              <> (select coalesce(sum(t.amount), 0) from order_tenders t
                   where t.order_id = o.id and t.kind not in ('balance', 'credit'))
         or o.payment_state in ${ended} and ${sumOf('applied', 'payment_receipts')} <> 0
         or exists (
           select from order_tenders t where t.order_id = o.id and o.payment_state in ${paid} and t.amount <>
             (select coalesce(sum(s.net + s.shipping), 0) from order_shares s where s.tender_id = t.id))
         or exists (
           select from order_lines l cross join lateral (
               select coalesce(sum(h.net), 0) as net, coalesce(sum(h.shipping), 0) as shipping
                 from order_shares h where h.line_id = l.id) s
            where l.order_id = o.id and o.payment_state in ${paid}
              and (l.price * l.pieces - l.discount <> s.net or l.shipping <> s.shipping))`,
  },
  {
    name: 'Receipts',
    fine: 'All money that arrived is applied to an order or becomes a refund.',
    wrong: 'with money that is neither applied nor refunded',
    query: `select coalesce(o.number, 'without an order: ' || r.provider || ' ' || r.provider_id) as id
      from payment_receipts r left join orders o on o.id = r.order_id
     where r.applied + (select coalesce(sum(f.amount), 0) from refunds f where f.receipt_id = r.id) <> r.amount
       and (o.id is null or o.payment_state not in ${unpaid})`,
  },
  {
    name: 'Stock of orders',
    fine: 'The ledger has the pieces of each order once.',
    wrong: 'whose pieces in the ledger contradict the state of the order',
    query: `select distinct o.number as id from orders o join (${moved}) m on m.order_id = o.id
      where case
        when o.payment_state in ${ended} then m.reserved <> m.released or m.collected > 0
        when o.payment_state in ${paid} then m.sold = 0 or m.reserved - m.released > m.pieces
          or m.reserved - m.released < m.collected or m.restocked > m.collected
        else m.reserved - m.released <> m.pieces or m.sold > 0 or m.collected > 0 end`,
  },
  {
    name: 'Coupons of orders',
    fine: 'Each coupon is reserved, used or returned as its order is.',
    wrong: 'whose coupon contradicts the state of the order',
    query: `select number as id from orders
      where coupon_state <> case when payment_state in ${paid} then 'used'
        when payment_state in ${ended} then 'returned' else 'reserved' end`,
  },
  {
    name: 'Parcels of orders',
    fine: 'Parcels move for paid orders only.',
    wrong: 'whose parcels contradict the state of the order',
    query: `select distinct o.number as id from orders o join order_parcels p on p.order_id = o.id
      where case
        when o.payment_state in ${ended} then p.state <> 'cancelled'
        when o.payment_state in ${paid} then p.state = 'waiting'
        else p.state <> 'waiting' end`,
  },
];
