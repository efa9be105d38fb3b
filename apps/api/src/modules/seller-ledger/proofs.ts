/** Proofs that the ledger of sellers adds up (AF-06), for `doctor`. */
import type { ShopProof } from '../orders/service.ts';

/** SQL: the number of the order of a settlement `s`. */
const orderOf = '(select o.number from orders o where o.id = s.order_id)';

/** SQL: the entry of a kind for all delivered pieces of the settlement `s`, or 0. */
const whole = (kind: string) =>
  `coalesce((select e.amount from seller_entries e
              where e.line_id = s.line_id and e.kind = ${kind} and e.refunded = 0), 0)`;

export const sellerProofs: readonly ShopProof[] = [
  {
    name: 'Earnings of sellers',
    fine: 'What each seller earned follows from the lines that were delivered.',
    wrong: 'Orders whose lines earn their seller another amount',
    todo: 'Compare "npm run shop -- sellers statement" with "orders show", before the seller is paid.',
    query: `select distinct ${orderOf} as id from seller_settlements s
        join order_lines l on l.id = s.line_id join orders o on o.id = s.order_id
       where ${whole("'sale'")} <> l.price * s.pieces - case when o.coupon_funder = 'seller'
               then l.discount - l.discount * s.earlier / l.pieces else 0 end
          or ${whole("'commission'")} <> -((2 * ${whole("'sale'")} * s.commission + 10000) / 20000)
          or s.pieces + s.earlier <> l.pieces`,
  },
  {
    name: 'Refunds of sellers',
    fine: 'Refunds take back what the refunded pieces have earned.',
    wrong: 'Orders whose refunds took back another amount from their seller',
    todo: 'Compare "npm run shop -- sellers statement" with "orders show", before the seller is paid.',
    query: `select distinct ${orderOf} as id from seller_settlements s,
        unnest(array['sale', 'shipping', 'commission', 'isr', 'iva']) as k (kind)
       where (select coalesce(sum(e.amount), 0) from seller_entries e where e.line_id = s.line_id and e.kind = k.kind)
          <> trunc(${whole('k.kind')}::numeric * (s.pieces - s.refunded) / s.pieces)`,
  },
  {
    name: 'Settled lines of sellers',
    fine: 'Each delivered line, and each refund of one, is in the ledger of its seller within a day.',
    wrong: 'Orders with delivered or refunded pieces that are not in the ledger of their seller',
    todo: 'Run "npm run shop -- sellers list", which adds them.',
    query: `select distinct o.number as id from order_lines l join orders o on o.id = l.order_id
        join order_parcels p on p.id = l.parcel_id left join stores t on t.id = p.store_id
        left join seller_settlements s on s.line_id = l.id
       where p.state = 'delivered' and p.delivered_at < now() - interval '1 day' and not o.is_test
         and t.is_own is not true
         and (s.line_id is null and l.refunded < l.pieces
           or s.refunded < l.refunded - s.earlier and not exists (
                select from refunded_pieces r where r.line_id = l.id and r.at > now() - interval '1 day'))`,
  },
];
