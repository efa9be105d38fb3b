/**
 * Wishlists of the demo's customers. One customer has several lists, with prices that have dropped; one has few
 * products; one has none.
 */
import type { ClientBase } from 'pg';
import { demoCustomers } from '../customers.ts';

interface DemoList {
  email: string;
  name: string;
  isDefault?: boolean;
  /**
   * Products of the list, by position in the sequence of ratings: position `from`, and then every `every`-th position.
   */
  from: number;
  every: number;
  count: number;
}

const lists: readonly DemoList[] = [
  { email: 'ana@tianguis.example', name: 'Favoritos', isDefault: true, from: 0, every: 7, count: 11 },
  { email: 'ana@tianguis.example', name: 'Regalos de Navidad', from: 3, every: 11, count: 6 },
  { email: 'ana@tianguis.example', name: 'Para la casa', from: 5, every: 13, count: 4 },
  { email: 'beto@tianguis.example', name: 'Favoritos', isDefault: true, from: 2, every: 17, count: 3 },
];

/**
 * Adds the wishlists. A third of the saved products have dropped in price by about a tenth or more, and a fifth have
 * become more expensive. Ana has turned on mails about saved products; one of her products is sold out.
 */
export async function addWishlists(client: ClientBase): Promise<void> {
  for (const { email, name, isDefault = false, from, every, count } of lists) {
    const id = demoCustomers.find((one) => one.email === email)?.id;
    await client.query(
      `with made as (
         insert into wishlists (customer_id, name, is_default)
         select id, $2, $3 from customers where id = $1 returning id
       ), rated as (
         select p.id, p.sale_price, p.stock, p.is_active,
                row_number() over (order by p.rating_count * p.rating_average desc, p.id) - 1 as at
           from products p where p.is_active and p.stock > 0
       ), chosen as (
         select *, (at - $4) / $5 as n from rated where at >= $4 and (at - $4) % $5 = 0 order by at limit $6
       ), sold_out as (
         select id, sale_price, stock, is_active, -1::bigint as at, 2::bigint as n
           from products where is_active and stock = 0 and $3 order by rating_count desc, id limit 1
       )
       insert into wishlist_items (wishlist_id, product_id, saved_price, saved_at, is_sold_out)
       select made.id, c.id,
              case c.n % 5 when 0 then c.sale_price + greatest(c.sale_price / 8000, 1) * 1000
                           when 3 then c.sale_price + greatest(c.sale_price / 5000, 1) * 1000
                           when 4 then greatest(c.sale_price - greatest(c.sale_price / 12000, 1) * 1000, 100)
                           else c.sale_price end,
              now() - make_interval(days => (2 + 3 * c.n)::integer), c.stock = 0
         from made, (select * from chosen union all select * from sold_out) c
       on conflict do nothing`,
      [id, name, isDefault, from, every, count],
    );
  }
  await client.query(
    `insert into notification_settings (customer_id, kind, channel, is_on)
     select id, 'favoritos', 'correo', true from customers where id = $1 on conflict do nothing`,
    [demoCustomers[0]?.id],
  );
}
