/** Proofs that balances add up (PA-05, AF-04), for `doctor`. */
import { hasEnded, isPaid } from '@tianguis/domain/order';
import { statesThat } from '../payment-states.ts';

const todo = 'Compare "npm run shop -- balance show" with "orders show", and correct it by "balance correct".';

/** SQL: whether the refund `f` of the order `o` goes to the balance. */
const isToBalance = `(f.to_balance or exists (
  select from order_tenders t where t.id = f.tender_id and t.kind = 'balance'))`;

export const balanceOrderProofs = [
  {
    name: 'Balance of orders',
    fine: 'The balance that pays each order is held, captured or released as the order is.',
    wrong: 'balance that contradicts the state of the order',
    todo,
    wrongOf: (orders: string) => `select o.number as id from ${orders} o
      cross join lateral (
        select coalesce(sum(t.amount), 0) as amount from order_tenders t
         where t.order_id = o.id and t.kind = 'balance') t
      cross join lateral (
        select coalesce(sum(e.amount), 0) as amount, coalesce(sum(e.held), 0) as held from balance_entries e
         where e.order_id = o.id and e.kind in ('hold', 'capture', 'release')) e
      where case
        when o.payment_state in ${statesThat(hasEnded)} then e.amount <> 0 or e.held <> 0
        when o.payment_state in ${statesThat(isPaid)} then e.amount <> -t.amount or e.held <> 0
        else e.amount <> -t.amount or e.held <> t.amount end`,
  },
  {
    name: 'Refunds to balances',
    fine: 'Each refund that goes to a balance has its entry there, and no other refund has one.',
    wrong: 'refunds that contradict the balance of their customer',
    todo,
    wrongOf: (orders: string) => `select distinct o.number as id from ${orders} o join refunds f on f.order_id = o.id
      left join balance_entries e on e.kind = 'refund' and e.cause = f.id::text
     where case when ${isToBalance} then
         case when f.state = 'arrived' then e.id is null or e.amount <> f.amount or e.order_id <> o.id
             or not f.to_owner and e.customer_id is distinct from o.customer_id
           else e.id is not null or o.customer_id is not null end
       else e.id is not null end`,
  },
];

export const balanceProofs = [
  {
    name: 'Balances of customers',
    fine: 'Each stored balance is the sum of its entries, and none was ever below zero.',
    wrong: 'Customers whose balance contradicts the sum of its entries',
    todo: 'Add the entries of "npm run shop -- balance show", and find the entry that is wrong or missing.',
    query: `
      select coalesce(b.customer_id, e.customer_id)::text as id from customer_balances b
        full join (select customer_id, sum(amount) as amount, sum(held) as held from balance_entries
                    where customer_id is not null group by customer_id) e on e.customer_id = b.customer_id
       where coalesce(b.amount, 0) <> coalesce(e.amount, 0) or coalesce(b.held, 0) <> coalesce(e.held, 0)
      union
      select customer_id::text from (
        select customer_id, sum(amount) over (partition by customer_id order by id) as amount,
               sum(held) over (partition by customer_id order by id) as held
          from balance_entries where customer_id is not null) e
       where e.amount < 0 or e.held < 0
      union
      select 'erased accounts' from balance_entries where customer_id is null
      having sum(amount) <> 0 or sum(held) <> 0`,
  },
  {
    name: 'Payouts of balances',
    fine: 'Each payout to an account has its entry, and each that came back has another one.',
    wrong: 'Payouts that contradict the entries of the balance',
    todo: 'Compare "npm run shop -- balance payouts" with "balance show".',
    query: `select p.id::text as id from balance_payouts p
       left join balance_entries e on e.kind = 'payout' and e.cause = p.id::text
       left join balance_entries r on r.kind = 'payout_returned' and r.cause = p.id::text
      where e.amount is distinct from -p.amount or (r.id is null) <> (p.returned_at is null)
         or r.amount <> p.amount`,
  },
];
