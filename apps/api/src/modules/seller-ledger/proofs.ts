/** Proofs that the ledger of sellers adds up (AF-06), for `doctor`. */
import type { ShopProof } from '../orders/service.ts';

/** SQL: the number of the order of a settlement `s`. */
const orderOf = '(select o.number from orders o where o.id = s.order_id)';

/** SQL: the sum of the entries of a kind for the settlement `s`. */
const sumOf = (kind: string) =>
  `(select coalesce(sum(e.amount), 0) from seller_entries e where e.line_id = s.line_id and e.kind = '${kind}')`;

/** SQL: what is left of an amount of the settlement `s` after refunds. */
const left = (amount: string, refunded: string) => `s.${amount} * (s.pieces - s.${refunded}) / s.pieces`;

/** SQL: a share of an amount in hundredths of a percent, rounded half up. */
const share = (amount: string, rate: string) => `((2 * (${amount}) * s.${rate} + 10000) / 20000)`;

export const sellerProofs: readonly ShopProof[] = [
  {
    name: 'Earnings of sellers',
    fine: 'What each seller earned follows from the lines that were delivered.',
    wrong: 'Orders whose lines earn their seller another amount',
    todo: 'Compare "npm run shop -- sellers statement" with "orders show", before the seller is paid.',
    query: `select distinct ${orderOf} as id from seller_settlements s
        join order_lines l on l.id = s.line_id join orders o on o.id = s.order_id
       where s.goods <> l.price * s.pieces or s.pieces + s.earlier <> l.pieces
          or s.discount <> case when o.coupon_funder = 'seller'
               then l.discount - l.discount * s.earlier / l.pieces else 0 end`,
  },
  {
    name: 'Ledger of sellers',
    fine: 'The entries of each line are what is left of its amounts after refunds.',
    wrong: 'Orders whose entries in the ledger of their seller contradict what is left of their lines',
    todo: 'Compare "npm run shop -- sellers statement" with "orders show", before the seller is paid.',
    query: `select distinct ${orderOf} as id from seller_settlements s,
        lateral (select ${left('goods', 'refunded')} - ${left('discount', 'refunded')} as sale,
                        ${left('shipping', 'with_shipping')} as shipping) k,
        lateral (select (2 * (k.sale + k.shipping) * 100 + 100 + s.iva_rate) / (2 * (100 + s.iva_rate)) as base) b
       where ${sumOf('sale')} <> k.sale or ${sumOf('shipping')} <> k.shipping
          or ${sumOf('commission')} <> -${share('k.sale', 'commission')}
          or ${sumOf('isr')} <> -${share('b.base', 'isr')}
          or ${sumOf('iva')} <> -${share('k.sale + k.shipping - b.base', 'iva')}`,
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
         and (s.line_id is null and (l.refunded < l.pieces or exists (
             select from refunded_pieces b where b.line_id = l.id and not b.with_shipping))
           or s.refunded < l.refunded - s.earlier and not exists (
                select from refunded_pieces r where r.line_id = l.id and r.at > now() - interval '1 day'))`,
  },
];
