/** Proofs that invoices and credit notes add up to what customers paid (AF-03). */
import { amountsOfLine, type OrderProof } from '../orders/service.ts';

/** SQL: the share of the first pieces of the line `l` in one of its amounts `s`, rounded down. */
const upTo = (amount: string, count: string) => `s.${amount} * (${count}) / l.pieces`;

/** SQL: the money of the refunded pieces `f`. */
const refunded = `(${upTo('net', 'f.earlier + f.pieces')} - ${upTo('net', 'f.earlier')} + case when f.with_shipping
  then ${upTo('shipping', 'f.earlier + f.pieces')} - ${upTo('shipping', 'f.earlier')} else 0 end)`;

export const invoiceProofs: readonly OrderProof[] = [
  {
    name: 'Invoices of orders',
    fine: 'Each invoice has the total of what was charged, less what was refunded before.',
    wrong: 'an invoice whose total is not what was charged less what was refunded before',
    todo: 'Compare the invoice with the lines of the order, and have its seller cancel the invoice at the SAT.',
    wrongOf: (orders) => `select o.number as id from ${orders} o join cfdis c on c.order_id = o.id
     where c.cause = '' and c.state <> 'refused' and c.total <> (
       select coalesce(sum(s.net + s.shipping - (
                select coalesce(sum(${refunded}), 0) from refunded_pieces f
                 where f.line_id = l.id and f.earlier < coalesce(n.earlier, l.pieces))), 0)
         from order_lines l join order_parcels p on p.id = l.parcel_id ${amountsOfLine}
         left join jsonb_to_recordset(c.pieces) n (key uuid, earlier integer) on n.key = l.id
        where l.order_id = o.id and p.store_id = c.store_id)`,
  },
  {
    name: 'Credit notes',
    fine: 'Each refund of invoiced pieces has a credit note with its amount.',
    wrong: 'a refund of invoiced pieces whose credit note is missing or has another total',
    todo: 'See whether the job "invoice-work" runs, and what "npm run shop -- invoices list" says of the invoice.',
    // A refund of the last hour may still wait for the job.
    wrongOf: (orders) => `select distinct o.number as id from ${orders} o join cfdis c on c.order_id = o.id
      cross join lateral (
        select f.cause, sum(${refunded}) as amount
          from jsonb_to_recordset(c.pieces) n (key uuid, earlier integer)
          join refunded_pieces f on f.line_id = n.key and f.earlier >= n.earlier
          join order_lines l on l.id = f.line_id ${amountsOfLine}
         group by f.cause having max(f.at) < now() - interval '1 hour') r
      left join cfdis d on d.order_id = c.order_id and d.store_id = c.store_id and d.cause = r.cause
     where c.cause = '' and c.state = 'stamped' and o.payment_state in ('paid', 'disputed') and r.amount > 0
       and r.amount is distinct from d.total`,
  },
];
