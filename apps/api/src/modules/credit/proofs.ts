/** Proofs that store credits add up (AF-04), for `doctor`. */
import { hasEnded, isPaid } from '@tianguis/domain/order';
import { statesThat } from '../payment-states.ts';

const todo = 'Compare "npm run shop -- credit statement" with "orders show", and correct it by "credit correct".';

export const creditOrderProofs = [
  {
    name: 'Credit of orders',
    fine: 'The credit that pays each order is held, captured or released as the order is.',
    wrong: 'credit that contradicts the state of the order',
    todo,
    wrongOf: (orders: string) => `select o.number as id from ${orders} o
      cross join lateral (
        select coalesce(sum(t.amount), 0) as amount from order_tenders t
         where t.order_id = o.id and t.kind = 'credit') t
      cross join lateral (
        select coalesce(sum(e.owed), 0) as owed, coalesce(sum(e.held), 0) as held from credit_entries e
         where e.order_id = o.id and e.kind in ('hold', 'capture', 'release')) e
      where case
        when o.payment_state in ${statesThat(hasEnded)} then e.owed <> 0 or e.held <> 0
        when o.payment_state in ${statesThat(isPaid)} then e.owed <> t.amount or e.held <> 0
        else e.owed <> 0 or e.held <> t.amount end`,
  },
  {
    name: 'Refunds to credits',
    fine: 'Each refund of credit has reduced the debt, and none went to the balance or to an account.',
    wrong: 'refunds of credit that contradict its ledger',
    todo,
    wrongOf: (orders: string) => `select distinct o.number as id from ${orders} o join refunds f on f.order_id = o.id
      left join order_tenders t on t.id = f.tender_id
      left join credit_entries e on e.kind = 'refund' and e.cause = f.id::text
     where case when t.kind = 'credit' then
         e.owed is distinct from -f.amount or e.order_id <> o.id or f.state <> 'arrived' or f.to_balance
           or exists (select from refund_accounts n where n.refund_id = f.id)
       else e.id is not null end`,
  },
];

export const creditProofs = [
  {
    name: 'Credits of customers',
    fine: 'What each credit owes and holds is the sum of its entries.',
    wrong: 'Credits that contradict the sum of their entries',
    todo: 'Add the entries of "npm run shop -- credit statement", and find the entry that is wrong or missing.',
    query: `
      select a.number as id from credit_accounts a
        left join (select account_id, sum(owed) as owed, sum(held) as held from credit_entries group by account_id) e
          on e.account_id = a.id
       where a.used - a.favor <> coalesce(e.owed, 0) or a.held <> coalesce(e.held, 0)
      union
      select a.number from (
        select account_id, sum(held) over (partition by account_id order by id) as held from credit_entries) e
        join credit_accounts a on a.id = e.account_id
       where e.held < 0`,
  },
];
