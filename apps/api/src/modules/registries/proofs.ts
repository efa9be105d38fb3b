/** Proofs that gift registries agree with the orders (RT-23), for `doctor`. */
import { giftStateOf } from '@tianguis/domain/registry';
import { statesThat } from '../payment-states.ts';
import { givenPiecesSql, ownChangeSql } from './gift-repository.ts';

const statesOfNothing = statesThat((one) => giftStateOf(one) === 'none');

export const registryProofs = [
  {
    name: 'Wanted pieces of gift registries',
    fine: 'No gift registry has more pieces taken and reserved than are wanted.',
    wrong: 'Items of gift registries with more gifts than wanted pieces',
    todo: 'Compare "npm run shop -- registries show" with "orders show", and refund what was given too much.',
    query: `select r.code as id from registries r join registry_items i on i.registry_id = r.id
      join registry_gifts g on g.item_id = i.id
      join orders o on o.id = g.order_id and o.payment_state not in ${statesOfNothing}
      join order_lines l on l.order_id = o.id
      group by r.code, i.id, i.wanted
      having sum(${givenPiecesSql}) > i.wanted`,
  },
  {
    name: 'Changed gifts',
    fine: 'The money of each changed gift is once in the balance of the owner of its registry, and no other money is.',
    wrong: 'Orders with refunds to the owner of a registry that contradict its gift or its balance',
    todo: 'Compare "npm run shop -- registries show" with "orders show" and "balance show" of the owner.',
    query: `select o.number as id from refunds f join orders o on o.id = f.order_id
      left join registry_gifts g on g.order_id = o.id and ${ownChangeSql}
      left join registry_items i on i.id = g.item_id left join registries r on r.id = i.registry_id
      where f.to_owner <> (g.order_id is not null)
         or f.to_owner and (f.state <> 'arrived' or not exists (
           select from balance_entries e
            where e.kind = 'refund' and e.cause = f.id::text and e.customer_id is not distinct from r.customer_id))
      union
      select o.number from registry_gifts g join orders o on o.id = g.order_id
       where g.change_id is not null and not exists (
         select from refunds f where f.order_id = g.order_id and f.to_owner and ${ownChangeSql})`,
  },
  {
    name: 'Orders of gift registries',
    fine: 'Each gift is an order of the goods that its registry wishes.',
    wrong: 'Gifts whose order has other goods than the item of the registry',
    todo: 'Look at the order by "npm run shop -- orders show", and tell its customer.',
    query: `select o.number as id from registry_gifts g join registry_items i on i.id = g.item_id
      join orders o on o.id = g.order_id
      where not exists (select from order_lines l where l.order_id = o.id)
         or exists (select from order_lines l
                     where l.order_id = o.id and (l.product_id <> i.product_id or i.sku not in ('0', l.sku)))
         or exists (select from order_parcels p where p.order_id = o.id and p.service = 'pickup')`,
  },
];
