/** Proofs that gift registries agree with the orders (RT-23), for `doctor`. */
import { giftStateOf } from '@tianguis/domain/registry';
import { statesThat } from '../payment-states.ts';
import { givenPiecesSql } from './gift-repository.ts';

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
